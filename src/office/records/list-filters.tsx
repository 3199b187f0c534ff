import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { useLanguage } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import type { Field } from '#records/field.ts'
import { ReferenceControl } from '../fields/reference.tsx'
import type { RecordPage, Titles } from './calls.ts'
import { isRange } from './list-query.ts'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'

type FilterProps = {
  params: URLSearchParams
  titles: Titles
  /** The lines of fields that have some, such as tags. */
  known: RecordPage['known']
  set: (changed: Record<string, string>, how?: 'replace' | 'push') => void
}

/** The search and the filters of a list. */
export function ListFilters(props: FilterProps & { definition: RecordDefinition }) {
  const { definition, params, titles, known, set } = props
  const messages = useRecordMessages()
  return (
    <search className={styles.filters}>
      {definition.list.search.length > 0 && (
        <FieldFrame label={messages.search}>
          {(ids) => (
            <input
              {...ids}
              type="search"
              value={params.get('query') ?? ''}
              maxLength={200}
              onChange={({ target }) => set({ query: target.value }, 'replace')}
            />
          )}
        </FieldFrame>
      )}
      {(definition.list.filters ?? []).map((name) => {
        const field = definition.fields[name]
        return field && <Filter key={name} {...{ name, field, params, titles, known, set }} />
      })}
    </search>
  )
}

function Filter({ name, field, params, titles, known, set }: FilterProps & { name: string; field: Field }) {
  const language = useLanguage()
  const messages = useRecordMessages()
  const label = field.label[language]
  const value = params.get(name) ?? ''
  if (field.kind === 'reference') {
    const { create: _, required: __, hint: ___, ...plain } = field
    return (
      <ReferenceControl
        field={plain}
        label={label}
        hint={undefined}
        error={undefined}
        value={value === '' ? null : Number(value)}
        titles={titles}
        onChange={(chosen) => set({ [name]: typeof chosen === 'number' ? String(chosen) : '' })}
      />
    )
  }
  if (isRange(field))
    return (['from', 'to'] as const).map((end) => (
      <FieldFrame key={end} label={end === 'from' ? messages.from(label) : messages.until(label)}>
        {(ids) => (
          <input
            {...ids}
            type="date"
            value={params.get(`${name}_${end}`) ?? ''}
            onChange={({ target }) => set({ [`${name}_${end}`]: target.value })}
          />
        )}
      </FieldFrame>
    ))
  const options =
    field.kind === 'choice' || field.kind === 'choices'
      ? field.options.map((option) => ({ value: option.value, name: option.label[language] }))
      : field.kind === 'lines'
        ? [...new Set([...(known[name] ?? []), value])]
            .filter(Boolean)
            .map((line) => ({ value: line, name: line }))
        : [
            { value: '1', name: messages.yes },
            { value: '0', name: messages.no },
          ]
  return (
    <FieldFrame label={label}>
      {(ids) => (
        <select {...ids} value={value} onChange={({ target }) => set({ [name]: target.value })}>
          <option value="">{messages.all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
