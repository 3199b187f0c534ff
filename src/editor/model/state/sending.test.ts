import { describe, expect, test } from 'vitest'
import type { Operation } from '#contracts/page-operations.ts'
import { findBlock } from '#operations/index.ts'
import {
  block,
  container,
  inColumn,
  insert,
  page,
  set,
  stored,
} from '../../../../tests/support/editor-examples.ts'
import {
  acknowledge,
  beginSending,
  canRedo,
  canUndo,
  createState,
  edit,
  failSending,
  isSaved,
  receive,
  redoLabel,
  refuseSending,
  undo,
  undoLabel,
  unsavedCount,
  type EditorState,
} from './index.ts'

const content = page(container('K', '100', [block('a'), block('b')]))
const opened = createState('window-local', { sequence: 4, content })
const doing = (state: EditorState, id: string, ...operations: Operation[]) =>
  edit(state, operations, { id, now: 0, label: id })
const local = (sequence: number, { id, operations }: { id: string; operations: Operation[] }) =>
  stored(sequence, operations, id, 'window-local')

const typed = doing(opened, 'first', set('a', { title: 'neu' }))
const change = { id: 'first', operations: [set('a', { title: 'neu' })] }

describe('A waiting change', () => {
  test('is sent with its base, one call at a time', () => {
    const { state, request } = beginSending(typed)
    expect(request).toEqual({ client: 'window-local', base: 4, changes: [change] })
    expect(state).toMatchObject({ sending: [change], waiting: [] })
    expect(beginSending(doing(state, 'second', set('b', { title: 'x' }))).request).toBeNull()
    expect(beginSending(opened).request).toBeNull()
  })

  test('is sent with places that the server knows', () => {
    const to = { ...inColumn('K', 0, 'never stored') }
    const waiting = [
      { id: 'first', operations: [insert('x', to), insert('y', inColumn('K', 0, 'x'))] },
      { id: 'second', operations: [insert('z', inColumn('never stored', 2, 'x'))] },
    ]
    expect(beginSending({ ...opened, waiting }).request?.changes).toEqual([
      { id: 'first', operations: [insert('x', inColumn('K', 0, 'b')), insert('y', inColumn('K', 0, 'x'))] },
      { id: 'second', operations: [insert('z', inColumn('K', 0, 'y'))] },
    ])
  })

  test('is sent in batches', () => {
    const { state, request } = beginSending(doing(typed, 'second', set('b', { title: 'x' })), 1)
    expect(request?.changes).toEqual([change])
    expect(state.waiting.length).toBe(1)
  })

  test('is sent in batches that the server accepts, however many operations there are', () => {
    const large = { id: 'large', operations: Array.from({ length: 900 }, () => set('a', { title: 'x' })) }
    const waiting = ['one', 'two', 'three'].map((id) => ({ ...large, id }))
    const first = beginSending({ ...opened, waiting })
    expect(first.request?.changes.map(({ id }) => id)).toEqual(['one', 'two'])
    const rest = beginSending({ ...first.state, sending: [] })
    expect(rest.request?.changes.map(({ id }) => id)).toEqual(['three'])
  })

  test('waits again, in front and unchanged, when sending fails', () => {
    const sending = doing(beginSending(typed).state, 'second', set('b', { title: 'x' }))
    const failed = failSending(sending)
    expect(failed.waiting.map(({ id }) => id)).toEqual(['first', 'second'])
    expect(failed.waiting[0]).toBe(typed.waiting[0])
    expect(failSending(failed)).toBe(failed)
  })

  test('is counted until the server has confirmed it', () => {
    const sending = doing(beginSending(typed).state, 'second', set('b', { title: 'x' }))
    expect(unsavedCount(sending)).toBe(2)
    expect(isSaved(sending)).toBe(false)
    expect(isSaved(opened)).toBe(true)
  })
})

