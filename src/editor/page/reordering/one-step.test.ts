import { describe, expect, it } from 'vitest'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { applyOperation } from '#operations/index.ts'
import { containerOneStep, placeOneStep, selectableIds, type Direction } from './one-step.ts'

const block = (id: string, children?: StoredBlock[]): StoredBlock => ({
  id,
  type: 'text',
  version: 1,
  fields: {},
  ...(children && { children }),
})
/** Two containers, one with two columns and one with a list; and an empty one. */
const page: ContentDocument = {
  version: 1,
  containers: [
    { id: 'top', layout: '50-50', columns: [[block('a'), block('b')], [block('c')]] },
    { id: 'middle', layout: '100', columns: [[block('list', [block('x'), block('y')])]] },
    { id: 'bottom', layout: '100', columns: [[]] },
  ],
}

/** The ids of all rows after a step; null when there is no further step. */
function after(id: string, direction: Direction): string[] | null {
  const to = placeOneStep(page, id, direction)
  if (!to) return null
  const moved = applyOperation(page, { kind: 'move-block', id, to })
  return moved.containers.map(({ columns }) =>
    columns.map((column) => column.map((one) => one.id).join(' ')).join(' | '),
  )
}

describe('One step', () => {
  it('passes the neighbour, and continues through columns and containers in reading order', () => {
    expect(after('b', 'up')).toEqual(['b a | c', 'list', ''])
    expect(after('a', 'down')).toEqual(['b a | c', 'list', ''])
    expect(after('b', 'down')).toEqual(['a | b c', 'list', ''])
    expect(after('c', 'down')).toEqual(['a b | ', 'c list', ''])
    expect(after('list', 'up')).toEqual(['a b | c list', '', ''])
    expect(after('list', 'down')).toEqual(['a b | c', '', 'list'])
  })

  it('moves into the adjacent column, at the same height if it has blocks there', () => {
    expect(after('b', 'right')).toEqual(['a | c b', 'list', ''])
    expect(after('c', 'left')).toEqual(['c a b | ', 'list', ''])
    expect(after('a', 'left')).toBeNull()
  })

  it('ends at the ends of the page, and for items at the ends of their list', () => {
    expect(after('a', 'up')).toBeNull()
    expect(placeOneStep(page, 'x', 'up')).toBeNull()
    expect(placeOneStep(page, 'y', 'down')).toBeNull()
    expect(placeOneStep(page, 'y', 'up')).toEqual({ in: 'block', parent: 'list', after: null })
    expect(placeOneStep(page, 'gone', 'up')).toBeNull()
  })

  it('moves containers past one another', () => {
    expect(containerOneStep(page, 'middle', 'up')).toBeNull()
    expect(containerOneStep(page, 'middle', 'down')).toBe('bottom')
    expect(containerOneStep(page, 'bottom', 'up')).toBe('top')
    expect(containerOneStep(page, 'top', 'up')).toBeUndefined()
    expect(containerOneStep(page, 'bottom', 'down')).toBeUndefined()
    expect(containerOneStep(page, 'top', 'left')).toBeUndefined()
  })
})

it('The arrow keys reach every block and item, and containers without any', () => {
  expect(selectableIds(page)).toEqual(['a', 'b', 'c', 'list', 'x', 'y', 'bottom'])
})
