import type { Form, FormField as Field } from '#contracts/forms.ts'
import { kindOfField } from '#fields/kind-of-field.ts'
import { autocompleteOf } from '#fields/autocomplete.ts'
import { CheckboxField, ChoiceGroup, SelectField } from '#fields/choice-fields.tsx'
import { FileField, HiddenField } from '#fields/file-field.tsx'
import { TextareaField, TextField } from '#fields/text-field.tsx'
import styles from './form-page.module.css'

/** A preview of a form's fields. Submitting is not possible yet, as the notice above says. */
export function FormFields({ form }: { form: Form }) {
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

function FormField({ field }: { field: Field }) {
  const { slug, help_text: help, placeholder_text: placeholder } = field
  const shared = { name: slug, label: field.label, isRequired: field.required, help }
  const chosen = field.default
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)
  const choices = field.choices.map((choice) => ({ value: choice, label: choice }))
  const kind = kindOfField(field)
  if (!kind) return null
  switch (kind.control) {
    case 'line':
      return (
        <TextField
          {...shared}
          kind={kind.text}
          value={field.default}
          placeholder={placeholder}
          autoComplete={kind.autocomplete ?? autocompleteOf(slug)}
        />
      )
    case 'textarea':
      return <TextareaField {...shared} value={field.default} placeholder={placeholder} />
    case 'checkbox':
      return <CheckboxField {...shared} isChecked={field.default !== ''} />
    case 'checkboxes':
      return <ChoiceGroup {...shared} kind="checkbox" choices={choices} chosen={chosen} />
    case 'select':
      return <SelectField {...shared} choices={choices} value={field.default} />
    case 'multi_select':
      return <SelectField {...shared} isMultiple choices={choices} value={chosen} />
    case 'radio':
      return <ChoiceGroup {...shared} kind="radio" choices={choices} chosen={chosen} />
    case 'file':
      return <FileField {...shared} />
    case 'hidden':
      return <HiddenField name={slug} value={field.default} />
    default:
      return kind satisfies never
  }
}
