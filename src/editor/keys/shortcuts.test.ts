import { describe, expect, it } from 'vitest'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { keyNames, shortcutFor, shortcuts } from './shortcuts.ts'

const press = (key: string, held: Partial<Record<'ctrl' | 'meta' | 'alt' | 'shift', boolean>> = {}) => ({
  key,
  code: '',
  ctrlKey: held.ctrl ?? false,
  metaKey: held.meta ?? false,
  altKey: held.alt ?? false,
  shiftKey: held.shift ?? false,
})

describe('The table of shortcuts', () => {
  it('handles undo in texts, too, but no single letters', () => {
    expect(shortcutFor(press('z', { ctrl: true }), true)?.messages).toBe('undo')
    expect(shortcutFor(press('z', { meta: true }), true)?.messages).toBe('undo')
    expect(shortcutFor(press('Z', { ctrl: true, shift: true }), true)?.messages).toBe('redo')
    expect(shortcutFor(press('n'), true)).toBeUndefined()
    expect(shortcutFor(press('n'), false)?.messages).toBe('insert')
  })

  it('distinguishes keys by their modifiers', () => {
    expect(shortcutFor(press('ArrowUp'), false)?.messages).toBe('previous')
    expect(shortcutFor(press('ArrowUp', { alt: true }), false)?.messages).toBe('moveUp')
    expect(shortcutFor(press('ArrowUp', { shift: true }), false)?.messages).toBe('outer')
    expect(shortcutFor(press('ArrowUp', { ctrl: true }), false)).toBeUndefined()
    expect(shortcutFor(press('q'), false)).toBeUndefined()
  })

  it('accepts symbols with and without the shift key, because keyboards differ', () => {
    expect(shortcutFor(press('?', { shift: true }), false)?.messages).toBe('help')
    expect(shortcutFor(press('+'), false)?.messages).toBe('insert')
    expect(shortcutFor(press('+', { shift: true }), false)?.messages).toBe('insert')
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
    expect(keyNames('+', 'en', false)).toEqual(['+'])
  })
})
