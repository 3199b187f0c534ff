import { ChangeList } from '#staff/change-list/change-list.tsx'
import type { ImportReport } from '#contracts/office-imports.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { fieldText } from '../fields/index.ts'
import { importMessages } from '../messages/imports.ts'
import { addressOf, definitionOf, useRecordMessages } from '../records/records-context.ts'
import { useWords } from '../records/use-words.ts'
import styles from './imports.module.css'

/** What is added and changed, each field before and after. */
export function ChangedEntries({ report }: { report: ImportReport }) {
  const { entries: messages } = useLazyMessages(importMessages)
  const { entries } = report
  const definition = definitionOf(report.kind)
  if (entries.length === 0 || !definition) return null
  return (
    <details className={styles.entries} open={entries.length <= 20 || undefined}>
      <summary>{messages.title}</summary>
      {entries.length < report.added + report.changed && <p>{messages.onlyFirst(entries.length)}</p>}
      <ol>
        {entries.map((entry) => (
          <Entry key={`${entry.line} ${entry.id}`} {...{ entry, definition }} titles={report.titles} />
        ))}
      </ol>
    </details>
  )
}

function Entry(props: {
  entry: ImportReport['entries'][number]
  definition: RecordDefinition
  titles: ImportReport['titles']
}) {
  const { entry, definition, titles } = props
  const language = useLanguage()
  const { entries: messages } = useLazyMessages(importMessages)
  const recordMessages = useRecordMessages()
  const words = useWords(titles)
  const { id, line, title, before, after, kept } = entry
  const isNew = Object.keys(after).length === 0 && kept.length === 0
  const labelOf = (name: string) => definition.fields[name]?.label[language] ?? name
  return (
    <li>
      <p>
        {id === null ? title : <a href={addressOf(definition, id)}>{title}</a>}{' '}
        <small>
          {messages.line} {line.toLocaleString(language)}
          {isNew && `, ${messages.added}`}
          {kept.length > 0 && `, ${messages.untouched(kept.map(labelOf).join(', '))}`}
        </small>
      </p>
      {Object.keys(after).length > 0 && (
        <ChangeList
          before={recordMessages.history.before}
          after={recordMessages.history.after}
          changes={Object.entries(after).flatMap(([name, value]) => {
            const field = definition.fields[name]
            const text = (one: unknown) => (field && fieldText(field, one, words)) || recordMessages.none
            return field ? { name, label: labelOf(name), before: text(before[name]), after: text(value) } : []
          })}
        />
      )}
    </li>
  )
}
