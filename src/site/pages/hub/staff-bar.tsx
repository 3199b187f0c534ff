import { useMessages } from '#i18n/language-context.tsx'
import styles from './staff-bar.module.css'

/** Tells staff that they are signed in, and lets them out again. */
export function StaffBar({
  staff,
}: {
  staff: { name: string; hasDemoPassword: boolean; csrfToken: string }
}) {
  const messages = useMessages()
  return (
    <div className={styles.bar}>
      <p>
        {messages.login.signedInAs(staff.name)}.{' '}
        {staff.hasDemoPassword && <strong>{messages.login.demoPassword}</strong>}
      </p>
      <a href="/cms-hub">{messages.hub.title}</a>
      <form method="post" action="/logout">
        <input type="hidden" name="csrf" value={staff.csrfToken} />
        <button type="submit">{messages.login.signOut}</button>
      </form>
    </div>
  )
}
