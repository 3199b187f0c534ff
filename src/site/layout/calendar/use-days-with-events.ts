import { useEffect, useState } from 'react'

const none: ReadonlySet<string> = new Set()
const known = new Map<string, ReadonlySet<string>>()

/**
 * The days of a month that have events, asked for once per month and visit. A failed call leaves the month without
 * days to choose and says so.
 */
export function useDaysWithEvents(month: string): {
  days: ReadonlySet<string>
  status: 'loading' | 'known' | 'failed'
} {
  const [loaded, setLoaded] = useState<{ month: string; days: ReadonlySet<string> | null } | null>(null)
  useEffect(() => {
    if (known.has(month)) return
    const abort = new AbortController()
    void readDays(month, abort.signal).then(
      (days) => {
        known.set(month, days)
        setLoaded({ month, days })
      },
      () => {
        if (!abort.signal.aborted) setLoaded({ month, days: null })
      },
    )
    return () => abort.abort()
  }, [month])
  const days = known.get(month)
  if (days) return { days, status: 'known' }
  return { days: none, status: loaded?.month === month ? 'failed' : 'loading' }
}

async function readDays(month: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const answer = await fetch(`/api/calendar/?date=${month}`, { signal })
  if (!answer.ok) throw new Error(`The calendar answered ${answer.status}`)
  const days: unknown = await answer.json()
  return new Set(Array.isArray(days) ? days.filter((day): day is string => typeof day === 'string') : [])
}
