import { useEffect, useRef } from 'react'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import styles from './fields.module.css'

/**
 * A day, a time of day or an instant in the browser's own field. The field keeps what is half typed, and follows the value only while
 * somebody is elsewhere.
 */
export function TimeControl(props: {
  label: string
  hint: string | undefined
  error: string | undefined
  type: 'date' | 'datetime-local' | 'time'
  value: string
  onChange: (value: string) => void
}) {
  const { label, hint, error, type, value, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = input
    if (current && current !== document.activeElement && current.value !== value) current.value = value
  }, [value])
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(ids) => (
        <input
          {...ids}
          ref={input}
          type={type}
          className={styles.time}
          defaultValue={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  )
}
