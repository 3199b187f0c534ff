import { useEffect, useState } from 'react'

/** Runs something once the next picture is on the screen; returns what calls it off. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * The value as it was at the last paint: for what costs much and may come a moment after the picture that answers a tap.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => afterPaint(() => setShown(value)), [value])
  return shown
}
