import type { Language } from '#i18n/languages.ts'
import { keyNameMessages } from '#i18n/lazy/key-names.ts'
import { isApple } from './held-modifier.ts'

/** The names of a shortcut's keys in the given language; on a Mac the signs on its keys, in the order of its menus. */
export function keyNames(keys: string, language: Language, onApple = isApple()): string[] {
  const parts = partsOf(keys)
  const inOrder = onApple ? parts.toSorted((a, b) => rankOnApple(a) - rankOnApple(b)) : parts
  return inOrder.map((part) => (onApple && signsOnApple[part]) || keyNameMessages[part]?.[language] || part)
}

/** A shortcut in a sentence: Strg+Z, Ctrl+Z, ⌘Z. */
export function keysInWords(keys: string, language: Language): string {
  return keyNames(keys, language).join(isApple() ? '' : '+')
}

/** The keys that are pressed together, the modifiers first. */
export function partsOf(keys: string): string[] {
  return keys === '+' ? ['+'] : keys.split('+')
}

const signsOnApple: Record<string, string> = {
  Alt: '⌥',
  Shift: '⇧',
  Mod: '⌘',
  Delete: '⌦',
  Backspace: '⌫',
  Enter: '↩',
}

function rankOnApple(part: string): number {
  const rank = ['Alt', 'Shift', 'Mod'].indexOf(part)
  return rank === -1 ? 3 : rank
}
