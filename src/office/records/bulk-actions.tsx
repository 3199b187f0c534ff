import { StaffButton } from '#staff/button/staff-button.tsx'
import { Suspense, useState } from 'react'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { emptyValue, writableNames, type Field, type Fields } from '#records/field.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { releaseMessages } from '../messages/releases.ts'
import { CollectButton } from '../releases/collect-button.tsx'
import { Disclosure } from '../shell/disclosure.tsx'
import type { Titles } from './calls.ts'
import type { Told } from '#staff/notice/notice.tsx'
import { useNames, useRecordMessages, useRecords } from './records-context.ts'
import { ChosenBar } from './chosen-bar.tsx'
import type { FormErrors } from './form-errors.ts'
import type { BulkProps, SpecialParts } from './special-parts.ts'

/** The kinds of fields that can have the same value in many records. */
const commonKinds = new Set([
  'choice',
  'day',
  'flag',
  'instant',
  'money',
  'number',
  'picture',
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
  /** What is wrong with the value that was given to all. */
  errors: FormErrors
  /** Of the whole list, if more of it can be chosen. */
  all: number | null
  Further: SpecialParts['Bulk']
  onChooseAll: () => void
  onTell: (told: Told) => void
  /** Called when the chosen ones have been put into a release. */
  onCollected: () => void
  onChange: BulkProps['onChange']
  onRemove: () => void
  onClear: () => void
}) {
  const {
    definition,
    chosen,
    titles,
    isBusy,
    errors,
    all,
    Further,
    onChooseAll,
    onChange,
    onTell,
    onCollected,
    onRemove,
    onClear,
  } = props
  const { fields, path, kind, publication } = definition
  const { calls } = useRecords()
  const count = chosen.length
  const language = useLanguage()
  const messages = useRecordMessages()
  const { collect: collecting } = useLazyMessages(releaseMessages)
  const kindNames = useNames(definition)
  const names = writableNames(fields).filter((name) =>
    isCommon(fields, name, definition.title.includes(name)),
  )
  const [name = '', setName] = useState(names[0])
  const [value, setValue] = useState<unknown>(null)
  const field = fields[name]
  return (
    <ChosenBar count={count}>
      {field && (
        <Disclosure summary={messages.changeChosen} isWide={field.kind === 'parts'}>
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
            <FieldInput
              {...{ field, value, titles }}
              errorOf={(at) => errors[at === '' ? name : `${name}.${at}`]}
              onChange={setValue}
            />
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
      {publication !== undefined && (
        <CollectButton
          label={collecting.act}
          about={collecting.meant.chosen(count, kindNames)}
          meant={{ kind, ids: [...chosen] }}
          isBusy={isBusy}
          onDone={onCollected}
        />
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
function isCommon(fields: Fields, name: string, isTitle: boolean): boolean {
  const field: Field | undefined = fields[name]
  if (!field || isTitle) return false
  // Of the lists of parts only that of the prices is the same in many records.
  if (field.kind === 'parts') return name === 'price_categories'
  if (!commonKinds.has(field.kind)) return false
  return field.kind !== 'text' || !field.localized
}
