import { useEffect, useEffectEvent, useState } from 'react'
import { isSame } from '#operations/index.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { readRecord, type StoredRecord } from './calls.ts'
import { useRecords } from './records-context.ts'

/** In milliseconds; the first report lets the form be loaded. */
const times = { first: 1000, inFront: 5000, behind: 15_000 } as const

/**
 * Reports that the form of a record is open in this window, and returns the names of those who have it open, too. `onSaved` gets the record when
 * others have saved it, and `onGone` is called when they have deleted it.
 */
export function useRecordPresence(given: {
  definition: RecordDefinition
  id: number | null
  /** The name of this window. */
  client: string
  /** That of the record as the form shows it; null while it is being loaded. */
  version: string | null
  /** Whether the form is being saved: the answer says what is stored then. */
  isBusy: boolean
  onSaved: (record: StoredRecord, by: string | null) => void
  onGone: () => void
}): readonly string[] {
  const { definition, id, client, version, isBusy, onSaved, onGone } = given
  const { path } = definition
  const { calls } = useRecords()
  const [others, setOthers] = useState<readonly string[]>([])
  const send = useEffectEvent((record: number, isLeaving: boolean) =>
    calls.post(
      '{record}/{id}/presence',
      { params: { record: path, id: record }, json: { client, is_leaving: isLeaving } },
      // Nobody is asked for the password because of a report.
      { isQuiet: true, keepalive: isLeaving },
    ),
  )
  const known = useEffectEvent(() => (isBusy ? null : version))
  const read = useEffectEvent((record: number) => readRecord(calls, path, record, { isQuiet: true }))
  const note = useEffectEvent((next: readonly string[]) =>
    setOthers((before) => (isSame(before, next) ? before : next)),
  )
  const saved = useEffectEvent(onSaved)
  const gone = useEffectEvent(onGone)
  const isLoaded = version !== null
  useEffect(() => {
    if (id === null || !isLoaded) return undefined
    let isOpen = true
    let isReporting = false
    let timer = 0
    const report = async () => {
      const answer = await send(id, false)
      if (!isOpen) return
      if (answer.version === null) {
        isOpen = false
        return gone()
      }
      note(answer.others)
      const before = known()
      if (before === null || answer.version === before) return
      const record = await read(id)
      // An answer that comes after the form was saved is older than what the form shows.
      if (isOpen && known() === before) saved(record, answer.changed_by)
    }
    const reportNow = async () => {
      if (isReporting) return
      isReporting = true
      clearTimeout(timer)
      // Without a connection or a session, the next one tries again.
      await report().catch(() => {})
      isReporting = false
      reportLater(document.hidden ? times.behind : times.inFront)
    }
    const reportLater = (delay: number) => {
      if (isOpen) timer = window.setTimeout(() => void reportNow(), delay)
    }
    const onShow = () => {
      if (!document.hidden && isOpen) void reportNow()
    }
    const onLeave = () => void send(id, true).catch(() => {})
    document.addEventListener('visibilitychange', onShow)
    addEventListener('pagehide', onLeave)
    reportLater(times.first)
    return () => {
      isOpen = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShow)
      removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [id, isLoaded])
  return others
}
