import type { ReactNode } from 'react'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { useRecordMessages } from './records-context.ts'

/** What can be done with the chosen rows of a list. */
export function ChosenBar({ count, children }: { count: number; children: ReactNode }) {
  const messages = useRecordMessages()
  return (
    <StaffBar isAtFoot label={messages.chosen(count)}>
      <p>{messages.chosen(count)}</p>
      {children}
    </StaffBar>
  )
}
