import { useEffect, useState } from 'react'
import type { Announcements as Told } from '#contracts/office-announcements.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { hallDay, longDay } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickLanguage, type Localized } from '#i18n/languages.ts'
import { eventMessages } from '#i18n/lazy/event.ts'
import { isSame } from '#operations/index.ts'
import { record } from '#records/event/record.ts'
import { announcementMessages } from '../messages/announcements.ts'
import { reasonOf } from '../records/use-record-form.ts'
import { useRecordMessages, useRecords } from '../records/records-context.ts'
import type { HeadProps } from '../records/special-parts.ts'
import recordStyles from '../records/records.module.css'
import { Disclosure } from '../shell/disclosure.tsx'
import { AnnounceDialog, type DialogKind } from './announce-dialog.tsx'
import { announcedChanges, changesOf, isSameChange, type Announcement, type Change } from './announcement.ts'
import styles from './announcements.module.css'
import { ChangeDialog } from './change-dialog.tsx'
import { announceInRun, takeBackInRun } from './in-run.ts'
import { noticeText } from './notice-text.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'

type Evening = { externalId: string | null; dateStart: string }
type Open =
  | { what: 'announce'; kind: DialogKind }
  /** `evenings`: the others for which it has just been announced. */
  | { what: 'change'; change: Change; evenings: readonly Evening[] }
  | { what: 'take back'; change: Change }

