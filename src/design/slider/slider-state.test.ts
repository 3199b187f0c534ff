import { describe, expect, test } from 'vitest'
import { nextFirst, positionOf } from './slider-state.ts'

/** Eight items of 300 px with 20 px between them. */
const items = Array.from({ length: 8 }, (_, index) => ({ start: index * 320, end: index * 320 + 300 }))

describe('A slider', () => {
  test('shows the items that are in view, not the one that is cut off', () => {
    expect(positionOf(items, { start: 0, end: 1060 })).toEqual({
      first: 0,
      last: 2,
      hasBefore: false,
      hasAfter: true,
    })
    expect(positionOf(items, { start: 320, end: 1380 })).toMatchObject({ first: 1, last: 3, hasBefore: true })
  })

  test('detects its end despite sub-pixel rounding', () => {
    expect(positionOf(items, { start: 1481, end: 2539 })).toMatchObject({ last: 7, hasAfter: false })
    expect(positionOf(items, { start: 1.2, end: 1061 })).toMatchObject({ hasBefore: false })
  })

  test('shows the item that fills a view narrower than it', () => {
    expect(positionOf(items, { start: 340, end: 480 })).toMatchObject({ first: 1, last: 1 })
  })

  test('that shows all items has nothing before and nothing after', () => {
    expect(positionOf(items.slice(0, 2), { start: 0, end: 1000 })).toEqual({
      first: 0,
      last: 1,
      hasBefore: false,
      hasAfter: false,
    })
    expect(positionOf([], { start: 0, end: 1000 })).toMatchObject({ first: 0, last: 0, hasAfter: false })
  })

  test('moves by the number of shown items, forwards and backwards, and not beyond its ends', () => {
    expect(nextFirst({ first: 0, last: 2 }, 1, 8)).toBe(3)
    expect(nextFirst({ first: 5, last: 7 }, 1, 8)).toBe(7)
    expect(nextFirst({ first: 4, last: 6 }, -1, 8)).toBe(1)
    expect(nextFirst({ first: 1, last: 3 }, -1, 8)).toBe(0)
    expect(nextFirst({ first: 0, last: 0 }, -1, 0)).toBe(0)
  })
})
