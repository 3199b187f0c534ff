import type { ReactNode } from 'react'
import styles from './status-label.module.css'

/**
 * The label of a state: `alarm` for changes that affect visitors, `note` for facts of the archive, `quiet` for the
 * rest.
 */
export function StatusLabel({ tone, children }: { tone: 'alarm' | 'note' | 'quiet'; children: ReactNode }) {
  return (
    <span className={styles.label} data-tone={tone}>
      {children}
    </span>
  )
}
