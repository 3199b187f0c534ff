import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { StaffTable, type TableColumn } from '#staff/table/staff-table.tsx'
import { useState } from 'react'
import type { ReleaseItem } from '#contracts/office-releases.ts'
import { hallDay, hallTime, shortDay, weekdayName } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { releaseMessages } from '../messages/releases.ts'
import { useRecordMessages } from '../records/records-context.ts'
import type { ItemGroup } from './group-items.ts'
import { ItemText, type Found } from './item-text.tsx'
import styles from './releases.module.css'

/** How many items of a group are shown at first, and added each time. */
const atOnce = 100

/** The items of a month, or of a kind: closed ones are not rendered, so that a season of 700 is quick. */
export function ReleaseItemGroup(props: {
  group: ItemGroup
  name: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** Whether the release is public: then, what was before counts and not what is now. */
  isPast: boolean
  isBusy: boolean
  foundOf: (item: ReleaseItem) => Found
  /** Null where nothing can be taken out. */
  onDrop: ((items: readonly ReleaseItem[]) => void) | null
}) {
  const { group, name, isOpen, onToggle, foundOf } = props
  const { items: words } = useLazyMessages(releaseMessages)
  const found = group.items.filter((item) => {
    const { problem, findings } = foundOf(item)
    return problem !== null || findings.length > 0
  }).length
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open)
      }}
    >
      <summary>
        <h3>{name}</h3> <span>{words.count(group.items.length)}</span>
        {found > 0 && <span className={styles.alarm}>{words.withFindings(found)}</span>}
      </summary>
      {isOpen && <GroupTable {...props} />}
    </details>
  )
}

function GroupTable({
  group,
  name,
  isPast,
  isBusy,
  foundOf,
  onDrop,
}: Parameters<typeof ReleaseItemGroup>[0]) {
  const { items, isMonth } = group
  const language = useLanguage()
  const texts = useRecordMessages()
  const { items: words } = useLazyMessages(releaseMessages)
  const [limit, setLimit] = useState(atOnce)
  const [ticked, setTicked] = useState<readonly number[]>([])
  const rows = items.slice(0, limit)
  // Filters and others may have taken away what was ticked.
  const chosen = rows.filter(({ id }) => ticked.includes(id))
  const titleOf = ({ title, language: ofText }: ReleaseItem) =>
    [title ?? words.gone, ofText !== '' && words.languages[ofText]].filter(Boolean).join(', ')
  const tick: TableColumn<ReleaseItem> = {
    name: 'tick',
    label: texts.chooseAll,
    kind: 'tick',
    head: (
      <input
        type="checkbox"
        aria-label={texts.chooseAll}
        checked={chosen.length === rows.length}
        onChange={({ target }) => setTicked(target.checked ? rows.map(({ id }) => id) : [])}
      />
    ),
    render: (item) => (
      <input
        type="checkbox"
        aria-label={texts.choose(titleOf(item))}
        checked={ticked.includes(item.id)}
        onChange={({ target }) =>
          setTicked(target.checked ? [...ticked, item.id] : ticked.filter((id) => id !== item.id))
        }
      />
    ),
  }
  const title: TableColumn<ReleaseItem> = {
    name: 'title',
    label: isMonth ? words.columns.event : words.columns.record,
    kind: 'text',
    render: (item) => <ItemText item={item} found={foundOf(item)} isPast={isPast} />,
  }
  const places: TableColumn<ReleaseItem>[] = [
    {
      name: 'day',
      label: words.columns.day,
      kind: 'instant',
      render: ({ evening }) => {
        if (!evening) return null
        const day = hallDay(evening.start)
        return (
          <time dateTime={evening.start}>
            {weekdayName(day, language, 'short')} {shortDay(day, language, 'none')},{' '}
            {hallTime(evening.start, language)}
          </time>
        )
      },
    },
    { name: 'room', label: words.columns.room, render: ({ evening }) => evening?.room?.title ?? '' },
  ]
  const drop: TableColumn<ReleaseItem> = {
    name: 'drop',
    label: words.drop,
    kind: 'actions',
    head: <span className="visually-hidden">{words.drop}</span>,
    render: (item) => (
      <StaffButton
        look="quiet"
        isBusy={isBusy}
        aria-label={words.dropOf(titleOf(item))}
        onClick={() => onDrop?.([item])}
      >
        {words.drop}
      </StaffButton>
    ),
  }
  return (
    <>
      <StaffTable
        label={name}
        rows={rows}
        keyOf={({ id }) => id}
        isBusy={isBusy}
        columns={[
          ...(onDrop ? [tick] : []),
          ...(isMonth ? [places[0], title, places[1]] : [title]).filter((one) => one !== undefined),
          ...(onDrop ? [drop] : []),
        ]}
        attributesOf={({ id }) => ({ 'data-chosen': ticked.includes(id) ? '' : undefined })}
      />
      {items.length > limit && (
        <StaffButton onClick={() => setLimit(limit + atOnce)}>
          {words.more(Math.min(atOnce, items.length - limit))}
        </StaffButton>
      )}
      {onDrop && chosen.length > 0 && (
        <StaffBar label={texts.chosen(chosen.length)}>
          <p>{texts.chosen(chosen.length)}</p>
          <StaffButton isBusy={isBusy} onClick={() => onDrop(chosen)}>
            {words.dropChosen}
          </StaffButton>
          <StaffButton look="quiet" onClick={() => setTicked([])}>
            {texts.unchoose}
          </StaffButton>
        </StaffBar>
      )}
    </>
  )
}
