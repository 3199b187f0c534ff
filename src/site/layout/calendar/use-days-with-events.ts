import { useEffect, useState } from 'react'

const none: ReadonlySet<string> = new Set()
const known = new Map<string, ReadonlySet<string>>()

/**
 * The days of a month that have events, requested once per month and page view. After a failed call the month has no
 * selectable days and an error is shown; `retry` repeats the call.
 */
export function useDaysWithEvents(month: string): {
  days: ReadonlySet<string>
  status: 'loading' | 'known' | 'failed'
  retry: () => Promise<void>
} {
  const [answered, setAnswered] = useState<{ month: string; isKnown: boolean } | null>(null)
  useEffect(() => {
    if (known.has(month)) return undefined
    const abort = new AbortController()
    const ask = async () => {
      const isKnown = await askForDays(month, abort.signal)
      if (!abort.signal.aborted) setAnswered({ month, isKnown })
    }
    void ask()
    return () => abort.abort()
  }, [month])
  const retry = async () => {
    setAnswered(null)
    setAnswered({ month, isKnown: await askForDays(month) })
  }
  const days = known.get(month)
  if (days) return { days, status: 'known', retry }
  return { days: none, status: answered?.month === month && !answered.isKnown ? 'failed' : 'loading', retry }
}

/** Resolves to whether the month's days are now loaded. */
async function askForDays(month: string, signal: AbortSignal | null = null): Promise<boolean> {
  try {
    const answer = await fetch(`/api/calendar/?date=${month}`, { signal })
    const days: unknown = answer.ok ? await answer.json() : null
    if (!Array.isArray(days)) return false
    known.set(month, new Set(days.filter((day): day is string => typeof day === 'string')))
    return true
  } catch {
    return false
  }
}
