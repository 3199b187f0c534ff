import type { ReactNode } from 'react'
import { TextField } from '#fields/text-field.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { accountMessages } from '#i18n/lazy/account.ts'
import { staffHref } from '#routing/paths.ts'
import styles from './account-page.module.css'
import type { AccountResult } from './act-on-account.server.ts'

/** The errors of one of the forms. */
export type Invalid = Extract<AccountResult, { kind: 'invalid' }> | null

/** The errors of one form, by its fields; empty when another form was sent. */
export function listErrors(invalid: Invalid, form: string): Partial<Record<string, string>> {
  return invalid?.form === form ? invalid.fields : {}
}

/** A form of the page, with its name and the session's token. */
export function AccountForm(props: {
  form: string
  csrfToken: string
  hidden?: Record<string, string | number>
  isInline?: boolean
  children: ReactNode
}) {
  const { form, csrfToken, hidden = {}, isInline = false, children } = props
  return (
    <form
      method="post"
      action={staffHref('account')}
      className={isInline ? styles.inline : styles.form}
      data-form={form}
    >
      {Object.entries({ csrf: csrfToken, form, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** The field for the current password, which is required before a change. */
export function CurrentPassword({ form, invalid }: { form: string; invalid: Invalid }) {
  const { password, errors } = useLazyMessages(accountMessages)
  return (
    <TextField
      kind="password"
      name={`current-${form}`}
      label={password.current}
      isRequired
      error={listErrors(invalid, form)['currentPassword'] === undefined ? null : errors.currentPassword}
    />
  )
}
