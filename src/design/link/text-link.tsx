import type { ReactNode } from 'react'
import { useMessages } from '#i18n/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './text-link.module.css'

/**
 * A link in a text or a list. `quiet` ones are underlined only when one means them. A link off the site carries a small
 * mark; that it opens another window is said where it does.
 */
export function TextLink(props: {
  href: string
  children: ReactNode
  look?: 'inline' | 'quiet' | 'strong'
  opensWindow?: boolean
  /** The language of the page behind it, where it is another one. */
  hrefLang?: string
}) {
  const { href, children, look = 'inline', opensWindow = false, hrefLang } = props
  const messages = useMessages()
  return (
    <a
      className={styles.link}
      data-look={look}
      href={href}
      hrefLang={hrefLang}
      {...(opensWindow ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {isOffSite(href) && (
        <span className={styles.mark}>
          {'\u2060'}
          <Icon name="external" />
        </span>
      )}
      {opensWindow && <span className="visually-hidden"> {messages.content.newWindow}</span>}
    </a>
  )
}

/** Whether an address names a host; the site's own links never do. */
export function isOffSite(href: string): boolean {
  return /^(https?:)?\/\//i.test(href)
}
