import { useCallback, useEffect, useState } from 'react'
import type { RunEvent } from '#contracts/office-runs.ts'
import type { WrittenTogether } from '#contracts/together.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { runMessages } from '../messages/runs.ts'
import { useRecords } from '../records/records-context.ts'
import type { TogetherCall } from '../records/use-record-form.ts'

/** The run of an event in its form, and how a save is for its other coming evenings, too. */
export function useRun({ kind }: RecordDefinition, id: number | null) {
  const { calls } = useRecords()
  const messages = useLazyMessages(runMessages)
  const [members, setMembers] = useState<readonly RunEvent[] | null>(null)
  const [openedAt] = useState(() => new Date().toISOString())
  const [isForAll, setIsForAll] = useState(false)
  useEffect(() => {
    // Without the list, the form still works.
    if (kind === 'event' && id !== null)
      calls.get('events/event/{id}/run', { params: { id } }).then(setMembers, () => setMembers([]))
  }, [calls, kind, id])
  const coming = (members ?? []).filter((one) => one.date_start > openedAt)
  const evenings = coming.map((one) => one.id)
  const call: TogetherCall = {
    ids: evenings,
    content: 'run',
    send: (asked) =>
      calls.post('events/event/{id}/run', { params: { id: id ?? 0 }, json: { ...asked, evenings } }),
  }
  const tell = ({ changed, unchanged }: WrittenTogether) => {
    const done = evenings.filter((one) => [...changed, ...unchanged].includes(one)).length
    const left = evenings.length - done
    return [done > 0 && messages.changed(done), left > 0 && messages.left(left)].filter(Boolean).join(' ')
  }
  const add = useCallback(
    (added: readonly RunEvent[]) =>
      setMembers((before) =>
        [...(before ?? []), ...added].toSorted((one, other) =>
          one.date_start.localeCompare(other.date_start),
        ),
      ),
    [],
  )
  return {
    members,
    coming,
    isForAll,
    setIsForAll,
    label: messages.alsoComing(coming.length),
    add,
    saving: isForAll && coming.length > 0 ? { call, tell } : null,
  }
}
