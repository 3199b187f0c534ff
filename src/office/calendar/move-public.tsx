import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { Dialog } from '#staff/dialog/dialog.tsx'
import type { Told } from '#staff/notice/notice.tsx'
import { useEffect, useRef, useState } from 'react'
import type { Announcements } from '#contracts/office-announcements.ts'
import type { RunEvent } from '#contracts/office-runs.ts'
import type { WrittenTogether } from '#contracts/together.ts'
import type { Localized } from '#i18n/languages.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import type { Announcement, Change } from '#records/event/announcement.ts'
import { record } from '#records/event/record.ts'
import { askedOf } from '../announcements/asked-of.ts'
import { AnnounceDialog } from '../announcements/announce-dialog.tsx'
import { ChangeDialog } from '../announcements/change-dialog.tsx'
import { calendarMessages } from '../messages/calendar.ts'
import { readRecord, type StoredRecord } from '../records/calls.ts'
import { useRecordMessages, useRecords } from '../records/records-context.ts'
import type { Hindered } from '../records/use-record-form.ts'
import { useTogether, type Outcome } from '../records/use-together.ts'

/** Announces another date or hall of a public event, with the questions and the result of its form. */
export function MovePublic(props: {
  title: string
  name: string
  stored: StoredRecord
  onMoved: (told: Told) => void
  onClose: () => void
}) {
  const { title, name, stored, onMoved, onClose } = props
  const { id } = stored
  const { calls } = useRecords()
  const messages = useLazyMessages(calendarMessages)
  const texts = useRecordMessages()
  const send = useTogether()
  const { attempt } = useAction((text) => onMoved({ text, isAlarm: true }))
  const [openedAt] = useState(() => new Date().toISOString())
  const [kind, setKind] = useState<'date' | 'room' | null>(null)
  const [told, setTold] = useState<Announcements | null>(null)
  const [coming, setComing] = useState<readonly RunEvent[]>([])
  const [hindered, setHindered] = useState<Hindered | null>(null)
  const [done, setDone] = useState<{
    stored: StoredRecord
    change: Change
    evenings: readonly RunEvent[]
  } | null>(null)
  useEffect(() => {
    // Without them, only the people who are told and the other evenings are not shown.
    calls.get('events/event/{id}/announcements', { params: { id } }).then(setTold, () => {})
    calls.get('events/event/{id}/run', { params: { id } }).then(
      (members) => setComing(members.filter((one) => one.date_start > openedAt)),
      () => {},
    )
  }, [calls, id, openedAt])
  const isClosed = useRef(false)
  const finish = async (outcome: Outcome, what: Announcement, how: { at: string; note: Localized }) => {
    if ('obstacles' in outcome) {
      const { obstacles, others } = outcome
      const goOn = async (again: () => Promise<Outcome>) => finish(await again(), what, how)
      const act = () => void (others && attempt(() => goOn(others.send)))
      setHindered({ obstacles, others: others && { count: others.count, act } })
      return
    }
    if (isClosed.current) {
      onMoved({ text: messages.announced(name) })
      return
    }
    const { note, at } = how
    const { changed }: WrittenTogether = outcome.written
    const [written, announced] = await Promise.all([
      readRecord(calls, record.path, id),
      calls.get('events/event/{id}/announcements', { params: { id } }).catch(() => told),
    ])
    setTold(announced)
    setDone({
      stored: written,
      change: { kind: what.kind, at, note: note.de || note.en ? note : null },
      evenings: coming.filter((one) => changed.includes(one.id)),
    })
  }
  const announce = async (
    what: Announcement,
    { at, note, isForAll }: { at: string; note: Localized; isForAll: boolean },
  ) => {
    const evenings = isForAll ? coming.map((one) => one.id) : []
    const asked = askedOf(what, { at, note })
    setHindered(null)
    const outcome = await send(asked, evenings.length + 1, (own) =>
      calls.post('events/event/{id}/announcements', { params: { id }, json: { ...own, ...asked, evenings } }),
    )
    await finish(outcome, what, { at, note })
  }
  if (done)
    return (
      <ChangeDialog
        {...done}
        told={told}
        onStop={async (notice) => {
          await calls.post('events/event/{id}/announcements/{notice}/stop', { params: { id, notice } })
          setTold(await calls.get('events/event/{id}/announcements', { params: { id } }).catch(() => null))
        }}
        onTakeBack={null}
        onClose={() => onMoved({ text: messages.announced(name) })}
      />
    )
  if (kind !== null)
    return (
      <AnnounceDialog
        {...{ kind, stored, coming, told, hindered }}
        values={stored.values}
        isDirty={false}
        onAnnounce={announce}
        onLeave={() => setHindered(null)}
        onClose={() => {
          isClosed.current = true
          onClose()
        }}
      />
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{messages.publicMove}</p>
      <StaffBar>
        {stored.values['status'] !== 'cancelled' && (
          <StaffButton onClick={() => setKind('room')}>{messages.moveRoom}</StaffButton>
        )}
        <StaffButton look="primary" onClick={() => setKind('date')}>
          {messages.moveDate}
        </StaffButton>
        <StaffButton onClick={onClose}>{texts.cancel}</StaffButton>
      </StaffBar>
    </Dialog>
  )
}
