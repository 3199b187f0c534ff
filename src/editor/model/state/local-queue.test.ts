import { describe, expect, test } from 'vitest'
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
  beginSending,
  createState,
  edit,
  readQueue,
  receive,
  resolveConflict,
  restore,
  serialize,
} from './index.ts'

const content = page(container('K', '100', [block('a')]))
const draft = { sequence: 3, content }
const place = { slug: 'page-1', language: 'de', now: 99 }
const opened = createState('window-local', draft)
const typed = edit(opened, [set('a', { title: 'neu' })], { id: 'first', now: 0, label: '' })
const more = edit(beginSending(typed).state, [insert('x', inColumn('K', 0, null))], {
  id: 'second',
  now: 0,
  label: '',
})

describe('The queue of a window', () => {
  test('contains exactly the changes that the server has not confirmed', () => {
    const queue = serialize(more, place)
    expect(queue).toMatchObject({
      version: 1,
      slug: 'page-1',
      language: 'de',
      client: 'window-local',
      base: 3,
      savedAt: 99,
    })
    expect(queue?.changes.map(({ id }) => id)).toEqual(['first', 'second'])
    expect(serialize(opened, place)).toBeNull()
  })

  test('restores the state', () => {
    const state = restore(JSON.stringify(serialize(more, place)), draft)
    expect(state?.content).toEqual(more.content)
    expect(state?.client).toBe('window-local')
    expect(state && beginSending(state).request).toMatchObject({
      base: 3,
      changes: [{ id: 'first' }, { id: 'second' }],
    })
  })

  test('can only be restored on the state that it was based on', () => {
    expect(restore(serialize(more, place), { sequence: 4, content })).toBeNull()
  })

  test('asks again the questions that were open when the window was closed', () => {
    const news = { sequence: 4, changes: [stored(4, [set('a', { title: 'remote' })])] }
    const asked = edit(receive(typed, news), [insert('y', inColumn('K', 0, 'a'))], {
      id: 'third',
      now: 0,
      label: '',
    })
    const queue = serialize(asked, place)
    expect(queue?.base).toBe(3)
    const restored = restore(JSON.stringify(queue), draft)
    const again = restored && receive(restored, news)
    expect(again?.conflict?.blocks).toEqual(asked.conflict?.blocks)
    expect(again?.content).toEqual(asked.content)
  })

  test("does not ask about changes made with knowledge of the others' changes", () => {
    const news = {
      sequence: 4,
      changes: [stored(4, [set('a', { title: 'remote' }), insert('x', inColumn('K', 0, 'a'))])],
    }
    const asked = edit(receive(typed, news), [set('x', { title: 'local' })], {
      id: 'third',
      now: 0,
      label: '',
    })
    const restored = restore(serialize(asked, place), draft)
    expect(restored && receive(restored, news).conflict?.blocks.map(({ id }) => id)).toEqual(['a'])
  })

  test('remembers which changes were dropped', () => {
    const asked = receive(more, { sequence: 4, changes: [stored(4, [set('a', { title: 'remote' })])] })
    const settled = resolveConflict(asked, { a: 'remote' }, { newId: () => 'other', now: 0 })
    expect(readQueue(serialize(settled, place))?.givenUp).toEqual(['first'])
  })
})

describe('Invalid data', () => {
  const queue = serialize(more, place)
  const sound = queue?.changes[1]

  test('is not accepted as a queue', () => {
    const none = [
      '',
      '{',
      'null',
      '[]',
      7,
      null,
      undefined,
      {},
      { ...queue, version: 2 },
      { ...queue, base: -1 },
      { ...queue, client: '' },
    ]
    for (const kept of none) expect(readQueue(kept)).toBeNull()
    expect(readQueue({ ...queue, changes: [] })).toBeNull()
  })

  test('is left out if only single changes are invalid', () => {
    const broken = [
      null,
      { id: 7, operations: [] },
      { id: 'x', operations: [] },
      { id: 'x', operations: [{ kind: 'unknown' }] },
      { id: 'x', operations: [{ kind: 'insert-block', block: { id: 'x' }, to: inColumn('K', 0, null) }] },
      {
        id: 'x',
        operations: [{ kind: 'insert-block', block: block('x'), to: { in: 'nowhere', after: null } }],
      },
      { id: 'x', operations: [{ kind: 'set-fields', id: 'a', fields: [] }] },
      { id: 'x', operations: [{ kind: 'set-layout', id: 'K', layout: '12' }] },
    ]
    expect(readQueue({ ...queue, changes: [...broken, sound], madeAt: 7, givenUp: [1, 'x'] })).toMatchObject({
      changes: [sound],
      madeAt: {},
      givenUp: ['x'],
    })
  })

  test('is refused for operations of an unknown kind', () => {
    const operations = [
      set('a', {}),
      { kind: 'set-fields', id: 'a', fields: {}, unset: ['text'] },
      insert('x', inColumn('K', 0, 'a')),
      { kind: 'insert-block', block: block('x', block('y')), to: { in: 'block', parent: 'a', after: null } },
      { kind: 'remove-block', id: 'a' },
      { kind: 'move-block', id: 'a', to: inColumn('K', 0, null) },
      { kind: 'insert-container', container: container('M', '100', [block('z')]), after: null },
      { kind: 'remove-container', id: 'K' },
      { kind: 'move-container', id: 'K', after: 'M' },
      { kind: 'set-layout', id: 'K', layout: '50-50', columns: [['a'], []] },
      { kind: 'replace-content', content },
    ]
    expect(readQueue({ ...queue, changes: [{ id: 'x', operations }] })?.changes).toEqual([
      { id: 'x', operations },
    ])
  })
})
