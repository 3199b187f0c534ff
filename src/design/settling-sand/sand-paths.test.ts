import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plateOf } from './modes.ts'
import { along, planPaths, type Part } from './sand-paths.ts'
import { strewSand, unrestAt, unrestOf } from './sand.ts'

const variant = 130
const width = 320
const height = 240
const sand = strewSand(plateOf(variant), { seed: variant, width })
const unrest = unrestOf(plateOf(variant))
const plan = (seen: Part, most = 1e6) => planPaths(sand, { width, height, unrest, seen, seed: 1, most })
const everything: Part = { left: 0, top: 0, right: 1, bottom: 1 }

const places = (count: number, x: (i: number) => number | undefined, y: (i: number) => number | undefined) =>
  Array.from({ length: count }, (_, i) => `${Math.fround(x(i) ?? 0)} ${Math.fround(y(i) ?? 0)}`).toSorted()

describe('The paths of settling sand', () => {
  test('end on the grains of the still image, on each of them once', () => {
    const { count, end } = plan(everything)
    expect(count).toBe(sand.count)
    expect(
      places(
        count,
        (i) => end.x[i],
        (i) => end.y[i],
      ),
    ).toEqual(
      places(
        count,
        (i) => (sand.x[i] ?? 0) / width,
        (i) => (sand.y[i] ?? 0) / height,
      ),
    )
  })

  test('start evenly distributed over the visible part, and never leave the figure', () => {
    const part = fc
      .record({
        left: fc.double({ min: 0, max: 0.6, noNaN: true }),
        top: fc.double({ min: 0, max: 0.6, noNaN: true }),
      })
      .map(({ left, top }) => ({ left, top, right: left + 0.4, bottom: top + 0.4 }))
    fc.assert(
      fc.property(part, fc.integer({ min: 0, max: 400 }), (seen, most) => {
        const { count, start, bend, end } = plan(seen, most)
        expect(count).toBeLessThanOrEqual(most)
        for (let i = 0; i < count; i++) {
          for (const { x, y } of [start, end]) {
            expect(x[i]).toBeGreaterThanOrEqual(seen.left - 1e-6)
            expect(x[i]).toBeLessThanOrEqual(seen.right + 1e-6)
            expect(y[i]).toBeGreaterThanOrEqual(seen.top - 1e-6)
            expect(y[i]).toBeLessThanOrEqual(seen.bottom + 1e-6)
          }
          expect(bend.x[i]).toBeGreaterThanOrEqual(0)
          expect(bend.x[i]).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 25 },
    )
    const { start, count } = plan(everything)
    const left = start.x.slice(0, count).filter((x) => x < 0.5).length / count
    expect(left).toBeCloseTo(0.5, 1)
  })

  test('run down to the nodal lines', () => {
    const { bend, count } = plan(everything)
    const still = Array.from({ length: count }, (_, i) =>
      Math.abs(unrestAt(unrest, bend.x[i] ?? 0, bend.y[i] ?? 0)),
    ).filter((distance) => distance < 1.2)
    expect(still.length / count).toBeGreaterThan(0.8)
  })

  test('begin at the start and end at the end', () => {
    expect(along(1, 5, 3, 0)).toBe(1)
    expect(along(1, 5, 3, 1)).toBe(3)
  })
})
