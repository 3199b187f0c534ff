import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { accountMessages } from '#i18n/lazy/account.ts'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { LoginFrame } from './login-frame.tsx'
import styles from './login-page.module.css'
import PasskeySignIn from './passkey-sign-in.island.tsx'
import type { SignInResult } from './sign-in-forms.server.ts'

type Shown = {
  next: string
  language: Language
  houseName: string
  result: SignInResult | null
  /** Whether a new password has just been set. */
  isPasswordNew: boolean
  action: string
  otherLanguageHref: string
  resetHref: string
  /** Null where there can be no passkeys. */
  passkey: { site: string; challenge: string; sealed: string } | null
}

export function LoginPage({ houseName, otherLanguageHref, ...shown }: Shown) {
  const { login } = useLazyMessages(staffMessages)
  const { secondStep, reset } = useLazyMessages(accountMessages)
  const { result } = shown
  const isSecondStep = result !== null && result.secondStep !== null
  return (
    <LoginFrame {...{ houseName, otherLanguageHref }} title={isSecondStep ? secondStep.title : login.title}>
      {shown.isPasswordNew && result === null && (
        <Notice kind="success">
          <p>{reset.done}</p>
        </Notice>
      )}
      <Refusal result={result} />
      {isSecondStep ? <CodeForm {...shown} step={result.secondStep ?? ''} /> : <PasswordForm {...shown} />}
    </LoginFrame>
  )
}

function Refusal({ result }: Pick<Shown, 'result'>) {
  const { login } = useLazyMessages(staffMessages)
  const { secondStep, errors, demoRefused } = useLazyMessages(accountMessages)
  if (!result?.error) return null
  const texts = {
    wrong: login.wrong,
    too_many: login.tooMany(result.retryAfter),
    code: errors.code,
    expired: secondStep.expired,
    passkey: errors.passkey,
    demo: demoRefused,
  }
  return (
    <Notice kind="error" role="alert">
      <p>{texts[result.error]}</p>
    </Notice>
  )
}

function PasswordForm({
  next,
  result,
  action,
  resetHref,
  passkey,
}: Omit<Shown, 'houseName' | 'language' | 'otherLanguageHref'>) {
  const { login } = useLazyMessages(staffMessages)
  const { forgotten } = useLazyMessages(accountMessages)
  return (
    <>
      <form method="post" action={action} className={styles.form}>
        <input type="hidden" name="next" value={next} />
        <p>
          <label htmlFor="email">{login.email}</label>
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={result?.email ?? ''}
          />
        </p>
        <p>
          <label htmlFor="password">{login.password}</label>
          <input id="password" name="password" type="password" autoComplete="current-password" required />
        </p>
        <p className={styles.ways}>
          <Button>{login.submit}</Button>
          <a href={resetHref}>{forgotten}</a>
        </p>
      </form>
      {passkey && (
        <form method="post" action={action}>
          <input type="hidden" name="next" value={next} />
          <input type="hidden" name="sealed" value={passkey.sealed} />
          <PasskeySignIn site={passkey.site} challenge={passkey.challenge} />
        </form>
      )}
    </>
  )
}

function CodeForm({ next, action, step }: Pick<Shown, 'next' | 'action'> & { step: string }) {
  const { secondStep } = useLazyMessages(accountMessages)
  return (
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="step" value={step} />
      <p id="code-intro">{secondStep.intro}</p>
      <p>
        <label htmlFor="code">{secondStep.code}</label>
        <input
          id="code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="code-intro"
          maxLength={40}
          required
        />
      </p>
      <p className={styles.ways}>
        <Button>{secondStep.submit}</Button>
        <a href={action}>{secondStep.again}</a>
      </p>
    </form>
  )
}
