import { useRef, useState, type SyntheticEvent } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import type { Language } from '#i18n/languages.ts'
import { useModal } from './dialog.tsx'
import styles from './dialog.module.css'

/**
 * Asks for the password again when a call was refused because the session has expired; the interrupted call is repeated
 * afterwards (specification, section 6).
 */
export function SignInDialog(props: { language: Language; onDone: () => void; onLater: () => void }) {
  const { language, onDone, onLater } = props
  const messages = useLazyMessages(editorMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const [fault, setFault] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  useModal(dialog)

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    const response = await fetch(`/${language}/pageeditor-api/login`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: form.get('email'), password: form.get('password') }),
    }).catch(() => null)
    setIsBusy(false)
    if (response?.ok) return onDone()
    setFault(
      response === null || response.status >= 500
        ? messages.login.failed
        : response.status === 429
          ? messages.login.tooMany
          : messages.login.wrong,
    )
  }
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby="sign-in-title" onClose={onLater}>
      <form onSubmit={(event) => void submit(event)} className={styles['form']}>
        <h2 id="sign-in-title">{messages.login.title}</h2>
        <p>{messages.login.intro}</p>
        {fault && (
          <p role="alert" className={styles['fault']}>
            {fault}
          </p>
        )}
        <label>
          {messages.login.email}
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          {messages.login.password}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <p className={styles['ways']}>
          <button type="submit" data-main="" disabled={isBusy}>
            {messages.login.submit}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {messages.login.later}
          </button>
        </p>
      </form>
    </dialog>
  )
}
