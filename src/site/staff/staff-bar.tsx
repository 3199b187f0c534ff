import type { ReactNode } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { staffBarMessages } from '#i18n/lazy/staff-bar.ts'
import { href } from '#routing/paths.ts'
import { HouseSign } from '#design/sign/house-sign.tsx'
import styles from './staff-bar.module.css'

/**
 * The bar above every page for staff: the way to the home page, their own menu, and what belongs to their account. The
 * server renders it on the staff's own pages, and the page editor in its toolbar.
 */
export function StaffBar(props: {
  /** The language of the home page that it leads to. */
  home: Language
  /** Those that lead to the form of a new record are together under "New". */
  menus: readonly { name: string; url: string }[]
  className?: string | undefined
  /** The account. */
  children: ReactNode
}) {
  const { home, menus, className = '', children } = props
  const messages = useLazyMessages(staffBarMessages)
  const isForm = ({ url }: { url: string }) => url.endsWith('/create')
  const places = menus.filter((menu) => !isForm(menu))
  const forms = menus.filter(isForm)
  return (
    <div className={`${styles.bar} ${className}`}>
      <a href={href('home', home)} className={styles.home} aria-label={messages.home}>
        <HouseSign />
      </a>
      <nav aria-label={messages.label} className={styles.menus}>
        {places.map(({ name, url }) => (
          <a key={url} href={url}>
            {name}
          </a>
        ))}
        {forms.length > 0 && (
          <details className={styles.create}>
            <summary>{messages.create}</summary>
            <ul>
              {forms.map(({ name, url }) => (
                <li key={url}>
                  <a href={url}>{name}</a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </nav>
      {children}
    </div>
  )
}
