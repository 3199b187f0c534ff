import type { ReactNode } from 'react'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import type { Form, FormField } from '#contracts/forms.ts'
import type { visitorFormMessages } from '#i18n/lazy/visitor-form.ts'
import styles from './visitor-form.module.css'

/**
 * A field's help text. Without scripts a conditional field is always visible, so it also says when the field has to
 * be filled in; the style sheet hides that where scripts run.
 */
export function fieldHelp(
  field: FormField,
  form: Pick<Form, 'fields'>,
  { texts, isLive }: { texts: (typeof visitorFormMessages)['de']; isLive: boolean },
): ReactNode {
  const { visible_if: condition, help_text: help } = field
  const cause = condition && form.fields.find(({ slug }) => slug === condition.field)
  if (!cause || isLive) return help
  const hint =
    cause.field_type === formFieldTypes.checkbox.number
      ? texts.onlyIfTicked(cause.label)
      : condition.values.length === 0
        ? texts.onlyIfAny(cause.label)
        : texts.onlyIf(cause.label, condition.values.join(texts.or))
  return (
    <>
      <span className={styles.hint}>{hint} </span>
      {help}
    </>
  )
}
