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
} from '../../../tests/support/editor-examples.ts'
import { counter } from '../../../tests/support/random-operations.ts'
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
  doing(createState('window-mine', { sequence: 0, content }), ...operations)
const hearing = (state: EditorState, sequence: number, ...operations: Operation[]) =>
  receive(state, { sequence, changes: [stored(sequence, operations)] })
const resolve = (state: EditorState, choices: Record<string, Choice>) =>
  resolveConflict(state, choices, { newId, now: 7 })
const fieldsOf = (state: EditorState, id: string) => findBlock(state.content, id)?.block.fields

describe('Two versions of one block', () => {
  const state = hearing(
    mineOn(set('a', { title: 'mine' }), set('d', { title: 'd, too' })),
    1,
    set('a', { title: 'theirs', text: 'theirs' }),
  )

  test('are shown side by side, and mine stays on the page', () => {
    expect(state.conflict?.blocks).toMatchObject([
      {
        id: 'a',
        kind: 'block',
        about: ['fields'],
        authors: ['anna'],
        original: { fields: { title: 'a' } },
        mine: { fields: { title: 'mine' } },
        theirs: { fields: { title: 'theirs', text: 'theirs' } },
      },
    ])
    expect(fieldsOf(state, 'a')).toEqual({ title: 'mine', text: 'theirs' })
  })

  test('keep everything from being sent, and nothing from being done', () => {
    expect(beginSending(state).request).toBeNull()
    const more = doing(state, set('e', { title: 'more' }), set('a', { title: 'mine, more' }))
    expect(more.conflict?.blocks[0]?.mine).toMatchObject({ fields: { title: 'mine, more' } })
    expect(unsavedCount(more)).toBe(2)
  })

  test('are not touched by what is done elsewhere meanwhile, on the page as it is now', () => {
    const moved = hearing(state, 2, move('a', inColumn('L', 0, null)))
    const more = doing(moved, { kind: 'remove-container', id: 'K' })
    expect(more.conflict?.blocks.find(({ id }) => id === 'a')?.mine).toMatchObject({
      fields: { title: 'mine' },
    })
  })

  test('mine: the block is as I had it, whatever they did to it', () => {
    const settled = resolve(state, { a: 'mine' })
    expect(settled.conflict).toBeNull()
    expect(fieldsOf(settled, 'a')).toEqual({ title: 'mine' })
    expect(beginSending(settled).request?.base).toBe(1)
    const theirs = { ...block('a'), fields: { title: 'theirs', text: 'theirs' } }
    expect(settled.setAside).toEqual([{ block: theirs, at: 7 }])
  })

  test('theirs: mine is set aside, and the rest of what I did is sent', () => {
    const settled = resolve(state, { a: 'theirs' })
    expect(fieldsOf(settled, 'a')).toEqual({ title: 'theirs', text: 'theirs' })
    expect(settled.waiting.map(({ operations }) => operations)).toEqual([[set('d', { title: 'd, too' })]])
    expect(settled.waiting[0]?.id).not.toBe(state.waiting[0]?.id)
    expect(settled.setAside).toEqual([{ block: { ...block('a'), fields: { title: 'mine' } }, at: 7 }])
    const undone = undo(settled, { id: newId() })
    expect(fieldsOf(undone.state, 'a')).toEqual({ title: 'theirs', text: 'theirs' })
    expect(fieldsOf(undone.state, 'd')).toEqual({ title: 'd' })
  })

  test('can be chosen one after the other', () => {
    const two = hearing(state, 2, set('d', { title: 'theirs' }))
    expect(two.conflict?.blocks.map(({ id }) => id)).toEqual(['a', 'd'])
    const one = resolve(two, { a: 'theirs' })
    expect(one.conflict?.blocks.map(({ id }) => id)).toEqual(['d'])
    expect(beginSending(one).request).toBeNull()
    const none = resolve(one, { d: 'mine' })
    expect(none.conflict).toBeNull()
    expect(beginSending(none).request).toMatchObject({ base: 2 })
    expect(fieldsOf(none, 'd')).toEqual({ title: 'd, too' })
  })
})

describe('What one has removed and the other worked on', () => {
  const working = mineOn(
    set('c', { title: 'mine' }),
    insert('x', inColumn('K', 1, 'd')),
    move('e', inColumn('K', 1, null)),
  )
  const state = hearing(working, 1, { kind: 'remove-container', id: 'K' })

  test('is asked about as a whole', () => {
    expect(state.conflict?.blocks).toMatchObject([
      { id: 'K', kind: 'container', about: ['existence'], theirs: null },
    ])
    expect(state.conflict?.blocks[0]?.mine).toEqual(
      container(
        'K',
        '50-50',
        [block('a'), block('b', { ...block('c'), fields: { title: 'mine' } })],
        [block('e'), block('d'), block('x')],
      ),
    )
  })

  test('mine: comes back as I had it, with what I had put into it', () => {
    const settled = resolve(state, { K: 'mine' })
    expect(settled.content).toEqual(working.content)
  })

  test('theirs: stays away; what I had written is set aside, what I had moved stays where it was', () => {
    const settled = resolve(state, { K: 'theirs' })
    expect(rowsOf(settled.content)).toEqual([[['e']]])
    expect(settled.waiting).toEqual([])
    expect(settled.setAside.map((aside) => aside.block.id)).toEqual(['c', 'x'])
  })

  test('the other way round: mine is that it is gone, theirs that it stays', () => {
    const removing = hearing(mineOn(remove('b')), 1, set('c', { title: 'theirs' }))
    expect(removing.conflict?.blocks).toMatchObject([{ id: 'b', mine: null, theirs: { id: 'b' } }])
    expect(findBlock(resolve(removing, { b: 'mine' }).content, 'b')).toBeNull()
    expect(fieldsOf(resolve(removing, { b: 'theirs' }), 'c')).toEqual({ title: 'theirs' })
  })
})

