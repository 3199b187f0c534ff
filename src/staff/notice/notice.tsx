import { StaffButton } from '#staff/button/staff-button.tsx'
import type { ReactNode } from 'react'
import { Status } from '#fields/controls/status.tsx'
import styles from './notice.module.css'

export type Told = {
  text: ReactNode
  isAlarm?: boolean
  action?: { label: string; act: () => void } | undefined
} | null

/** What has just happened, with a way to take it back. */
export function Notice({ told }: { told: Told }) {
  return (
    <Status className={styles.notice} data-alarm={told?.isAlarm ? '' : undefined}>
      {told && (
        <span>
          {told.text}
          {told.action && (
            <StaffButton look="text" onClick={told.action.act}>
              {told.action.label}
            </StaffButton>
          )}
        </span>
      )}
    </Status>
  )
}
