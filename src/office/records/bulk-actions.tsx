import { useState } from 'react'
import { useLanguage } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { emptyValue, writableNames } from '#records/field.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { Disclosure } from '../shell/disclosure.tsx'
import type { Titles } from './calls.ts'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'

/** What can be done with all chosen records: change a field, delete them. */
export function BulkActions(props: {
  definition: RecordDefinition
  count: number
  titles: Titles
  isBusy: boolean
  onChange: (name: string, value: unknown) => void
  onRemove: () => void
  onClear: () => void
}) {
  const { definition, count, titles, isBusy, onChange, onRemove, onClear } = props
  const { fields } = definition
  const language = useLanguage()
  const messages = useRecordMessages()
  const names = writableNames(fields).filter((name) =>
    ['choice', 'flag', 'reference'].includes(fields[name]?.kind ?? ''),
  )
  const [name = '', setName] = useState(names[0])
  const [value, setValue] = useState<unknown>(null)
  const field = fields[name]
  return (
    <fieldset className={styles.bulk} aria-label={messages.chosen(count)}>
      <p>{messages.chosen(count)}</p>
      {field && (
        <Disclosure summary={messages.changeChosen}>
          <form
            aria-label={messages.changeChosen}
            onSubmit={(event) => {
              event.preventDefault()
              if (!isBusy) onChange(name, value)
            }}
          >
            <label>
              {messages.field}
              <select
                value={name}
                onChange={({ target }) => {
                  const next = fields[target.value]
                  setName(target.value)
                  setValue(next ? emptyValue(next) : null)
                }}
              >
                {names.map((one) => (
                  <option key={one} value={one}>
                    {fields[one]?.label[language]}
                  </option>
                ))}
              </select>
            </label>
            <FieldInput {...{ field, value, titles }} errorOf={() => undefined} onChange={setValue} />
            <button aria-disabled={isBusy}>{messages.apply(count)}</button>
          </form>
        </Disclosure>
      )}
      <button type="button" aria-disabled={isBusy} onClick={isBusy ? undefined : onRemove}>
        {messages.remove}
      </button>
      <button type="button" onClick={onClear}>
        {messages.unchoose}
      </button>
    </fieldset>
  )
}