describe('A response', () => {
  const sending = doing(beginSending(typed).state, 'second', set('b', { title: 'x' }))
  const answer = {
    sequence: 6,
    changes: [stored(5, [insert('y', inColumn('K', 0, null))]), local(6, change)],
  }

  test('confirms the sent changes, together with earlier ones of others', () => {
    const state = acknowledge(sending, answer)
    expect(state.confirmed.sequence).toBe(6)
    expect(state.sending).toEqual([])
    expect(state.waiting.map(({ id }) => id)).toEqual(['second'])
    expect(findBlock(state.content, 'y')).not.toBeNull()
    expect(findBlock(state.content, 'b')?.block.fields).toEqual({ title: 'x' })
  })

  test('keeps the identical blocks where nothing differs', () => {
    const state = acknowledge(sending, { sequence: 5, changes: [local(5, structuredClone(change))] })
    expect(state.content).toBe(sending.content)
  })

  test('may contain a change in another form than was sent', () => {
    const other = { ...change, operations: [set('a', { title: 'NEU' })] }
    const state = acknowledge(sending, { sequence: 5, changes: [local(5, other)] })
    expect(findBlock(state.content, 'a')?.block.fields).toEqual({ title: 'NEU' })
  })

  test('may come late, twice, and after a newer one', () => {
    const heard = receive(sending, answer)
    expect(heard.sending).toEqual([])
    expect(acknowledge(heard, answer)).toBe(heard)
    expect(receive(heard, { sequence: 5, changes: answer.changes.slice(0, 1) })).toBe(heard)
    expect(failSending(heard)).toBe(heard)
  })

  test('that lacks the sent change causes it to be sent again', () => {
    const state = acknowledge(sending, { sequence: 4, changes: [] })
    expect(state.waiting.map(({ id }) => id)).toEqual(['first', 'second'])
  })
})

describe("A report of others' changes", () => {
  const news = [5, 6, 7].map((sequence) => stored(sequence, [set('b', { title: `${sequence}` })]))

  test('with a gap is applied up to the gap, and the rest is requested', () => {
    const state = receive(opened, { sequence: 7, changes: news.filter(({ sequence }) => sequence !== 6) })
    expect(state.confirmed.sequence).toBe(5)
    expect(state.isGap).toBe(true)
    const whole = receive(state, { sequence: 7, changes: news })
    expect(whole.confirmed.sequence).toBe(7)
    expect(whole.isGap).toBe(false)
    expect(findBlock(whole.content, 'b')?.block.fields).toEqual({ title: '7' })
  })

  test('is applied by number in any order', () => {
    expect(receive(opened, { sequence: 7, changes: news.toReversed() }).confirmed.sequence).toBe(7)
  })

  test('without changes changes nothing', () => {
    expect(receive(typed, { sequence: 4, changes: [] })).toBe(typed)
  })
})

test('A change that the server refuses for good is dropped, and its blocks are set aside', () => {
  const sending = doing(beginSending(typed).state, 'second', set('b', { title: 'x' }))
  const state = refuseSending(sending, { now: 77 })
  expect(state.setAside).toEqual([{ block: { ...block('a'), fields: { title: 'neu' } }, at: 77 }])
  expect(findBlock(state.content, 'a')?.block.fields).toEqual({ title: 'a' })
  expect(findBlock(state.content, 'b')?.block.fields).toEqual({ title: 'x' })
  expect(unsavedCount(state)).toBe(1)
})

test('All blocks of a refused container are set aside, with the reason', () => {
  const inserted = container('N', '50-50', [block('x')], [block('y', block('z'))])
  const operation: Operation = { kind: 'insert-container', container: inserted, after: null }
  const { state: sent } = beginSending(doing(opened, 'first', operation))
  const state = refuseSending(sent, { now: 77, reason: 'No.' })
  expect(state.setAside).toEqual([
    { block: block('x'), at: 77, reason: 'No.' },
    { block: block('y', block('z')), at: 77, reason: 'No.' },
  ])
})

test('A block that was to follow a refused block is placed after the block before it', () => {
  const to = (after: string | null) => ({ in: 'column' as const, container: 'K', column: 0, after })
  const insertAfter = (id: string, after: string | null): Operation => ({
    kind: 'insert-block',
    block: block(id),
    to: to(after),
  })
  const sent = beginSending(
    doing(opened, 'first', insertAfter('bad', 'a'), insertAfter('worse', 'bad')),
  ).state
  const sending = doing(sent, 'second', insertAfter('good', 'worse'))
  const state = refuseSending(sending, { now: 77 })
  expect(state.waiting).toEqual([{ id: 'second', operations: [insertAfter('good', 'a')] }])
  expect(findBlock(state.content, 'good')?.place).toEqual(to('a'))
})

test('The next undo and redo have labels', () => {
  expect([canUndo(opened), undoLabel(opened), redoLabel(opened)]).toEqual([false, null, null])
  const { state } = undo(typed, { id: 'x' })
  expect([canUndo(typed), undoLabel(typed), canRedo(state), redoLabel(state)]).toEqual([
    true,
    'first',
    true,
    'first',
  ])
})
