import type { ListedForm } from '#contracts/office-forms.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { useSearch } from '#fields/controls/use-search.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import { officeHref } from '#routing/office-paths.ts'
import { formMessages } from '../messages/forms.ts'
import { Heading } from '../records/heading.tsx'
import { withParameters } from '../records/list-query.ts'
import { Notice } from '../records/notice.tsx'
import { Pager } from '../records/pager.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import recordStyles from '../records/records.module.css'
import { useListQuery } from '../records/use-list-query.ts'
import { useOfficeCall } from '../session/use-office-call.ts'
import { useNews } from '../shell/use-news.ts'
import { entriesHref } from './entries-href.ts'
import { FormState } from './form-state.tsx'
import styles from './forms.module.css'
import { askedOf, ListState, SortHeading } from './plain-list.tsx'

/** All forms, with the numbers of their entries. */
export function FormList() {
  const messages = useLazyMessages(formMessages)
  const { resetSearch, noneFound, noneFoundHint } = useRecordMessages()
  const call = useOfficeCall()
  const news = useNews(['deleted'])
  const [query, setQuery] = useListQuery()
  const typed = new URLSearchParams(query).get('query') ?? ''
  const found = useSearch(askedOf(query, ['query']), (asked) =>
    call<{ count: number; results: ListedForm[] }>('GET', `forms?${asked}`),
  )
  const { count, results } = found.answer ?? { count: 0, results: [] }
  const isEmpty = found.state === 'found' && count === 0
  const create = (
    <a className={recordStyles.primary} href={`${officeHref('forms')}/create`}>
      {messages.create}
    </a>
  )
  return (
    <>
      <Heading title={messages.title}>{!(isEmpty && typed === '') && create}</Heading>
      <Notice told={news && { text: messages.actions.deleted }} />
      {isEmpty && typed === '' ? (
        <div className={recordStyles.empty}>
          <h2>{messages.empty}</h2>
          <p>{messages.emptyHint}</p>
          {create}
        </div>
      ) : (
        <>
          <search className={recordStyles.filters}>
            <FieldFrame label={messages.search}>
              {(ids) => (
                <input
                  {...ids}
                  type="search"
                  maxLength={200}
                  value={typed}
                  onChange={({ target }) =>
                    setQuery(withParameters(query, { query: target.value }), 'replace')
                  }
                />
              )}
            </FieldFrame>
          </search>
          <ListState found={found} counted={messages.count(count)} />
          {isEmpty ? (
            <div className={recordStyles.empty}>
              <h2>{noneFound}</h2>
              <p>{noneFoundHint}</p>
              <button type="button" className={recordStyles.button} onClick={() => setQuery('')}>
                {resetSearch}
              </button>
            </div>
          ) : (
            results.length > 0 && <FormTable forms={results} query={query} onQuery={setQuery} />
          )}
          <Pager
            query={query}
            count={count}
            onGo={(page) => setQuery(withParameters(query, { page: String(page) }))}
          />
        </>
      )}
    </>
  )
}

function FormTable(props: { forms: ListedForm[]; query: string; onQuery: (query: string) => void }) {
  const { forms, query, onQuery } = props
  const { columns } = useLazyMessages(formMessages)
  const language = useLanguage()
  const heading = (name: keyof typeof columns, isNumber = false) => (
    <SortHeading
      {...{ name, query, isNumber }}
      label={columns[name]}
      first={name === 'title' ? 'title' : `-${name}`}
      standard="title"
      onSort={onQuery}
    />
  )
  return (
    <table className={`${recordStyles.table} ${styles.list}`}>
      <thead>
        <tr>
          {heading('title')}
          <th scope="col">{columns.state}</th>
          {heading('entries', true)}
          {heading('unread', true)}
          {heading('updated_at')}
        </tr>
      </thead>
      <tbody>
        {forms.map(({ id, title, slug, state, entries, unread, updated_at: at }) => (
          <tr key={id}>
            <td>
              <a href={officeHref('forms', id)}>{pickLanguage(title, language)}</a>
              <small>{slug}</small>
            </td>
            <td>
              <FormState state={state} />
            </td>
            <td data-kind="number" data-label={columns.entries}>
              {entries === 0 ? '0' : <a href={entriesHref(id)}>{entries}</a>}
            </td>
            <td data-kind="number" data-label={columns.unread} data-strong={unread > 0 || undefined}>
              {unread}
            </td>
            <td data-label={columns.updated_at}>{readableInstant(new Date(at), language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
