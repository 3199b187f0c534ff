import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeSeating, middleOf, pathOf, planWidth } from './arrange-seating.ts'

const block = fc.record({
  distance: fc.integer({ min: 0, max: 12 }),
  seats: fc.integer({ min: 1, max: 10_000 }),
})

test('Blocks never overlap, and stay inside of the drawing', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 60 }), (blocks) => {
      const { sectors, height, stage } = arrangeSeating(blocks)
      for (const [index, one] of sectors.entries()) {
        const [x, y] = middleOf(one, stage)
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(planWidth)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(height)
        expect(one.outer).toBeLessThanOrEqual(planWidth / 2)
        for (const other of sectors.slice(index + 1)) expect(isApart(one, other)).toBe(true)
      }
    }),
  )
})

test('The blocks of a distance share its ring by their seats', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 60 }), (blocks) => {
      const { sectors } = arrangeSeating(blocks)
      for (const { distance } of blocks) {
        const ring = blocks.flatMap((one, index) => {
          const sector = sectors[index]
          return one.distance === distance && sector ? [{ ...sector, seats: one.seats }] : []
        })
        const all = ring.reduce((sum, { seats }) => sum + seats, 0)
        for (const { from, to, seats } of ring) expect(Math.abs(to - from)).toBeCloseTo((150 * seats) / all)
      }
    }),
  )
})

test('Of two blocks at one distance the first is on the left, before the stage and behind it', () => {
  for (const distance of [0, 1]) {
    const { sectors, stage } = arrangeSeating([
      { distance, seats: 10 },
      { distance, seats: 10 },
    ])
    const [left = 0, right = 0] = sectors.map((sector) => middleOf(sector, stage)[0])
    expect(left).toBeLessThan(planWidth / 2)
    expect(right).toBeGreaterThan(planWidth / 2)
  }
})

test('A block that is farther from the stage is below a nearer one, and one behind the stage above it', () => {
  const { sectors, stage } = arrangeSeating([0, 1, 2].map((distance) => ({ distance, seats: 10 })))
  const [behind = 0, near = 0, far = 0] = sectors.map((sector) => middleOf(sector, stage)[1])
  expect(behind).toBeLessThan(stage)
  expect(near).toBeGreaterThan(stage)
  expect(far).toBeGreaterThan(near)
})

test('A sector is one closed path', () => {
  const { sectors, stage } = arrangeSeating([{ distance: 1, seats: 10 }])
  expect(sectors.map((sector) => pathOf(sector, stage))).toEqual([
    expect.stringMatching(/^M[^MZ]+A[^MZ]+L[^MZ]+A[^MZ]+Z$/),
  ])
})

type Sector = { inner: number; outer: number; from: number; to: number }

function isApart(one: Sector, other: Sector): boolean {
  const angles = ({ from, to }: Sector) => [Math.min(from, to), Math.max(from, to)] as const
  const [first, second] = [angles(one), angles(other)]
  const tiny = 1e-6
  return (
    one.outer <= other.inner + tiny ||
    other.outer <= one.inner + tiny ||
    first[1] <= second[0] + tiny ||
    second[1] <= first[0] + tiny
  )
}
