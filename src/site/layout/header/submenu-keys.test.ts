import fc from 'fast-check'
import { expect, it } from 'vitest'
import { itemForKey } from './submenu-keys.ts'

it('The arrow keys wrap around, Home and End move to the ends', () => {
  expect(itemForKey('ArrowDown', 0, 3)).toBe(1)
  expect(itemForKey('ArrowDown', 2, 3)).toBe(0)
  expect(itemForKey('ArrowUp', 0, 3)).toBe(2)
  expect(itemForKey('Home', 2, 3)).toBe(0)
  expect(itemForKey('End', 0, 3)).toBe(2)
})

it('Other keys are ignored, as is any key in an empty submenu', () => {
  expect(itemForKey('a', 0, 3)).toBeNull()
  expect(itemForKey('ArrowDown', 0, 0)).toBeNull()
})

it('Every key leads to an existing item', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End'),
      fc.integer({ min: 1, max: 40 }).chain((count) => fc.tuple(fc.nat(count - 1), fc.constant(count))),
      (key, [current, count]) => {
        const item = itemForKey(key, current, count)
        expect(item).toBeGreaterThanOrEqual(0)
        expect(item).toBeLessThan(count)
      },
    ),
  )
})
