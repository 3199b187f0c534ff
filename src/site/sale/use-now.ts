import { useState } from 'react'

/** The time at which something was opened, as an ISO instant; for what is shown in the browser only. */
export function useNow(): string {
  const [now] = useState(() => new Date().toISOString())
  return now
}
