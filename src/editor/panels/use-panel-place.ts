import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { doOverlap, keepInArea, placePanel, type Box, type PanelSize } from './place-panel.ts'

const steps: Record<string, { x: number; y: number; way: 'left' | 'right' | 'up' | 'down' }> = {
  ArrowLeft: { x: -24, y: 0, way: 'left' },
  ArrowRight: { x: 24, y: 0, way: 'right' },
  ArrowUp: { x: 0, y: -24, way: 'up' },
  ArrowDown: { x: 0, y: 24, way: 'down' },
}
export type Way = (typeof steps)[string]['way']

/**
 * Positions the panel so that it doesn't cover the block, and lets it be dragged by its head. A dragged panel stays in
 * place until another block is edited that it would cover. The position is written to the element's style without
 * rendering.
 */
export function usePanelPlace(
  panel: RefObject<HTMLElement | null>,
  { about, avoid, isFolded }: { about: string; avoid: DOMRect | null; isFolded: boolean },
) {
  const side = useRef<'left' | 'right'>('right')
  const dragged = useRef<{ left: number; top: number } | null>(null)
  const start = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  const subject = useRef(about)
  const situation = useRef('')
  const [windowSize, setWindowSize] = useState('')

  useLayoutEffect(() => {
    const follow = () => setWindowSize(`${innerWidth}×${innerHeight}`)
    addEventListener('resize', follow)
    return () => removeEventListener('resize', follow)
  }, [])

  useLayoutEffect(() => {
    const element = panel.current
    // The block's vertical position changes with every scroll; the panel does not follow that.
    const across = avoid && `${Math.round(avoid.left)}-${Math.round(avoid.right)}`
    const now = [about, across, isFolded, windowSize].join(' ')
    if (!element || now === situation.current) return
    situation.current = now
    const area = freeArea()
    const size = sizeOf(element)
    if (subject.current !== about) {
      subject.current = about
      if (dragged.current && avoid && doOverlap(boxAt(dragged.current, size), avoid)) dragged.current = null
    }
    if (dragged.current) {
      show(element, keepInArea(dragged.current, { area, size }), area.bottom - dragged.current.top - 16)
      return
    }
    const place = placePanel({ area, size: naturalSize(element, size), avoid, side: side.current })
    side.current = place.side
    show(element, place, place.maxHeight)
  })

  const putAt = (wanted: { left: number; top: number }) => {
    const element = panel.current
    if (!element) return
    const area = freeArea()
    const place = keepInArea(wanted, { area, size: sizeOf(element) })
    dragged.current = place
    show(element, place, Math.max(48, area.bottom - place.top - 16))
  }
  const letGo = () => {
    start.current = null
  }
  return {
    /** Handlers for the head: dragging with any pointer. */
    head: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const box = panel.current?.getBoundingClientRect()
        const isButton = event.target instanceof Element && event.target.closest('button:not([data-drag])')
        if (!box || isButton || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, y: event.clientY, left: box.left, top: box.top }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!start.current) return
        const { x, y, left: from, top } = start.current
        putAt({ left: from + event.clientX - x, top: top + event.clientY - y })
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
    /** Moves the panel by an arrow key; null for other keys. */
    moveByKey: (event: KeyboardEvent): Way | null => {
      const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
      const box = panel.current?.getBoundingClientRect()
      if (!step || !box) return null
      event.preventDefault()
      const times = event.shiftKey ? 5 : 1
      putAt({ left: box.left + step.x * times, top: box.top + step.y * times })
      return step.way
    },
  }
}

/** The window without the area covered by the toolbar. */
function freeArea(): Box {
  const toolbar = Number.parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue('--toolbar-height'),
  )
  return { left: 0, top: toolbar || 0, right: document.documentElement.clientWidth, bottom: innerHeight }
}

function sizeOf(element: HTMLElement): PanelSize {
  const { width, height } = element.getBoundingClientRect()
  return { width, height }
}

/** The panel's height without constraints. */
function naturalSize(element: HTMLElement, { width, height }: PanelSize): PanelSize {
  const body = element.querySelector('[data-panel-body]')
  return { width, height: body ? height - body.clientHeight + body.scrollHeight : height }
}

function boxAt({ left, top }: { left: number; top: number }, { width, height }: PanelSize): Box {
  return { left, top, right: left + width, bottom: top + height }
}

/** Sets custom properties, which the phone's sheet ignores. */
function show(element: HTMLElement, { left, top }: { left: number; top: number }, maxHeight: number): void {
  element.style.setProperty('--panel-left', `${Math.round(left)}px`)
  element.style.setProperty('--panel-top', `${Math.round(top)}px`)
  element.style.setProperty('--panel-height', `${Math.round(maxHeight)}px`)
}
