import type { ListedUser } from '#domain/users/index.server.ts'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { ChoiceGroup } from '#fields/choice-fields.tsx'
import { TextField } from '#fields/text-field.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { languages, locales } from '#i18n/languages.ts'
import { accountMessages } from '#i18n/lazy/account.ts'
import { staffHref } from '#routing/paths.ts'
import styles from '../account/account-page.module.css'
import type { UsersOutcome, UsersResult } from './act-on-users.server.ts'
import { OwnPassword } from './own-password.tsx'
import { UserRow } from './user-row.tsx'

type Shown = {
  csrfToken: string
  ownId: number
  result: UsersResult | null
  outcome: UsersOutcome | null
  users: ListedUser[]
}

export function UsersPage({ users, ownId, csrfToken, result, outcome }: Shown) {
  const { users: words } = useLazyMessages(accountMessages)
  return (
    <div className={styles.page}>
      <Told result={result} outcome={outcome} />
      <div className={styles.sections}>
        <section>
          <h2>{words.title}</h2>
          <ul className={styles.list}>
            {users.map((user) => (
              <UserRow key={user.id} {...{ user, csrfToken, result }} isOwn={user.id === ownId} />
            ))}
          </ul>
        </section>
        <section>
          <h2>{words.invite}</h2>
          <InviteForm csrfToken={csrfToken} result={result} />
        </section>
      </div>
    </div>
  )
}

function Told({ result, outcome }: Pick<Shown, 'result' | 'outcome'>) {
  const { users: words, conflict, errors, tooMany } = useLazyMessages(accountMessages)
  if (result) {
    const texts = {
      last_administrator: words.lastAdministrator,
      gone: conflict,
      invalid: 'currentPassword' in result.fields ? words.ownPasswordHelp : errors.invalid,
      too_many: tooMany(result.retryAfter ?? 1),
    }
    const [field] = Object.keys(result.fields)
    return (
      <Notice kind="error" role="alert">
        <p>
          {field === 'email' || field === 'username'
            ? `${field === 'email' ? words.email : words.name}: ${messageOfError(errors, field, result)}`
            : texts[result.error]}
        </p>
      </Notice>
    )
  }
  if (!outcome) return null
  const texts = {
    invite: words.doneInvited,
    role: words.doneChanged,
    deactivate: words.doneDeactivated,
    reactivate: words.doneReactivated,
  }
  return (
    <Notice kind="success">
      <p>{texts[outcome]}</p>
    </Notice>
  )
}

function InviteForm({ csrfToken, result }: Pick<Shown, 'csrfToken' | 'result'>) {
  const { users: words, roles, errors } = useLazyMessages(accountMessages)
  const language = useLanguage()
  const sent = result?.sent.form === 'invite' ? result.sent : null
  const errorOf = (field: 'email' | 'username') =>
    result?.fields[field] === undefined ? null : messageOfError(errors, field, result)
  return (
    <form method="post" action={staffHref('users')} className={styles.form}>
      <input type="hidden" name="csrf" value={csrfToken} />
      <input type="hidden" name="form" value="invite" />
      <TextField
        name="username"
        label={words.name}
        autoComplete="off"
        maxLength={100}
        isRequired
        value={sent?.username}
        error={errorOf('username')}
      />
      <TextField
        kind="email"
        name="email"
        label={words.email}
        autoComplete="off"
        isRequired
        value={sent?.email}
        error={errorOf('email')}
      />
      <ChoiceGroup
        kind="radio"
        name="role"
        label={words.role}
        isRequired
        chosen={[sent?.role ?? 'author']}
        choices={(['author', 'editor', 'administrator'] as const).map((value) => ({
          value,
          label: roles[value],
        }))}
      />
      <ChoiceGroup
        kind="radio"
        name="language"
        label={words.language}
        isRequired
        chosen={[sent?.language ?? language]}
        choices={languages.map((value) => ({ value, label: locales[value].name }))}
      />
      {sent && <OwnPassword result={result} />}
      <p>
        <Button size="small">{words.submit}</Button>
      </p>
    </form>
  )
}

function messageOfError(
  errors: { required: string; email: string; taken: string; too_long: string; invalid: string },
  field: 'email' | 'username',
  { fields }: UsersResult,
): string {
  const code = fields[field]
  if (code === 'taken') return errors.taken
  if (code === 'required') return errors.required
  if (code === 'too_long') return errors.too_long
  return field === 'email' ? errors.email : errors.invalid
}
