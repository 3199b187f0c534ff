import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { StaffButton } from '../button/staff-button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import type { SignInRequest } from './ask-to-sign-in.ts'
import styles from './sign-in-dialog.module.css'
import { useSignInAgain } from './use-sign-in-again.ts'

/**
 * Asks for the password again when a call was refused because the session has expired; the interrupted call is repeated
 * afterwards (specification, section 6).
 */
export function SignInDialog({ done, later, email }: SignInRequest & { email: string }) {
  const { messages, error, isBusy, asksForCode, submit, signWithPasskey } = useSignInAgain(done)
  return (
    <Dialog title={messages.title} onClose={later} error={error}>
      <form onSubmit={(event) => void submit(event)}>
        <p>{messages.intro}</p>
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
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
            )}
          </FieldFrame>
        )}
        <p className={styles.ways}>
          <StaffButton look="primary" type="submit" isBusy={isBusy}>
            {asksForCode ? messages.next : messages.submit}
          </StaffButton>
          {signWithPasskey && (
            <StaffButton isBusy={isBusy} onClick={signWithPasskey}>
              {messages.passkey}
            </StaffButton>
          )}
          <StaffButton onClick={later}>{messages.later}</StaffButton>
        </p>
      </form>
    </Dialog>
  )
}

/** Focuses a field when it appears, with the dialog or, for the code, in place of the password. */
function focusField(field: HTMLInputElement | null): void {
  if (!field) return
  // Opening the dialog focuses it, which may not have happened yet.
  field.autofocus = true
  field.focus()
}
