import { useLazyMessages } from '#i18n/language-context.tsx'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { staffHref } from '#routing/paths.ts'
import styles from './staff-bar.module.css'

/** Tells staff that they are signed in, and lets them sign out. */
export function StaffBar({
  staff,
}: {
  staff: { name: string; hasDemoPassword: boolean; csrfToken: string }
}) {
  const { login, hub } = useLazyMessages(staffMessages)
  return (
    <header className={styles.bar}>
      <p>
        {login.signedInAs(staff.name)}. {staff.hasDemoPassword && <strong>{login.demoPassword}</strong>}
      </p>
      <a href={staffHref('cms-hub')}>{hub.title}</a>
      <form method="post" action={staffHref('logout')}>
        <input type="hidden" name="csrf" value={staff.csrfToken} />
        <button type="submit">{login.signOut}</button>
      </form>
    </header>
  )
}
