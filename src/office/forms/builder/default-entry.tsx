import { Checkbox, FormControlLabel } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import { useLanguage } from '#i18n/language-context.tsx'
import type { FieldDraft, NewForm } from '../../data/records.ts'
import { BilingualEntry, TwoColumns } from '../../inputs/bilingual-entry.tsx'
import { ChoiceEntry } from '../../inputs/choice-entry.tsx'
import { TextEntry, type EntryProps } from '../../inputs/text-entry.tsx'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { hasChoices, typeOf } from './field-types.ts'

/** Types whose values are the same in every language, with their input controls. */
const sameInBoth: Partial<Record<string, EntryProps['type']>> = {
  email: 'email',
  number: 'number',
  url: 'url',
  date: 'date',
  datetime: 'datetime-local',
  date_of_birth: 'date',
}

/** The value of the field when the form opens; none for files. */
export function DefaultEntry({ at, field }: { at: `fields.${number}`; field: FieldDraft }) {
  const { fields: messages } = useOfficeMessages().forms
  const language = useLanguage()
  const { setValue } = useFormContext<NewForm>()
  const type = typeOf(field)
  const set = (de: string, en: string) =>
    setValue(`${at}.default`, { de, en }, { shouldDirty: true, shouldValidate: true })
  if (type === 'file') return null
  if (type === 'checkbox')
    return (
      <FormControlLabel
        label={messages.defaultTicked}
        control={
          <Checkbox
            checked={field.default.de !== ''}
            onChange={(_, isTicked) => set(isTicked ? 'true' : '', isTicked ? 'true' : '')}
          />
        }
      />
    )
  if (hasChoices(field)) {
    const filled = field.choices.de.filter((choice) => choice.trim() !== '')
    const options = filled.map((choice, place) => ({
      value: choice,
      label: field.choices[language][place] || choice,
    }))
    return (
      <TwoColumns>
        <ChoiceEntry
          name={`${at}.default.de`}
          label={messages.default}
          options={[{ value: '', label: messages.noDefault }, ...options]}
          onChoose={(choice) => set(choice, field.choices.en[field.choices.de.indexOf(choice)] ?? '')}
        />
      </TwoColumns>
    )
  }
  const control = sameInBoth[type]
  if (control)
    return (
      <TwoColumns>
        <TextEntry
          name={`${at}.default.de`}
          label={messages.default}
          help={messages.defaultHint}
          type={control}
          onType={(value) => set(value, value)}
        />
      </TwoColumns>
    )
  return <BilingualEntry name={`${at}.default`} label={messages.default} help={messages.defaultHint} />
}
