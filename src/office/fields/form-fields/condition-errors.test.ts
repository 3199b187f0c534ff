import { expect, test } from 'vitest'
import { emptyField } from './empty-field.ts'
import { conditionErrorOf } from './condition-errors.ts'

const cause = emptyField('checkbox', { slug: 'allergie' })
const effect = emptyField('text', { slug: 'welche', condition: { field: 'allergie', values: ['true'] } })

test('A condition on a preceding field is valid', () => {
  expect(conditionErrorOf([cause, effect], 1)).toBeNull()
  expect(conditionErrorOf([cause, effect], 0)).toBeNull()
})

test('A condition on a later field, on its own or on a removed one is not', () => {
  expect(conditionErrorOf([effect, cause], 0)).toBe('later')
  expect(conditionErrorOf([{ ...effect, condition: { field: 'welche', values: [] } }], 0)).toBe('later')
  expect(conditionErrorOf([effect], 0)).toBe('gone')
})
