import { useMemo } from 'react'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { AuditEntry } from '../records/calls.ts'
import { Heading } from '../records/heading.tsx'
import { EmptyState } from '#staff/empty-state/empty-state.tsx'
import { List } from '../records/list.tsx'
import { ListTable } from '../records/list-table.tsx'
import { ListViews } from '../records/list-views.tsx'
import { addressOf, definitionOf, useRecordMessages, useRecords } from '../records/records-context.ts'
import { asPage, useList } from '../records/use-list.ts'
import { auditDefinition } from './audit-definition.ts'

/** Who has changed what, the newest first. */
export function AuditLog() {
  const { calls } = useRecords()
  const { log: messages, actions } = useRecordMessages()
  const language = useLanguage()
  const definition = useMemo(() => auditDefinition(language), [language])
  const list = useList(definition, (query) => calls.get('audit-log', { query }).then(asPage))
  return (
    <>
      <Heading title={messages.title} about={messages.about} />
      <List list={list} empty={<EmptyState title={messages.none} />} tools={<ListViews list={list} />}>
        {() => (
          <ListTable
            list={list}
            columns={[
              {
                name: 'subject',
                label: messages.subject,
                render: (entry) => <Subject entry={entry} />,
              },
              {
                name: 'at',
                label: messages.at,
                render: ({ at }) => <time dateTime={at}>{readableInstant(new Date(at), language)}</time>,
              },
              { name: 'by', label: messages.by, render: ({ by }) => by },
              { name: 'action', label: messages.action, render: ({ action }) => actions[action] ?? action },
              {
                name: 'kind',
                label: messages.kind,
                render: ({ kind }) => definitionOf(kind)?.names[language].one ?? messages.kinds[kind] ?? kind,
              },
            ]}
          />
        )}
      </List>
    </>
  )
}

/** The title of a record, with a link to its form, whose history shows what has changed. */
function Subject({ entry }: { entry: AuditEntry }) {
  const messages = useRecordMessages()
  const definition = definitionOf(entry.kind)
  const id = Number(entry.subject)
  const title = entry.title ?? `#${entry.subject}`
  const named = definition && Number.isInteger(id) ? <a href={addressOf(definition, id)}>{title}</a> : title
  return (
    <>
      {named}
      {entry.others > 0 && ` ${messages.log.others(entry.others)}`}
    </>
  )
}
