import { leaveFor, useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import { ChoiceField } from '#fields/controls/choice-fields.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { ReferencePicker } from '../fields/reference-picker.tsx'
import { mergeMessages } from '../messages/merges.ts'
import { readRecord, type StoredRecord } from '../records/calls.ts'
import { addressOf, useRecords } from '../records/records-context.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'

export const mergeableKinds = ['artist', 'work'] as const
export type MergeableKind = (typeof mergeableKinds)[number]

/** Asks which of two records stays, and merges them; `two` may name only the first. */
export function MergeDialog(props: {
  kind: MergeableKind
  definition: RecordDefinition
  two: readonly [StoredRecord, StoredRecord?]
  onClose: () => void
}) {
  const { kind, definition, two, onClose } = props
  const { calls, describe } = useRecords()
  const messages = useLazyMessages(mergeMessages)
  const [one] = two
  const [other, setOther] = useState(two[1])
  const [kept, setKept] = useState(() => (usesOf(two[1]) > usesOf(one) ? two[1]?.id : one.id))
  const [error, setError] = useState<string | null>(null)
  const { isBusy, attempt } = useAction(setError)
  const nameOf = ({ id, values, titles, uses }: StoredRecord) =>
    [
      describe(definition, definition.title, values, titles),
      describe(definition, definition.detail ?? [], values, titles),
      messages.uses(uses.reduce((sum, { count }) => sum + count, 0)),
      `#${id}`,
    ]
      .filter(Boolean)
      .join(', ')
  const choose = (id: number) =>
    attempt(async () => {
      setError(null)
      if (id === one.id) return
      const found = await readRecord(calls, definition.path, id)
      setOther(found)
      setKept(usesOf(found) > usesOf(one) ? found.id : one.id)
    })
  const merge = () =>
    attempt(async () => {
      setError(null)
      if (!other || kept === undefined) return
      const from = kept === one.id ? other : one
      await calls.post('merges', { json: { kind, from: from.id, into: kept } })
      await leaveFor(`${addressOf(definition, kept)}#merged-${from.id}`)
    })
  return (
    <Dialog title={messages.title} onClose={onClose} error={error}>
      {other ? (
        <>
          <ChoiceField
            label={messages.which}
            hint={messages.what}
            choices={[one, other].map((record) => ({ value: String(record.id), name: nameOf(record) }))}
            value={String(kept)}
            onChange={(value) => setKept(Number(value))}
          />
          <StaffBar>
            <StaffButton look="primary" isBusy={isBusy} onClick={() => void merge()}>
              {messages.merge}
            </StaffButton>
          </StaffBar>
        </>
      ) : (
        <FieldFrame label={messages.other} hint={messages.hint}>
          {(ids) => (
            <ReferencePicker
              ids={ids}
              to={definition}
              create={undefined}
              hasFocusAtOnce
              onChoose={(id) => void choose(id)}
              onRefused={setError}
            />
          )}
        </FieldFrame>
      )}
    </Dialog>
  )
}

function usesOf(record: StoredRecord | undefined): number {
  return (record?.uses ?? []).reduce((sum, { count }) => sum + count, 0)
}
