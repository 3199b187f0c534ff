import { describe, expect, it } from 'vitest'
import { nearestGap } from './insertion-gaps.ts'

/** Blocks of 100 px with 30 px between them, the first at 200. */
const boxOf = (index: number) => ({ top: 200 + index * 130, bottom: 300 + index * 130 })
const gapAt = (y: number, count = 3) => nearestGap(count, boxOf, y)

describe('The gap that the pointer is near', () => {
  it('is between two blocks, also when the pointer is slightly beside them', () => {
    expect(gapAt(315)).toBe(1)
    expect(gapAt(289)).toBe(1)
    expect(gapAt(341)).toBe(1)
    expect(gapAt(445)).toBe(2)
  })

  it('is none in the middle of a block, and far from all of them', () => {
    expect(gapAt(250)).toBeNull()
    expect(gapAt(280)).toBeNull()
    expect(gapAt(100)).toBeNull()
    expect(gapAt(800)).toBeNull()
  })

  it('is before the first block and after the last one', () => {
    expect(gapAt(190)).toBe(0)
    expect(gapAt(206)).toBe(0)
    expect(gapAt(570)).toBe(3)
  })

  it('is the nearer one of a block that is lower than the range', () => {
    const low = (index: number) => ({ top: 200 + index * 40, bottom: 210 + index * 40 })
    expect(nearestGap(3, low, 202)).toBe(0)
    expect(nearestGap(3, low, 212)).toBe(1)
  })

  it('is found by measuring only a few of many blocks', () => {
    let measured = 0
    const counted = (index: number) => {
      measured++
      return boxOf(index)
    }
    expect(nearestGap(200, counted, 200 + 150 * 130 - 10)).toBe(150)
    expect(measured).toBeLessThan(20)
  })

  it('does not exist without blocks, because an empty column has an insertion point of its own', () => {
    expect(nearestGap(0, boxOf, 200)).toBeNull()
  })
})
