import { flushSync } from 'react-dom'

/**
 * Runs an action that needs the rendered result of this turn, mostly setting the focus: synchronously, so that a
 * pending key event already reaches the newly focused element. When the attempt returns that its target is not there
 * yet (its code may still be loading), tries once more in the next frame. Not for effects: React can't flush within
 * them.
 */
export function afterPaint(attempt: () => boolean): void {
  flushSync(() => {})
  if (!attempt()) requestAnimationFrame(attempt)
}
