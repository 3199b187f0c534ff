import { StaffButton } from '#staff/button/staff-button.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import type { SignInRequest } from '#site/sign-in-again/ask-to-sign-in.ts'
import { useSignInAgain } from '#site/sign-in-again/use-sign-in-again.ts'
import { useStart } from '../start-context.ts'
import { OfficeDialog } from './office-dialog.tsx'
import styles from './shell.module.css'

/** Asks for the password again when a call was refused because the session has expired; the call is repeated afterwards. */
export function SignInDialog({ done, later }: SignInRequest) {
  const { messages, error, isBusy, asksForCode, submit, signWithPasskey } = useSignInAgain(done)
  const { email } = useStart()
  return (
    <OfficeDialog title={messages.title} onClose={later}>
      <form className={styles.signIn} onSubmit={(event) => void submit(event)}>
        <p>{messages.intro}</p>
        {error && <p role="alert">{error}</p>}
        {!asksForCode ? (
          <>
            <FieldFrame label={messages.email}>
              {(ids) => (
                <input
                  {...ids}
                  name="email"
                  type="email"
                  autoComplete="username"
                  defaultValue={email}
                  required
                />
              )}
            </FieldFrame>
            <FieldFrame label={messages.password}>
              {(ids) => (
                <input
                  {...ids}
                  ref={focusField}
                  name="password"
                  type="password"
                  autoComplete="current-password"
                  required
                />
              )}
            </FieldFrame>
          </>
        ) : (
          <FieldFrame key="code" label={messages.code}>
            {(ids) => (
              <input
                {...ids}
                ref={focusField}
                name="code"
                type="text"
                autoComplete="one-time-code"
                required
              />
            )}
          </FieldFrame>
        )}
        <p className={styles.signInActions}>
          <StaffButton look="primary" type="submit" disabled={isBusy}>
            {asksForCode ? messages.next : messages.submit}
          </StaffButton>
          {signWithPasskey && (
            <StaffButton disabled={isBusy} onClick={signWithPasskey}>
              {messages.passkey}
            </StaffButton>
          )}
          <StaffButton onClick={later}>{messages.later}</StaffButton>
        </p>
      </form>
    </OfficeDialog>
  )
}

/** Focuses a field when it appears, with the dialog or, for the code, in place of the password. */
function focusField(field: HTMLInputElement | null): void {
  if (!field) return
  // Opening the dialog focuses it, which has not happened yet.
  field.autofocus = true
  field.focus()
}