describe('Other disputes', () => {
  test('places', () => {
    const state = hearing(mineOn(move('a', inColumn('L', 0, null))), 1, move('a', inColumn('K', 1, null)))
    expect(state.conflict?.blocks).toMatchObject([{ id: 'a', about: ['place'] }])
    expect(rowsOf(resolve(state, { a: 'mine' }).content)).toEqual([[['b'], ['d']], [['a', 'e']]])
    expect(rowsOf(resolve(state, { a: 'theirs' }).content)).toEqual([[['b'], ['a', 'd']], [['e']]])
  })

  test('layouts', () => {
    const layout = (name: '100' | '33-67'): Operation => ({ kind: 'set-layout', id: 'K', layout: name })
    const state = hearing(mineOn(layout('100')), 1, layout('33-67'))
    expect(resolve(state, { K: 'mine' }).content.containers[0]?.layout).toBe('100')
    expect(resolve(state, { K: 'theirs' }).content.containers[0]?.layout).toBe('33-67')
  })

  test('the whole content', () => {
    const older = page(container('M', '100', [block('z')]))
    const state = hearing(mineOn(set('a', { title: 'mine' })), 1, { kind: 'replace-content', content: older })
    expect(state.conflict?.blocks).toMatchObject([{ id: 'content', kind: 'content' }])
    const mine = resolve(state, { content: 'mine' })
    expect(fieldsOf(mine, 'a')).toEqual({ title: 'mine' })
    const theirs = resolve(state, { content: 'theirs' })
    expect(theirs.content).toEqual(older)
    expect(theirs.setAside.map((aside) => aside.block.fields)).toEqual([{ title: 'mine' }])
  })
})

describe('The answer that there is a conflict', () => {
  const { state: sending } = beginSending(mineOn(set('a', { title: 'mine' })))
  const answer = {
    detail: 'conflict' as const,
    conflicts: ['a'],
    sequence: 1,
    changes: [stored(1, [set('a', { title: 'theirs' })])],
  }

  test('asks, and keeps what was sent', () => {
    const state = meetConflict(sending, answer)
    expect(state.conflict?.blocks.map(({ id }) => id)).toEqual(['a'])
    expect(state.waiting).toEqual(sending.sending)
  })

  test('asks nothing that has been answered', () => {
    const settled = resolve(receive(sending, answer), { a: 'mine' })
    expect(meetConflict(settled, answer).conflict).toBeNull()
  })

  test('asks about all that the server names, where this window would not have asked', () => {
    const state = meetConflict(sending, {
      ...answer,
      changes: [stored(1, [move('a', inColumn('L', 0, null))])],
    })
    expect(state.conflict?.blocks).toMatchObject([{ id: 'a', mine: { fields: { title: 'mine' } } }])
    expect(fieldsOf(resolve(state, { a: 'mine' }), 'a')).toEqual({ title: 'mine' })
  })
})

test('What comes late of what this window had given up is asked about as if it were somebody else’s', () => {
  const state = hearing(mineOn(set('a', { title: 'given up' })), 1, set('a', { title: 'theirs' }))
  const given = state.waiting[0]?.id
  const later = doing(resolve(state, { a: 'theirs' }), set('a', { title: 'mine' }))
  const heard = receive(later, {
    sequence: 2,
    changes: [stored(2, [set('a', { title: 'given up' })], given, 'window-mine')],
  })
  expect(heard.conflict?.blocks.map(({ id }) => id)).toEqual(['a'])
})

describe('Who is overruled', () => {
  const mira = doing(createState('window-mira', { sequence: 0, content }), set('a', { title: 'Mira' }))
  const saved = receive(beginSending(mira).state, {
    sequence: 1,
    changes: [stored(1, mira.waiting[0]?.operations ?? [], mira.waiting[0]?.id, 'window-mira')],
  })
  const jonas = resolve(hearing(mineOn(set('a', { title: 'Jonas' })), 1, set('a', { title: 'Mira' })), {
    a: 'mine',
  })
  const decision = jonas.waiting.map(({ id, operations, overrules }, index) => ({
    ...stored(2 + index, operations, id, 'window-jonas'),
    ...(overrules && { overrules }),
  }))

  test('has the own version set aside, with the name of who has decided', () => {
    const told = receive(saved, { sequence: 1 + decision.length, changes: decision })
    expect(fieldsOf(told, 'a')).toEqual({ title: 'Jonas' })
    expect(told.setAside).toMatchObject([{ block: { id: 'a', fields: { title: 'Mira' } }, by: 'jonas' }])
  })

  test('is nobody who has not written there', () => {
    const watching = hearing(
      createState('window-ana', { sequence: 0, content }),
      1,
      set('a', { title: 'Mira' }),
    )
    expect(receive(watching, { sequence: 1 + decision.length, changes: decision }).setAside).toEqual([])
  })

  test('is nobody whose words were changed without a dispute', () => {
    const rewritten = hearing(saved, 2, set('a', { title: 'Rewritten' }))
    expect(rewritten.setAside).toEqual([])
  })
})
