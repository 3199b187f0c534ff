import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** What stands in place of a list; `children` is what can be done about it. */
export function EmptyState(props: { title: string; hint?: string; children?: ReactNode }) {
  const { title, hint, children } = props
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      {hint !== undefined && <p>{hint}</p>}
      {children}
    </div>
  )
}
