import { useId, type ReactNode } from 'react'
import styles from './controls.module.css'

export type FieldIds = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, the control, its help text and its error. */
export function FieldFrame(props: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Shown at the end of the hint's line: a counter. */
  aside?: ReactNode
  children: (ids: FieldIds) => ReactNode
}) {
  const { label, hint, error, aside, children } = props
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldNotes {...{ id, hint, error, aside }} />
    </div>
  )
}

/** The same for a group of controls. */
export function FieldGroup(props: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}) {
  const { label, hint, error, children } = props
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.field} aria-describedby={described || undefined}>
      <legend>{label}</legend>
      {children}
      <FieldNotes {...{ id, hint, error }} />
    </fieldset>
  )
}

/** The notes below a control: the error comes first, so that it can't be missed. */
export function FieldNotes(props: {
  id: string
  hint?: string | undefined
  error?: string | undefined
  aside?: ReactNode
}) {
  const { id, hint, error, aside } = props
  if (!hint && !error && !aside) return null
  return (
    <div className={styles.notes}>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {aside}
    </div>
  )
}
