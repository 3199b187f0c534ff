import type { InputHTMLAttributes } from 'react'
import { FieldFrame, inputAttributes, type FieldProps } from './field-frame.tsx'
import styles from './fields.module.css'

export type TextKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'decimal'
  | 'date'
  | 'datetime'
  | 'password'
  | 'search'

type TextFieldProps = FieldProps & {
  kind?: TextKind
  value?: string
  placeholder?: string
  /** Tokens of HTML's `autocomplete`; by default those of the field's kind. */
  autoComplete?: string
  maxLength?: number
  /** The bounds of numbers and dates. */
  min?: string | number
  max?: string | number
}

const kinds: Record<TextKind, Partial<InputHTMLAttributes<HTMLInputElement>>> = {
  text: { type: 'text' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  url: { type: 'url', inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false },
  number: { type: 'number', inputMode: 'decimal', step: 'any' },
  // As text, because browsers submit an empty value for anything that they do not recognise as a number.
  decimal: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  date: { type: 'date' },
  datetime: { type: 'datetime-local' },
  password: { type: 'password', autoComplete: 'current-password' },
  search: { type: 'search', inputMode: 'search', autoComplete: 'off' },
}

/** A single-line input: text, e-mail, phone, web address, number, date, date and time, password. */
export function TextField({ kind = 'text', value, autoComplete, ...props }: TextFieldProps) {
  const { placeholder, maxLength, min, max } = props
  return (
    <FieldFrame {...props}>
      <input
        {...kinds[kind]}
        {...inputAttributes(props)}
        className={styles.input}
        data-kind={kind}
        autoComplete={autoComplete ?? kinds[kind].autoComplete}
        defaultValue={value}
        {...{ placeholder, maxLength, min, max }}
      />
    </FieldFrame>
  )
}

/** Text of several lines. */
export function TextareaField(
  props: FieldProps & { value?: string; placeholder?: string; rows?: number; maxLength?: number },
) {
  const { value, placeholder, rows = 6, maxLength } = props
  return (
    <FieldFrame {...props}>
      <textarea
        {...inputAttributes(props)}
        className={styles.input}
        defaultValue={value}
        {...{ placeholder, rows, maxLength }}
      />
    </FieldFrame>
  )
}
