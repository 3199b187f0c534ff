import { StaffButton } from '#staff/button/staff-button.tsx'
import { useLanguage } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { isListField } from '#records/field.ts'
import { Disclosure } from '../shell/disclosure.tsx'
import { useRecordMessages } from './records-context.ts'

/** Chooses the columns of a list; null stands for those of the definition. */
export function ListColumns(props: {
  definition: RecordDefinition
  columns: readonly string[]
  onChange: (columns: readonly string[] | null) => void
}) {
  const { definition, columns, onChange } = props
  const language = useLanguage()
  const messages = useRecordMessages()
  const names = Object.entries(definition.fields).filter(
    ([name, field]) =>
      !isListField(field) &&
      field.kind !== 'position' &&
      (!field.isSpecial || definition.list.columns.includes(name)),
  )
  return (
    <Disclosure summary={messages.columns}>
      {names.map(([name, field]) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={columns.includes(name)}
            // A row needs one column at least, which leads to its record.
            disabled={columns.length === 1 && columns.includes(name)}
            onChange={({ target }) =>
              onChange(target.checked ? [...columns, name] : columns.filter((one) => one !== name))
            }
          />
          {field.label[language]}
        </label>
      ))}
      <StaffButton onClick={() => onChange(null)}>{messages.standardColumns}</StaffButton>
    </Disclosure>
  )
}
