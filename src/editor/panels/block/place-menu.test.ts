import { describe, expect, test } from 'vitest'
import { placeMenu, roomToMake } from './place-menu.ts'

const area = { left: 8, top: 100, right: 1192, bottom: 792 }
const size = { width: 360, height: 440 }
const place = (top: number, bottom = top + 24, left = 200) =>
  placeMenu({ box: { left, right: left + 500, top, bottom }, size, area })

describe('A menu at a box is', () => {
  test('below it where there is space', () => {
    expect(place(300)).toEqual({ left: 200, top: 330, space: 462 })
  })

  test('above a line near the lower edge of the window, and never over it', () => {
    expect(place(500)).toEqual({ left: 200, top: 100, space: 394 })
    expect(place(760)).toEqual({ left: 200, top: 754 - 440, space: 440 })
  })

  test('below a line near the lower edge when all of it fits there', () => {
    const small = { width: 360, height: 120 }
    const box = { left: 200, right: 700, top: 600, bottom: 624 }
    expect(placeMenu({ box, size: small, area })).toEqual({ left: 200, top: 630, space: 162 })
  })

  test('over a box that fills the window, and inside the window', () => {
    expect(place(50, 900)).toEqual({ left: 200, top: 792 - 440, space: 440 })
    expect(place(300, 324, 1100).left).toBe(1192 - 360)
    expect(place(-400, -300)).toEqual({ left: 200, top: 106, space: 686 })
  })
})

describe('The page is scrolled for a menu', () => {
  const distance = (top: number, bottom = top + 24, height = size.height) =>
    roomToMake({ box: { left: 200, right: 700, top, bottom }, size: { height }, area })

  test('until it fits below its box, so that it does not cover the text above it', () => {
    expect(distance(300)).toBe(0)
    expect(distance(700)).toBe(724 + 6 + 320 - 792)
    expect(distance(700, 724, 60)).toBe(0)
  })

  test('but not further than its box is visible', () => {
    expect(distance(150, 700)).toBe(50)
    expect(distance(50, 900)).toBe(0)
  })
})
