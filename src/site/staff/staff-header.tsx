import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { staffBarMessages } from '#i18n/lazy/staff-bar.ts'
import { StaffBar } from './staff-bar.tsx'
import SignOut from './sign-out.island.tsx'
import styles from './staff-bar.module.css'

export type StaffHeaderProps = {
  /** The number of the account. */
  account: number
  name: string
  menus: { name: string; url: string }[]
  hasDemoPassword: boolean
  csrfToken: string
  /** Whether the page has the staff tools, whose toolbar begins with the same bar. */
  hasTools: boolean
}

/** The header of the staff's own pages: the bar with a button to sign out, and a warning of the demo password. */
export function StaffHeader({
  account,
  name,
  menus,
  hasDemoPassword,
  csrfToken,
  hasTools,
}: StaffHeaderProps) {
  const messages = useLazyMessages(staffBarMessages)
  const language = useLanguage()
  return (
    <header className={styles.header}>
      <StaffBar home={language} menus={menus} className={hasTools ? styles.inPlaceOfTools : undefined}>
        <p>{messages.signedInAs(name)}</p>
        <SignOut {...{ account, csrfToken }} />
      </StaffBar>
      {hasDemoPassword && <p className={styles.warning}>{messages.demoPassword}</p>}
    </header>
  )
}
