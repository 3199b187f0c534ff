import { describe, expect, test } from 'vitest'
import type { Operation } from '#contracts/page-operations.ts'
import {
  block,
  container,
  inBlock,
  inColumn,
  insert,
  move,
  page,
  remove,
  rowsOf,
  set,
} from '../../tests/support/editor-examples.ts'
import {
  applyChange,
  applyOperation,
  blocksInOrder,
  canonicalContent,
  columnsOf,
  conflictsBetween,
  emptyContent,
  findBlock,
  invertOperation,
  touchedBy,
  withNewIds,
  type Layout,
} from './index.ts'

/** Two columns: a and b (which holds c), and d; then one column with e. */
const content = page(
  container('K', '50-50', [block('a'), block('b', block('c'))], [block('d')]),
  container('L', '100', [block('e')]),
)
const after = (...operations: Operation[]) => applyChange(content, operations)

describe('An inserted block', () => {
  test('comes after the named one, or first', () => {
    expect(rowsOf(after(insert('x', inColumn('K', 0, 'a'))))[0]).toEqual([['a', 'x', 'b'], ['d']])
    expect(rowsOf(after(insert('x', inColumn('K', 1, null))))[0]).toEqual([
      ['a', 'b'],
      ['x', 'd'],
    ])
  })

  test('comes last in its row when its neighbour was removed or moved', () => {
    expect(rowsOf(after(insert('x', inColumn('K', 0, 'e'))))[0]).toEqual([['a', 'b', 'x'], ['d']])
  })

  test('becomes a child of another one', () => {
    const next = after(insert('x', inBlock('b', 'c')), insert('y', inBlock('a', null)))
    expect(findBlock(next, 'x')?.place).toEqual(inBlock('b', 'c'))
    expect(findBlock(next, 'y')?.place).toEqual(inBlock('a', null))
  })

  test('goes to the last column of the page when its row was removed', () => {
    expect(rowsOf(after(insert('x', inColumn('gone', 0, null))))[1]).toEqual([['e', 'x']])
    expect(rowsOf(after(insert('x', inBlock('gone', null))))[1]).toEqual([['e', 'x']])
  })

  test('goes to the last column of a container that has fewer', () => {
    expect(rowsOf(after(insert('x', inColumn('K', 2, 'd'))))[0]).toEqual([
      ['a', 'b'],
      ['d', 'x'],
    ])
  })

  test('creates a container if there is none, which its undo removes as well', () => {
    const operation = insert('x', inColumn('K', 0, null))
    const next = applyOperation(emptyContent(), operation)
    expect(next).toEqual(page(container('container-of-x', '100', [block('x')])))
    expect(applyChange(next, invertOperation(emptyContent(), operation))).toEqual(emptyContent())
  })

  test('has no effect when it, or a block in it, exists already', () => {
    expect(after(insert('c', inColumn('K', 0, null)))).toBe(content)
    const holder: Operation = {
      kind: 'insert-block',
      block: block('x', block('c')),
      to: inColumn('K', 0, null),
    }
    expect(after(holder)).toBe(content)
  })
})

describe('A moved block', () => {
  test('leaves no empty list of children behind', () => {
    const next = after(move('c', inColumn('L', 0, null)))
    expect(rowsOf(next)[1]).toEqual([['c', 'e']])
    expect(findBlock(next, 'b')?.block).toEqual(block('b'))
  })

  test('goes after a sibling, before and after itself', () => {
    expect(rowsOf(after(move('a', inColumn('K', 0, 'b'))))[0]).toEqual([['b', 'a'], ['d']])
    expect(after(move('b', inColumn('K', 0, 'a')))).toBe(content)
    expect(after(move('b', inColumn('K', 0, 'b')))).toBe(content)
  })

  test('does not go into itself, nor into its descendants', () => {
    expect(after(move('b', inBlock('b', null)))).toBe(content)
    expect(after(move('b', inBlock('c', null)))).toBe(content)
  })

  test('has no effect when it was removed', () => {
    expect(after(move('gone', inColumn('K', 0, null)))).toBe(content)
  })
})

