import { describe, expect, it } from 'vitest'
import { placeAtSelection } from './place-at-selection.ts'

const area = { left: 8, top: 100, right: 1192, bottom: 792 }
const size = { width: 300, height: 36 }
const place = (
  selection: { left: number; top: number; right: number; bottom: number },
  more: { avoid?: typeof area; isTouch?: boolean } = {},
) => placeAtSelection({ selection, size, area, avoid: more.avoid ?? null, isTouch: more.isTouch ?? false })

const line = (top: number, left = 200) => ({ left, right: left + 80, top, bottom: top + 30 })

describe('The bar of a selected text is', () => {
  it('above the selection', () => {
    expect(place(line(400))).toEqual({ left: 200, top: 400 - 8 - 36 })
  })

  it('below it under the toolbar, and on touch screens', () => {
    expect(place(line(120)).top).toBe(158)
    expect(place(line(400), { isTouch: true }).top).toBe(438)
    expect(place(line(750), { isTouch: true }).top).toBe(750 - 44)
  })

  it('below it if it would otherwise cover the bar of the block', () => {
    const avoid = { left: 190, right: 500, top: 350, bottom: 390 }
    expect(place(line(400), { avoid }).top).toBe(438)
    expect(place(line(400, 600), { avoid }).top).toBe(356)
  })

  it('inside the window', () => {
    expect(place(line(400, 1150)).left).toBe(892)
    expect(place(line(400, -20)).left).toBe(8)
    expect(place({ left: 50, right: 600, top: 20, bottom: 900 }).top).toBe(756)
  })
})
