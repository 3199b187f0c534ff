import { useId, type ReactNode } from 'react'
import { languages } from '#i18n/languages.ts'
import type { StoredRecord } from './calls.ts'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'
import { Uses } from './uses.tsx'

/** Where a record appears: its public pages, and the records that use it. */
export function RecordAside(props: {
  stored: StoredRecord
  /** What only its kind has. */
  children?: ReactNode
}) {
  const { stored, children } = props
  const messages = useRecordMessages()
  const id = useId()
  const { pages, uses } = stored
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
        </>
      )}
      <h2 id={id}>{messages.usedBy}</h2>
      {uses.length === 0 ? <p>{messages.unused}</p> : <Uses uses={uses} />}
      {children}
    </aside>
  )
}
