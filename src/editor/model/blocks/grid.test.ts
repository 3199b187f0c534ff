import { describe, expect, test } from 'vitest'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { applyChange, findBlock } from '#operations/index.ts'
import { arrangeColumns, cellText, fillCells, gridOf, resizeColumns } from './grid.ts'
import { errorOfChange } from './paste-error.ts'

const row = (id: string, ...texts: string[]): StoredBlock => ({
  id,
  type: 'table-row',
  version: 1,
  fields: Object.fromEntries(texts.map((text, index) => [`cell_${index + 1}`, text])),
})
const table = (rows: StoredBlock[], columns = 3): ContentDocument => ({
  version: 1,
  containers: [
    {
      id: 'container',
      layout: '100',
      columns: [[{ id: 'table', type: 'table', version: 1, fields: { columns }, children: rows }]],
    },
  ],
})
const content = table([row('r1', 'a', 'b', 'c'), row('r2', 'd', 'e', 'f')])
const shown = (changed: ContentDocument) => {
  const grid = gridOf(changed, 'table')
  if (!grid) throw new Error('The table is gone')
  return grid.rows.map((one) =>
    Array.from({ length: grid.columns }, (_, column) => cellText(grid, one, column)),
  )
}
const grid = gridOf(content, 'r1')
if (!grid) throw new Error('A row belongs to its table')
const newRow = () => row(crypto.randomUUID())

test('A row and its table lead to the same table; other blocks to none', () => {
  expect(gridOf(content, 'table')).toEqual(grid)
  expect(gridOf(content, 'container')).toBeNull()
})

describe('Columns', () => {
  test('can be inserted, moved and removed with their texts', () => {
    const after = (order: (number | null)[]) => shown(applyChange(content, arrangeColumns(grid, order)))
    expect(after([0, null, 1, 2])).toEqual([
      ['a', '', 'b', 'c'],
      ['d', '', 'e', 'f'],
    ])
    expect(after([1, 0, 2])).toEqual([
      ['b', 'a', 'c'],
      ['e', 'd', 'f'],
    ])
    expect(after([0, 2])).toEqual([
      ['a', 'c'],
      ['d', 'f'],
    ])
  })

  test('that are left out leave no text behind', () => {
    const smaller = applyChange(content, resizeColumns(grid, 1))
    expect(findBlock(smaller, 'r1')?.block.fields).toMatchObject({ cell_1: 'a', cell_2: '', cell_3: '' })
    const again = gridOf(smaller, 'table')
    expect(shown(applyChange(smaller, again ? resizeColumns(again, 2) : []))).toEqual([
      ['a', ''],
      ['d', ''],
    ])
  })

  test('are at least one and at most twenty', () => {
    expect(resizeColumns(grid, 0)).toEqual([])
    expect(resizeColumns(grid, 21)).toEqual([])
    expect(arrangeColumns(grid, [0, 1, 2])).toEqual([])
  })
})

describe('Texts for several cells', () => {
  test('are written from a cell on; missing rows and columns are added', () => {
    const texts = [
      ['1', '2', '3'],
      ['4', '5', '6'],
    ]
    const filled = applyChange(content, fillCells(grid, { row: 'r2', column: 1 }, texts, newRow) ?? [])
    expect(shown(filled)).toEqual([
      ['a', 'b', 'c', ''],
      ['d', '1', '2', '3'],
      ['', '4', '5', '6'],
    ])
  })

  test('that do not fit are refused', () => {
    const wide = [Array.from({ length: 20 }, () => 'x')]
    expect(fillCells(grid, { row: 'r1', column: 1 }, wide, newRow)).toBeNull()
    const long = Array.from({ length: 200 }, () => ['x'])
    expect(fillCells(grid, { row: 'r2', column: 0 }, long, newRow)).toBeNull()
    expect(fillCells(grid, { row: 'r1', column: 0 }, long, newRow)).toHaveLength(200)
  })
})

test('A table with too many rows or columns is not inserted', () => {
  const insert = (rows: number, columns: number) => {
    const [block] =
      table(
        Array.from({ length: rows }, (_, index) => row(`new-${index}`)),
        columns,
      ).containers[0]?.columns[0] ?? []
    if (!block) throw new Error('There is no table')
    const to = { in: 'column' as const, container: 'container', column: 0, after: null }
    return errorOfChange(content, [{ kind: 'insert-block', block: { ...block, id: 'new' }, to }])
  }
  expect(insert(200, 20)).toBeNull()
  expect(insert(201, 2)).toBe('table')
  expect(insert(2, 21)).toBe('table')
})
