import { useCallback, useEffect, useState } from 'react'
import type { HouseCalendar } from '#contracts/office-calendar.ts'
import { useRecords } from '../records/records-context.ts'

/** The calendar of some days; what is known of halls and series stays while other days are loaded. */
export function useCalendar(from: string, to: string) {
  const { calls } = useRecords()
  const [attempt, setAttempt] = useState(0)
  const key = `${from} ${to}`
  const [known, setKnown] = useState<{ key: string; answer: HouseCalendar | null; hasFailed: boolean }>({
    key: '',
    answer: null,
    hasFailed: false,
  })
  useEffect(() => {
    let isLatest = true
    calls.get('events/calendar', { query: { from, to } }).then(
      (answer) => isLatest && setKnown({ key, answer, hasFailed: false }),
      () => isLatest && setKnown((before) => ({ ...before, key, hasFailed: true })),
    )
    return () => {
      isLatest = false
    }
    // A new attempt asks for the same days.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [calls, from, to, key, attempt])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  const isCurrent = known.key === key
  return {
    known: known.answer,
    answer: isCurrent && !known.hasFailed ? known.answer : null,
    hasFailed: isCurrent && known.hasFailed,
    again,
  }
}