describe('Fields', () => {
  test('are set one by one; the others stay', () => {
    expect(findBlock(after(set('c', { text: 1 })), 'c')?.block.fields).toEqual({ title: 'c', text: 1 })
  })

  test('that have the value already change nothing', () => {
    expect(after(set('c', { title: 'c' }))).toBe(content)
    expect(after(set('c', { title: undefined }))).toBe(content)
  })

  test('that did not exist are removed by the undo', () => {
    const operation = set('c', { text: 1 })
    const inverse = invertOperation(content, operation)
    expect(inverse).toEqual([{ kind: 'set-fields', id: 'c', fields: {}, unset: ['text'] }])
    expect(applyChange(after(operation), inverse)).toEqual(content)
  })
})

describe('A layout', () => {
  const layout = (name: Layout, columns?: string[][]): Operation => ({
    kind: 'set-layout',
    id: 'K',
    layout: name,
    columns,
  })

  test('with fewer columns moves the blocks of the others to the last one', () => {
    expect(rowsOf(after(layout('100')))[0]).toEqual([['a', 'b', 'd']])
  })

  test('with more columns gets empty ones', () => {
    expect(rowsOf(after(layout('33-33-33')))[0]).toEqual([['a', 'b'], ['d'], []])
  })

  test('distributes the blocks as it specifies; those that it does not name stay after their neighbour', () => {
    expect(rowsOf(after(layout('50-50', [[], ['d', 'a', 'gone', 'e']])))[0]).toEqual([[], ['d', 'a', 'b']])
    expect(rowsOf(after(layout('50-50', [[], ['b']])))[0]).toEqual([['a'], ['d', 'b']])
  })

  test('is undone with its columns, even if somebody else has added to them', () => {
    const inverse = invertOperation(content, layout('100'))
    const next = after(layout('100'), insert('x', inColumn('K', 0, 'd')), ...inverse)
    expect(rowsOf(next)[0]).toEqual([
      ['a', 'b'],
      ['d', 'x'],
    ])
  })
})

describe('A container', () => {
  test('is inserted, moved and removed', () => {
    const added: Operation = {
      kind: 'insert-container',
      container: container('M', '100', [block('x')]),
      after: 'K',
    }
    expect(after(added).containers.map(({ id }) => id)).toEqual(['K', 'M', 'L'])
    const moved: Operation = { kind: 'move-container', id: 'L', after: null }
    expect(after(moved).containers.map(({ id }) => id)).toEqual(['L', 'K'])
    expect(after({ kind: 'remove-container', id: 'K' }).containers.map(({ id }) => id)).toEqual(['L'])
  })

  test('is not inserted with blocks that exist already, and gets the columns of its layout', () => {
    const taken: Operation = {
      kind: 'insert-container',
      container: container('M', '100', [block('c')]),
      after: null,
    }
    expect(after(taken)).toBe(content)
    const wide: Operation = {
      kind: 'insert-container',
      container: container('M', '100', [block('x')], [block('y')]),
      after: null,
    }
    expect(rowsOf(after(wide))[0]).toEqual([['x', 'y']])
  })
})

