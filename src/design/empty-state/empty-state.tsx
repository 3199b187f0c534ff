import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** Shown in place of an empty list: what is missing, what may help, and links to go on. */
export function EmptyState(props: {
  title: string
  hint?: string
  /** Links or buttons. */
  actions?: ReactNode
  /** The level of the title's heading; without it the title is a paragraph. */
  level?: 2 | 3
}) {
  const { title, hint, actions, level } = props
  const Title = level === undefined ? 'p' : (`h${level}` as const)
  return (
    <div className={styles.empty}>
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
