import { useEffect, useRef } from 'react'
import { Notice } from '#design/notice/notice.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { visitorFormMessages } from '#i18n/lazy/visitor-form.ts'
import styles from './visitor-form.module.css'

/** Shown in place of a form that has been sent; receives focus, so that it is announced and seen. */
export function SentNotice({ text, goOn }: { text: string; goOn: string | null }) {
  const texts = useLazyMessages(visitorFormMessages)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    // Without scripts the browser itself moves the focus here when the page answers a form.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={place} tabIndex={-1} autoFocus className={styles.notice}>
      <Notice kind="success" title={texts.sentTitle}>
        <p className={styles.text}>{text || texts.sent}</p>
        {goOn !== null && (
          <p>
            <a href={goOn}>{texts.goOn}</a>
          </p>
        )}
      </Notice>
    </div>
  )
}
