import { useCallback, useEffect, useRef, useState } from 'react'
import { nextFirst, positionOf, type SliderPosition, type Span } from './slider-state.ts'

export type SliderMove = -1 | 1 | 'first' | 'last'

/** How long the track must be at rest before its position is announced, in milliseconds. */
const restTime = 180

/**
 * Follows the track with this id, a list of items: which are in view, and how to move it. The position is `announced`
 * only after a move by button or key, once the track is at rest; users who scroll can see it.
 */
export function useSlider(trackId: string, count: number) {
  const [position, setPosition] = useState<SliderPosition>({
    first: 0,
    last: 0,
    hasBefore: false,
    hasAfter: false,
  })
  const [announced, setAnnounced] = useState(false)
  const wasAsked = useRef(false)
  const follow = useRef(() => {})
  useEffect(() => {
    const track = document.getElementById(trackId)
    if (!track || count === 0) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const { items, view } = measure(track)
      setPosition((before) => unlessEqual(before, positionOf(items, view)))
    }
    follow.current = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        look()
        setAnnounced(wasAsked.current)
        wasAsked.current = false
      }, restTime)
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(track)
    const onScroll = () => follow.current()
    track.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      track.removeEventListener('scroll', onScroll)
    }
  }, [trackId, count])

  const move = useCallback(
    (where: SliderMove) => {
      const track = document.getElementById(trackId)
      if (!track) return
      const { items, view } = measure(track)
      const target = items[targetOf(where, positionOf(items, view), items.length)]
      if (!target) return
      wasAsked.current = true
      setAnnounced(false)
      // The stylesheet sets the scroll behaviour, with respect to the visitor's preference.
      track.scrollTo({ left: target.start })
      follow.current() // also when there was nothing to scroll
    },
    [trackId],
  )
  return { position, announced, move }
}

function targetOf(where: SliderMove, position: SliderPosition, count: number): number {
  if (where === 'first') return 0
  return where === 'last' ? count - 1 : nextFirst(position, where, count)
}

/** The items and the view in the coordinates of the track's content. */
function measure(track: HTMLElement): { items: Span[]; view: Span } {
  const { left } = track.getBoundingClientRect()
  const items = Array.from(track.children, (item) => {
    const box = item.getBoundingClientRect()
    return { start: box.left - left + track.scrollLeft, end: box.right - left + track.scrollLeft }
  })
  return { items, view: { start: track.scrollLeft, end: track.scrollLeft + track.clientWidth } }
}

function unlessEqual(before: SliderPosition, now: SliderPosition): SliderPosition {
  const isEqual =
    before.first === now.first &&
    before.last === now.last &&
    before.hasBefore === now.hasBefore &&
    before.hasAfter === now.hasAfter
  return isEqual ? before : now
}
