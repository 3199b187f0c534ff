import { lessMotion } from '#design/less-motion.ts'
import { anchorTimings, hashTimings, scrollPosition, waitForPlace } from './hash-scroll.ts'
import { placeOf } from './place-of.ts'

/** What a visitor does when the page should not move by itself any more. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to the place that a hash names, also when it appears late; opens what it is folded into. A visitor who starts
 * to scroll meanwhile is left alone. `isFirstPage`: the browser itself has gone to the place already, so that only a
 * folded or a late one is left. Returns how to stop.
 */
export function scrollToHash(hash: string, isFirstPage: boolean): () => void {
  const stops: (() => void)[] = []
  const stop = () => {
    for (const end of stops.splice(0)) end()
  }
  stops.push(
    waitForPlace(
      () => placeOf(hash),
      (place) => {
        const delay = unfold(place) ? anchorTimings.faqDelay : 0
        const timer = setTimeout(() => scrollToPlace(place, hashTimings.offset), delay)
        stops.push(() => clearTimeout(timer))
      },
      isFirstPage ? { ...hashTimings, wait: anchorTimings.hashDelay } : hashTimings,
    ),
  )
  for (const move of ownMoves) addEventListener(move, stop, { passive: true, once: true })
  stops.push(() => {
    for (const move of ownMoves) removeEventListener(move, stop)
  })
  return stop
}

/** Opens the disclosures around a place (an answer among the questions); says whether one was closed. */
export function unfold(place: HTMLElement): boolean {
  let wasFolded = false
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    wasFolded ||= !fold.open
    fold.open = true
  }
  return wasFolded
}

/** Scrolls there and puts the focus there, too, so that the next Tab goes on from the place. */
function scrollToPlace(place: HTMLElement, offset: number): void {
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
  const top = place.getBoundingClientRect().top + scrollY - offset
  scrollTo({ top, behavior: lessMotion().matches ? 'instant' : 'smooth' })
}

/** Scrolls to a place over a fixed time; a visitor's own move ends it. Returns how to end it. */
export function glideToPlace(
  place: HTMLElement,
  { offset, duration } = anchorTimings,
  arrive: () => void = () => {},
): () => void {
  const from = scrollY
  const began = performance.now()
  const target = () => place.getBoundingClientRect().top + scrollY - offset
  if (lessMotion().matches) {
    scrollTo({ top: target(), behavior: 'instant' })
    arrive()
    return () => {}
  }
  let frame = requestAnimationFrame(step)
  function step(now: number): void {
    const progress = Math.min(1, (now - began) / duration)
    scrollTo({ top: scrollPosition(from, target(), progress), behavior: 'instant' })
    if (progress < 1) frame = requestAnimationFrame(step)
    else end(arrive)
  }
  const end = (then: () => void = () => {}) => {
    cancelAnimationFrame(frame)
    for (const move of ownMoves) removeEventListener(move, stop)
    then()
  }
  const stop = () => end()
  for (const move of ownMoves) addEventListener(move, stop, { passive: true, once: true })
  return stop
}
