import { TextField } from '#fields/text-field.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { accountMessages } from '#i18n/lazy/account.ts'

/** The minimum length of a password, for the help text; the domain checks it. */
const fewest = 12

/** The two fields for a new password. */
export function NewPasswordFields({ fields }: { fields: Partial<Record<string, string>> }) {
  const { password, errors } = useLazyMessages(accountMessages)
  const textOfError = (code: string) =>
    ({
      too_short: errors.too_short(fewest),
      too_long: errors.too_long,
      too_common: errors.too_common,
      like_account: errors.like_account,
    })[code] ?? errors.invalid
  const error = fields['password']
  return (
    <>
      <TextField
        kind="password"
        name="password"
        label={password.next}
        help={password.help(fewest)}
        autoComplete="new-password"
        isRequired
        error={error === undefined ? null : textOfError(error)}
      />
      <TextField
        kind="password"
        name="repeat"
        label={password.repeat}
        autoComplete="new-password"
        isRequired
        error={fields['repeat'] === undefined ? null : errors.different}
      />
    </>
  )
}
