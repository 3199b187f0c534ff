import { describe, expect, test } from 'vitest'
import type { Change, Operation } from '#contracts/page-operations.ts'
import { findBlock } from '#operations/index.ts'
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
  stored,
} from '../../../../tests/support/editor-examples.ts'
import { counter } from '../../../../tests/support/random-operations.ts'
import { completeStep, createState, edit, receive, redo, undo, type EditorState } from './index.ts'

const newId = counter('change')
const content = page(
  container('K', '50-50', [block('a'), block('b', block('c'))], [block('d')]),
  container('L', '100', [block('e')]),
)
const opened = createState('window-local', { sequence: 0, content })

const doing = (state: EditorState, ...operations: Operation[]) =>
  edit(state, operations, { id: newId(), now: 0, label: operations[0]?.kind ?? '' })
const back = (state: EditorState) => undo(state, { id: newId() })
const forth = (state: EditorState) => redo(state, { id: newId() })

/** The server stores the waiting changes, and then Anna's. */
function hearing(state: EditorState, ...remote: Operation[]): EditorState {
  const { sequence } = state.confirmed
  const local = state.waiting.map((change, index) =>
    stored(sequence + 1 + index, change.operations, change.id, 'window-local'),
  )
  const last = sequence + local.length + 1
  return receive(state, { sequence: last, changes: [...local, stored(last, remote)] })
}

describe('An edit that completes an earlier step', () => {
  const completing = (state: EditorState, serial: number | undefined, ...operations: Operation[]) =>
    completeStep(state, () => operations, { id: newId(), now: 0, label: 'comes later', completes: serial })
  const inserted = doing(opened, insert('x', inColumn('L', 0, 'e')))
  const step = inserted.undo.at(-1)?.serial
  const written = doing(inserted, set('a', { title: 'geschrieben' }))

  test('is undone and redone with it', () => {
    const done = completing(written, step, set('x', { title: 'da' }))
    expect(done.undo).toHaveLength(2)
    const undone = back(back(done).state).state
    expect(undone.content).toEqual(content)
    expect(forth(forth(undone).state).state.content).toEqual(done.content)
  })

  test('keeps the redo history', () => {
    const done = completing(back(written).state, step, set('x', { title: 'da' }))
    expect(findBlock(forth(done).state.content, 'a')?.block.fields['title']).toBe('geschrieben')
  })

  test('comes with the redo of that step if it was undone meanwhile, and changes nothing before', () => {
    const undone = back(back(written).state).state
    const done = completing(undone, step, set('x', { title: 'da' }))
    expect(done.content).toEqual(content)
    expect(done.waiting).toEqual(undone.waiting)
    const again = forth(done).state
    expect(findBlock(again.content, 'x')?.block.fields['title']).toBe('da')
    expect(findBlock(forth(again).state.content, 'a')?.block.fields['title']).toBe('geschrieben')
    const twice = completing(forth(back(again).state).state, step, set('x', { text: 'auch' }))
    expect(back(twice).state.content).toEqual(content)
  })

  test('makes an undone step that it reverts disappear from the history', () => {
    const done = completing(back(inserted).state, step, remove('x'))
    expect(forth(done)).toMatchObject({ outcome: 'nothing', state: { content } })
  })

  test('is a step of its own if the earlier step can no longer be redone', () => {
    const other = doing(back(inserted).state, set('a', { title: 'anders' }))
    const done = completing(other, step, set('b', { title: 'da' }))
    expect(done.undo.map(({ label }) => label)).toEqual(['set-fields', 'comes later'])
  })
})

