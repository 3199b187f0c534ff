import { expect, test } from 'vitest'
import { formFieldKindOf, formFieldTypes } from './form-field-types.ts'

test('Every field type is found by its number in the specification, and an unknown number is an error', () => {
  const kinds = Object.values(formFieldTypes)
  expect(kinds.map((_, index) => formFieldKindOf(index + 1))).toEqual(kinds)
  for (const unknown of [0, 16, 1.5, Number.NaN]) expect(() => formFieldKindOf(unknown)).toThrow(RangeError)
})
