import { describe, expect, it } from 'vitest'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { keyNames } from '#design/keys/key-names.ts'
import { shortcutFor, shortcuts } from './shortcuts.ts'

const press = (key: string, held: Partial<Record<'ctrl' | 'meta' | 'alt' | 'shift', boolean>> = {}) => ({
  key,
  ctrlKey: held.ctrl ?? false,
  metaKey: held.meta ?? false,
  altKey: held.alt ?? false,
  shiftKey: held.shift ?? false,
})

/** The shortcut for a key press on Windows or Linux. */
const answer = (event: ReturnType<typeof press>, isTyping: boolean) =>
  shortcutFor(event, isTyping, false)?.messages

describe('The table of shortcuts', () => {
  it('handles undo in texts, too, but no single letters', () => {
    expect(answer(press('z', { ctrl: true }), true)).toBe('undo')
    expect(answer(press('Z', { ctrl: true, shift: true }), true)).toBe('redo')
    expect(answer(press('n'), true)).toBeUndefined()
    expect(answer(press('n'), false)).toBe('insert')
  })

  it('uses the command key on a Mac and Ctrl elsewhere, and leaves the other one to the system', () => {
    const onMac = (key: string, held: Parameters<typeof press>[1]) =>
      shortcutFor(press(key, held), true, true)?.messages
    expect(onMac('z', { meta: true })).toBe('undo')
    expect(onMac('z', { meta: true, shift: true })).toBe('redo')
    expect(onMac('y', { meta: true })).toBe('redo')
    expect(onMac('e', { ctrl: true })).toBeUndefined()
    expect(onMac('z', { ctrl: true, meta: true })).toBeUndefined()
    expect(answer(press('y', { ctrl: true }), true)).toBe('redo')
    expect(answer(press('e', { meta: true }), true)).toBeUndefined()
    expect(answer(press('F6', { meta: true }), true)).toBeUndefined()
  })

  it('distinguishes keys by their modifiers', () => {
    expect(answer(press('ArrowUp'), false)).toBe('previous')
    expect(answer(press('ArrowUp', { alt: true }), false)).toBe('moveUp')
    expect(answer(press('ArrowUp', { shift: true }), false)).toBe('outer')
    expect(answer(press('ArrowUp', { ctrl: true }), false)).toBeUndefined()
    expect(answer(press('q'), false)).toBeUndefined()
  })

  it('accepts symbols with and without the shift key, because keyboards differ', () => {
    expect(answer(press('?', { shift: true }), false)).toBe('help')
    expect(answer(press('+'), false)).toBe('insert')
    expect(answer(press('+', { shift: true }), false)).toBe('insert')
  })

  it('contains each key once per context, and messages for each in both languages', () => {
    const answered = shortcuts.filter(({ run }) => run).flatMap(({ keys }) => keys)
    expect(new Set(answered).size).toBe(answered.length)
    for (const { messages } of shortcuts) {
      expect(editorMessages.de.keys[messages]).not.toBe('')
      expect(editorMessages.en.keys[messages]).not.toBe('')
    }
  })

  it('is displayed as keyboards are lettered', () => {
    expect(keyNames('Mod+Shift+Z', 'de', false)).toEqual(['Strg', 'Umschalt', 'Z'])
    expect(keyNames('Mod+Z', 'en', true)).toEqual(['⌘', 'Z'])
    expect(keyNames('Mod+Shift+ArrowUp', 'de', true)).toEqual(['⇧', '⌘', '↑'])
    expect(keyNames('Alt+ArrowUp', 'de', true)).toEqual(['⌥', '↑'])
    expect(keyNames('+', 'en', false)).toEqual(['+'])
  })
})
