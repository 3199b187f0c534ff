import { Button, ButtonLink } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { ChoiceGroup } from '#fields/choice-fields.tsx'
import { TextField } from '#fields/text-field.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { accountMessages } from '#i18n/lazy/account.ts'
import { NewPasswordFields } from '../../new-password-fields.tsx'
import { LoginFrame } from '../login/login-frame.tsx'
import styles from '../login/login-page.module.css'
import type { ResetResult } from './act-on-reset.server.ts'

type Shown = {
  houseName: string
  result: ResetResult | null
  hasToken: boolean
  /** What the link in the address is for; null when it is not valid. */
  link: { hasPasskeys: boolean } | null
  action: string
  anewHref: string
  loginHref: string
  otherLanguageHref: string
}

export function PasswordResetPage(shown: Shown) {
  const { reset } = useLazyMessages(accountMessages)
  const { houseName, otherLanguageHref, hasToken, link } = shown
  return (
    <LoginFrame {...{ houseName, otherLanguageHref }} title={hasToken ? reset.newTitle : reset.title}>
      {!hasToken ? (
        <RequestForm {...shown} />
      ) : link ? (
        <PasswordForm {...shown} hasPasskeys={link.hasPasskeys} />
      ) : (
        <Expired {...shown} />
      )}
    </LoginFrame>
  )
}

function RequestForm({ result, action, loginHref }: Shown) {
  const { reset, tooMany } = useLazyMessages(accountMessages)
  return (
    <>
      {result?.kind === 'sent' && (
        <Notice kind="success">
          <p>{reset.sent}</p>
        </Notice>
      )}
      {result?.kind === 'too_many' && (
        <Notice kind="error" role="alert">
          <p>{tooMany(result.retryAfter)}</p>
        </Notice>
      )}
      {result?.kind !== 'sent' && (
        <form method="post" action={action} className={styles.form}>
          <p>{reset.intro}</p>
          <TextField kind="email" name="email" label={reset.email} autoComplete="username" isRequired />
          <p>
            <Button>{reset.submit}</Button>
          </p>
        </form>
      )}
      <p className={styles.ways}>
        <a href={loginHref}>{reset.toLogin}</a>
      </p>
    </>
  )
}

function PasswordForm({ result, action, hasPasskeys }: Shown & { hasPasskeys: boolean }) {
  const { password, reset } = useLazyMessages(accountMessages)
  return (
    <form method="post" action={action} className={styles.form}>
      <NewPasswordFields fields={result?.kind === 'invalid' ? result.fields : {}} />
      {hasPasskeys && (
        <ChoiceGroup
          kind="radio"
          name="passkeys"
          label={reset.passkeys}
          isRequired
          chosen={['remove']}
          choices={[
            { value: 'remove', label: reset.removePasskeys },
            { value: 'keep', label: reset.keepPasskeys },
          ]}
        />
      )}
      <p>
        <Button>{password.submit}</Button>
      </p>
    </form>
  )
}

function Expired({ anewHref }: Shown) {
  const { reset } = useLazyMessages(accountMessages)
  return (
    <>
      <Notice kind="warning" role="alert">
        <p>{reset.expired}</p>
      </Notice>
      <p>
        <ButtonLink href={anewHref}>{reset.submit}</ButtonLink>
      </p>
    </>
  )
}
