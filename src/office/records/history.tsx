import { StaffButton } from '#staff/button/staff-button.tsx'
import { ChangeList } from '#staff/change-list/change-list.tsx'
import { useState } from 'react'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { fieldText } from '../fields/index.ts'
import type { HistoryEntry, Titles } from './calls.ts'
import { useRecordMessages, useRecords } from './records-context.ts'
import styles from './records.module.css'
import { useWords } from './use-words.ts'

/** How many entries are shown at first, and added each time. */
const atOnce = 10

/** Who has changed what, loaded when it is opened; earlier values can be put into the form. */
export function History(props: {
  definition: RecordDefinition
  id: number
  titles: Titles
  mayRestore: boolean
  onRestore: (name: string, value: unknown) => void
  /** Takes back what was changed together, in so many records. */
  onUndo: (command: string, count: number) => void
}) {
  const { definition, id, titles, mayRestore, onRestore, onUndo } = props
  const { calls } = useRecords()
  const messages = useRecordMessages()
  const [entries, setEntries] = useState<readonly HistoryEntry[] | 'failed' | null>(null)
  const [limit, setLimit] = useState(atOnce)
  const [isOpen, setIsOpen] = useState(false)
  const load = () => {
    calls
      .get('{record}/{id}/history', { params: { record: definition.path, id } })
      .then(setEntries, () => setEntries('failed'))
  }
  return (
    <details
      className={styles.history}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open)
        if (currentTarget.open) load()
      }}
    >
      <summary>{messages.history.title}</summary>
      {isOpen && entries === null && <p>{messages.loading}</p>}
      {entries === 'failed' && (
        <p>
          {messages.notLoaded}{' '}
          <StaffButton look="text" onClick={load}>
            {messages.again}
          </StaffButton>
        </p>
      )}
      {Array.isArray(entries) && entries.length === 0 && <p>{messages.history.none}</p>}
      {Array.isArray(entries) && (
        <ol>
          {entries.slice(0, limit).map((entry) => (
            <Entry key={entry.id} {...{ entry, definition, titles, mayRestore, onRestore, onUndo }} />
          ))}
        </ol>
      )}
      {Array.isArray(entries) && entries.length > limit && (
        <StaffButton look="text" onClick={() => setLimit(limit + atOnce)}>
          {messages.history.more}
        </StaffButton>
      )}
    </details>
  )
}

function Entry(props: {
  entry: HistoryEntry
  definition: RecordDefinition
  titles: Titles
  mayRestore: boolean
  onRestore: (name: string, value: unknown) => void
  onUndo: (command: string, count: number) => void
}) {
  const { entry, definition, titles, mayRestore, onRestore, onUndo } = props
  const { together } = entry
  // That it was changed together with others is said besides.
  const action = together && together.action !== 'change_together' ? together.action : entry.action
  const language = useLanguage()
  const messages = useRecordMessages()
  const words = useWords(titles)
  const changes = Object.entries(entry.after).flatMap(([name, after]) => {
    const field = definition.fields[name]
    if (!field) return []
    const label = field.label[language]
    const before = entry.before[name]
    return {
      name,
      label,
      before: fieldText(field, before, words) || messages.none,
      after: fieldText(field, after, words) || messages.none,
      action: mayRestore && !field.readOnly && (
        <StaffButton
          look="text"
          aria-label={messages.history.restoreOf(label)}
          onClick={() => onRestore(name, before ?? null)}
        >
          {messages.history.restore}
        </StaffButton>
      ),
    }
  })
  return (
    <li>
      <p>
        <time dateTime={entry.at}>{readableInstant(new Date(entry.at), language)}</time>
        <span>
          <strong>{entry.by}</strong> {messages.actions[action] ?? action}
          {together && together.records > 1 && `, ${messages.history.together(together.records - 1)}`}
          {together?.is_undone && ` (${messages.history.isUndone})`}
          {together && mayRestore && !together.is_undone && (
            <StaffButton look="text" onClick={() => onUndo(together.command, together.records)}>
              {together.records > 1 ? messages.history.undoAll(together.records) : messages.history.undoOne}
            </StaffButton>
          )}
        </span>
      </p>
      {entry.action === 'change' && (
        <ChangeList before={messages.history.before} after={messages.history.after} changes={changes} />
      )}
    </li>
  )
}
