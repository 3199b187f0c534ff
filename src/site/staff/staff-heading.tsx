import type { ReactNode } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { staffBarMessages } from '#i18n/lazy/staff-bar.ts'
import { handbookHref, helpOfStaffPage } from '#routing/handbook-places.ts'
import styles from './staff-frame.module.css'

/** The heading of a page of staff, with the way up above it, and actions and help beside it. */
export function StaffHeading(props: {
  title: string
  /** The path of the page's address. */
  pathname: string
  above?: { name: string; href: string } | undefined
  about?: string | undefined
  children?: ReactNode
}) {
  const { title, pathname, above, about, children } = props
  const messages = useLazyMessages(staffBarMessages)
  const help = helpOfStaffPage(pathname)
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
