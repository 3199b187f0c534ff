import { useState } from 'react'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import styles from './fields.module.css'

/**
 * A number as text, because a browser's number field loses what it can't read. What is no number is handed on as typed,
 * so that the server reports it at the field.
 */
export function NumberControl(props: {
  label: string
  hint: string | undefined
  error: string | undefined
  value: unknown
  /** How many decimals are typed; the value counts the smallest unit. */
  decimals: 0 | 2
  /** Leaves out what may be typed beside the number. */
  prepare?: (typed: string) => string
  onChange: (value: unknown) => void
}) {
  const { label, hint, error, value, decimals, prepare = (typed) => typed, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const shown =
    typeof value === 'number' ? writeNumber(value, decimals) : typeof value === 'string' ? value : ''
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(ids) => (
        <input
          {...ids}
          type="text"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          className={styles.number}
          maxLength={20}
          autoComplete="off"
          value={typed ?? shown}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(readNumber(prepare(target.value), decimals, target.value))
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </FieldFrame>
  )
}

/** The number of smallest units that a text means; null for an empty text, the text as it was `typed` if it is no number. */
export function readNumber(given: string, decimals: 0 | 2, typed = given): number | string | null {
  const text = given.trim().replace(/\s/g, '')
  if (text === '') return typed.trim() === '' ? null : typed
  const [, whole = '', part = ''] =
    /^(-?\d{1,12})(?:[.,](\d{1,2}))?$/.exec(decimals === 0 ? text : text.replace(/[.,][-–—]+$/, '')) ?? []
  if (whole === '' || (decimals === 0 && part !== '')) return typed
  return Number(whole + part.padEnd(decimals, '0'))
}

/** A number of smallest units as it is typed, with a comma before the decimals. */
export function writeNumber(value: number, decimals: 0 | 2): string {
  if (decimals === 0) return String(value)
  const digits = String(Math.abs(value)).padStart(3, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}
