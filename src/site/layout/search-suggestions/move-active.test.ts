import { expect, test } from 'vitest'
import { moveActive } from './move-active.ts'

test('The arrow keys lead from the field through all options and back to the field', () => {
  expect(moveActive(-1, 3, 'ArrowDown')).toBe(0)
  expect(moveActive(0, 3, 'ArrowDown')).toBe(1)
  expect(moveActive(2, 3, 'ArrowDown')).toBe(-1)
  expect(moveActive(-1, 3, 'ArrowUp')).toBe(2)
  expect(moveActive(0, 3, 'ArrowUp')).toBe(-1)
})
