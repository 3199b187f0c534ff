import type { ReactNode } from 'react'
import { useMessages } from '#i18n/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './text-link.module.css'

/**
 * A link in a text or a list. `quiet` ones are underlined only on hover and focus. An external link has a small mark;
 * the caller says when it opens a new window.
 */
export function TextLink(props: {
  href: string
  children: ReactNode
  look?: 'inline' | 'quiet' | 'strong'
  opensWindow?: boolean
  /** The language of the linked page, when it differs. */
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

/** Whether an address is external: the site's own links never contain a host. */
export function isOffSite(href: string): boolean {
  return /^(https?:)?\/\//i.test(href)
}
