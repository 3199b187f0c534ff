import { describe, expect, test } from 'vitest'
import { cellBeside } from './grid-keys.ts'

/** Five cells in rows of three: 0 1 2 over 3 4. */
const boxes = [0, 1, 2, 3, 4].map((index) => {
  const left = (index % 3) * 100
  const top = Math.floor(index / 3) * 80
  return { left, right: left + 90, top, bottom: top + 70 }
})

describe('In a grid of buttons', () => {
  test.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [4, 'ArrowRight', null],
    [0, 'ArrowLeft', null],
    [1, 'ArrowDown', 4],
    [2, 'ArrowDown', 4],
    [4, 'ArrowDown', null],
    [3, 'ArrowUp', 0],
    [1, 'ArrowUp', null],
    [3, 'Home', 0],
    [0, 'End', 4],
    [0, 'x', null],
  ])('from %i the key %s leads to %o', (index, key, target) => {
    expect(cellBeside(boxes, index, key)).toBe(target)
  })
})
