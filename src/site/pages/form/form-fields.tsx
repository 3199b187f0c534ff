import type { ShownField, ShownForm } from '#domain/forms/index.server.ts'
import { useMessages } from '#i18n/language-context.tsx'
import styles from './form-page.module.css'

/** The HTML input for each simple field type of the form builder; the others are drawn by name below. */
const inputTypes: Record<number, string> = {
  1: 'text',
  3: 'email',
  9: 'file',
  10: 'date',
  11: 'datetime-local',
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
        .filter((field) => field.visible && field.field_type !== 12)
        .map((field) => (
          <Field key={field.slug} field={field} />
        ))}
    </fieldset>
  )
}

function Field({ field }: { field: ShownField }) {
  const messages = useMessages()
  const id = `field-${field.slug}`
  const help = field.help_text ? `${id}-help` : undefined
  const name = (
    <>
      {field.label}{' '}
      <span className={styles.soft}>
        ({field.required ? messages.forms.required : messages.forms.optional})
      </span>
    </>
  )
  const hint = field.help_text && (
    <span className={styles.soft} id={help}>
      {field.help_text}
    </span>
  )
  const chosen = field.default.split(',').map((value) => value.trim())
  switch (field.field_type) {
    case 4:
      return (
        <p className={styles.tick}>
          <input
            type="checkbox"
            id={id}
            name={field.slug}
            defaultChecked={field.default !== ''}
            aria-describedby={help}
          />
          <label htmlFor={id}>{name}</label> {hint}
        </p>
      )
    case 5:
    case 8:
      return (
        <fieldset className={styles.group} aria-describedby={help}>
          <legend>{name}</legend>
          {field.choices.map((choice, index) => (
            <p className={styles.tick} key={choice}>
              <input
                type={field.field_type === 5 ? 'checkbox' : 'radio'}
                id={`${id}-${index}`}
                name={field.slug}
                value={choice}
                defaultChecked={chosen.includes(choice)}
              />
              <label htmlFor={`${id}-${index}`}>{choice}</label>
            </p>
          ))}
          {hint}
        </fieldset>
      )
    case 2:
      return (
        <p>
          <label htmlFor={id}>{name}</label>
          <textarea
            id={id}
            name={field.slug}
            rows={6}
            defaultValue={field.default}
            placeholder={field.placeholder_text}
            aria-describedby={help}
          />
          {hint}
        </p>
      )
    case 6:
    case 7:
      return (
        <p>
          <label htmlFor={id}>{name}</label>
          <select
            id={id}
            name={field.slug}
            multiple={field.field_type === 7}
            defaultValue={field.field_type === 7 ? chosen.filter(Boolean) : field.default}
            aria-describedby={help}
          >
            {field.field_type === 6 && <option value="">{messages.forms.choose}</option>}
            {field.choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
          {hint}
        </p>
      )
    default:
      return (
        <p>
          <label htmlFor={id}>{name}</label>
          <input
            type={inputTypes[field.field_type] ?? 'text'}
            id={id}
            name={field.slug}
            defaultValue={field.field_type === 9 ? undefined : field.default}
            placeholder={field.placeholder_text}
            aria-describedby={help}
          />
          {hint}
        </p>
      )
  }
}
