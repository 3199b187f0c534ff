import { Icon } from '#design/icon/icon.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import {
  FieldError,
  FieldFrame,
  FieldHelp,
  fieldId,
  GroupFrame,
  inputAttributes,
  invalidState,
  RequiredMark,
  type FieldProps,
} from './field-frame.tsx'
import styles from './fields.module.css'

export type Choice = { value: string; label: string }

/** A single checkbox: for a consent, a wish. */
export function CheckboxField(props: FieldProps & { value?: string; isChecked?: boolean }) {
  const { name, id = fieldId(name), label, isRequired, value, isChecked } = props
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input type="checkbox" {...inputAttributes(props)} value={value} defaultChecked={isChecked} />
        <label htmlFor={id}>
          {label} {isRequired && <RequiredMark isSaid={false} />}
        </label>
      </div>
      <FieldHelp {...props} />
      <FieldError {...props} />
    </div>
  )
}

/** A group of `radio` or `checkbox` inputs for a few options, all of them visible. */
export function ChoiceGroup(
  props: FieldProps & { kind: 'radio' | 'checkbox'; choices: Choice[]; chosen?: string[] },
) {
  const { name, id: first = fieldId(name), kind, choices, chosen = [], error, isRequired } = props
  return (
    <GroupFrame {...props} saysRequired={kind === 'radio'}>
      {choices.map(({ value, label }, index) => {
        const id = index === 0 ? first : `${first}-${index}`
        return (
          <div className={styles.choice} key={value}>
            <input
              type={kind}
              id={id}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              required={(kind === 'radio' && isRequired) || undefined}
              aria-invalid={invalidState({ error, isRequired: kind === 'radio' && isRequired })}
            />
            <label htmlFor={id}>{label}</label>
          </div>
        )
      })}
    </GroupFrame>
  )
}

type SelectFieldProps = FieldProps & { choices: Choice[] } & (
    | { isMultiple?: false; value?: string; emptyText?: string }
    | { isMultiple: true; value?: string[] }
  )

/** A select for many options; with multiple selection it is a scrolling list. */
export function SelectField(props: SelectFieldProps) {
  const messages = useLazyMessages(formMessages)
  const { choices } = props
  const options = choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
  return (
    <FieldFrame {...props}>
      {props.isMultiple ? (
        <select
          {...inputAttributes(props)}
          className={styles.input}
          multiple
          defaultValue={props.value}
          size={Math.min(Math.max(choices.length, 2), 8)}
        >
          {options}
        </select>
      ) : (
        <span className={styles.select}>
          <select {...inputAttributes(props)} className={styles.input} defaultValue={props.value ?? ''}>
            <option value="">{props.emptyText ?? messages.choose}</option>
            {options}
          </select>
          <Icon name="chevron-down" size={16} />
        </span>
      )}
    </FieldFrame>
  )
}