/** Announces changes of a public concert, and shows those announced: whom they are told, and the way to undo them. */
export function Announcements({ stored, values, isDirty, coming, onSave, onTell }: HeadProps) {
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useLazyMessages(announcementMessages)
  const { changeKinds } = useLazyMessages(eventMessages)
  const texts = useRecordMessages()
  const [openedAt] = useState(() => new Date().toISOString())
  const [open, setOpen] = useState<Open | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  const { id } = stored
  const saved = stored.values
  const changes = changesOf(saved)
  const isPublicAhead = saved['is_online'] === true && String(saved['date_start']) > openedAt
  useEffect(() => {
    // Without it, only the mails are not shown.
    calls.announcements(id).then(setTold, () => setTold(null))
    // A save may have announced something.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [calls, id, saved])

  const tell = (text: string, { changed, kept }: { changed: readonly Evening[]; kept: number }) =>
    onTell({
      text: [
        text,
        changed.length > 0 && messages.alsoAnnounced(changed.length),
        kept > 0 && messages.notAnnounced(kept),
      ]
        .filter((part) => part !== false)
        .join(' '),
    })
  /** Other evenings follow after the own one is saved; what fails there is told, and can be announced there again. */
  const inRun = async (act: () => ReturnType<typeof announceInRun>) => {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      onTell({ text: reasonOf(error, texts), isAlarm: true })
      return null
    }
  }
  const announce = async (
    what: Announcement,
    { at, note, isForAll }: { at: string; note: Localized; isForAll: boolean },
  ) => {
    if (!(await onSave(announcedChanges(values, what, { at, note })))) return setOpen(null)
    const members = isForAll ? coming : []
    const outcome = await inRun(() =>
      announceInRun(calls, record.path, members, { before: saved, values, what, at, note }),
    )
    if (outcome) tell(messages.announced, outcome)
    const change = { kind: what.kind, at, note: note.de || note.en ? note : null }
    return setOpen({ what: 'change', change, evenings: outcome?.changed ?? [] })
  }
  const takeBack = async (
    change: Change,
    given: { changes: Record<string, unknown>; correction: Change | null; isForAll: boolean },
  ) => {
    const { correction } = given
    const corrected = (all: Record<string, unknown>, own: Record<string, unknown>) =>
      correction ? { ...all, public_changes: [...changesOf({ ...own, ...all }), correction] } : all
    const isSaved = await onSave(corrected(given.changes, values))
    setOpen(null)
    if (!isSaved) return
    const members = given.isForAll ? coming : []
    const outcome = await inRun(() =>
      takeBackInRun(calls, record.path, members, { change, addedTo: corrected }),
    )
    if (outcome) tell(messages.takenBack, outcome)
  }
  const stop = async (notice: number) => {
    try {
      await calls.stopNotice(id, notice)
      onTell({ text: messages.stopped })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      onTell({ text: error.status === 409 ? messages.tooLate : reasonOf(error, texts), isAlarm: true })
    }
    setTold(await calls.announcements(id).catch(() => null))
  }

  const status = saved['status']
  const kinds: DialogKind[] =
    status === 'cancelled' ? ['date'] : ['cast', 'programme', 'room', 'date', 'cancelled']
  const isProgrammeChanged = !isSame(values['programme'], saved['programme'])
  if (!isPublicAhead && changes.length === 0) return null
  return (
    <div className={styles.head}>
      {isPublicAhead && (
        <Disclosure summary={messages.announce}>
          <ul className={styles.kinds}>
            {kinds.map((kind) => (
              <li key={kind}>
                <button
                  type="button"
                  onClick={({ currentTarget }) => {
                    closeMenu(currentTarget)
                    setOpen({ what: 'announce', kind })
                  }}
                >
                  {messages.kinds[kind]}
                </button>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {isPublicAhead && told && (told.waiting > 0 || status === 'sold_out') && (
        <p className={styles.soft}>{messages.waiting(told.waiting)}</p>
      )}
      {isPublicAhead && isProgrammeChanged && (
        <p className={styles.pending}>
          {messages.programmeChanged}{' '}
          <button
            type="button"
            className={recordStyles.button}
            onClick={() => setOpen({ what: 'announce', kind: 'programme' })}
          >
            {messages.announceProgramme}
          </button>
        </p>
      )}
      {changes.length > 0 && (
        <section aria-labelledby="announced" className={styles.announced}>
          <h2 id="announced">{messages.list}</h2>
          <ul>
            {changes.toReversed().map((change, index) => {
              const kind = kindName(changeKinds, change)
              const notice = noticeOf(told, change)
              return (
                <li key={`${change.kind} ${change.at} ${index}`}>
                  <p>
                    <strong>{kind}</strong>, {longDay(hallDay(change.at), language)}
                    {change.note && `. ${pickLanguage(change.note, language)}`}
                  </p>
                  {notice && <p className={styles.soft}>{noticeText(notice, told, messages, language)}</p>}
                  <p className={styles.actions}>
                    <button
                      type="button"
                      aria-label={messages.details(kind)}
                      onClick={() => setOpen({ what: 'change', change, evenings: [] })}
                    >
                      {messages.open}
                    </button>
                    {isPublicAhead && (
                      <button
                        type="button"
                        aria-label={messages.takeBackOf(kind)}
                        onClick={() => setOpen({ what: 'take back', change })}
                      >
                        {messages.takeBack}
                      </button>
                    )}
                  </p>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {open?.what === 'announce' && (
        <AnnounceDialog
          kind={open.kind}
          {...{ stored, values, isDirty, coming, told }}
          onAnnounce={announce}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.what === 'change' && (
        <ChangeDialog
          {...{ stored, told }}
          change={changes.find((one) => isSameChange(one, open.change)) ?? open.change}
          evenings={open.evenings}
          onStop={stop}
          onTakeBack={isPublicAhead ? () => setOpen({ what: 'take back', change: open.change }) : null}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.what === 'take back' && (
        <TakeBackDialog
          {...{ stored, values, told, coming }}
          change={open.change}
          onTakeBack={(given) => takeBack(open.change, given)}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

/** The dialog gives the focus back to the button of the menu. */
function closeMenu(chosen: Element): void {
  const menu = chosen.closest('details')
  menu?.querySelector('summary')?.focus()
  if (menu) menu.open = false
}

/** The name of a change as visitors read it. */
function kindName(names: Readonly<Record<string, string>>, { kind }: Change): string {
  return names[kind] ?? kind
}

function noticeOf(told: Told | null, change: Change) {
  return told?.notices.find(({ kind, announced_at: at }) => isSameChange({ kind, at, note: null }, change))
}
