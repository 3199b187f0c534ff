import { StaffButton } from '#staff/button/staff-button.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { Status } from '#fields/controls/status.tsx'
import { useSearch } from '#fields/controls/use-search.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { recordDefinitions } from '#records/records.generated.ts'
import type { AuditEntry } from '../records/calls.ts'
import { Heading } from '../records/heading.tsx'
import { pageLength, pageOf, withParameters } from '../records/list-query.ts'
import { Pager } from '../records/pager.tsx'
import { addressOf, definitionOf, useRecordMessages, useRecords } from '../records/records-context.ts'
import styles from '../records/records.module.css'
import { useListQuery } from '../records/use-list-query.ts'

const filters = ['kind', 'action', 'by', 'from', 'to'] as const

/** Who has changed what, the newest first; the filters are in the query of the address. */
export function AuditLog() {
  const { calls } = useRecords()
  const messages = useRecordMessages()
  const language = useLanguage()
  const [query, setQuery] = useListQuery()
  const params = new URLSearchParams(query)
  const asked = new URLSearchParams({ page: String(pageOf(query)), page_size: String(pageLength) })
  for (const name of filters) if (params.get(name)) asked.set(name, params.get(name) ?? '')
  const found = useSearch(asked.toString(), (wanted) => calls.get('audit-log', { query: wanted }))
  const set = (name: string, value: string, how?: 'replace') =>
    setQuery(withParameters(query, { [name]: value }), how)
  const kinds = [
    ...recordDefinitions.map(({ kind, names }) => ({ value: kind, name: names[language].one })),
    ...Object.entries(messages.log.kinds).map(([value, name]) => ({ value, name })),
  ].toSorted((one, other) => one.name.localeCompare(other.name, language))
  const actions = Object.entries(messages.actions).map(([value, name]) => ({ value, name }))
  const entries = found.answer?.results ?? []
  return (
    <>
      <Heading title={messages.log.title} about={messages.log.about} />
      <search className={styles.filters}>
        {[
          { name: 'kind', label: messages.log.kind, options: kinds },
          { name: 'action', label: messages.log.action, options: actions },
        ].map(({ name, label, options }) => (
          <FieldFrame key={name} label={label}>
            {(ids) => (
              <select
                {...ids}
                value={params.get(name) ?? ''}
                onChange={({ target }) => set(name, target.value)}
              >
                <option value="">{messages.all}</option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.name}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        ))}
        <FieldFrame label={messages.log.by}>
          {(ids) => (
            <input
              {...ids}
              value={params.get('by') ?? ''}
              maxLength={200}
              onChange={({ target }) => set('by', target.value, 'replace')}
            />
          )}
        </FieldFrame>
        {(['from', 'to'] as const).map((name) => (
          <FieldFrame key={name} label={messages.log[name]}>
            {(ids) => (
              <input
                {...ids}
                type="date"
                value={params.get(name) ?? ''}
                onChange={({ target }) => set(name, target.value)}
              />
            )}
          </FieldFrame>
        ))}
      </search>
      <div className={styles.bar}>
        <Status>
          {found.state === 'failed'
            ? messages.notLoaded
            : found.answer
              ? messages.count(found.answer.count)
              : messages.loading}
        </Status>
        {found.state === 'failed' && <StaffButton onClick={found.again}>{messages.again}</StaffButton>}
      </div>
      {found.state === 'found' && entries.length === 0 && <p>{messages.log.none}</p>}
      {entries.length > 0 && <Entries entries={entries} isBusy={found.state === 'loading'} />}
      <Pager
        query={query}
        count={found.answer?.count ?? 0}
        onGo={(page) => setQuery(withParameters(query, { page: String(page) }))}
      />
    </>
  )
}

function Entries({ entries, isBusy }: { entries: readonly AuditEntry[]; isBusy: boolean }) {
  const messages = useRecordMessages()
  const language = useLanguage()
  const columns = [messages.log.at, messages.log.by, messages.log.action, messages.log.kind]
  return (
    <table className={styles.table} data-plain="" aria-busy={isBusy}>
      <thead>
        <tr>
          <th scope="col">{messages.log.subject}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td data-label={messages.log.subject}>
              <Subject entry={entry} />
            </td>
            <td data-label={messages.log.at}>
              <time dateTime={entry.at}>{readableInstant(new Date(entry.at), language)}</time>
            </td>
            <td data-label={messages.log.by}>{entry.by}</td>
            <td data-label={messages.log.action}>{messages.actions[entry.action] ?? entry.action}</td>
            <td data-label={messages.log.kind}>
              {definitionOf(entry.kind)?.names[language].one ?? messages.log.kinds[entry.kind] ?? entry.kind}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
