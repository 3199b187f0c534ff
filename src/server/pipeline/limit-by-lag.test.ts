import { expect, test } from 'vitest'
import { limitByLag } from './limit-by-lag.ts'

function openLimit() {
  let now = 0
  const state = { lag: 0 }
  const limit = limitByLag({ least: 2, most: 8 }, { lag: () => state.lag, clock: () => now })
  /** The places after so many quarters of a second in which turns were so long. */
  const after = (lag: number, quarters: number): number[] =>
    Array.from({ length: quarters }, () => {
      state.lag = lag
      now += 250
      return limit()
    })
  return { limit, after }
}

test('There are fewer places, but never none, while the event loop needs long for a turn', () => {
  const { limit, after } = openLimit()
  expect(limit()).toBe(8)
  expect(after(51, 4)).toEqual([4, 2, 2, 2])
})

test('They come back one after the other when turns are short again, and stay as they are in between', () => {
  const { after } = openLimit()
  after(51, 2)
  expect(after(24, 3)).toEqual([3, 4, 5])
  expect(after(40, 3)).toEqual([5, 5, 5])
  expect(after(0, 5)).toEqual([6, 7, 8, 8, 8])
})

test('A single long turn counts once, however many requests ask for a place meanwhile', () => {
  const { limit, after } = openLimit()
  expect(after(51, 1)).toEqual([4])
  expect([limit(), limit(), limit()]).toEqual([4, 4, 4])
})
