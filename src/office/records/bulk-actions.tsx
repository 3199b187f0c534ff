import { StaffButton } from '#staff/button/staff-button.tsx'
import { Suspense, useState } from 'react'
import { useLanguage } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { emptyValue, writableNames, type Field } from '#records/field.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { Disclosure } from '../shell/disclosure.tsx'
import type { Titles } from './calls.ts'
import type { Told } from '#staff/notice/notice.tsx'
import { useRecordMessages, useRecords } from './records-context.ts'
import { ChosenBar } from './chosen-bar.tsx'
import type { BulkProps, SpecialParts } from './special-parts.ts'

/** The kinds of fields that can have the same value in many records. */
const commonKinds = new Set([
  'choice',
  'day',
  'flag',
  'instant',
  'money',
  'number',
  'reference',
  'references',
  'text',
])

/** What can be done with all chosen records: change a field, add to a list, delete them. */
export function BulkActions(props: {
  definition: RecordDefinition
  chosen: readonly number[]
  titles: Titles
  isBusy: boolean
  /** Of the whole list, if more of it can be chosen. */
  all: number | null
  Further: SpecialParts['Bulk']
  onChooseAll: () => void
  onTell: (told: Told) => void
  onChange: BulkProps['onChange']
  onRemove: () => void
  onClear: () => void
}) {
  const {
    definition,
    chosen,
    titles,
    isBusy,
    all,
    Further,
    onChooseAll,
    onChange,
    onTell,
    onRemove,
    onClear,
  } = props
  const { fields, path } = definition
  const { calls } = useRecords()
  const count = chosen.length
  const language = useLanguage()
  const messages = useRecordMessages()
  const names = writableNames(fields).filter((name) =>
    isCommon(fields[name], definition.title.includes(name)),
  )
  const [name = '', setName] = useState(names[0])
  const [value, setValue] = useState<unknown>(null)
  const field = fields[name]
  return (
    <ChosenBar count={count}>
      {field && (
        <Disclosure summary={messages.changeChosen}>
          <form
            aria-label={messages.changeChosen}
            onSubmit={(event) => {
              event.preventDefault()
              // Lists are added to, other values replaced.
              const wanted = { [field.kind === 'references' ? 'add' : 'changes']: { [name]: value } }
              const records = chosen.map((id) => ({ id, ...wanted }))
              if (!isBusy)
                onChange(wanted, (asked) =>
                  calls.patch('{record}', { params: { record: path }, json: { ...asked, records } }),
                )
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
            {field.kind === 'references' && <p>{messages.addsTo}</p>}
            <StaffButton type="submit" isBusy={isBusy}>
              {messages.apply(count)}
            </StaffButton>
          </form>
        </Disclosure>
      )}
      {Further && (
        <Suspense>
          <Further {...{ chosen, titles, isBusy, onChange, onTell }} />
        </Suspense>
      )}
      {all !== null && (
        <StaffButton isBusy={isBusy} onClick={onChooseAll}>
          {messages.chooseWholeList(all)}
        </StaffButton>
      )}
      <StaffButton isBusy={isBusy} onClick={onRemove}>
        {messages.remove}
      </StaffButton>
      <StaffButton look="quiet" onClick={onClear}>
        {messages.unchoose}
      </StaffButton>
    </ChosenBar>
  )
}

/** Titles and other texts in two languages are a record's own. */
function isCommon(field: Field | undefined, isTitle: boolean): boolean {
  if (!field || isTitle || !commonKinds.has(field.kind)) return false
  return field.kind !== 'text' || !field.localized
}
