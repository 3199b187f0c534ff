import { useLanguage } from '#i18n/language-context.tsx'
import type { Field } from '#records/field.ts'
import type { InputProps } from './field-kind.ts'
import styles from './fields.module.css'
import { officeFieldOf } from './index.ts'
import { requiredLabel } from './language-pair.tsx'

/** The control of a field, by its kind. */
export function FieldInput(props: InputProps) {
  const { field, errorOf } = props
  const language = useLanguage()
  const { Control, width } = officeFieldOf(field)
  return (
    <div className={styles.place} data-width={width(field)}>
      <Control
        {...props}
        label={requiredLabel(field.label[language], field.required && !isBilingual(field))}
        hint={field.hint?.[language]}
        error={errorOf('')}
        Input={FieldInput}
      />
    </div>
  )
}

/** Its German and its English control have labels of their own. */
function isBilingual(field: Field): boolean {
  return field.kind === 'text' && field.localized === true
}
