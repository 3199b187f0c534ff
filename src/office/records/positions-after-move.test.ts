import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { positionsAfterMove } from './positions-after-move.ts'

const rows = (...positions: number[]) => positions.map((position, index) => ({ id: index + 1, position }))

describe('Moving a record in its list', () => {
  test('to its neighbour exchanges two positions', () => {
    expect(positionsAfterMove(rows(10, 20, 30), 0, 1)).toEqual([
      { id: 2, position: 10 },
      { id: 1, position: 20 },
    ])
  })

  test('numbers records anew that had the same position', () => {
    expect(positionsAfterMove(rows(0, 0, 0), 2, 0)).toEqual([
      { id: 1, position: 1 },
      { id: 2, position: 2 },
    ])
  })

  test('beyond the ends changes nothing', () => {
    expect(positionsAfterMove(rows(1, 2), 0, -1)).toEqual([])
    expect(positionsAfterMove(rows(1, 2), 1, 2)).toEqual([])
  })

  test('always leads to the wished order', () => {
    const lists = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(lists, fc.nat(11), fc.nat(11), (positions, one, other) => {
        const from = one % positions.length
        const to = other % positions.length
        const before = rows(...positions.toSorted((a, b) => a - b))
        const next = new Map(positionsAfterMove(before, from, to).map(({ id, position }) => [id, position]))
        const after = before.map((row) => ({ ...row, position: next.get(row.id) ?? row.position }))
        const order = after.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
        const ids = before.map(({ id }) => id)
        const [moved = 0] = ids.splice(from, 1)
        ids.splice(to, 0, moved)
        if (from !== to) expect(order).toEqual(ids)
      }),
    )
  })
})
