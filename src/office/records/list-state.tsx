import { StaffButton } from '#staff/button/staff-button.tsx'
import type { ReactNode } from 'react'
import { Status } from '#fields/controls/status.tsx'
import type { Search } from '#fields/controls/use-search.ts'
import { useRecordMessages } from './records-context.ts'

/** How many records a list has found, or why it can't show any. */
export function ListState({ found }: { found: Search<{ count: number }> }) {
  const messages = useRecordMessages()
  const hasFailed = found.state === 'failed'
  return (
    <>
      <Status>
        {hasFailed
          ? messages.notLoaded
          : found.answer
            ? messages.count(found.answer.count)
            : messages.loading}
      </Status>
      {hasFailed && <StaffButton onClick={found.again}>{messages.again}</StaffButton>}
    </>
  )
}

/** What is read as a whole: while it is being loaded, when that fails, and when it is there. */
export function Loaded<Answer>({
  found,
  children,
}: {
  found: Search<Answer>
  children: (answer: Answer) => ReactNode
}) {
  const messages = useRecordMessages()
  const { answer, state, again } = found
  if (state === 'failed')
    return (
      <p>
        {messages.notLoaded} <StaffButton onClick={again}>{messages.again}</StaffButton>
      </p>
    )
  return answer === null ? <p>{messages.loading}</p> : children(answer)
}
