import { expect, test } from 'vitest'
import { addFields } from './house-makers.ts'

const label = { de: 'Kleidung', en: 'Dress code' }
/** What a house writes without its types being checked. */
const add =
  (field: object, list: object = {}) =>
  () =>
    addFields({ dress_code: field as { kind: 'flag'; label: typeof label } }, list)

test.each([
  [
    add({ kind: 'string', label }),
    '"dress_code" has the kind "string"; fields of a house are of the kinds text, texts',
  ],
  [add({ kind: 'flag' }), 'the field "dress_code" has no label in both languages.'],
  [
    add({ kind: 'flag', label: { de: 'Kleidung' } }),
    'the field "dress_code" has no label in both languages.',
  ],
  [add({ kind: 'flag', label, required: true }), '"dress_code" can\'t be required'],
  [
    add({ kind: 'flag', label }, { columns: ['dres_code'] }),
    'the list names "dres_code", which is no field.',
  ],
])('A field that a house adds wrongly is named with what is wrong (%#)', (adding, error) => {
  expect(adding).toThrow(error)
})
