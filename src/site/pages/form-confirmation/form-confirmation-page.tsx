import { Button } from '#design/button/button.tsx'
import type { EntryToConfirm } from '#domain/forms/index.server.ts'
import { useLanguage, useLazyMessages, useMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import { href } from '#routing/paths.ts'
import styles from '../reminder/reminder-page.module.css'

/** One question with one button, or its result. */
export function FormConfirmationPage({ title, entry }: { title: string; entry: EntryToConfirm | null }) {
  const language = useLanguage()
  const messages = useMessages()
  const texts = useLazyMessages(formMessages).confirmation
  return (
    <div className="wrap">
      <div className={styles.page}>
        <h1>{title}</h1>
        {!entry && <p>{texts.expiredText}</p>}
        {entry && !entry.isConfirmed && (
          <>
            <p>{texts.text}</p>
            <form method="post">
              <Button>{texts.button}</Button>
            </form>
          </>
        )}
        {entry?.isConfirmed && <p>{texts.done}</p>}
        <p>
          <a href={href('home', language)}>{messages.header.home}</a>
        </p>
      </div>
    </div>
  )
}
