import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { Dialog } from '#staff/dialog/dialog.tsx'
import type { Told } from '#staff/notice/notice.tsx'
import { useState, type FormEvent } from 'react'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { TimeField } from '#fields/controls/time-field.tsx'
import { instantOf } from '#i18n/hall-time.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { valuesOf } from '#records/definition.ts'
import { movedDraft } from '#records/event/moved-draft.ts'
import { record } from '#records/event/record.ts'
import type { Values } from '#records/field.ts'
import { calendarMessages } from '../messages/calendar.ts'
import { changeRecord, fieldErrorsOf, type StoredRecord } from '../records/calls.ts'
import { useRecordMessages, useRecords } from '../records/records-context.ts'

/** Another date or hall for an event of which visitors know nothing, or that is over: written at once, and taken back by a click. */
export function MoveDraft(props: {
  title: string
  name: string
  stored: StoredRecord
  rooms: readonly { id: number; name: string }[]
  onMoved: (told: Told) => void
  onClose: () => void
}) {
  const { title, name, stored, rooms, onMoved, onClose } = props
  const { calls } = useRecords()
  const messages = useLazyMessages(calendarMessages)
  const texts = useRecordMessages()
  const { date_start: before = '', room: hall = null } = valuesOf(record, stored.values)
  const [start, setStart] = useState<string>(before)
  const [room, setRoom] = useState<number | null>(hall)
  const [isRefused, setIsRefused] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, attempt } = useAction((reason, error) => {
    const [ofField] = Object.values(fieldErrorsOf(error))
    setProblem(error.status === 409 ? messages.changedMeanwhile : (ofField ?? reason))
  })
  const write = async (changes: Values, seen: Values) =>
    changeRecord(calls, record.path, stored.id, changes, { seen })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(true)
    if (isBusy || !instantOf(start)) return
    const changes = movedDraft(stored.values, { start, room })
    if (Object.keys(changes).length === 0) {
      onClose()
      return
    }
    const seen = Object.fromEntries(Object.keys(changes).map((one) => [one, stored.values[one]]))
    setProblem(null)
    await attempt(async () => {
      await write(changes, seen)
      const undo = () =>
        void attempt(async () => {
          await write(seen, changes)
          onMoved(null)
        })
      onMoved({ text: messages.moved(name), action: { label: messages.undo, act: undo } })
    })
  }
  return (
    <Dialog title={title} onClose={onClose} error={problem}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TimeField
          label={messages.start}
          kind="instant"
          value={start}
          error={isRefused && !instantOf(start) ? messages.needStart : undefined}
          onChange={setStart}
        />
        <FieldFrame label={messages.room}>
          {(ids) => (
            <select
              {...ids}
              value={room ?? ''}
              onChange={({ target }) => setRoom(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{messages.noRoom}</option>
              {rooms.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <StaffBar>
          <StaffButton look="primary" type="submit" isBusy={isBusy}>
            {isBusy ? messages.moving : messages.moveNow}
          </StaffButton>
          <StaffButton onClick={onClose}>{texts.cancel}</StaffButton>
        </StaffBar>
      </form>
    </Dialog>
  )
}
