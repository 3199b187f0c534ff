import { anchorTimings } from '../hash/hash-scroll.ts'
import { glideToPlace, unfold } from '../hash/scroll-to-place.ts'

/**
 * Scrolls to an element, corrects the position after layout shifts, and focuses the element. Returns a function that
 * stops it.
 */
export function glide(place: HTMLElement): () => void {
  const timers: ReturnType<typeof setTimeout>[] = []
  let stopGliding = () => {}
  const start = () => {
    stopGliding = glideToPlace(place, anchorTimings, () => {
      place.tabIndex = -1
      place.focus({ preventScroll: true })
      for (const retry of anchorTimings.retries) timers.push(setTimeout(() => correct(place), retry))
    })
  }
  if (unfold(place)) timers.push(setTimeout(start, anchorTimings.faqDelay))
  else start()
  return () => {
    stopGliding()
    for (const timer of timers) clearTimeout(timer)
  }
}

function correct(place: HTMLElement): void {
  const distance = place.getBoundingClientRect().top - anchorTimings.offset
  if (Math.abs(distance) > 2) scrollBy({ top: distance, behavior: 'instant' })
}