describe('An undo', () => {
  const each: Record<string, Operation[]> = {
    'of fields': [set('a', { title: 'neu', text: 'auch' })],
    'of an insertion': [insert('x', inColumn('L', 0, 'e'))],
    'of a removal': [remove('b')],
    'of a move': [move('c', inColumn('L', 0, null))],
    'of a new container': [
      { kind: 'insert-container', container: container('M', '100', [block('x')]), after: 'K' },
    ],
    'of a removed container': [{ kind: 'remove-container', id: 'K' }],
    'of a moved container': [{ kind: 'move-container', id: 'L', after: null }],
    'of a layout': [{ kind: 'set-layout', id: 'K', layout: '100' }],
    'of another content': [{ kind: 'replace-content', content: page() }],
    'of several things at once': [remove('a'), move('d', inColumn('K', 0, null)), set('c', { title: 'neu' })],
  }
  for (const [name, operations] of Object.entries(each)) {
    test(`${name} restores the previous state, and a redo the later one`, () => {
      const done = doing(opened, ...operations)
      const undone = back(done)
      expect(undone).toMatchObject({ outcome: 'done', label: operations[0]?.kind })
      expect(undone.state.content).toEqual(content)
      const again = forth(undone.state)
      expect(again.state.content).toEqual(done.content)
      expect(back(again.state).state.content).toEqual(content)
    })
  }

  test('is a change like any other, and is sent', () => {
    const { state } = back(doing(opened, set('a', { title: 'neu' })))
    expect(state.waiting.map(({ operations }) => operations)).toEqual([
      [set('a', { title: 'neu' })],
      [set('a', { title: 'a' })],
    ])
  })

  test('does nothing at the beginning', () => {
    expect(back(opened)).toMatchObject({ state: opened, outcome: 'nothing', label: null })
    expect(forth(opened)).toMatchObject({ outcome: 'nothing' })
  })

  test('selects the block, if it exists', () => {
    expect(back(doing(opened, remove('a'))).focus).toBe('a')
    expect(back(doing(opened, insert('x', inColumn('L', 0, null)))).focus).toBeNull()
  })

  test('skips a step whose changes cancel each other out', () => {
    const group = 'type:a:title'
    const first = doing(opened, set('b', { title: 'neu' }))
    const there = edit(first, [set('a', { title: 'x' })], { id: newId(), now: 0, label: 'x', group })
    const state = edit(there, [set('a', { title: 'a' })], { id: newId(), now: 9, label: 'x', group })
    expect(back(state)).toMatchObject({ outcome: 'done', label: 'set-fields' })
    expect(back(state).state.content).toEqual(content)
  })
})

describe('A change of another editor', () => {
  test('in the same field is not undone', () => {
    const state = hearing(doing(opened, set('a', { title: 'local' })), set('a', { title: 'remote' }))
    const result = back(state)
    expect(result).toMatchObject({ outcome: 'overtaken', label: 'set-fields', focus: 'a' })
    expect(result.state.content).toBe(state.content)
    expect(result.state.undo).toEqual([])
  })

  test('in one field does not prevent the undo of others', () => {
    const state = hearing(
      doing(opened, set('a', { title: 'local', text: 'local' })),
      set('a', { text: 'remote' }),
    )
    expect(findBlock(back(state).state.content, 'a')?.block.fields).toEqual({ title: 'a', text: 'remote' })
  })

  test('is not undone even if it has the same value as the own one', () => {
    const first = hearing(doing(opened, set('a', { title: 'local' })), set('a', { title: 'remote' }))
    const state = hearing(first, set('a', { title: 'local' }))
    expect(back(state).outcome).toBe('overtaken')
  })

  test('to a block that was inserted here, or in it, keeps that block', () => {
    const inserted = doing(opened, insert('x', inColumn('L', 0, null)))
    expect(back(hearing(inserted, set('x', { title: 'remote' }))).outcome).toBe('overtaken')
    expect(back(hearing(inserted, insert('y', inBlock('x', null)))).outcome).toBe('overtaken')
    expect(back(hearing(inserted, move('x', inColumn('K', 0, null)))).outcome).toBe('overtaken')
    expect(back(hearing(inserted, set('a', { title: 'remote' }))).outcome).toBe('done')
  })

  test('to a container that was inserted here keeps that container', () => {
    const inserted = doing(opened, {
      kind: 'insert-container',
      container: container('M', '100', []),
      after: null,
    })
    expect(back(hearing(inserted, insert('y', inColumn('M', 0, null)))).outcome).toBe('overtaken')
  })

  test('to the place of a block keeps it there, whatever its neighbours are', () => {
    const moved = doing(opened, move('a', inColumn('L', 0, 'e')))
    expect(back(hearing(moved, move('a', inColumn('K', 1, null)))).outcome).toBe('overtaken')
    expect(rowsOf(back(hearing(moved, insert('y', inColumn('L', 0, 'e')))).state.content)).toEqual([
      [['a', 'b'], ['d']],
      [['e', 'y']],
    ])
    expect(back(hearing(moved, { kind: 'remove-container', id: 'K' })).outcome).toBe('overtaken')
  })

  test('does not prevent the undo of a removal', () => {
    const removed = doing(opened, remove('b'))
    expect(rowsOf(back(hearing(removed, { kind: 'remove-container', id: 'K' })).state.content)).toEqual([
      [['e', 'b']],
    ])
  })

  test('keeps an item away whose list was removed', () => {
    expect(back(hearing(doing(opened, remove('c')), remove('b'))).outcome).toBe('overtaken')
  })

  test('to columns stays when the own layout is undone', () => {
    const merged = doing(opened, { kind: 'set-layout', id: 'K', layout: '100' })
    const state = hearing(merged, insert('y', inColumn('K', 0, 'a')), move('e', inColumn('K', 0, 'd')))
    expect(rowsOf(back(state).state.content)).toEqual([[['a', 'y', 'b', 'e'], ['d']], [[]]])
    const other = hearing(merged, { kind: 'set-layout', id: 'K', layout: '33-67' })
    expect(back(other).outcome).toBe('overtaken')
  })

  test('after an older version was restored keeps that', () => {
    const replaced = doing(opened, {
      kind: 'replace-content',
      content: page(container('M', '100', [block('x')])),
    })
    expect(back(hearing(replaced, set('x', { title: 'remote' }))).outcome).toBe('overtaken')
  })

  test('is not undone by a redo either', () => {
    const undone = back(doing(opened, set('a', { title: 'local' }))).state
    expect(forth(hearing(undone, set('a', { title: 'remote' }))).outcome).toBe('overtaken')
  })
})

