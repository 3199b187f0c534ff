import { useEffect, type ReactNode } from 'react'
import { handbookHref, helpOfOfficePage } from '#routing/handbook-places.ts'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'

/** The heading of a page, which is also the title of the browser's tab, with the way up above, and actions and help beside it. */
export function Heading(props: {
  title: string
  above?: { name: string; href: string } | undefined
  about?: string | undefined
  children?: ReactNode
}) {
  const { title, above, about, children } = props
  const messages = useRecordMessages()
  const help = helpOfOfficePage(location.pathname)
  useEffect(() => {
    document.title = `${title} – ${messages.title}`
  }, [title, messages])
  return (
    <header className={styles.heading}>
      <div>
        {above && (
          <p>
            <a href={above.href}>{above.name}</a>
          </p>
        )}
        <h1>{title}</h1>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {children}
      {help !== undefined && (
        <a className={styles.help} href={handbookHref(help)} target="_blank" rel="noreferrer">
          {messages.help}
          <span className="visually-hidden"> {messages.helpWhere}</span>
        </a>
      )}
    </header>
  )
}
