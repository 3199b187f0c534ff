import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useState } from 'react'
import type { Announcements as Told } from '#contracts/office-announcements.ts'
import type { RunEvent } from '#contracts/office-runs.ts'
import type { WrittenTogether } from '#contracts/together.ts'
import { hallDay, longDay } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickLanguage, type Localized } from '#i18n/languages.ts'
import { eventMessages } from '#i18n/lazy/event.ts'
import { isSame } from '#operations/index.ts'
import {
  announcedChanges,
  changesOf,
  isSameChange,
  type Announcement,
  type Change,
} from '#records/event/announcement.ts'
import { valuesOf } from '#records/definition.ts'
import { record } from '#records/event/record.ts'
import { announcementMessages } from '../messages/announcements.ts'
import { useRecords } from '../records/records-context.ts'
import type { HeadProps } from '../records/special-parts.ts'
import { Disclosure } from '../shell/disclosure.tsx'
import { askedOf } from './asked-of.ts'
import { AnnounceDialog, type DialogKind } from './announce-dialog.tsx'
import styles from './announcements.module.css'
import { ChangeDialog } from './change-dialog.tsx'
import { noticeText } from './notice-text.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'

type Open =
  | { what: 'announce'; kind: DialogKind }
  /** `evenings`: the others for which it has just been announced. */
  | { what: 'change'; change: Change; evenings: readonly RunEvent[] }
  | { what: 'take back'; change: Change }

/** Announces changes of a public concert, and shows those announced: whom they are told, and the way to undo them. */
export function Announcements(props: HeadProps) {
  const { stored, values, isDirty, coming, onSaveTogether, hindered, onLeave, onTell } = props
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useLazyMessages(announcementMessages)
  const { changeKinds } = useLazyMessages(eventMessages)
  const { attempt } = useAction((reason, { status }) =>
    onTell({ text: status === 409 ? messages.tooLate : reason, isAlarm: true }),
  )
  const [openedAt] = useState(() => new Date().toISOString())
  const [open, setOpen] = useState<Open | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  const { id } = stored
  const saved = stored.values
  const changes = changesOf(saved)
  const { is_online: isOnline, date_start: start = '', status, programme } = valuesOf(record, saved)
  const isPublicAhead = isOnline === true && start > openedAt
  useEffect(() => {
    // Without it, only the mails are not shown.
    calls.get('events/event/{id}/announcements', { params: { id } }).then(setTold, () => setTold(null))
    // A save may have announced something.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [calls, id, saved])

  const tell = (text: string, written: WrittenTogether) => {
    const others = coming.filter((one) => written.changed.includes(one.id)).length
    const said = [written.is_repeated ? messages.before : text, others > 0 && messages.alsoAnnounced(others)]
    onTell({ text: said.filter((part) => part !== false).join(' ') })
  }
  const announce = async (
    what: Announcement,
    { at, note, isForAll }: { at: string; note: Localized; isForAll: boolean },
  ) => {
    const evenings = isForAll ? coming.map((one) => one.id) : []
    const asked = askedOf(what, { at, note })
    const outcome = await onSaveTogether(
      {
        ids: evenings,
        content: asked,
        added: announcedChanges(values, what, { at, note }),
        send: (own) =>
          calls.post('events/event/{id}/announcements', {
            params: { id },
            json: { ...own, ...asked, evenings },
          }),
      },
      (written) => {
        tell(messages.announced, written)
        const change = { kind: what.kind, at, note: note.de || note.en ? note : null }
        setOpen({
          what: 'change',
          change,
          evenings: coming.filter((one) => written.changed.includes(one.id)),
        })
      },
    )
    // The form says why.
    if (outcome === 'refused') setOpen(null)
  }
  const takeBack = async (
    { kind, at }: Change,
    {
      changes: added,
      correction,
      isForAll,
    }: Parameters<Parameters<typeof TakeBackDialog>[0]['onTakeBack']>[0],
  ) => {
    const evenings = isForAll ? coming.map((one) => one.id) : []
    const asked = { what: { kind, at }, correction }
    const outcome = await onSaveTogether(
      {
        ids: evenings,
        content: asked,
        added,
        send: (own) =>
          calls.post('events/event/{id}/announcements/take-back', {
            params: { id },
            json: { ...own, ...asked, evenings },
          }),
      },
      (written) => {
        tell(messages.takenBack, written)
        setOpen(null)
      },
    )
    if (outcome === 'refused') setOpen(null)
  }
  const close = () => {
    onLeave()
    setOpen(null)
  }
  const stop = async (notice: number) => {
    await attempt(async () => {
      await calls.post('events/event/{id}/announcements/{notice}/stop', { params: { id, notice } })
      onTell({ text: messages.stopped })
    })
    setTold(await calls.get('events/event/{id}/announcements', { params: { id } }).catch(() => null))
  }

  const kinds: DialogKind[] =
    status === 'cancelled' ? ['date'] : ['cast', 'programme', 'room', 'date', 'cancelled']
  const isProgrammeChanged = !isSame(valuesOf(record, values).programme, programme)
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
        <p className="soft">{messages.waiting(told.waiting)}</p>
      )}
      {isPublicAhead && isProgrammeChanged && (
        <p className={styles.pending}>
          {messages.programmeChanged}{' '}
          <StaffButton onClick={() => setOpen({ what: 'announce', kind: 'programme' })}>
            {messages.announceProgramme}
          </StaffButton>
        </p>
      )}
      {changes.length > 0 && (
        <section aria-labelledby="announced" className={styles.announced}>
          <SectionTitle id="announced" look="lined">
            {messages.list}
          </SectionTitle>
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
                  {notice && <p className="soft">{noticeText(notice, told, messages, language)}</p>}
                  <StaffBar>
                    <StaffButton
                      look="text"
                      aria-label={messages.details(kind)}
                      onClick={() => setOpen({ what: 'change', change, evenings: [] })}
                    >
                      {messages.open}
                    </StaffButton>
                    {isPublicAhead && (
                      <StaffButton
                        look="text"
                        aria-label={messages.takeBackOf(kind)}
                        onClick={() => setOpen({ what: 'take back', change })}
                      >
                        {messages.takeBack}
                      </StaffButton>
                    )}
                  </StaffBar>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {open?.what === 'announce' && (
        <AnnounceDialog
          kind={open.kind}
          {...{ stored, values, isDirty, coming, told, hindered, onLeave }}
          onAnnounce={announce}
          onClose={close}
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
          {...{ stored, values, told, coming, hindered, onLeave }}
          change={open.change}
          onTakeBack={(given) => takeBack(open.change, given)}
          onClose={close}
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
