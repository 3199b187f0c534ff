import type { ListedUser } from '#domain/users/index.server.ts'
import { Button } from '#design/button/button.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { accountMessages } from '#i18n/lazy/account.ts'
import { staffHref } from '#routing/paths.ts'
import styles from '../account/account-page.module.css'
import type { UsersResult } from './act-on-users.server.ts'
import { OwnPassword } from './own-password.tsx'
import { readableTime } from '../account/readable-time.ts'

/** One account, with the forms that change its role, and close or open it. */
export function UserRow(props: {
  user: ListedUser
  isOwn: boolean
  csrfToken: string
  result: UsersResult | null
}) {
  const { user, isOwn, csrfToken, result } = props
  const { users: words, roles, never } = useLazyMessages(accountMessages)
  const language = useLanguage()
  const { id, name, email, isActive, hasSecondFactor, lastLoginAt } = user
  const sent = result?.sent.form === 'role' && result.sent.id === id ? result.sent : null
  const facts = [
    email,
    ...(isActive ? [] : [words.closed]),
    ...(hasSecondFactor ? [words.secondFactor] : []),
    words.lastLogin(lastLoginAt ? readableTime(lastLoginAt, language) : never),
  ]
  return (
    <li>
      <strong>
        {name}
        {isOwn && ` (${words.you})`}
      </strong>
      <span>{facts.join(' · ')}</span>
      <div className={styles.controls}>
        <form method="post" action={staffHref('users')} className={styles.inline}>
          <Hidden fields={{ csrf: csrfToken, form: 'role', id }} />
          <select
            name="role"
            defaultValue={sent?.role ?? user.role}
            aria-label={words.roleOf(name)}
            className={styles.role}
          >
            {(['author', 'editor', 'administrator'] as const).map((role) => (
              <option key={role} value={role}>
                {roles[role]}
              </option>
            ))}
          </select>
          {sent && <OwnPassword result={result} />}
          <Button size="small" variant="secondary" aria-label={words.changeOf(name)}>
            {words.change}
          </Button>
        </form>
        <form method="post" action={staffHref('users')}>
          <Hidden fields={{ csrf: csrfToken, form: isActive ? 'deactivate' : 'reactivate', id }} />
          <Button
            size="small"
            variant="secondary"
            aria-label={isActive ? words.deactivateOf(name) : words.reactivateOf(name)}
          >
            {isActive ? words.deactivate : words.reactivate}
          </Button>
        </form>
      </div>
    </li>
  )
}

function Hidden({ fields }: { fields: Record<string, string | number> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
