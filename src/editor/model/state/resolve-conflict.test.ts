import { describe, expect, test } from 'vitest'
import type { Operation } from '#contracts/page-operations.ts'
import { findBlock } from '#operations/index.ts'
import {
  block,
  container,
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
import {
  beginSending,
  createState,
  edit,
  meetConflict,
  receive,
  resolveConflict,
  undo,
  unsavedCount,
  type Choice,
  type EditorState,
} from './index.ts'

const newId = counter('change')
const content = page(
  container('K', '50-50', [block('a'), block('b', block('c'))], [block('d')]),
  container('L', '100', [block('e')]),
)
const doing = (state: EditorState, ...operations: Operation[]) =>
  edit(state, operations, { id: newId(), now: 0, label: '' })
const mineOn = (...operations: Operation[]) =>
  doing(createState('window-local', { sequence: 0, content }), ...operations)
const hearing = (state: EditorState, sequence: number, ...operations: Operation[]) =>
  receive(state, { sequence, changes: [stored(sequence, operations)] })
const resolve = (state: EditorState, choices: Record<string, Choice>) =>
  resolveConflict(state, choices, { newId, now: 7 })
const fieldsOf = (state: EditorState, id: string) => findBlock(state.content, id)?.block.fields

describe('Two versions of one block', () => {
  const state = hearing(
    mineOn(set('a', { title: 'local' }), set('d', { title: 'd, too' })),
    1,
    set('a', { title: 'remote', text: 'remote' }),
  )

  test('are shown side by side, while the own one stays on the page', () => {
    expect(state.conflict?.blocks).toMatchObject([
      {
        id: 'a',
        kind: 'block',
        about: ['fields'],
        authors: ['anna'],
        base: { fields: { title: 'a' } },
        local: { fields: { title: 'local' } },
        remote: { fields: { title: 'remote', text: 'remote' } },
      },
    ])
    expect(fieldsOf(state, 'a')).toEqual({ title: 'local', text: 'remote' })
  })

  test('keep everything from being sent, but not from being edited', () => {
    expect(beginSending(state).request).toBeNull()
    const more = doing(state, set('e', { title: 'more' }), set('a', { title: 'local, more' }))
    expect(more.conflict?.blocks[0]?.local).toMatchObject({ fields: { title: 'local, more' } })
    expect(unsavedCount(more)).toBe(2)
  })

  test('are not changed by edits elsewhere, which apply to the current page', () => {
    const moved = hearing(state, 2, move('a', inColumn('L', 0, null)))
    const more = doing(moved, { kind: 'remove-container', id: 'K' })
    expect(more.conflict?.blocks.find(({ id }) => id === 'a')?.local).toMatchObject({
      fields: { title: 'local' },
    })
  })

  test('local: the block is as it was here, whatever they did to it', () => {
    const settled = resolve(state, { a: 'local' })
    expect(settled.conflict).toBeNull()
    expect(fieldsOf(settled, 'a')).toEqual({ title: 'local' })
    expect(beginSending(settled).request?.base).toBe(1)
    const remote = { ...block('a'), fields: { title: 'remote', text: 'remote' } }
    expect(settled.setAside).toEqual([{ block: remote, at: 7 }])
  })

  test('remote: the own version is set aside, and the other changes are sent', () => {
    const settled = resolve(state, { a: 'remote' })
    expect(fieldsOf(settled, 'a')).toEqual({ title: 'remote', text: 'remote' })
    expect(settled.waiting.map(({ operations }) => operations)).toEqual([[set('d', { title: 'd, too' })]])
    expect(settled.waiting[0]?.id).not.toBe(state.waiting[0]?.id)
    expect(settled.setAside).toEqual([{ block: { ...block('a'), fields: { title: 'local' } }, at: 7 }])
    const undone = undo(settled, { id: newId() })
    expect(fieldsOf(undone.state, 'a')).toEqual({ title: 'remote', text: 'remote' })
    expect(fieldsOf(undone.state, 'd')).toEqual({ title: 'd' })
  })

  test('can be decided one after the other', () => {
    const two = hearing(state, 2, set('d', { title: 'remote' }))
    expect(two.conflict?.blocks.map(({ id }) => id)).toEqual(['a', 'd'])
    const one = resolve(two, { a: 'remote' })
    expect(one.conflict?.blocks.map(({ id }) => id)).toEqual(['d'])
    expect(beginSending(one).request).toBeNull()
    const none = resolve(one, { d: 'local' })
    expect(none.conflict).toBeNull()
    expect(beginSending(none).request).toMatchObject({ base: 2 })
    expect(fieldsOf(none, 'd')).toEqual({ title: 'd, too' })
  })
})

describe('A block that one side has removed and the other edited', () => {
  const working = mineOn(
    set('c', { title: 'local' }),
    insert('x', inColumn('K', 1, 'd')),
    move('e', inColumn('K', 1, null)),
  )
  const state = hearing(working, 1, { kind: 'remove-container', id: 'K' })

  test('is asked about as a whole', () => {
    expect(state.conflict?.blocks).toMatchObject([
      { id: 'K', kind: 'container', about: ['existence'], remote: null },
    ])
    expect(state.conflict?.blocks[0]?.local).toEqual(
      container(
        'K',
        '50-50',
        [block('a'), block('b', { ...block('c'), fields: { title: 'local' } })],
        [block('e'), block('d'), block('x')],
      ),
    )
  })

  test('local: is restored as it was here, with the blocks moved into it', () => {
    const settled = resolve(state, { K: 'local' })
    expect(settled.content).toEqual(working.content)
  })

  test('remote: stays removed; written blocks are set aside, and moved ones stay at their old place', () => {
    const settled = resolve(state, { K: 'remote' })
    expect(rowsOf(settled.content)).toEqual([[['e']]])
    expect(settled.waiting).toEqual([])
    expect(settled.setAside.map((aside) => aside.block.id)).toEqual(['c', 'x'])
  })

  test('reversed: local removes it, remote keeps it', () => {
    const removing = hearing(mineOn(remove('b')), 1, set('c', { title: 'remote' }))
    expect(removing.conflict?.blocks).toMatchObject([{ id: 'b', local: null, remote: { id: 'b' } }])
    expect(findBlock(resolve(removing, { b: 'local' }).content, 'b')).toBeNull()
    expect(fieldsOf(resolve(removing, { b: 'remote' }), 'c')).toEqual({ title: 'remote' })
  })
})

describe('Other conflicts are about', () => {
  test('places', () => {
    const state = hearing(mineOn(move('a', inColumn('L', 0, null))), 1, move('a', inColumn('K', 1, null)))
    expect(state.conflict?.blocks).toMatchObject([{ id: 'a', about: ['place'] }])
    expect(rowsOf(resolve(state, { a: 'local' }).content)).toEqual([[['b'], ['d']], [['a', 'e']]])
    expect(rowsOf(resolve(state, { a: 'remote' }).content)).toEqual([[['b'], ['a', 'd']], [['e']]])
  })

  test('layouts', () => {
    const layout = (name: '100' | '33-67'): Operation => ({ kind: 'set-layout', id: 'K', layout: name })
    const state = hearing(mineOn(layout('100')), 1, layout('33-67'))
    expect(resolve(state, { K: 'local' }).content.containers[0]?.layout).toBe('100')
    expect(resolve(state, { K: 'remote' }).content.containers[0]?.layout).toBe('33-67')
  })

  test('the whole content', () => {
    const older = page(container('M', '100', [block('z')]))
    const state = hearing(mineOn(set('a', { title: 'local' })), 1, {
      kind: 'replace-content',
      content: older,
    })
    expect(state.conflict?.blocks).toMatchObject([{ id: 'content', kind: 'content' }])
    const local = resolve(state, { content: 'local' })
    expect(fieldsOf(local, 'a')).toEqual({ title: 'local' })
    const remote = resolve(state, { content: 'remote' })
    expect(remote.content).toEqual(older)
    expect(remote.setAside.map((aside) => aside.block.fields)).toEqual([{ title: 'local' }])
  })
})

describe('A response that reports a conflict', () => {
  const { state: sending } = beginSending(mineOn(set('a', { title: 'local' })))
  const answer = {
    detail: 'conflict' as const,
    conflicts: ['a'],
    sequence: 1,
    changes: [stored(1, [set('a', { title: 'remote' })])],
  }

  test('asks, and keeps the sent changes', () => {
    const state = meetConflict(sending, answer)
    expect(state.conflict?.blocks.map(({ id }) => id)).toEqual(['a'])
    expect(state.waiting).toEqual(sending.sending)
  })

  test('does not repeat questions that were answered', () => {
    const settled = resolve(receive(sending, answer), { a: 'local' })
    expect(meetConflict(settled, answer).conflict).toBeNull()
  })

  test('asks about everything that the server names, even if this window would not have asked', () => {
    const state = meetConflict(sending, {
      ...answer,
      changes: [stored(1, [move('a', inColumn('L', 0, null))])],
    })
    expect(state.conflict?.blocks).toMatchObject([{ id: 'a', local: { fields: { title: 'local' } } }])
    expect(fieldsOf(resolve(state, { a: 'local' }), 'a')).toEqual({ title: 'local' })
  })
})

test("A late change that this window had dropped is treated as another editor's", () => {
  const state = hearing(mineOn(set('a', { title: 'given up' })), 1, set('a', { title: 'remote' }))
  const given = state.waiting[0]?.id
  const later = doing(resolve(state, { a: 'remote' }), set('a', { title: 'local' }))
  const heard = receive(later, {
    sequence: 2,
    changes: [stored(2, [set('a', { title: 'given up' })], given, 'window-local')],
  })
  expect(heard.conflict?.blocks.map(({ id }) => id)).toEqual(['a'])
})

describe('An overruled editor', () => {
  const mira = doing(createState('window-mira', { sequence: 0, content }), set('a', { title: 'Mira' }))
  const saved = receive(beginSending(mira).state, {
    sequence: 1,
    changes: [stored(1, mira.waiting[0]?.operations ?? [], mira.waiting[0]?.id, 'window-mira')],
  })
  const jonas = resolve(hearing(mineOn(set('a', { title: 'Jonas' })), 1, set('a', { title: 'Mira' })), {
    a: 'local',
  })
  const decision = jonas.waiting.map(({ id, operations, overrules }, index) => ({
    ...stored(2 + index, operations, id, 'window-jonas'),
    ...(overrules && { overrules }),
  }))

  test('finds the own version set aside, with the name of the person who decided', () => {
    const told = receive(saved, { sequence: 1 + decision.length, changes: decision })
    expect(fieldsOf(told, 'a')).toEqual({ title: 'Jonas' })
    expect(told.setAside).toMatchObject([{ block: { id: 'a', fields: { title: 'Mira' } }, by: 'jonas' }])
  })

  test('is never somebody who has not edited the block', () => {
    const watching = hearing(
      createState('window-ana', { sequence: 0, content }),
      1,
      set('a', { title: 'Mira' }),
    )
    expect(receive(watching, { sequence: 1 + decision.length, changes: decision }).setAside).toEqual([])
  })

  test('is never somebody whose text was changed without a conflict', () => {
    const rewritten = hearing(saved, 2, set('a', { title: 'Rewritten' }))
    expect(rewritten.setAside).toEqual([])
  })
})
