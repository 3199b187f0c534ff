import type { ListedPasskey, PasskeyOffer } from '#domain/users/index.server.ts'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#fields/text-field.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { accountMessages } from '#i18n/lazy/account.ts'
import { AccountForm, CurrentPassword, listErrors, type Invalid } from './account-form.tsx'
import styles from './account-page.module.css'
import NewPasskey from './new-passkey.island.tsx'
import { readableTime } from './readable-time.ts'

export function PasskeySection(props: {
  csrfToken: string
  passkeys: ListedPasskey[]
  /** Null where there can be no passkeys. */
  offer: PasskeyOffer | null
  invalid: Invalid
}) {
  const { csrfToken, passkeys, offer, invalid } = props
  const { passkeys: words } = useLazyMessages(accountMessages)
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.intro}</p>
      {passkeys.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <PasskeyList passkeys={passkeys} csrfToken={csrfToken} />
      )}
      {offer ? (
        <NewPasskeyForm offer={offer} csrfToken={csrfToken} invalid={invalid} />
      ) : (
        <p>{words.unavailable}</p>
      )}
    </section>
  )
}

function PasskeyList({ passkeys, csrfToken }: { passkeys: ListedPasskey[]; csrfToken: string }) {
  const { passkeys: words, never } = useLazyMessages(accountMessages)
  const language = useLanguage()
  return (
    <ul className={styles.list}>
      {passkeys.map(({ id, name, lastUsedAt }) => (
        <li key={id}>
          <strong>{name}</strong>
          <span>{words.used(lastUsedAt ? readableTime(lastUsedAt, language) : never)}</span>
          <AccountForm form="passkey-remove" csrfToken={csrfToken} hidden={{ id }} isInline>
            <Button size="small" variant="secondary" aria-label={words.removeOf(name)}>
              {words.remove}
            </Button>
          </AccountForm>
        </li>
      ))}
    </ul>
  )
}

function NewPasskeyForm(props: { offer: PasskeyOffer; csrfToken: string; invalid: Invalid }) {
  const { offer, csrfToken, invalid } = props
  const { passkeys: words, errors } = useLazyMessages(accountMessages)
  const { sealed, ...made } = offer
  return (
    <AccountForm form="passkey-add" csrfToken={csrfToken} hidden={{ sealed }}>
      <TextField
        name="name"
        label={words.name}
        help={words.nameHelp}
        maxLength={80}
        isRequired
        error={listErrors(invalid, 'passkey-add')['name'] === undefined ? null : errors.required}
      />
      <CurrentPassword form="passkey-add" invalid={invalid} />
      <NewPasskey {...made} />
    </AccountForm>
  )
}
