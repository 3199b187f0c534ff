import { useState } from 'react'
import { ChoiceField } from '#fields/controls/choice-fields.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { isTime } from '#fields/controls/read-time.ts'
import { TimeField } from '#fields/controls/time-field.tsx'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { optionLabel, withoutValue, type Field } from '#records/field.ts'
import { ReferenceControl } from '../fields/reference.tsx'
import type { RecordPage, Titles } from './calls.ts'
import type { ListDefinition } from './list-definition.ts'
import { filterValue, isRange } from './list-query.ts'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'
import type { List } from './use-list.ts'

type FilterProps = {
  list: Pick<List, 'definition' | 'query' | 'setParameters'>
  titles: Titles
  /** The lines of fields that have some, such as tags. */
  known: RecordPage['known']
}

/** With more filters than these, only the first ones are seen at once. */
const mostFilters = 6
const firstFilters = 2

/** The search and the filters of a list, of which the rarer ones are folded; nothing for a list without any. */
export function ListFilters(props: FilterProps) {
  const { query, setParameters, definition } = props.list
  const { fields, list } = definition
  const messages = useRecordMessages()
  const filters = list.filters ?? []
  const isSet = (name: string) => countOfSet(query, name, definition) > 0
  // What is set at first stays in sight; a filter that is set later does not leave its place.
  const [initiallySet] = useState(() => filters.filter(isSet))
  if (list.search.length === 0 && filters.length === 0) return null
  const seen = filters.filter(
    (name, index) => filters.length <= mostFilters || index < firstFilters || initiallySet.includes(name),
  )
  const folded = filters.filter((name) => !seen.includes(name))
  const renderFilter = (name: string) => {
    const field = fields[name]
    return field && <Filter key={name} {...props} name={name} field={field} />
  }
  return (
    <search className={styles.filters}>
      {list.search.length > 0 && (
        <FieldFrame label={messages.search}>
          {(ids) => (
            <input
              {...ids}
              type="search"
              value={filterValue(query, 'query', definition)}
              maxLength={200}
              onChange={({ target }) => setParameters({ query: target.value }, 'replace')}
            />
          )}
        </FieldFrame>
      )}
      {seen.map(renderFilter)}
      {folded.length > 0 && (
        <details className={styles.moreFilters}>
          <summary>{messages.moreFilters(folded.filter(isSet).length)}</summary>
          <div className={styles.filters}>{folded.map(renderFilter)}</div>
        </details>
      )}
    </search>
  )
}

/** A day that filters the list once it is typed whole: not each of its digits asks for another list. */
function DayFilter(props: { label: string; value: string; onChange: (day: string) => void }) {
  const { label, value, onChange } = props
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const apply = (day: string) => {
    if (day !== value && (day === '' || isTime('day', day))) onChange(day)
  }
  return (
    // What is typed in it bubbles from the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onBlur={() => apply(typed)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply(typed)
      }}
    >
      <TimeField
        kind="day"
        {...{ label }}
        value={typed}
        onChange={(day, isChosen) => {
          setTyped(day)
          if (isChosen) apply(day)
        }}
      />
    </div>
  )
}

/** How many of a filter's parameters the address sets. */
function countOfSet(query: string, name: string, definition: ListDefinition): number {
  const names = isRange(name, definition) ? [`${name}_from`, `${name}_to`] : [name]
  return names.filter((one) => new URLSearchParams(query).has(one)).length
}

function Filter({ name, field, list, titles, known }: FilterProps & { name: string; field: Field }) {
  const language = useLanguage()
  const formats = useHouseFormats()
  const messages = useRecordMessages()
  const label = field.label[language]
  const { query, definition, setParameters } = list
  const standard = definition.list.standard?.[name]
  const value = filterValue(query, name, definition)
  const set = (next: string, how?: 'replace') => setParameters({ [name]: next === standard ? '' : next }, how)
  if (field.kind === 'reference') {
    const { create: _, required: __, hint: ___, ...plain } = field
    return (
      <ReferenceControl
        field={plain}
        label={label}
        hint={undefined}
        error={undefined}
        value={value === '' ? null : value === withoutValue ? value : Number(value)}
        titles={titles}
        without={messages.without(label)}
        onChange={(chosen) =>
          set(typeof chosen === 'number' || chosen === withoutValue ? String(chosen) : '')
        }
      />
    )
  }
  if (isRange(name, definition))
    return (['from', 'to'] as const).map((end) => (
      <DayFilter
        key={end}
        label={end === 'from' ? messages.from(label) : messages.until(label)}
        value={filterValue(query, `${name}_${end}`, definition)}
        onChange={(day) => setParameters({ [`${name}_${end}`]: day })}
      />
    ))
  if (field.kind === 'day') return <DayFilter {...{ label, value }} onChange={set} />
  if (field.kind === 'text')
    return (
      <FieldFrame label={label}>
        {(ids) => (
          <input
            {...ids}
            type="text"
            value={value}
            maxLength={200}
            onChange={({ target }) => set(target.value, 'replace')}
          />
        )}
      </FieldFrame>
    )
  const options =
    field.kind === 'choice' || field.kind === 'choices'
      ? field.options.map((option) => ({ value: option.value, name: optionLabel(option, formats)[language] }))
      : field.kind === 'lines'
        ? [...new Set([...(known[name] ?? []), value])]
            .filter(Boolean)
            .map((line) => ({ value: line, name: line }))
        : [
            { value: '1', name: messages.yes },
            { value: '0', name: messages.no },
          ]
  if (standard !== undefined)
    return <ChoiceField label={label} choices={options} value={value} onChange={set} />
  return (
    <FieldFrame label={label}>
      {(ids) => (
        <select {...ids} value={value} onChange={({ target }) => set(target.value)}>
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
