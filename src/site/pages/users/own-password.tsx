import { TextField } from '#fields/text-field.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { accountMessages } from '#i18n/lazy/account.ts'
import type { UsersResult } from './act-on-users.server.ts'

/** The field for one's own password, in a form that was refused because it needs it. */
export function OwnPassword({ result }: { result: UsersResult | null }) {
  const { users: words, errors } = useLazyMessages(accountMessages)
  const error = result?.fields['currentPassword']
  if (error === undefined) return null
  return (
    <TextField
      kind="password"
      name="currentPassword"
      label={words.ownPassword}
      help={words.ownPasswordHelp}
      autoComplete="current-password"
      isRequired
      error={error === 'required' ? null : errors.currentPassword}
    />
  )
}
