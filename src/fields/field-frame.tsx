import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import styles from './fields.module.css'

/** The props of every field. */
export type FieldProps = {
  /** The name that its value is submitted with. */
  name: string
  /**
   * The id of its input; derived from the name by default. Forms that share a page with others use ids of their own.
   */
  id?: string
  label: string
  isRequired?: boolean
  isDisabled?: boolean
  /** Shown between label and input, and part of the input's description. */
  help?: ReactNode
  /** The validation error of the submitted value. */
  error?: string | null
}

/** The id of a field's input; for a group, of its first one. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** The attributes that link an input to its help text and its error. */
export function inputAttributes({
  name,
  id = fieldId(name),
  isRequired,
  isDisabled,
  help,
  error,
}: Omit<FieldProps, 'label'>) {
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    required: isRequired || undefined,
    disabled: isDisabled || undefined,
    'aria-describedby': described || undefined,
    'aria-invalid': invalidState({ error, isRequired }),
  }
}

/** Explicitly `false` for required inputs: browsers report those that are empty as invalid before anybody has typed. */
export function invalidState({ error, isRequired }: Pick<FieldProps, 'error' | 'isRequired'>) {
  if (error) return true
  return isRequired ? false : undefined
}

/** Label, help text, the input itself, and its error. */
export function FieldFrame(props: Omit<FieldProps, 'isDisabled'> & { children: ReactNode }) {
  const { name, id = fieldId(name), label, isRequired, children } = props
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {isRequired && <RequiredMark isSaid={false} />}
      </label>
      <FieldHelp {...props} />
      {children}
      <FieldError {...props} />
    </div>
  )
}

/** A group of inputs that answer one question; `saysRequired` if its inputs say themselves that they are required. */
export function GroupFrame(props: FieldProps & { saysRequired: boolean; children: ReactNode }) {
  const { label, isRequired, isDisabled, saysRequired, children } = props
  const { 'aria-describedby': describedBy } = inputAttributes(props)
  return (
    <fieldset className={styles.group} disabled={isDisabled || undefined} aria-describedby={describedBy}>
      <legend className={styles.label}>
        {label} {isRequired && <RequiredMark isSaid={!saysRequired} />}
      </legend>
      <FieldHelp {...props} />
      {children}
      <FieldError {...props} />
    </fieldset>
  )
}

/** Not said where the input says it itself. */
export function RequiredMark({ isSaid }: { isSaid: boolean }) {
  return (
    <span className={styles.mark} aria-hidden={!isSaid || undefined}>
      {useLazyMessages(formMessages).required}
    </span>
  )
}

export function FieldHelp({ name, id = fieldId(name), help }: Pick<FieldProps, 'name' | 'id' | 'help'>) {
  if (!help) return null
  return (
    <p className={styles.help} id={`${id}-help`}>
      {help}
    </p>
  )
}

export function FieldError({ name, id = fieldId(name), error }: Pick<FieldProps, 'name' | 'id' | 'error'>) {
  if (!error) return null
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="warning" /> {error}
    </p>
  )
}
