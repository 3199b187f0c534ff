import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { useEffect, useState } from 'react'
import type { OpenRelease } from '#contracts/office-releases.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { record } from '#records/release/record.ts'
import { officeHref } from '#routing/office-paths.ts'
import { releaseMessages } from '../messages/releases.ts'
import { addressOf, useRecords } from '../records/records-context.ts'
import styles from '../pages/first-page.module.css'
import { openFirst } from './open-first.ts'

const most = 8

/** On the first page: releases that have failed, that are planned, and that are being collected. */
export function ComingReleases() {
  const { calls } = useRecords()
  const language = useLanguage()
  const { coming: messages, noTime } = useLazyMessages(releaseMessages)
  const [releases, setReleases] = useState<readonly OpenRelease[]>([])
  useEffect(() => {
    // The first page works without them.
    calls.get('/pageeditor-api/releases').then(setReleases, () => {})
  }, [calls])
  if (releases.length === 0) return null
  return (
    <section className={styles.changes}>
      <SectionTitle look="lined">
        <a href={`${officeHref('calendar')}?layers=release`}>{messages.title}</a>
      </SectionTitle>
      <ol>
        {openFirst(releases)
          .slice(0, most)
          .map(({ id, name, state, publish_at: at }) => (
            <li key={id}>
              <p>
                <a href={addressOf(record, id)}>{name}</a>
              </p>
              <p>
                {at === null ? noTime : readableInstant(new Date(at), language)}
                {state !== 'planned' && ` · ${messages[state]}`}
              </p>
            </li>
          ))}
      </ol>
    </section>
  )
}
