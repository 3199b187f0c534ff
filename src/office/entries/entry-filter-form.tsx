import { useEffect, useState } from 'react'
import type { ListedForm } from '#contracts/office-forms.ts'
import { FieldFrame, type FieldIds } from '#fields/controls/field-frame.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import { entryMessages } from '../messages/entries.ts'
import { withParameters } from '../records/list-query.ts'
import recordStyles from '../records/records.module.css'
import { useOfficeCall } from '../session/use-office-call.ts'
import styles from './entries.module.css'

const states = ['all', 'unread', 'open', 'done', 'test', 'unconfirmed'] as const

/** The filters of the list of entries, as its address and the calls name them. */
export const entryFilters = ['form', 'state', 'query', 'date', 'date_to'] as const

/** The filters of the list, which are part of the page's address. */
export function EntryFilterForm(props: {
  query: string
  onQuery: (query: string, how?: 'replace' | 'push') => void
}) {
  const { query, onQuery } = props
  const { filters: messages, states: names } = useLazyMessages(entryMessages)
  const language = useLanguage()
  const call = useOfficeCall()
  const [forms, setForms] = useState<ListedForm[]>([])
  useEffect(() => {
    call<{ results: ListedForm[] }>('GET', 'forms?page_size=100').then(
      ({ results }) => setForms(results),
      // The list of entries says it when the server can't be reached.
      () => {},
    )
  }, [call])
  const given = new URLSearchParams(query)
  const control = (name: (typeof entryFilters)[number], how?: 'replace') => (ids: FieldIds) => ({
    ...ids,
    value: given.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onQuery(withParameters(query, { [name]: target.value }), how),
  })
  return (
    <search className={`${recordStyles.filters} ${styles.filters}`} aria-label={messages.title}>
      <FieldFrame label={messages.query}>
        {(ids) => <input {...control('query', 'replace')(ids)} type="search" maxLength={200} />}
      </FieldFrame>
      <FieldFrame label={messages.form}>
        {(ids) => (
          <select {...control('form')(ids)}>
            <option value="">{messages.allForms}</option>
            {forms.map(({ id, title }) => (
              <option key={id} value={id}>
                {pickLanguage(title, language)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame label={messages.state}>
        {(ids) => (
          <select {...control('state')(ids)}>
            {states.map((state) => (
              <option key={state} value={state === 'all' ? '' : state}>
                {names[state]}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame label={messages.from}>
        {(ids) => <input {...control('date')(ids)} type="date" />}
      </FieldFrame>
      <FieldFrame label={messages.to}>
        {(ids) => <input {...control('date_to')(ids)} type="date" />}
      </FieldFrame>
    </search>
  )
}