describe('The result of a search', () => {
  test('is all blocks in the order of the page, each before its children', () => {
    expect(blocksInOrder(content).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('is a block with its place, its number and its siblings', () => {
    expect(findBlock(content, 'b')).toMatchObject({ place: inColumn('K', 0, 'a'), index: 1 })
    expect(findBlock(content, 'b')?.siblings.length).toBe(2)
    expect(findBlock(content, 'gone')).toBeNull()
  })

  test('is the keys of what an operation touches', () => {
    expect([
      ...touchedBy(content, [set('c', {}), move('c', inBlock('a', null)), { kind: 'remove-block', id: 'b' }]),
    ]).toEqual(['fields:c', 'place:c', 'inside:a', 'block:b'])
  })
})

test('A copy has new ids throughout', () => {
  let count = 0
  const copy = withNewIds(container('K', '100', [block('b', block('c'))]), () => `new-${++count}`)
  expect(blocksInOrder(page(copy)).map(({ id }) => id)).toEqual(['new-2', 'new-3'])
  expect(copy.id).toBe('new-1')
})

test('Content of any origin can be converted to canonical form', () => {
  const twice = { ...block('a'), children: [] }
  const odd = page(container('K', '50-50', [twice], [], [block('a')]))
  expect(canonicalContent(odd)).toEqual(
    page(container('K', '50-50', [block('a')], [{ ...block('a'), id: 'a-2' }])),
  )
  expect(canonicalContent(content)).toBe(content)
  expect(columnsOf('25-50-25')).toBe(3)
})

describe('Two editors', () => {
  const ask = (local: Operation[], remote: Operation[]) => conflictsBetween(content, local, remote)
  const removeK: Operation = { kind: 'remove-container', id: 'K' }

  test('conflict when both wrote in one block, unless they wrote the same', () => {
    expect(ask([set('a', { title: 1 })], [set('a', { title: 2 })])).toEqual(['a'])
    expect(ask([set('a', { title: 1 })], [set('a', { text: 1 })])).toEqual(['a'])
    expect(ask([set('a', { title: 1 })], [set('a', { title: 1 })])).toEqual([])
    expect(ask([set('a', { title: 1 })], [set('b', { title: 1 })])).toEqual([])
  })

  test('conflict about the whole when one removed what the other worked on', () => {
    expect(ask([set('c', { title: 1 })], [remove('c')])).toEqual(['c'])
    expect(ask([set('c', { title: 1 })], [remove('b')])).toEqual(['b'])
    expect(ask([removeK], [set('c', { title: 1 })])).toEqual(['K'])
    expect(ask([remove('b'), removeK], [set('c', { title: 1 })])).toEqual(['K'])
    expect(ask([removeK], [insert('x', inColumn('K', 0, null))])).toEqual(['K'])
    expect(ask([remove('b')], [move('e', inBlock('b', null))])).toEqual(['b'])
    expect(ask([removeK], [{ kind: 'set-layout', id: 'K', layout: '100' }])).toEqual(['K'])
  })

  test('do not conflict when both removed it', () => {
    expect(ask([remove('c')], [remove('b')])).toEqual([])
    expect(ask([removeK], [set('c', { title: 1 }), remove('c')])).toEqual([])
  })

  test('conflict when they moved a block to different places, or gave a container different layouts', () => {
    expect(ask([move('a', inColumn('L', 0, null))], [move('a', inColumn('K', 1, null))])).toEqual(['a'])
    expect(ask([move('a', inColumn('L', 0, null))], [move('a', inColumn('L', 0, null))])).toEqual([])
    const layout = (name: Layout): Operation => ({ kind: 'set-layout', id: 'K', layout: name })
    expect(ask([layout('100')], [layout('33-67')])).toEqual(['K'])
    expect(ask([layout('100')], [layout('100')])).toEqual([])
  })

  test('do not conflict when one edits what the other moves, nor about different blocks in one place', () => {
    expect(ask([set('a', { title: 1 })], [move('a', inColumn('L', 0, null))])).toEqual([])
    expect(ask([insert('x', inColumn('K', 0, 'a'))], [insert('y', inColumn('K', 0, 'a'))])).toEqual([])
    expect(ask([move('a', inColumn('L', 0, null))], [move('d', inColumn('L', 0, null))])).toEqual([])
  })

  test('conflict when both restore something with different content', () => {
    const again = (...blocks: string[]): Operation => ({
      kind: 'insert-container',
      container: container(
        'M',
        '100',
        blocks.map((id) => block(id)),
      ),
      after: null,
    })
    expect(ask([again('x')], [again('x', 'y')])).toEqual(['M'])
    expect(ask([again('x')], [again('x')])).toEqual([])
  })

  test('conflict about blocks that were placed, for lack of another place, in what is removed', () => {
    const homeless = insert('x', inColumn('gone', 0, null))
    expect(ask([{ kind: 'remove-container', id: 'L' }], [homeless])).toEqual(['L'])
  })

  test('conflict when one removed where the other had moved a block from a place that this one removed', () => {
    const rescued = [move('a', inColumn('L', 0, null)), set('a', { title: 1 }), removeK]
    expect(ask(rescued, [{ kind: 'remove-container', id: 'L' }])).toEqual(['L'])
    expect(ask([{ kind: 'remove-container', id: 'L' }], rescued)).toEqual(['L'])
  })

  test('conflict about the content when one replaced it and the other did anything', () => {
    const replace: Operation = { kind: 'replace-content', content: emptyContent() }
    expect(ask([replace], [set('a', { title: 1 })])).toEqual(['content'])
    expect(ask([replace], [])).toEqual([])
    expect(ask([replace], [replace])).toEqual([])
  })
})
