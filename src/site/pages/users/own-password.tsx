import { TextField } from '#fields/text-field.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { accountMessages } from '#i18n/lazy/account.ts'
import type { UsersResult } from './act-on-users.server.ts'

/** The field for one's own password, in a form that was refused because it needs it. */
export function OwnPassword({ result }: { result: UsersResult | null }) {
  const { users: words, faults } = useLazyMessages(accountMessages)
  const fault = result?.fields['currentPassword']
  if (fault === undefined) return null
  return (
    <TextField
      kind="password"
      name="currentPassword"
      label={words.ownPassword}
      help={words.ownPasswordHelp}
      autoComplete="current-password"
      isRequired
      error={fault === 'required' ? null : faults.currentPassword}
    />
  )
}
