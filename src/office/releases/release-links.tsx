import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useCallback, useEffect, useId, useState } from 'react'
import type { ReleaseLink } from '#contracts/office-releases.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { releaseMessages } from '../messages/releases.ts'
import type { Told } from '#staff/notice/notice.tsx'
import { useRecords } from '../records/records-context.ts'
import styles from './releases.module.css'

const choices = [1, 7, 14, 30]
const initially = 7

/** The links that show somebody without an account the site with a release: a new one, and those that are valid. */
export function ReleaseLinks({ id, onTell }: { id: number; onTell: (told: Told) => void }) {
  const { calls } = useRecords()
  const language = useLanguage()
  const { links: messages } = useLazyMessages(releaseMessages)
  const { isBusy, attempt } = useAction((text) => onTell({ text, isAlarm: true }))
  const heading = useId()
  const [links, setLinks] = useState<readonly ReleaseLink[]>([])
  const [days, setDays] = useState(initially)
  const [made, setMade] = useState<{ url: string; expires_at: string } | null>(null)
  const when = (at: string) => readableInstant(new Date(at), language)
  const load = useCallback(() => {
    // A link can be made without the list of the others.
    calls.get('releases/release/{id}/links', { params: { id } }).then(setLinks, () => {})
  }, [calls, id])
  useEffect(load, [load])

  const make = () =>
    attempt(async () =>
      setMade(await calls.post('releases/release/{id}/links', { params: { id }, json: { days } })),
    ).finally(load)
  const revoke = (link: ReleaseLink) =>
    attempt(async () => {
      await calls.remove('releases/release/{id}/links/{link}', { params: { id, link: link.id } })
      setMade(null)
      onTell({ text: messages.revoked })
    }).finally(load)
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{messages.title}</h2>
      <p className={styles.soft}>{messages.about}</p>
      <div className={styles.share}>
        <FieldFrame label={messages.days}>
          {(ids) => (
            <select {...ids} value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {choices.map((count) => (
                <option key={count} value={count}>
                  {messages.forDays(count)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <StaffButton isBusy={isBusy} onClick={() => void make()}>
          {messages.make}
        </StaffButton>
      </div>
      {made && (
        <output className={styles.share}>
          <FieldFrame label={messages.link}>
            {(ids) => <input {...ids} readOnly value={made.url} onFocus={({ target }) => target.select()} />}
          </FieldFrame>
          <StaffButton
            onClick={() =>
              void navigator.clipboard.writeText(made.url).then(() => onTell({ text: messages.copied }))
            }
          >
            {messages.copy}
          </StaffButton>
          <span className={styles.soft}>{messages.shownOnce(when(made.expires_at))}</span>
        </output>
      )}
      {links.length > 0 && (
        <ul className={styles.items}>
          {links.map((link) => (
            <li key={link.id}>
              <p>
                <span>{messages.by(link.shared_by, when(link.expires_at))}</span>
                <StaffButton
                  look="quiet"
                  isBusy={isBusy}
                  aria-label={messages.revokeOf(when(link.expires_at))}
                  onClick={() => void revoke(link)}
                >
                  {messages.revoke}
                </StaffButton>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
