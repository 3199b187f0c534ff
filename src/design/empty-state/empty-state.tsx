import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** What stands where a list would stand: what is not there, what may help, and a way on. */
export function EmptyState(props: {
  title: string
  hint?: string
  /** Links or buttons. */
  actions?: ReactNode
  /** Level of the title's heading in the page; without it the title is a paragraph. */
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
