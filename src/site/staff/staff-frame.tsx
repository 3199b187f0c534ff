import type { ReactNode } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { staffBarMessages } from '#i18n/lazy/staff-bar.ts'
import styles from './staff-frame.module.css'

/** What surrounds every page of staff: the bar, the menu beside it, and a link to the content before both. */
export function StaffFrame(props: { bar: ReactNode; menu: ReactNode; children: ReactNode }) {
  const { skip } = useLazyMessages(staffBarMessages)
  return (
    <>
      <a className="skip-link" href="#content">
        {skip}
      </a>
      {props.bar}
      <div className={styles.frame}>
        {props.menu}
        <main id="content" className={styles.content} tabIndex={-1}>
          {props.children}
        </main>
      </div>
    </>
  )
}
