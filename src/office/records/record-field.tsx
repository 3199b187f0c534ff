import { memo } from 'react'
import type { Field } from '#records/field.ts'
import { FieldInput } from '../fields/field-input.tsx'
import type { Titles } from './calls.ts'
import { errorWithin, type FormErrors } from './form-errors.ts'

/** The control of a field in the form of a record. It is rendered again only when something of it has changed, not for each key. */
export const RecordField = memo(function RecordField(props: {
  name: string
  field: Field
  value: unknown
  /** The stored value; undefined for a new record. */
  stored: unknown
  titles: Titles
  near: unknown
  errors: FormErrors
  shown: { path: string } | undefined
  onChange: (name: string, value: unknown, placeOf?: (index: number) => number | null) => void
}) {
  const { name, field, value, stored, titles, near, errors, shown, onChange } = props
  return (
    <FieldInput
      {...{ field, value, stored, titles, near, shown }}
      errorOf={(path, reach) => {
        const at = path === '' ? name : `${name}.${path}`
        return reach === 'within' ? errorWithin(errors, at) : errors[at]
      }}
      onChange={(next, placeOf) => onChange(name, next, placeOf)}
    />
  )
})
