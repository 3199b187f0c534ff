import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useMemo, useState, type FormEvent } from 'react'
import type { Announcements } from '#contracts/office-announcements.ts'
import type { RunEvent } from '#contracts/office-runs.ts'
import { ChoiceField, FlagField } from '#fields/controls/choice-fields.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { TimeField } from '#fields/controls/time-field.tsx'
import { instantOf } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Localized } from '#i18n/languages.ts'
import { isSame } from '#operations/index.ts'
import { record } from '#records/event/record.ts'
import { valuesOf } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { ReferenceControl } from '../fields/reference.tsx'
import { announcementMessages } from '../messages/announcements.ts'
import { runMessages } from '../messages/runs.ts'
import type { StoredRecord } from '../records/calls.ts'
import { useRecordMessages, useRecords } from '../records/records-context.ts'
import { Obstacles } from '../records/obstacles.tsx'
import type { Hindered } from '../records/use-record-form.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import {
  announcedChanges,
  hasSaleAhead,
  performersOf,
  type Announcement,
} from '#records/event/announcement.ts'
import styles from './announcements.module.css'
import { createNames } from './names.ts'
import { NoteFields } from './note-fields.tsx'
import { proposedNote } from './proposed-note.ts'
import { VisitorPreview } from './visitor-preview.tsx'

export type DialogKind = 'cast' | 'programme' | 'room' | 'date' | 'cancelled'

const { artist } = record.fields.cast.fields
/** Who steps in: somebody, somebody who is not known yet, nobody. */
type Substitute = 'somebody' | 'open' | 'nobody'
const hall = { kind: 'reference', to: 'room', required: true } as const
const noNote: Localized = { de: '', en: '' }
/** Changes that are older are entered for the record only, as in `domain/reminders`. */
const oldestHours = 24

