import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import type { ReleaseItem, ReleaseProblem } from '#contracts/office-releases.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { releaseMessages } from '../messages/releases.ts'
import type { StoredRecord } from '../records/calls.ts'
import type { Told } from '#staff/notice/notice.tsx'
import { useRecords } from '../records/records-context.ts'
import { ReleaseItemRow } from './release-item.tsx'
import styles from './releases.module.css'

/** How many items are shown at first, and added each time. */
const atOnce = 100
/** An item in which a check has found nothing. */
const fine = { problem: null, findings: [] }

/** The items of a release, in the order in which they are applied. */
export function ReleaseItems(props: {
  stored: StoredRecord
  items: readonly ReleaseItem[]
  /** What a check has found, in place of what failed last. */
  found: readonly ReleaseProblem[] | null
  onDropped: () => void
  onTell: (told: Told) => void
}) {
  const { stored, items, found, onDropped, onTell } = props
  const { calls } = useRecords()
  const { items: messages } = useLazyMessages(releaseMessages)
  const { attempt } = useAction((text) => onTell({ text, isAlarm: true }))
  const [limit, setLimit] = useState(atOnce)
  const { state } = stored.values
  const mayDrop = stored.may.change && state !== 'published' && state !== 'cancelled'
  const drop = (item: ReleaseItem) =>
    attempt(async () => {
      await calls.remove('releases/release/{id}/items/{item}', { params: { id: stored.id, item: item.id } })
      onTell({ text: messages.dropped(item.title ?? messages.gone) })
      onDropped()
    })
  if (items.length === 0) return <p className={styles.soft}>{messages.none}</p>
  return (
    <>
      <p className={styles.soft}>{messages.count(items.length)}</p>
      <ul className={styles.items}>
        {items.slice(0, limit).map((item) => (
          <ReleaseItemRow
            key={item.id}
            item={item}
            isPast={state === 'published'}
            found={found ? (found.find(({ item_id: id }) => id === item.id) ?? fine) : item}
            onDrop={mayDrop ? () => void drop(item) : null}
          />
        ))}
      </ul>
      {items.length > limit && (
        <StaffButton onClick={() => setLimit(limit + atOnce)}>
          {messages.more(Math.min(atOnce, items.length - limit))}
        </StaffButton>
      )}
    </>
  )
}
