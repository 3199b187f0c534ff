import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { staffBarMessages } from '#i18n/lazy/staff-bar.ts'
import { staffHref } from '#routing/paths.ts'
import { StaffBar } from './staff-bar.tsx'
import styles from './staff-bar.module.css'

export type StaffHeaderProps = {
  name: string
  menus: { name: string; url: string }[]
  hasDemoPassword: boolean
  csrfToken: string
  /** Whether the page has the staff tools, whose toolbar begins with the same bar. */
  hasTools: boolean
}

/** The header of the staff's own pages: the bar with a button to sign out, and a warning of the demo password. */
export function StaffHeader({ name, menus, hasDemoPassword, csrfToken, hasTools }: StaffHeaderProps) {
  const messages = useLazyMessages(staffBarMessages)
  const language = useLanguage()
  return (
    <header className={styles.header}>
      <StaffBar home={language} menus={menus} className={hasTools ? styles.inPlaceOfTools : undefined}>
        <p>{messages.signedInAs(name)}</p>
        <form method="post" action={staffHref('logout')}>
          <input type="hidden" name="csrf" value={csrfToken} />
          <button type="submit">{messages.signOut}</button>
        </form>
      </StaffBar>
      {hasDemoPassword && <p className={styles.warning}>{messages.demoPassword}</p>}
    </header>
  )
}
