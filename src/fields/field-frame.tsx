import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import styles from './fields.module.css'

/** The props of every field. */
export type FieldProps = {
  /** The name that its value is submitted with; ids are derived from it (`fieldId`). */
  name: string
  label: string
  isRequired?: boolean
  isDisabled?: boolean
  /** Shown between label and input, and part of the input's description. */
  help?: string
  /** The validation error of the submitted value. */
  error?: string | null
}

/** The id of a field's input; for a group, of its first one. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** The attributes that link an input to its help text and its error. */
export function inputAttributes({ name, isRequired, isDisabled, help, error }: Omit<FieldProps, 'label'>) {
  const id = fieldId(name)
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    required: isRequired || undefined,
    disabled: isDisabled || undefined,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

/** Label, help text, the input itself, and its error. */
export function FieldFrame(props: Omit<FieldProps, 'isDisabled'> & { children: ReactNode }) {
  const { name, label, isRequired, children } = props
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId(name)}>
        {label} {isRequired && <RequiredMark />}
      </label>
      <FieldHelp {...props} />
      {children}
      <FieldError {...props} />
    </div>
  )
}

/** A group of inputs that answer one question. */
export function GroupFrame(props: FieldProps & { children: ReactNode }) {
  const { label, isRequired, isDisabled, children } = props
  const { 'aria-describedby': describedBy } = inputAttributes(props)
  return (
    <fieldset className={styles.group} disabled={isDisabled || undefined} aria-describedby={describedBy}>
      <legend className={styles.label}>
        {label} {isRequired && <RequiredMark />}
      </legend>
      <FieldHelp {...props} />
      {children}
      <FieldError {...props} />
    </fieldset>
  )
}

export function RequiredMark() {
  return <span className={styles.mark}>{useLazyMessages(formMessages).required}</span>
}

export function FieldHelp({ name, help }: Pick<FieldProps, 'name' | 'help'>) {
  if (!help) return null
  return (
    <p className={styles.help} id={`${fieldId(name)}-help`}>
      {help}
    </p>
  )
}

export function FieldError({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
  if (!error) return null
  return (
    <p className={styles.error} id={`${fieldId(name)}-error`}>
      <Icon name="warning" /> {error}
    </p>
  )
}
