import { ChoiceField } from '#fields/controls/choice-fields.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { optionLabel } from '#records/field.ts'
import { useRecordMessages } from '../records/records-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'

/** With more options, a choice is a select. */
const maxSegments = 4
/** So is one with longer words: segments in half a column have space for as many letters beside each other. */
const maxLetters = 40

export const choice: OfficeField<'choice'> = {
  Control: ChoiceControl,
  text: ({ options }, value, { language, formats }) => {
    const chosen = options.find((option) => option.value === value)
    return chosen ? optionLabel(chosen, formats)[language] : ''
  },
  width: () => 'half',
}

function ChoiceControl({ field, label, hint, error, value, onChange }: ControlProps<'choice'>) {
  const language = useLanguage()
  const messages = useRecordMessages()
  const formats = useHouseFormats()
  const options = field.options.map((option) => ({
    value: option.value,
    name: optionLabel(option, formats)[language],
  }))
  const choices = field.required ? options : [{ value: '', name: messages.none }, ...options]
  const chosen = typeof value === 'string' ? value : ''
  const choose = (next: string) => onChange(next || null)
  const longestWord = Math.max(
    ...choices.flatMap(({ name }) => name.split(/[\s-]/).map(({ length }) => length)),
  )
  if (choices.length <= maxSegments && choices.length * longestWord <= maxLetters)
    return <ChoiceField {...{ label, hint, error, choices }} value={chosen} onChange={choose} />
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(ids) => (
        <select {...ids} value={chosen} onChange={({ target }) => choose(target.value)}>
          {field.required && chosen === '' && <option value="">…</option>}
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
