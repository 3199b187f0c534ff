import { useId, type ReactNode } from 'react'
import styles from './fields.module.css'

export type FieldIds = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, the control, its help text and its error. */
export function FieldFrame(props: {
  label: string
  hint?: string | undefined
  fault?: string | undefined
  /** Shown at the end of the hint's line: a counter. */
  aside?: ReactNode
  children: (ids: FieldIds) => ReactNode
}) {
  const { label, hint, fault, aside, children } = props
  const id = useId()
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': fault === undefined ? undefined : true,
      })}
      <FieldNotes {...{ id, hint, fault, aside }} />
    </div>
  )
}

/** The same for a group of controls. */
export function FieldGroup(props: {
  label: string
  hint?: string | undefined
  fault?: string | undefined
  children: ReactNode
}) {
  const { label, hint, fault, children } = props
  const id = useId()
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.field} aria-describedby={described || undefined}>
      <legend>{label}</legend>
      {children}
      <FieldNotes {...{ id, hint, fault }} />
    </fieldset>
  )
}

/** The notes below a control: the error comes first, so that it can't be missed. */
export function FieldNotes(props: {
  id: string
  hint?: string | undefined
  fault?: string | undefined
  aside?: ReactNode
}) {
  const { id, hint, fault, aside } = props
  if (!hint && !fault && !aside) return null
  return (
    <div className={styles.notes}>
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {aside}
    </div>
  )
}