/** Asks what is announced, shows what visitors will read and how many people are told, and announces it. */
export function AnnounceDialog(props: {
  kind: DialogKind
  stored: StoredRecord
  values: Values
  isDirty: boolean
  coming: readonly RunEvent[]
  told: Announcements | null
  onAnnounce: (what: Announcement, how: { at: string; note: Localized; isForAll: boolean }) => Promise<void>
  /** What stands in the way of announcing it in other evenings. */
  hindered: Hindered | null
  onLeave: () => void
  onClose: () => void
}) {
  const { kind, stored, values, isDirty, coming, told, hindered, onAnnounce, onLeave, onClose } = props
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useLazyMessages(announcementMessages)
  const runs = useLazyMessages(runMessages)
  const texts = useRecordMessages()
  const nameOf = useMemo(() => createNames(calls), [calls])
  const performers = performersOf(values)
  const concert = valuesOf(record, values)
  const [from, setFrom] = useState<number | null>(performers.length === 1 ? (performers[0] ?? null) : null)
  const [to, setTo] = useState<number | null>(null)
  const [substitute, setSubstitute] = useState<Substitute>('somebody')
  const [room, setRoom] = useState<number | null>(null)
  const [isOpenDate, setIsOpenDate] = useState(false)
  const [typedStart, setStart] = useState('')
  const start = instantOf(typedStart) ? typedStart : ''
  const [movesSale, setMovesSale] = useState(true)
  const [openedAt] = useState(() => new Date().toISOString())
  const [typedAt, setAt] = useState(openedAt)
  const at = instantOf(typedAt) ? typedAt : openedAt
  const [isForAll, setIsForAll] = useState(false)
  const [typed, setTyped] = useState<Localized | null>(null)
  const [proposed, setProposed] = useState<Localized>(noNote)
  const [isRefused, setIsRefused] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, attempt } = useAction(setProblem)

  const what = announcementOf({ kind, from, to, substitute, room, isOpenDate, start, movesSale })
  const key = JSON.stringify([what, substitute])
  useEffect(() => {
    let isLate = false
    if (what)
      void proposedNote(stored.values, values, what, nameOf, substitute === 'open')
        .catch(() => noNote)
        .then((note) => isLate || setProposed(note))
    return () => {
      isLate = true
    }
    // The announcement is compared by its content.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  const note = typed ?? (what ? proposed : noNote)

  const isProgrammeChanged = !isSame(concert.programme, valuesOf(record, stored.values).programme)
  if (kind === 'programme' && !isProgrammeChanged)
    return (
      <Dialog title={messages.titles.programme} onClose={onClose}>
        <div className={styles.dialog}>
          <p>{messages.programmeFirst}</p>
          <p>
            <StaffButton
              look="primary"
              onClick={() => {
                onClose()
                // After the dialog has given the focus back.
                setTimeout(focusProgramme)
              }}
            >
              {messages.toProgramme}
            </StaffButton>
          </p>
        </div>
      </Dialog>
    )

  const errorsOf = (): Record<string, string> => ({
    ...errorsOfChange(),
    ...(typedAt !== '' && at !== typedAt && { at: messages.needed.at }),
  })
  const errorsOfChange = (): Record<string, string> => {
    const { needed, same } = messages
    if (kind === 'cast')
      return {
        ...(from === null && { from: needed.from }),
        ...(substitute === 'somebody' && (to === null ? { to: needed.to } : to === from && { to: same.to })),
      }
    if (kind === 'room')
      return room === null ? { room: needed.room } : room === concert.room ? { room: same.room } : {}
    if (kind !== 'date' || isOpenDate) return {}
    if (start === '') return { start: needed.start }
    if (start === concert.date_start) return { start: same.start }
    return start <= openedAt ? { start: same.past } : {}
  }
  const errors = isRefused ? errorsOf() : {}
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsRefused(true)
    if (Object.keys(errorsOf()).length > 0 || !what) {
      const form = event.currentTarget
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setProblem(null)
    await attempt(() => onAnnounce(what, { at, note, isForAll }))
  }
  const taken = what ? takenFields(values, announcedChanges(values, what, { at, note })) : []
  const people = (isForAll ? told?.people_of_run : told?.people) ?? 0
  const isTooOld = Date.parse(openedAt) - Date.parse(at) > oldestHours * 3_600_000
  return (
    <Dialog title={messages.titles[kind]} onClose={onClose} error={problem}>
      <form className={styles.dialog} noValidate onSubmit={(event) => void submit(event)}>
        {kind === 'cast' && (
          <>
            <FieldFrame label={`${messages.from} *`} error={errors['from']}>
              {(ids) => (
                <select
                  {...ids}
                  value={from ?? ''}
                  onChange={({ target }) => setFrom(target.value === '' ? null : Number(target.value))}
                >
                  {from === null && <option value="">{messages.chooseFrom}</option>}
                  {performers.map((id) => (
                    <option key={id} value={id}>
                      {stored.titles[`artist:${id}`] ?? `#${id}`}
                    </option>
                  ))}
                </select>
              )}
            </FieldFrame>
            <ChoiceField
              label={messages.substitute}
              hint={substitute === 'somebody' ? undefined : messages.withoutRow}
              choices={(['somebody', 'open', 'nobody'] as const).map((value) => ({
                value,
                name: messages.substitutes[value],
              }))}
              value={substitute}
              onChange={(value) => setSubstitute(value === 'open' || value === 'nobody' ? value : 'somebody')}
            />
            {substitute === 'somebody' && (
              <ReferenceControl
                field={artist}
                label={`${messages.to} *`}
                hint={messages.sameRoles}
                error={errors['to']}
                value={to}
                titles={stored.titles}
                Input={FieldInput}
                onChange={(value) => setTo(typeof value === 'number' ? value : null)}
              />
            )}
          </>
        )}
        {kind === 'room' && (
          <ReferenceControl
            field={{ ...hall, label: { de: messages.titles.room, en: messages.titles.room } }}
            label={`${messages.titles.room} *`}
            hint={undefined}
            error={errors['room']}
            value={room}
            titles={stored.titles}
            onChange={(value) => setRoom(typeof value === 'number' ? value : null)}
          />
        )}
        {kind === 'date' && (
          <>
            <ChoiceField
              label={messages.when}
              choices={[
                { value: 'new', name: messages.newDate },
                { value: 'open', name: messages.openDate },
              ]}
              value={isOpenDate ? 'open' : 'new'}
              onChange={(value) => setIsOpenDate(value === 'open')}
            />
            {!isOpenDate && (
              <>
                <TimeField
                  label={`${messages.start} *`}
                  hint={messages.movesAlong}
                  error={errors['start']}
                  kind="instant"
                  value={typedStart}
                  onChange={setStart}
                />
                {hasSaleAhead(values, at) && (
                  <FlagField label={messages.movesSale} value={movesSale} onChange={setMovesSale} />
                )}
              </>
            )}
          </>
        )}
        <NoteFields
          label={kind === 'cancelled' ? messages.reason : messages.note}
          value={note}
          onChange={setTyped}
        />
        {kind === 'cancelled' && told && (
          <Tickets
            text={told.text_cancelled}
            onUse={(text) => setTyped({ de: joined(note.de, text.de), en: joined(note.en, text.en) })}
          />
        )}
        <TimeField label={messages.at} error={errors['at']} kind="instant" value={typedAt} onChange={setAt} />
        {coming.length > 0 && kind !== 'date' && (
          <FlagField label={runs.alsoComing(coming.length)} value={isForAll} onChange={setIsForAll} />
        )}
        {what && (
          <VisitorPreview
            kind={what.kind}
            at={at}
            note={note}
            also={kind === 'cancelled' ? (told?.text_cancelled ?? null) : null}
          />
        )}
        <div className={styles.facts}>
          {taken.length > 0 && (
            <p>{messages.taken(taken.map((name) => record.fields[name].label[language]).join(', '))}</p>
          )}
          {isDirty && kind !== 'programme' && <p>{messages.withUnsaved}</p>}
          <p>
            {isTooOld
              ? messages.tooOld
              : people === 0
                ? messages.nobody
                : messages.willTell(told?.delay_minutes ?? 0, people)}
          </p>
        </div>
        {hindered && <Obstacles definition={record} {...hindered} {...{ isBusy, onLeave }} />}
        <StaffBar>
          <StaffButton look="primary" type="submit" isBusy={isBusy}>
            {isBusy ? messages.acting : messages.act}
          </StaffButton>
          <StaffButton onClick={onClose}>{texts.cancel}</StaffButton>
        </StaffBar>
      </form>
    </Dialog>
  )
}

/** What the house says about tickets with every cancelled event, and the way to say it in the note. */
function Tickets({ text, onUse }: { text: Localized | null; onUse: (text: Localized) => void }) {
  const language = useLanguage()
  const messages = useLazyMessages(announcementMessages)
  if (!text?.de) return <p className="soft">{messages.noTickets}</p>
  return (
    <div className={styles.tickets}>
      <p className="soft">{messages.tickets}</p>
      <blockquote>{text[language] || text.de}</blockquote>
      <StaffButton look="quiet" onClick={() => onUse(text)}>
        {messages.useTickets}
      </StaffButton>
    </div>
  )
}

function announcementOf(given: {
  kind: DialogKind
  from: number | null
  to: number | null
  substitute: Substitute
  room: number | null
  isOpenDate: boolean
  start: string
  movesSale: boolean
}): Announcement | null {
  const { kind, from, to, substitute, room, isOpenDate, start, movesSale } = given
  if (kind === 'cast' && substitute !== 'somebody') return from === null ? null : { kind, from, to: null }
  if (kind === 'cast') return from === null || to === null || from === to ? null : { kind, from, to }
  if (kind === 'room') return room === null ? null : { kind, room }
  if (kind !== 'date') return { kind }
  if (isOpenDate) return { kind: 'postponed' }
  return start === '' ? null : { kind, start, movesSale }
}

/** The fields that are taken over from the ticket shop. */
function takenFields(values: Values, changes: Values): (keyof typeof record.fields)[] {
  const { edited_fields: before = [] } = valuesOf(record, values)
  const { edited_fields: after = [] } = valuesOf(record, changes)
  return after.filter(
    (name): name is keyof typeof record.fields =>
      Object.hasOwn(record.fields, name) && !before.includes(name),
  )
}

function joined(note: string, text: string): string {
  return note.includes(text) ? note : [note, text].filter(Boolean).join(' ')
}

function focusProgramme(): void {
  const section = document.querySelector<HTMLElement>('[data-fields~="programme"]')
  section?.scrollIntoView()
  section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
}