describe('A value that the server has stored in another form', () => {
  test('is still recognised by the undo', () => {
    const state = doing(doing(opened, set('a', { title: 'local ' })), set('a', { title: 'more ' }))
    const [first, second] = state.waiting
    const heard = receive(state, {
      sequence: 2,
      changes: [
        stored(1, [set('a', { title: 'local' })], first?.id, 'window-local'),
        stored(2, [set('a', { title: 'more' })], second?.id, 'window-local'),
      ],
    })
    const once = back(heard)
    expect(findBlock(once.state.content, 'a')?.block.fields).toEqual({ title: 'local' })
    expect(back(once.state).state.content).toEqual(content)
  })

  test('still counts as the own one when a new block was stored with further fields', () => {
    const state = doing(opened, insert('x', inColumn('L', 0, null)))
    const kept = { ...block('x'), fields: { title: 'x', anchor: '' } }
    const heard = receive(state, {
      sequence: 1,
      changes: [
        stored(
          1,
          [{ kind: 'insert-block', block: kept, to: inColumn('L', 0, null) }],
          state.waiting[0]?.id,
          'window-local',
        ),
      ],
    })
    expect(findBlock(heard.content, 'x')?.block.fields).toEqual({ title: 'x', anchor: '' })
    expect(back(heard).state.content).toEqual(content)
  })

  const place = inColumn('L', 0, 'e')
  const insertedInFull = (change: Change | undefined) => {
    const kept = { ...block('x'), fields: { title: 'x', anchor: '', text: '' } }
    return stored(1, [{ kind: 'insert-block', block: kept, to: place }], change?.id, 'window-local')
  }

  test('still counts as the own one while an undo that has inserted its block again is not stored yet', () => {
    const inserted = doing(opened, insert('x', place))
    const removed = doing(inserted, remove('x'))
    const [insertion, removal] = removed.waiting
    const heard = receive(back(removed).state, {
      sequence: 2,
      changes: [insertedInFull(insertion), stored(2, [remove('x')], removal?.id, 'window-local')],
    })
    expect(findBlock(heard.content, 'x')).not.toBeNull()
    expect(back(heard).state.content).toEqual(content)
  })

  test('still counts as the own one when its block is removed, and is inserted again by an undo', () => {
    const removed = doing(doing(opened, insert('x', place)), remove('x'))
    const [insertion, removal] = removed.waiting
    const heard = receive(removed, {
      sequence: 2,
      changes: [insertedInFull(insertion), stored(2, [remove('x')], removal?.id, 'window-local')],
    })
    expect(back(back(heard).state).state.content).toEqual(content)
  })

  test('still counts as the own one while an undo of what was typed in its block is not stored yet', () => {
    const inserted = doing(opened, insert('x', place))
    const typed = doing(inserted, set('x', { text: 'Die Stille' }))
    const heard = receive(back(typed).state, {
      sequence: 1,
      changes: [insertedInFull(inserted.waiting[0])],
    })
    expect(back(heard).state.content).toEqual(content)
  })
})

test('A redo is possible while the insertion of its block is being stored with more fields', () => {
  const inserted = doing(opened, insert('x', inColumn('L', 0, 'e')))
  const [insertion] = inserted.waiting
  const typed = doing(inserted, set('x', { text: 'Die Stille' }))
  const undone = back(typed).state
  const complete = { ...block('x'), fields: { ...block('x').fields, text: '' } }
  const heard = receive(undone, {
    sequence: 1,
    changes: [
      stored(
        1,
        [{ kind: 'insert-block', block: complete, to: inColumn('L', 0, 'e') }],
        insertion?.id,
        'window-local',
      ),
    ],
  })
  const again = forth(heard)
  expect(again.outcome).toBe('done')
  expect(findBlock(again.state.content, 'x')?.block.fields['text']).toBe('Die Stille')
})
