import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import type { FormEntry } from '#contracts/office-entries.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import fieldStyles from '../fields/fields.module.css'
import { entryMessages } from '../messages/entries.ts'
import { Notice } from '#staff/notice/notice.tsx'
import { useAskBeforeLeaving } from '../shell/use-ask-before-leaving.ts'
import styles from './entries.module.css'
import { useEntryActions } from './use-entry-actions.ts'
import { useRecords } from '../records/records-context.ts'

/** A note of the editors. It is saved by a button, and there is a question before leaving without it. */
export function EntryNote(props: {
  entry: FormEntry
  isGone: boolean
  onChange: (entry: FormEntry) => void
}) {
  const { entry, isGone, onChange } = props
  const { page: messages } = useLazyMessages(entryMessages)
  const { calls } = useRecords()
  const { told, isBusy, act } = useEntryActions()
  const [typed, setTyped] = useState(entry.note)
  useAskBeforeLeaving(typed.trim() !== entry.note && !isGone)
  const save = () =>
    act(
      async () =>
        onChange(await calls.patch('form-entries/{id}', { params: { id: entry.id }, json: { note: typed } })),
      messages.noteSaved,
    )
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <FieldFrame label={messages.note} hint={messages.noteHint}>
        {(ids) => (
          <textarea
            {...ids}
            className={fieldStyles.lines}
            rows={3}
            maxLength={5000}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </FieldFrame>
      <StaffButton type="submit" isBusy={isBusy}>
        {messages.saveNote}
      </StaffButton>
      <Notice told={told} />
    </form>
  )
}
