import type { OwnAccount, TotpSetup } from '#domain/users/index.server.ts'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#fields/text-field.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { accountMessages } from '#i18n/lazy/account.ts'
import { AccountForm, CurrentPassword, listErrors, type Invalid } from './account-form.tsx'
import styles from './account-page.module.css'
import type { AccountResult } from './act-on-account.server.ts'

type Shown = {
  csrfToken: string
  account: OwnAccount
  setup: (TotpSetup & { qrCode: string }) | null
  result: AccountResult | null
  invalid: Invalid
}

/** The second factor: off, being set up, or on; new recovery codes are shown once. */
export function SecondFactorSection(shown: Shown) {
  const { totp } = useLazyMessages(accountMessages)
  const { account, setup, result } = shown
  return (
    <section id="second-factor">
      <h2>{totp.title}</h2>
      {result?.kind === 'codes' && <RecoveryCodes codes={result.codes} />}
      {account.hasSecondFactor ? (
        <TurnedOn {...shown} />
      ) : setup ? (
        <SetUp {...shown} setup={setup} />
      ) : (
        <TurnedOff {...shown} />
      )}
    </section>
  )
}

function TurnedOff({ csrfToken, invalid }: Shown) {
  const { totp } = useLazyMessages(accountMessages)
  return (
    <>
      <p>{totp.off}</p>
      <AccountForm form="totp-begin" csrfToken={csrfToken}>
        <CurrentPassword form="totp-begin" invalid={invalid} />
        <p>
          <Button size="small" variant="secondary">
            {totp.begin}
          </Button>
        </p>
      </AccountForm>
    </>
  )
}

function SetUp({ csrfToken, invalid, setup }: Shown & { setup: NonNullable<Shown['setup']> }) {
  const { totp, errors } = useLazyMessages(accountMessages)
  const { qrCode, secret } = setup
  return (
    <>
      <p>{totp.scan}</p>
      <img src={qrCode} alt={totp.qr} width={240} height={240} className={styles.qrCode} />
      <p>
        {totp.key}: <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <AccountForm form="totp-confirm" csrfToken={csrfToken}>
        <TextField
          name="code"
          label={totp.code}
          autoComplete="one-time-code"
          maxLength={10}
          isRequired
          error={listErrors(invalid, 'totp-confirm')['code'] === undefined ? null : errors.code}
        />
        <p>
          <Button size="small">{totp.confirm}</Button>
        </p>
      </AccountForm>
      <AccountForm form="totp-cancel" csrfToken={csrfToken}>
        <p>
          <Button size="small" variant="secondary">
            {totp.cancel}
          </Button>
        </p>
      </AccountForm>
    </>
  )
}

function TurnedOn({ csrfToken, account, invalid }: Shown) {
  const { totp } = useLazyMessages(accountMessages)
  const isOpen = invalid?.form === 'recovery-codes' || invalid?.form === 'totp-off'
  return (
    <>
      <p>
        {totp.on} {totp.codesLeft(account.recoveryCodesLeft)}
      </p>
      <details open={isOpen || undefined}>
        <summary className={styles.summary}>{totp.manage}</summary>
        <AccountForm form="recovery-codes" csrfToken={csrfToken}>
          <CurrentPassword form="recovery-codes" invalid={invalid} />
          <p>
            <Button size="small" variant="secondary">
              {totp.renew}
            </Button>
          </p>
        </AccountForm>
        <AccountForm form="totp-off" csrfToken={csrfToken}>
          <CurrentPassword form="totp-off" invalid={invalid} />
          <p>
            <Button size="small" variant="secondary">
              {totp.turnOff}
            </Button>
          </p>
        </AccountForm>
      </details>
    </>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const { totp } = useLazyMessages(accountMessages)
  return (
    <div className={styles.codes}>
      <h3>{totp.codes}</h3>
      <p>{totp.codesHint}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
