import type { ReactNode } from 'react'
import { useMessages } from '#i18n/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './notice.module.css'

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'

const icons = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } as const

/**
 * A notice in the middle of a page: an icon, a label and a line, without a box. `title` replaces the default label of
 * its kind. Not announced by itself: add `role="alert"` when it appears after an action.
 */
export function Notice(props: {
  kind?: NoticeKind
  title?: string
  children: ReactNode
  id?: string
  role?: 'alert' | 'status'
}) {
  const { kind = 'info', title, children, id, role } = props
  const messages = useMessages()
  return (
    <div className={styles.notice} data-kind={kind} id={id} role={role}>
      <Icon name={icons[kind]} size={22} />
      <div className={styles.words}>
        <p className={styles.title}>{title ?? messages.parts.tone[kind]}</p>
        <div>{children}</div>
      </div>
    </div>
  )
}
