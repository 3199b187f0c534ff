import { valuesOf } from '#records/definition.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { record } from '#records/release/record.ts'
import { readRecord, type StoredRecord } from '../records/calls.ts'
import { useRecords } from '../records/records-context.ts'

/** How often a release is asked for whose minute has come, in milliseconds. */
const interval = 2000
/** Timers can't be longer than 24 days. */
const longest = 24 * 86_400_000

/**
 * Reloads a planned release when it is published, or has failed: from its minute on, the page asks for it. `onDone` gets the
 * state, also when the form has heard of it otherwise. Returns whether the minute has come already.
 */
export function useUntilPublished(
  stored: StoredRecord,
  reload: () => void,
  onDone: (state: 'published' | 'failed') => void,
): boolean {
  const { calls } = useRecords()
  const { id } = stored
  const { state, publish_at: planned } = valuesOf(record, stored.values)
  const at = state === 'planned' && planned ? Date.parse(planned) : Number.NaN
  /** The minute that has come. */
  const [come, setCome] = useState<number | null>(null)
  const before = useRef(state)
  const load = useEffectEvent(reload)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const wasPlanned = before.current === 'planned'
    before.current = state
    if (wasPlanned && (state === 'published' || state === 'failed')) done(state)
  }, [state])
  useEffect(() => {
    if (Number.isNaN(at)) return undefined
    let timer = 0
    let isOver = false
    const ask = async () => {
      setCome(at)
      // The next time may work where this one does not.
      const now = await readRecord(calls, record.path, id).catch(() => null)
      if (isOver) return
      const after = now && valuesOf(record, now.values).state
      if (after === 'published' || after === 'failed') load()
      else timer = window.setTimeout(() => void ask(), interval)
    }
    timer = window.setTimeout(() => void ask(), Math.min(Math.max(at - Date.now(), 0), longest))
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [at, calls, id])
  return come === at
}
