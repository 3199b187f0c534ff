import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useMemo, useState } from 'react'
import { Status } from '#fields/controls/status.tsx'
import type { Announcements } from '#contracts/office-announcements.ts'
import type { RunEvent } from '#contracts/office-runs.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { languages, perLanguage, type Localized } from '#i18n/languages.ts'
import { eventMessages } from '#i18n/lazy/event.ts'
import { record } from '#records/event/record.ts'
import { announcementMessages } from '../messages/announcements.ts'
import type { StoredRecord } from '../records/calls.ts'
import { localizedOf } from '../fields/localized-value.ts'
import { useRecords } from '../records/records-context.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { isSameChange, type Change } from '#records/event/announcement.ts'
import styles from './announcements.module.css'
import { createNames } from './names.ts'
import { noticeText } from './notice-text.ts'
import { shopText, sidesOf } from './shop-text.ts'
import { entryOf } from '#records/event/taken-back.ts'

/** What became of an announced change: its mails, the text for the ticket shop, and the way to undo it. */
export function ChangeDialog(props: {
  stored: StoredRecord
  change: Change
  told: Announcements | null
  /** The other evenings of the run for which it was announced, too. */
  evenings: readonly RunEvent[]
  onStop: (notice: number) => Promise<void>
  onTakeBack: (() => void) | null
  onClose: () => void
}) {
  const { stored, change, told, evenings, onStop, onTakeBack, onClose } = props
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useLazyMessages(announcementMessages)
  const { changeKinds } = useLazyMessages(eventMessages)
  const nameOf = useMemo(() => createNames(calls), [calls])
  const [text, setText] = useState<Localized | null>(null)
  const [said, setSaid] = useState('')
  const kind = kindIn(changeKinds, change.kind)
  const notice = told?.notices.find((one) =>
    isSameChange({ kind: one.kind, at: one.announced_at, note: null }, change),
  )
  useEffect(() => {
    let isLate = false
    const load = async () => {
      const history = await calls
        .get('{record}/{id}/history', { params: { record: record.path, id: stored.id } })
        .catch(() => [])
      const entry = entryOf(history, change)
      const { title, room, external_id: number, date_start: start } = stored.values
      const own = { externalId: typeof number === 'string' ? number : null, dateStart: String(start) }
      return shopText({
        title: localizedOf(title),
        room: typeof room === 'number' ? await nameOf('room', room) : null,
        change,
        kind: perLanguage((one) => kindIn(eventMessages[one].changeKinds, change.kind)),
        evenings: [
          own,
          ...evenings.map((one) => ({ externalId: one.external_id, dateStart: one.date_start })),
        ],
        sides: entry ? await sidesOf(entry, change, nameOf) : null,
        pages: stored.pages && perLanguage((one) => addressOf(stored.pages?.[one] ?? null)),
      })
    }
    void load().then((made) => isLate || setText(made))
    return () => {
      isLate = true
    }
  }, [calls, change, evenings, nameOf, stored])
  const copy = async (one: 'de' | 'en') => {
    await navigator.clipboard.writeText(text?.[one] ?? '')
    setSaid(messages.copied)
  }
  return (
    <Dialog title={kind} onClose={onClose}>
      <div className={styles.dialog}>
        {notice && (
          <p className={styles.mails}>
            {noticeText(notice, told, messages, language)}{' '}
            {notice.state === 'waiting' && (told?.people ?? 0) > 0 && (
              <StaffButton onClick={() => void onStop(notice.id)}>{messages.stop}</StaffButton>
            )}
          </p>
        )}
        <section className={styles.shop} aria-label={messages.forShop}>
          <h3>{messages.forShop}</h3>
          <p className="soft">{messages.forShopHint}</p>
          <div>
            {languages.map((one) => (
              <div key={one}>
                <textarea
                  readOnly
                  aria-label={messages.texts[one]}
                  lang={one}
                  rows={10}
                  value={text?.[one] ?? ''}
                />
                <StaffButton onClick={() => void copy(one)}>{messages.copy[one]}</StaffButton>
              </div>
            ))}
          </div>
          <Status>{said}</Status>
        </section>
        {onTakeBack && (
          <StaffBar>
            <StaffButton onClick={onTakeBack}>{messages.takeBack}</StaffButton>
          </StaffBar>
        )}
      </div>
    </Dialog>
  )
}

function kindIn(names: Readonly<Record<string, string>>, kind: string): string {
  return names[kind] ?? kind
}

function addressOf(path: string | null): string | null {
  return path && new URL(path, location.origin).href
}
