import { useRef } from 'react'
import { useSignInAgain } from '#site/sign-in-again/use-sign-in-again.ts'
import { useModal } from '#editor/controls/dialog.tsx'
import styles from '#editor/controls/dialog.module.css'

/**
 * Asks for the password again when a call was refused because the session has expired; the interrupted call is repeated
 * afterwards (specification, section 6).
 */
export function SignInDialog(props: { email: string; onDone: () => void; onLater: () => void }) {
  const { email, onDone, onLater } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const { messages, error, isBusy, asksForCode, submit, signWithPasskey } = useSignInAgain(onDone)
  useModal(dialog)
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby="sign-in-title" onClose={onLater}>
      <form onSubmit={(event) => void submit(event)} className={styles['form']}>
        <h2 id="sign-in-title">{messages.title}</h2>
        <p>{messages.intro}</p>
        {error && (
          <p role="alert" className={styles['error']}>
            {error}
          </p>
        )}
        {!asksForCode ? (
          <>
            <label>
              {messages.email}
              <input name="email" type="email" autoComplete="username" defaultValue={email} required />
            </label>
            <label>
              {messages.password}
              <input
                ref={focusField}
                name="password"
                type="password"
                autoComplete="current-password"
                required
              />
            </label>
          </>
        ) : (
          <label>
            {messages.code}
            <input
              name="code"
              ref={focusField}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          </label>
        )}
        <p className={styles['ways']}>
          <button type="submit" data-main="" disabled={isBusy}>
            {asksForCode ? messages.next : messages.submit}
          </button>
          {signWithPasskey && (
            <button type="button" disabled={isBusy} onClick={signWithPasskey}>
              {messages.passkey}
            </button>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            {messages.later}
          </button>
        </p>
      </form>
    </dialog>
  )
}

/** Focuses a field when it appears, with the dialog or, for the code, in place of the password. */
function focusField(field: HTMLInputElement | null): void {
  if (!field) return
  // Opening the dialog focuses it, which may not have happened yet.
  field.autofocus = true
  field.focus()
}
