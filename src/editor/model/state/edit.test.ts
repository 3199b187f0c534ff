import { describe, expect, test } from 'vitest'
import {
  block,
  container,
  inColumn,
  insert,
  page,
  remove,
  set,
  stored,
} from '../../../../tests/support/editor-examples.ts'
import { counter } from '../../../../tests/support/random-operations.ts'
import { beginSending, createState, edit, failSending, receive, undo, type EditorState } from './index.ts'

const newId = counter('change')
const content = page(container('K', '100', [block('a'), block('b')]))
const opened = createState('window-local', { sequence: 4, content })

/** Types a text into block a, at a time in milliseconds. */
const type = (state: EditorState, title: string, now: number, group: string | null = 'type:a:title') =>
  edit(state, [set('a', { title })], { id: newId(), now, label: 'Text', group })
const undone = (state: EditorState) =>
  undo(state, { id: newId() }).state.content.containers[0]?.columns[0]?.[0]?.fields

describe('Typing', () => {
  test('without a pause is one step and one change, with the last value', () => {
    const state = type(type(type(opened, 'H', 0), 'Hä', 900), 'Hän', 1800)
    expect(state.undo.length).toBe(1)
    expect(state.waiting.map(({ operations }) => operations)).toEqual([[set('a', { title: 'Hän' })]])
    expect(undone(state)).toEqual({ title: 'a' })
  })

  test('after a pause, in another field or without a group is another step', () => {
    expect(type(type(opened, 'H', 0), 'Hä', 1000).undo.length).toBe(2)
    expect(type(type(opened, 'H', 0), 'Hä', 10, 'type:a:text').undo.length).toBe(2)
    expect(type(type(opened, 'H', 0), 'Hä', 10, null).undo.length).toBe(2)
  })

  test('after another edit is another step', () => {
    const between = edit(type(opened, 'H', 0), [remove('b')], { id: newId(), now: 10, label: 'Removed' })
    expect(type(between, 'Hä', 20).undo.length).toBe(3)
  })

  test('after an undo is another step', () => {
    const typed = type(type(opened, 'H', 0), 'Hä', 2000)
    const state = type(undo(typed, { id: newId() }).state, 'Ha', 2010)
    expect(state.undo.length).toBe(2)
    expect(undone(state)).toEqual({ title: 'H' })
  })

  test('stays one step while its first part is being sent, but becomes another change', () => {
    const { state: sending } = beginSending(type(opened, 'H', 0))
    const state = type(sending, 'Hä', 100)
    expect(state.undo.length).toBe(1)
    expect(state.sending.map(({ operations }) => operations)).toEqual([[set('a', { title: 'H' })]])
    expect(state.waiting.map(({ operations }) => operations)).toEqual([[set('a', { title: 'Hä' })]])
    expect(undone(state)).toEqual({ title: 'a' })
  })

  test('never modifies a change that was sent, even if sending failed', () => {
    const failed = failSending(beginSending(type(opened, 'H', 0)).state)
    const state = type(failed, 'Hä', 100)
    expect(state.waiting[0]).toBe(failed.waiting[0])
    expect(state.waiting.length).toBe(2)
  })

  test('does not continue what another editor has written there meanwhile', () => {
    const sent = type(opened, 'H', 0)
    const [change] = sent.waiting
    const local = stored(5, change?.operations ?? [], change?.id, 'window-local')
    const remote = stored(6, [set('a', { title: 'Haydn' })])
    const state = type(receive(sent, { sequence: 6, changes: [local, remote] }), 'Haydns', 300)
    expect(state.undo.length).toBe(2)
    expect(undone(state)).toEqual({ title: 'Haydn' })
  })
})

describe('An edit of the page', () => {
  const change = { id: 'x', now: 0, label: 'Inserted' }

  test('never joins another step, whatever its group', () => {
    const first = edit(opened, [insert('x', inColumn('K', 0, null))], { ...change, group: 'same' })
    const state = edit(first, [insert('y', inColumn('K', 0, null))], { ...change, id: 'y', group: 'same' })
    expect(state.undo.length).toBe(2)
    expect(state.waiting.length).toBe(2)
  })

  test('without an effect makes no step', () => {
    expect(edit(opened, [set('a', { title: 'a' }), remove('gone')], change)).toBe(opened)
  })

  test('is sent without its operations that have no effect', () => {
    const state = edit(opened, [remove('gone'), set('a', { title: 'a', text: 'neu' })], change)
    expect(state.waiting).toEqual([{ id: 'x', operations: [set('a', { text: 'neu' })] }])
  })

  test('focuses the first thing that it changes, or a given one', () => {
    const operations = [insert('x', inColumn('K', 0, null))]
    expect(edit(opened, operations, change).undo.at(-1)?.focus).toBe('x')
    expect(edit(opened, operations, { ...change, focus: 'a' }).undo.at(-1)?.focus).toBe('a')
  })

  test('clears the steps that could be redone', () => {
    const back = undo(edit(opened, [remove('a')], change), { id: 'y' }).state
    expect(back.redo.length).toBe(1)
    expect(edit(back, [remove('b')], { ...change, id: 'z' }).redo).toEqual([])
  })
})
