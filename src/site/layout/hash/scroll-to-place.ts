import { lessMotion } from '#design/less-motion.ts'
import { anchorTimings, hashTimings, scrollPosition, waitForPlace } from './hash-scroll.ts'
import { placeOf } from './place-of.ts'

/** Input that stops automatic scrolling. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to the element that a hash names, even if it appears late; opens the disclosures around it. Stops when the
 * visitor scrolls. `isFirstPage`: the browser has already scrolled to the element, so only a collapsed or late one is
 * handled. Returns a function that stops it.
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

/** Opens the disclosures around an element (e.g. an FAQ answer); returns whether one was closed. */
export function unfold(place: HTMLElement): boolean {
  let wasFolded = false
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    wasFolded ||= !fold.open
    fold.open = true
  }
  return wasFolded
}

/** Scrolls to an element and focuses it, so that Tab continues from there. */
function scrollToPlace(place: HTMLElement, offset: number): void {
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
  const top = place.getBoundingClientRect().top + scrollY - offset
  scrollTo({ top, behavior: lessMotion().matches ? 'instant' : 'smooth' })
}

/** Scrolls to an element with a fixed duration; input of the visitor stops it. Returns a function that stops it. */
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
