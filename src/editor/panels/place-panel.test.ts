import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doOverlap, keepInArea, placePanel, type Box } from './place-panel.ts'

const area: Box = { left: 0, top: 98, right: 1280, bottom: 900 }
const size = { width: 348, height: 560 }
const place = (avoid: Box | null, side: 'left' | 'right' = 'right') => placePanel({ area, size, avoid, side })

describe('The panel', () => {
  test('stays at its side where there is nothing to avoid, or the block is not in sight', () => {
    expect(place(null)).toMatchObject({ side: 'right', left: 916, top: 114 })
    expect(place({ left: 0, top: 1000, right: 1280, bottom: 1200 })).toMatchObject({ side: 'right' })
    expect(place(null, 'left')).toMatchObject({ side: 'left', left: 16 })
  })

  test('goes to the side that leaves the block free, and stays where both do', () => {
    expect(place({ left: 700, top: 200, right: 1240, bottom: 700 })).toMatchObject({ side: 'left' })
    expect(place({ left: 40, top: 200, right: 600, bottom: 700 }, 'left')).toMatchObject({ side: 'right' })
    expect(place({ left: 500, top: 200, right: 700, bottom: 700 }, 'left')).toMatchObject({ side: 'left' })
  })

  test('stands below or above a block as wide as the page', () => {
    expect(place({ left: 40, top: 150, right: 1240, bottom: 400 })).toMatchObject({
      top: 416,
      maxHeight: 468,
    })
    expect(place({ left: 40, top: 600, right: 1240, bottom: 880 })).toMatchObject({
      top: 114,
      maxHeight: 470,
    })
  })

  test('covers no block that leaves room anywhere', () => {
    const number = (min: number, max: number) => fc.integer({ min, max })
    fc.assert(
      fc.property(
        number(0, 1200),
        number(98, 860),
        number(40, 1280),
        number(20, 900),
        fc.constantFrom('left' as const, 'right' as const),
        (left, top, width, height, side) => {
          const avoid = { left, top, right: Math.min(1280, left + width), bottom: top + height }
          const found = place(avoid, side)
          const box = {
            left: found.left,
            top: found.top,
            right: found.left + size.width,
            bottom: found.top + Math.min(size.height, found.maxHeight),
          }
          expect(box.left).toBeGreaterThanOrEqual(area.left)
          expect(box.right).toBeLessThanOrEqual(area.right)
          const hasRoom =
            avoid.left >= size.width + 32 ||
            1280 - avoid.right >= size.width + 32 ||
            area.bottom - avoid.bottom >= 272 ||
            avoid.top - area.top >= 272
          if (hasRoom) expect(doOverlap(box, avoid)).toBe(false)
        },
      ),
      { seed: 1913 },
    )
  })

  test('can be dragged anywhere but out of reach', () => {
    expect(keepInArea({ left: 5000, top: -300 }, { area, size })).toEqual({ left: 932, top: 98 })
    expect(keepInArea({ left: 100, top: 5000 }, { area, size })).toEqual({ left: 100, top: 852 })
  })
})
