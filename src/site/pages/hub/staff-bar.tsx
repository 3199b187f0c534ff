import { useLazyMessages } from '#i18n/language-context.tsx'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { staffHref } from '#routing/paths.ts'
import styles from './staff-bar.module.css'

export type StaffBarProps = {
  staff: { name: string; hasDemoPassword: boolean; csrfToken: string }
  /** The linked pages for staff; by default only their start page. */
  menus?: { name: string; url: string }[]
}

/** Shows staff that they are signed in, with links to their pages and a button to sign out. */
export function StaffBar({ staff, menus }: StaffBarProps) {
  const { login, hub } = useLazyMessages(staffMessages)
  const links = menus ?? [{ name: hub.title, url: staffHref('cms-hub') }]
  return (
    <header className={styles.bar}>
      <p>
        {login.signedInAs(staff.name)}. {staff.hasDemoPassword && <strong>{login.demoPassword}</strong>}
      </p>
      {links.map(({ name, url }) => (
        <a key={url} href={url}>
          {name}
        </a>
      ))}
      <form method="post" action={staffHref('logout')}>
        <input type="hidden" name="csrf" value={staff.csrfToken} />
        <button type="submit">{login.signOut}</button>
      </form>
    </header>
  )
}
