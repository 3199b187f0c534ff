import type { ShownField, ShownForm } from '#domain/forms/index.server.ts'
import { autocompleteOf } from '#fields/autocomplete.ts'
import { CheckboxField, ChoiceGroup, SelectField } from '#fields/choice-fields.tsx'
import { FileField, HiddenField } from '#fields/file-field.tsx'
import { TextareaField, TextField, type TextKind } from '#fields/text-field.tsx'
import styles from './form-page.module.css'

/** The form builder's types that are typed into one line; the others are drawn by name below. */
const textKinds: Record<number, TextKind> = {
  1: 'text',
  3: 'email',
  10: 'date',
  11: 'datetime',
  13: 'number',
  14: 'url',
  15: 'date',
}

/** A form's fields as they will be filled in. Nothing is sent from here: the notice above says so. */
export function FormFields({ form }: { form: ShownForm }) {
  return (
    <fieldset className={styles.fields} disabled aria-describedby="form-notice">
      <legend className="visually-hidden">{form.title}</legend>
      {form.fields
        .filter((field) => field.visible)
        .map((field) => (
          <FormField key={field.slug} field={field} />
        ))}
    </fieldset>
  )
}

function FormField({ field }: { field: ShownField }) {
  const { slug, help_text: help, placeholder_text: placeholder } = field
  const shared = { name: slug, label: field.label, isRequired: field.required, help }
  const chosen = field.default
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)
  const choices = field.choices.map((choice) => ({ value: choice, label: choice }))
  switch (field.field_type) {
    case 2:
      return <TextareaField {...shared} value={field.default} placeholder={placeholder} />
    case 4:
      return <CheckboxField {...shared} isChecked={field.default !== ''} />
    case 5:
      return <ChoiceGroup {...shared} kind="checkbox" choices={choices} chosen={chosen} />
    case 6:
      return <SelectField {...shared} choices={choices} value={field.default} />
    case 7:
      return <SelectField {...shared} isMultiple choices={choices} value={chosen} />
    case 8:
      return <ChoiceGroup {...shared} kind="radio" choices={choices} chosen={chosen} />
    case 9:
      return <FileField {...shared} />
    case 12:
      return <HiddenField name={slug} value={field.default} />
    default:
      return (
        <TextField
          {...shared}
          kind={textKinds[field.field_type] ?? 'text'}
          value={field.default}
          placeholder={placeholder}
          autoComplete={field.field_type === 15 ? 'bday' : autocompleteOf(slug)}
        />
      )
  }
}
