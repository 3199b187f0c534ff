import { useEffect, useState } from 'react'
import type { RunEvent } from '#contracts/office-runs.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { runMessages } from '../messages/runs.ts'
import { useRecords } from '../records/records-context.ts'
import { changeRun } from './change-run.ts'

/** The run of an event in its form, and whether a save is for its other coming evenings, too. */
export function useRun({ kind, path }: RecordDefinition, id: number | null) {
  const { calls } = useRecords()
  const messages = useLazyMessages(runMessages)
  const [members, setMembers] = useState<readonly RunEvent[] | null>(null)
  const [openedAt] = useState(() => new Date().toISOString())
  const [isForAll, setIsForAll] = useState(false)
  useEffect(() => {
    // Without the list, the form still works.
    if (kind === 'event' && id !== null) calls.run(id).then(setMembers, () => setMembers([]))
  }, [calls, kind, id])
  const coming = (members ?? []).filter((one) => one.date_start > openedAt)
  const afterSave = async (before: Values, changes: Values) => {
    if (!isForAll || coming.length === 0) return ''
    const { changed, kept } = await changeRun(calls, path, { members: coming, before, changes })
    return [changed > 0 && messages.changed(changed), kept > 0 && messages.kept(kept)]
      .filter((text) => text !== false)
      .join(' ')
  }
  return {
    members,
    coming,
    isForAll,
    setIsForAll,
    label: messages.alsoComing(coming.length),
    add: (added: readonly RunEvent[]) =>
      setMembers(
        [...(members ?? []), ...added].toSorted((one, other) =>
          one.date_start.localeCompare(other.date_start),
        ),
      ),
    afterSave,
  }
}
