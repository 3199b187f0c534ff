import { TextField } from '#fields/text-field.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { accountMessages } from '#i18n/lazy/account.ts'

/** The minimum length of a password, for the help text; the domain checks it. */
const fewest = 12

/** The two fields for a new password. */
export function NewPasswordFields({ fields }: { fields: Partial<Record<string, string>> }) {
  const { password, faults } = useLazyMessages(accountMessages)
  const textOfFault = (code: string) =>
    ({
      too_short: faults.too_short(fewest),
      too_long: faults.too_long,
      too_common: faults.too_common,
      like_account: faults.like_account,
    })[code] ?? faults.invalid
  const fault = fields['password']
  return (
    <>
      <TextField
        kind="password"
        name="password"
        label={password.next}
        help={password.help(fewest)}
        autoComplete="new-password"
        isRequired
        error={fault === undefined ? null : textOfFault(fault)}
      />
      <TextField
        kind="password"
        name="repeat"
        label={password.repeat}
        autoComplete="new-password"
        isRequired
        error={fields['repeat'] === undefined ? null : faults.different}
      />
    </>
  )
}
