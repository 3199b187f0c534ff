import { useId } from 'react'
import { FieldGroup, FieldNotes } from './field-frame.tsx'
import styles from './controls.module.css'

export type Choice = { value: string; name: string; also?: readonly string[] | undefined }

/** A choice among few options, all of them visible. */
export function ChoiceField(props: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
}) {
  const { label, hint, error, choices, value, onChange } = props
  return (
    <FieldGroup {...{ label, hint, error }}>
      <Segments label={label} choices={choices} value={value} onChange={onChange} />
    </FieldGroup>
  )
}

/** The options alone, for a group that is labelled elsewhere. */
export function Segments(props: {
  label: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
}) {
  const { label, choices, value, onChange } = props
  const name = useId()
  return (
    <div
      className={styles.segments}
      role="radiogroup"
      aria-label={label}
      data-many={choices.length > 3 ? '' : undefined}
    >
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value || (choice.also ?? []).includes(value)}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.name}</span>
        </label>
      ))}
    </div>
  )
}

export function FlagField(props: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: boolean
  onChange: (value: boolean) => void
}) {
  const { label, hint, error, value, onChange } = props
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.flag}>
        <input
          type="checkbox"
          checked={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes {...{ id, hint, error }} />
    </div>
  )
}
