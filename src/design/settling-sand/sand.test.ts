import { describe, expect, test } from 'vitest'
import { figureVariants } from '#design/picture/figure-address.ts'
import { motionOf } from './chladni.ts'
import { plateOf } from './modes.ts'
import { restingChance, strewSand, unrestAt, unrestOf } from './sand.ts'

const sandOf = (variant: number, width = 320) => strewSand(plateOf(variant), { seed: variant, width })
/** Every seventh variant, which includes all pairs of waves. */
const variants = Array.from({ length: Math.ceil(figureVariants / 7) }, (_, i) => i * 7)

describe('The sand of a figure', () => {
  test('is the same for the same plate and size, to the last grain', () => {
    expect(sandOf(17)).toEqual(sandOf(17))
  })

  test('is where the plate is still', () => {
    for (const variant of [0, 100, 230, 359]) {
      const unrest = unrestOf(plateOf(variant))
      const sand = sandOf(variant)
      let resting = 0
      for (let i = 0; i < sand.count; i++)
        if (Math.abs(unrestAt(unrest, (sand.x[i] ?? 0) / 320, (sand.y[i] ?? 0) / 240)) < 2) resting++
      expect(resting / sand.count).toBeGreaterThan(0.9)
    }
  })

  test('covers the same share of every plate, neither bare nor crowded', () => {
    for (const variant of variants) {
      const unrest = unrestOf(plateOf(variant))
      const covered = unrest.reduce((sum, value) => sum + restingChance(value), 0) / unrest.length
      expect(covered, `variant ${variant}`).toBeGreaterThan(0.13)
      expect(covered, `variant ${variant}`).toBeLessThan(0.2)
      const bare = unrest.filter((value) => Math.abs(value) > 3).length / unrest.length
      expect(bare, `variant ${variant}`).toBeGreaterThan(0.4)
    }
  })

  test('stays inside of the picture, with less of it where it is thinned out', () => {
    const whole = sandOf(5)
    const half = strewSand(plateOf(5), { seed: 5, width: 320, share: (x) => (x < 0.5 ? 0 : 1) })
    for (let i = 0; i < half.count; i++) {
      expect(half.x[i]).toBeGreaterThanOrEqual(160)
      expect(half.x[i]).toBeLessThan(320)
      expect(half.y[i]).toBeLessThan(240)
    }
    expect(half.count).toBeLessThan(whole.count)
    const rightOfWhole = whole.x.slice(0, whole.count).filter((x) => x >= 160)
    expect(half.x.slice(0, half.count)).toEqual(rightOfWhole) // thinning out moves no grain
  })
})

describe('The plates', () => {
  test('differ: no two variants have nodal lines in the same places', () => {
    let closest = 0
    const patterns = Array.from({ length: figureVariants }, (_, variant) => patternOf(variant))
    for (const [i, one] of patterns.entries())
      for (const other of patterns.slice(i + 1)) closest = Math.max(closest, agreement(one, other))
    expect(closest).toBeLessThan(0.97)
  })

  test('exist for every number', () => {
    expect(plateOf(figureVariants)).toEqual(plateOf(0))
    expect(plateOf(-1)).toEqual(plateOf(figureVariants - 1))
    expect(plateOf(3.9)).toEqual(plateOf(3))
  })
})

/** The sign of the plate's motion on a coarse grid. */
function patternOf(variant: number): boolean[] {
  return Array.from(motionOf(plateOf(variant), 24, 18), (motion) => motion > 0)
}

/** The share of places with the same sign; the plate with all signs inverted is the same figure. */
function agreement(one: boolean[], other: boolean[]): number {
  let same = 0
  for (const [i, side] of one.entries()) if (side === other[i]) same++
  return Math.max(same, one.length - same) / one.length
}
