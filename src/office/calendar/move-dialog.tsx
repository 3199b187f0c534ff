import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { Dialog } from '#staff/dialog/dialog.tsx'
import type { Told } from '#staff/notice/notice.tsx'
import { useEffect, useState } from 'react'
import type { CalendarEvent } from '#contracts/office-calendar.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { record } from '#records/event/record.ts'
import { calendarMessages } from '../messages/calendar.ts'
import { readRecord, type StoredRecord } from '../records/calls.ts'
import { useRecordMessages, useRecords } from '../records/records-context.ts'
import { MoveDraft } from './move-draft.tsx'
import { MovePublic } from './move-public.tsx'

/** Moves an event: one that is public and to come by an announcement, any other one at once. */
export function MoveDialog(props: {
  shown: CalendarEvent
  rooms: readonly { id: number; name: string }[]
  onMoved: (told: Told) => void
  onClose: () => void
}) {
  const { shown, rooms, onMoved, onClose } = props
  const { calls } = useRecords()
  const messages = useLazyMessages(calendarMessages)
  const texts = useRecordMessages()
  const [openedAt] = useState(() => new Date().toISOString())
  const [stored, setStored] = useState<StoredRecord | 'failed' | null>(null)
  useEffect(() => {
    let isLate = false
    readRecord(calls, record.path, shown.id).then(
      (found) => isLate || setStored(found),
      () => isLate || setStored('failed'),
    )
    return () => {
      isLate = true
    }
  }, [calls, shown.id])
  const title = messages.moveOf(shown.title)
  if (stored === null || stored === 'failed')
    return (
      <Dialog title={title} onClose={onClose} error={stored === 'failed' ? texts.notLoaded : null}>
        {stored === null && <p>{texts.loading}</p>}
        <StaffBar>
          <StaffButton onClick={onClose}>{texts.cancel}</StaffButton>
        </StaffBar>
      </Dialog>
    )
  const { is_online: isOnline, date_start: start } = stored.values
  const isAnnounced = isOnline === true && String(start) > openedAt
  return isAnnounced ? (
    <MovePublic {...{ title, stored, onMoved, onClose }} name={shown.title} />
  ) : (
    <MoveDraft {...{ title, stored, rooms, onMoved, onClose }} name={shown.title} />
  )
}
