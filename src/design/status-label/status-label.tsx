import type { ReactNode } from 'react'
import styles from './status-label.module.css'

/** The word for a state: `alarm` for what changes one's evening, `note` for what the archive knows, `quiet` for the rest. */
export function StatusLabel({ tone, children }: { tone: 'alarm' | 'note' | 'quiet'; children: ReactNode }) {
  return (
    <span className={styles.label} data-tone={tone}>
      {children}
    </span>
  )
}
