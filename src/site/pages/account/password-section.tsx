import { Button } from '#design/button/button.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { accountMessages } from '#i18n/lazy/account.ts'
import { NewPasswordFields } from '../../new-password-fields.tsx'
import { AccountForm, CurrentPassword, listErrors, type Invalid } from './account-form.tsx'

export function PasswordSection(props: { csrfToken: string; email: string; invalid: Invalid }) {
  const { csrfToken, email, invalid } = props
  const { password } = useLazyMessages(accountMessages)
  return (
    <section>
      <h2>{password.title}</h2>
      <AccountForm form="password" csrfToken={csrfToken}>
        {/* Password managers store the new password for this account. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <CurrentPassword form="password" invalid={invalid} />
        <NewPasswordFields fields={listErrors(invalid, 'password')} />
        <p>{password.hint}</p>
        <p>
          <Button size="small">{password.submit}</Button>
        </p>
      </AccountForm>
    </section>
  )
}
