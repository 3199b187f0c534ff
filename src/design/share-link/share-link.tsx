import { useMessages } from '#i18n/language-context.tsx'
import { mailHref } from './mail-href.ts'
import styles from './share-link.module.css'

/**
 * A link that passes a page on by e-mail; with scripts it opens the system's own menu for sharing, where there is one
 * (`enhanceShareLinks`). The address is absolute.
 */
export function ShareLink({ title, address }: { title: string; address: string }) {
  const { parts: messages } = useMessages()
  return (
    <a className={styles.share} href={mailHref(title, address)} data-share={address}>
      {messages.share} <span className="visually-hidden">{title}</span>
    </a>
  )
}
