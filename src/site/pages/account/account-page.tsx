import type {
  ListedPasskey,
  ListedSession,
  OwnAccount,
  PasskeyOffer,
  TotpSetup,
} from '#domain/users/index.server.ts'
import { Notice } from '#design/notice/notice.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { accountMessages } from '#i18n/lazy/account.ts'
import styles from './account-page.module.css'
import type { AccountOutcome, AccountResult } from './act-on-account.server.ts'
import { PasskeySection } from './passkey-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionSection } from './session-section.tsx'

type Shown = {
  csrfToken: string
  account: OwnAccount
  result: AccountResult | null
  outcome: AccountOutcome | null
  /** While the second factor is being set up. */
  setup: (TotpSetup & { qrCode: string }) | null
  passkeys: ListedPasskey[]
  passkeyOffer: PasskeyOffer | null
  sessions: ListedSession[]
}

export function AccountPage(shown: Shown) {
  const { account, result, csrfToken } = shown
  const messages = useLazyMessages(accountMessages)
  const invalid = result?.kind === 'invalid' ? result : null
  return (
    <div className={styles.page}>
      <p>{messages.account.signedInAs(account.email, messages.roles[account.role])}</p>
      <Told {...shown} />
      <div className={styles.sections}>
        <PasswordSection csrfToken={csrfToken} email={account.email} invalid={invalid} />
        <SecondFactorSection {...shown} invalid={invalid} />
        <PasskeySection {...shown} offer={shown.passkeyOffer} invalid={invalid} />
        <SessionSection sessions={shown.sessions} csrfToken={csrfToken} />
      </div>
    </div>
  )
}

/** The result of a form, or why it was refused. */
function Told({ result, outcome }: Pick<Shown, 'result' | 'outcome'>) {
  const { password, totp, passkeys, sessions, errors, tooMany, conflict } = useLazyMessages(accountMessages)
  if (result?.kind === 'invalid') {
    const { fields, retryAfter } = result
    const text =
      retryAfter !== null
        ? tooMany(retryAfter)
        : 'passkey' in fields
          ? errors.passkey
          : 'currentPassword' in fields
            ? errors.currentPassword
            : Object.keys(fields).length === 0
              ? conflict
              : errors.marked
    return (
      <Notice kind="error" role="alert">
        <p>{text}</p>
      </Notice>
    )
  }
  if (result !== null || outcome === null || outcome === 'totp-begun') return null
  const texts = {
    password: password.done,
    'totp-off': totp.doneOff,
    'passkey-added': passkeys.doneAdded,
    'passkey-removed': passkeys.doneRemoved,
    'session-ended': sessions.doneEnded,
    'others-ended': sessions.doneOthers,
  }
  return (
    <Notice kind="success">
      <p>{texts[outcome]}</p>
    </Notice>
  )
}
