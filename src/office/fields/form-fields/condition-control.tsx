import type { FormFieldDraft } from '#records/field.ts'
import { hasChoices } from '#contracts/form-field-types.ts'
import { FlagField } from '#fields/controls/choice-fields.tsx'
import { FieldGroup } from '#fields/controls/field-frame.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import { formMessages } from '../../messages/forms.ts'
import { SelectControl } from './controls.tsx'
import { useRecordMessages } from '../../records/records-context.ts'
import { typeOf } from './field-types.ts'

type OnChange = (condition: FormFieldDraft['condition']) => void

/** When a field is shown: always, or depending on a preceding field. */
export function ConditionControl(props: {
  at: string
  index: number
  fields: readonly FormFieldDraft[]
  onChange: OnChange
}) {
  const { at, index, fields, onChange } = props
  const { fields: messages } = useLazyMessages(formMessages)
  const { parts } = useRecordMessages().formField
  const language = useLanguage()
  const condition = fields[index]?.condition ?? null
  const earlier = fields.slice(0, index).filter((field) => typeOf(field) !== 'hidden')
  if (earlier.length === 0 && !condition) return null
  const cause = earlier.find(({ slug }) => slug === condition?.field)
  const nameOf = (field: FormFieldDraft) => pickLanguage(field.label, language) || messages.unnamed
  const end = cause && (typeOf(cause) === 'checkbox' ? messages.conditionTicked : messages.conditionAny)
  return (
    <>
      <SelectControl
        at={at}
        label={parts.condition}
        value={cause?.slug ?? ''}
        options={[
          { value: '', name: messages.conditionNone },
          ...earlier.map((field) => ({ value: field.slug, name: messages.conditionOf(nameOf(field)) })),
        ]}
        hint={cause && !hasChoices(cause) ? `… ${end}` : undefined}
        onChange={(slug) => {
          const chosen = earlier.find((field) => field.slug === slug)
          onChange(chosen ? { field: slug, values: typeOf(chosen) === 'checkbox' ? ['true'] : [] } : null)
        }}
      />
      {condition && cause && hasChoices(cause) && (
        <ConditionValues cause={cause} values={condition.values} onChange={onChange} />
      )}
    </>
  )
}

function ConditionValues(props: { cause: FormFieldDraft; values: string[]; onChange: OnChange }) {
  const { cause, values, onChange } = props
  const { fields: messages } = useLazyMessages(formMessages)
  const language = useLanguage()
  const choices = cause.choices.de.filter((choice) => choice.trim() !== '')
  // Values that have been renamed since stay visible, so that they can be removed.
  const all = [...choices, ...values.filter((value) => !choices.includes(value))]
  return (
    <FieldGroup
      label={`… ${messages.conditionValues}`}
      hint={values.length === 0 ? `… ${messages.conditionAny}` : undefined}
    >
      {all.map((choice, place) => (
        <FlagField
          key={choice}
          label={cause.choices[language][place] || choice}
          value={values.includes(choice)}
          onChange={(isTicked) =>
            onChange({
              field: cause.slug,
              values: isTicked ? [...values, choice] : values.filter((value) => value !== choice),
            })
          }
        />
      ))}
    </FieldGroup>
  )
}
