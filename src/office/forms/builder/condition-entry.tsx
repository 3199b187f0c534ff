import { Box, Checkbox, FormControlLabel, FormControl, FormHelperText, FormLabel } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import { useLanguage } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import type { FieldDraft, NewForm } from '../../data/records.ts'
import { ChoiceEntry } from '../../inputs/choice-entry.tsx'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { hasChoices, typeOf } from './field-types.ts'

type Props = { at: `fields.${number}`; index: number; fields: FieldDraft[] }

/** When a field is shown: always, or depending on a preceding field. */
export function ConditionEntry({ at, index, fields }: Props) {
  const { fields: messages } = useOfficeMessages().forms
  const language = useLanguage()
  const { setValue } = useFormContext<NewForm>()
  const condition = fields[index]?.condition ?? null
  const earlier = fields.slice(0, index).filter((field) => typeOf(field) !== 'hidden')
  if (earlier.length === 0 && !condition) return null
  const cause = earlier.find(({ slug }) => slug === condition?.field)
  const set = (next: FieldDraft['condition']) =>
    setValue(`${at}.condition`, next, { shouldDirty: true, shouldValidate: true })
  const nameOf = (field: FieldDraft) => pickLanguage(field.label, language) || messages.unnamed
  const end = cause && (typeOf(cause) === 'checkbox' ? messages.conditionTicked : messages.conditionAny)
  return (
    <Box sx={{ marginTop: 1 }}>
      <ChoiceEntry
        // Not the name of the slug in it, for which the library would create a condition without values.
        name={`${at}.condition`}
        label={messages.condition}
        value={condition?.field ?? ''}
        options={[
          { value: '', label: messages.conditionNone },
          ...earlier.map((field) => ({ value: field.slug, label: messages.conditionOf(nameOf(field)) })),
        ]}
        help={cause && !hasChoices(cause) ? `… ${end}` : undefined}
        onChoose={(slug) => {
          const chosen = earlier.find((field) => field.slug === slug)
          set(chosen ? { field: slug, values: typeOf(chosen) === 'checkbox' ? ['true'] : [] } : null)
        }}
      />
      {condition && cause && hasChoices(cause) && (
        <ConditionValues cause={cause} values={condition.values} onChange={set} />
      )}
    </Box>
  )
}

function ConditionValues(props: {
  cause: FieldDraft
  values: string[]
  onChange: (condition: FieldDraft['condition']) => void
}) {
  const { cause, values, onChange } = props
  const { fields: messages } = useOfficeMessages().forms
  const language = useLanguage()
  const choices = cause.choices.de.filter((choice) => choice.trim() !== '')
  // Values that have been renamed since stay visible, so that they can be removed.
  const all = [...choices, ...values.filter((value) => !choices.includes(value))]
  return (
    <FormControl component="fieldset" sx={{ paddingLeft: 2 }}>
      <FormLabel component="legend">{`… ${messages.conditionValues}`}</FormLabel>
      {all.map((choice, place) => (
        <FormControlLabel
          key={choice}
          label={cause.choices[language][place] || choice}
          control={
            <Checkbox
              checked={values.includes(choice)}
              onChange={(_, isTicked) =>
                onChange({
                  field: cause.slug,
                  values: isTicked ? [...values, choice] : values.filter((value) => value !== choice),
                })
              }
            />
          }
        />
      ))}
      {values.length === 0 && <FormHelperText>{`… ${messages.conditionAny}`}</FormHelperText>}
    </FormControl>
  )
}
