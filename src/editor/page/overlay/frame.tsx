import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { LayoutWatch } from '../workspace/layout-watch.ts'

/**
 * A box drawn over the page at `boxOf` (relative to the viewport); hidden while that is null. It follows layout
 * changes without rendering, and takes no space on the page. Its target never changes: another block gets another
 * frame.
 */
export function Frame(props: {
  watch: LayoutWatch
  boxOf: () => DOMRect | null
  className?: string | undefined
  kind?: string
  children?: ReactNode
}) {
  const { watch, boxOf, className, kind, children } = props
  const element = useRef<HTMLDivElement>(null)
  const boxNow = useRef(boxOf)
  useLayoutEffect(() => {
    boxNow.current = boxOf
  })
  useLayoutEffect(() => {
    const { current: frame } = element
    let shown = ''
    const look = () => {
      const box = boxNow.current()
      const place = box && [box.left + scrollX, box.top + scrollY, box.width, box.height]
      const wanted = place?.join(' ') ?? ''
      if (wanted === shown) return undefined
      return () => {
        shown = wanted
        if (frame) putAt(frame, place)
      }
    }
    // Synchronously, because the element may be focused right away.
    look()?.()
    return watch.follow(look)
  }, [watch])
  return (
    <div ref={element} className={className} data-kind={kind} hidden>
      {children}
    </div>
  )
}

function putAt(element: HTMLElement, place: number[] | null): void {
  element.hidden = place === null
  if (!place) return
  const [left, top, width, height] = place.map((value) => `${value}px`)
  Object.assign(element.style, { left, top, width, height })
}
