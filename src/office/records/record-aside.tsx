import { useId, type ReactNode } from 'react'
import { languages } from '#i18n/languages.ts'
import { latestSharePath } from '#design/picture/latest-share-path.ts'
import type { ShareKind } from '#design/picture/share-card.ts'
import type { StoredRecord } from './calls.ts'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'
import { Uses } from './uses.tsx'

/** The kinds whose pages have a drawn share image of their own. */
const shareKinds: Partial<Record<string, ShareKind>> = {
  event: 'event',
  article: 'story',
  subscription: 'subscription',
  artist: 'person',
  work: 'work',
}

/** Where a record appears: its public pages, and the records that use it. */
export function RecordAside(props: {
  /** Of the record. */
  kind: string
  stored: StoredRecord
  /** What only its kind has. */
  children?: ReactNode
}) {
  const { kind, stored, children } = props
  const messages = useRecordMessages()
  const id = useId()
  const { pages, uses } = stored
  const shareKind = shareKinds[kind]
  return (
    <aside className={styles.aside} aria-labelledby={id}>
      {pages && (
        <>
          <h2>{messages.public.title}</h2>
          <ul>
            {languages.map((language) => {
              const address = pages[language]
              return (
                address && (
                  <li key={language}>
                    <a href={address}>{messages.public.page[language]}</a>
                  </li>
                )
              )
            })}
          </ul>
          {shareKind && <ShareImages subject={{ kind: shareKind, id: stored.id }} />}
        </>
      )}
      <h2 id={id}>{messages.usedBy}</h2>
      {uses.length === 0 ? <p>{messages.unused}</p> : <Uses uses={uses} />}
      {children}
    </aside>
  )
}

/** The drawn images that a press office posts itself, wide and tall, in both languages. */
function ShareImages({ subject }: { subject: { kind: ShareKind; id: number } }) {
  const { share } = useRecordMessages().public
  return (
    <>
      <h2>{share.title}</h2>
      <ul>
        {languages.flatMap((language) =>
          (['wide', 'tall'] as const).map((format) => (
            <li key={language + format}>
              <a href={latestSharePath(subject, language, format)}>{share[format][language]}</a>
            </li>
          )),
        )}
      </ul>
    </>
  )
}
