import { useState } from 'react'

/** The time of the first rendering as an ISO instant; only for components rendered in the browser. */
export function useNow(): string {
  const [now] = useState(() => new Date().toISOString())
  return now
}
