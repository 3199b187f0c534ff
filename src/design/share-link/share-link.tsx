import { useMessages } from '#i18n/language-context.tsx'
import { mailHref } from './mail-href.ts'
import styles from './share-link.module.css'

/**
 * A link that passes a page on by e-mail. With scripts (`enhanceShareLinks`) it opens the system's own menu for sharing;
 * in browsers without one, it shows a button that copies the address, and the e-mail beside it. The address is absolute.
 */
export function ShareLink({ title, address }: { title: string; address: string }) {
  const { parts: messages } = useMessages()
  const mail = mailHref(title, address)
  return (
    <span className={styles.frame}>
      <a className={styles.share} href={mail} data-share={address} aria-label={`${messages.share}: ${title}`}>
        {messages.share}
      </a>
      <span className={styles.ways} data-share-ways="" hidden>
        <button type="button" className={styles.share} data-copy={address}>
          {messages.copyLink}
        </button>
        <a className={styles.share} href={mail}>
          {messages.byMail}
        </a>
        <output data-copied={messages.linkCopied} data-failed={`${messages.copyFailed} ${address}`} />
      </span>
    </span>
  )
}
