import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Calls } from './calls.ts'
import { createStore } from '#design/store.ts'
import { settingsStepFor } from '#editor/page/actions/history-actions.ts'
import {
  passSettingsStep,
  settingsStep,
  takeSettingsStep,
  takeStep,
  type SettingsStep,
} from './settings-step.ts'

const stored = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }),
)
afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

const saved = { changes: { meta_title: { de: 'Saal' } }, seen: { meta_title: { de: 'Haus' } } }
const undoing = settingsStep(3, 'undo', saved)

test('A saved change of the settings can be reverted on the next page, if that is the same one', () => {
  passSettingsStep(undoing)
  expect(takeSettingsStep(3)?.patch).toEqual({ changes: saved.seen, seen: saved.changes })
  expect(takeSettingsStep(3)).toBeNull()
  passSettingsStep(undoing)
  expect(takeSettingsStep(4)).toBeNull()
})

test.each(['{', '7', '{"pageId":3,"way":"undo","patch":{"changes":1}}'])(
  'A damaged step is ignored: %s',
  (text) => {
    stored.set('editor-settings-step', text)
    expect(takeSettingsStep(3)).toBeNull()
  },
)

test('Reverting sends the values that were seen, and can be redone', async () => {
  const post = vi.fn(() => Promise.resolve({}))
  // Only this call is made.
  await takeStep({ post } as unknown as Calls, undoing)
  expect(post).toHaveBeenCalledWith('/pageeditor-api/page-settings/{id}', {
    params: { id: 3 },
    json: { ...saved.seen, seen: saved.changes },
  })
  expect(takeSettingsStep(3)).toEqual({ pageId: 3, way: 'redo', patch: saved })
})

test('The settings are undone after all steps of the content, and redone before any new one', () => {
  const next = (way: SettingsStep['way'], history: { undo: string | null; redo: string | null }) =>
    (['undo', 'redo'] as const).filter((asked) =>
      settingsStepFor(
        // Only its history is read.
        {
          session: { history: createStore(history) } as never,
          settings: createStore<SettingsStep | null>({ ...undoing, way }),
        },
        asked,
      ),
    )
  expect(next('undo', { undo: null, redo: null })).toEqual(['undo'])
  expect(next('undo', { undo: 'Text', redo: null })).toEqual([])
  expect(next('undo', { undo: null, redo: 'Text' })).toEqual(['undo'])
  expect(next('redo', { undo: null, redo: null })).toEqual(['redo'])
  expect(next('redo', { undo: 'Text', redo: null })).toEqual([])
  expect(next('redo', { undo: null, redo: 'Text' })).toEqual([])
})
