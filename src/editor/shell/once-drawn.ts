import { flushSync } from 'react-dom'

/**
 * Runs what needs the page as this turn leaves it, mostly to give the focus away: at once, so that a key that waits
 * already meets the focus in its new place. Where the attempt says that what it looks for is not there yet (its code may
 * be under way), once more with the next frame. Not for effects: React draws nothing within them.
 */
export function onceDrawn(attempt: () => boolean): void {
  flushSync(() => {})
  if (!attempt()) requestAnimationFrame(attempt)
}
