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

/** A list that is read as a whole: while it is being loaded, when that fails, when it is empty (`none`), and when it is there. */
export function LoadedList<Item>(props: {
  items: readonly Item[] | 'failed' | null
  none: string
  onAgain: () => void
  children: (items: readonly Item[]) => ReactNode
}) {
  const { items, none, onAgain, children } = props
  const messages = useRecordMessages()
  if (items === null) return <p>{messages.loading}</p>
  if (items === 'failed')
    return (
      <p>
        {messages.notLoaded} <StaffButton onClick={onAgain}>{messages.again}</StaffButton>
      </p>
    )
  return items.length === 0 ? <p>{none}</p> : children(items)
}
