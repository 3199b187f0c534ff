import { copy, cut, duplicate, moveOneStep, paste, pointAfter, remove } from '../desk/block-actions.ts'
import type { Desk } from '../desk/desk.ts'
import { announceSelected, select, selectBeside, selectOuter } from '../desk/selection.ts'
import { keepVersion, redo, undo } from '../desk/history-actions.ts'
import { pointBeside } from '../overlay/insert-button.tsx'
import { onceDrawn } from '../shell/once-drawn.ts'
import { findBlock, findContainer } from '#operations/index.ts'
import type { editorWords } from '#i18n/lazy/editor.ts'

type Words = (typeof editorWords)['de']
export type Shortcut = {
  /** As it is shown; `Mod` is Ctrl, on a Mac the command key. */
  keys: string[]
  words: keyof Words['keys']
  group: 'always' | 'block' | 'typing'
  /** Missing for those that the typing machine answers. */
  run?: (desk: Desk) => void
}

/**
 * THE table of the editor's keys: who answers them and who explains them reads it. `always` holds in texts, too; `block`
 * while a block is chosen and no text is being typed.
 */
export const shortcuts: Shortcut[] = [
  { keys: ['Mod+E'], words: 'toggleEdit', group: 'always', run: (desk) => desk.leave() },
  { keys: ['Mod+Z'], words: 'undo', group: 'always', run: undo },
  { keys: ['Mod+Shift+Z', 'Mod+Y'], words: 'redo', group: 'always', run: redo },
  { keys: ['Mod+S'], words: 'keep', group: 'always', run: (desk) => void keepVersion(desk) },
  { keys: ['F6'], words: 'regions', group: 'always', run: nextRegion },
  { keys: ['?'], words: 'help', group: 'block', run: (desk) => open(desk, 'help') },
  { keys: ['O'], words: 'structure', group: 'block', run: (desk) => show(desk, 'structure') },
  { keys: ['ArrowUp'], words: 'previous', group: 'block', run: (desk) => selectBeside(desk, -1) },
  { keys: ['ArrowDown'], words: 'next', group: 'block', run: (desk) => selectBeside(desk, 1) },
  { keys: ['Shift+ArrowUp'], words: 'outer', group: 'block', run: selectOuter },
  { keys: ['Shift+ArrowDown'], words: 'inner', group: 'block', run: selectInner },
  {
    keys: ['T', 'F2'],
    words: 'type',
    group: 'block',
    run: onChosen((desk, id) => desk.typing.beginFirst(id)),
  },
  { keys: ['P'], words: 'panel', group: 'block', run: (desk) => show(desk, 'block') },
  {
    keys: ['Alt+ArrowUp'],
    words: 'moveUp',
    group: 'block',
    run: onChosen((desk, id) => moveOneStep(desk, id, 'up')),
  },
  {
    keys: ['Alt+ArrowDown'],
    words: 'moveDown',
    group: 'block',
    run: onChosen((desk, id) => moveOneStep(desk, id, 'down')),
  },
  {
    keys: ['Alt+ArrowLeft'],
    words: 'moveLeft',
    group: 'block',
    run: onChosen((desk, id) => moveOneStep(desk, id, 'left')),
  },
  {
    keys: ['Alt+ArrowRight'],
    words: 'moveRight',
    group: 'block',
    run: onChosen((desk, id) => moveOneStep(desk, id, 'right')),
  },
  { keys: ['+', 'N'], words: 'insert', group: 'block', run: (desk) => openPalette(desk) },
  { keys: ['Shift+N'], words: 'insertBefore', group: 'block', run: (desk) => openPalette(desk, true) },
  { keys: ['C'], words: 'insertContainer', group: 'block', run: openContainers },
  { keys: ['Mod+D'], words: 'duplicate', group: 'block', run: onChosen(duplicate) },
  { keys: ['Mod+C'], words: 'copy', group: 'block', run: onChosen((desk, id) => copy(desk, id)) },
  { keys: ['Mod+X'], words: 'cut', group: 'block', run: onChosen((desk, id) => cut(desk, id)) },
  {
    keys: ['Mod+V'],
    words: 'paste',
    group: 'block',
    run: (desk) => paste(desk, desk.place.view.get().selected),
  },
  {
    keys: ['Delete', 'Backspace'],
    words: 'remove',
    group: 'block',
    run: onChosen((desk, id) => remove(desk, id)),
  },
  { keys: ['Escape'], words: 'leave', group: 'block', run: leave },
  { keys: ['Escape'], words: 'leave', group: 'typing' },
  { keys: ['Tab'], words: 'nextText', group: 'typing' },
  { keys: ['Enter'], words: 'newBlock', group: 'typing' },
  { keys: ['Shift+Enter'], words: 'lineBreak', group: 'typing' },
  { keys: ['Mod+B'], words: 'bold', group: 'typing' },
  { keys: ['Mod+I'], words: 'italic', group: 'typing' },
  { keys: ['Mod+K'], words: 'link', group: 'typing' },
  { keys: ['Mod+Shift+8'], words: 'bulletList', group: 'typing' },
  { keys: ['Mod+Shift+7'], words: 'orderedList', group: 'typing' },
]

/** The shortcut that a key press means; undefined where it means none here. */
export function shortcutFor(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  isTyping: boolean,
): Shortcut | undefined {
  return shortcuts.find(
    ({ keys, group, run }) =>
      run && (group === 'always' || !isTyping) && keys.some((one) => isPressed(one, event)),
  )
}

function isPressed(
  keys: string,
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  const parts = keys === '+' ? ['+'] : keys.split('+')
  const key = parts.at(-1) ?? ''
  const has = (name: string) => parts.slice(0, -1).includes(name)
  // Signs need the shift key on some keyboards and not on others.
  const isSign = /^[^\p{L}\p{N}]$/u.test(key)
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    (event.ctrlKey || event.metaKey) === has('Mod') &&
    event.altKey === has('Alt') &&
    (isSign || event.shiftKey === has('Shift'))
  )
}

/** A shortcut as it is written in the reader's language, in the parts of its keys. */
export function keyNames(keys: string, language: 'de' | 'en', isMac: boolean): string[] {
  const names: Record<string, { de: string; en: string }> = {
    Mod: isMac ? { de: '⌘', en: '⌘' } : { de: 'Strg', en: 'Ctrl' },
    Shift: { de: 'Umschalt', en: 'Shift' },
    Delete: { de: 'Entf', en: 'Delete' },
    Backspace: { de: 'Rücktaste', en: 'Backspace' },
    Enter: { de: 'Eingabe', en: 'Enter' },
    Escape: { de: 'Esc', en: 'Esc' },
    ArrowUp: { de: '↑', en: '↑' },
    ArrowDown: { de: '↓', en: '↓' },
    ArrowLeft: { de: '←', en: '←' },
    ArrowRight: { de: '→', en: '→' },
  }
  return (keys === '+' ? ['+'] : keys.split('+')).map((part) => names[part]?.[language] ?? part)
}

function onChosen(run: (desk: Desk, id: string) => unknown): (desk: Desk) => void {
  return (desk) => {
    const { selected } = desk.place.view.get()
    if (selected !== null) run(desk, selected)
  }
}

function show(desk: Desk, panel: 'structure' | 'block'): void {
  desk.view.set((view) => ({ ...view, panel }))
  // Whoever works with the keyboard goes on there; Escape leads back to the block.
  onceDrawn(() => {
    const shown = document.querySelector<HTMLElement>('[data-panel]')
    const first = shown?.querySelector<HTMLElement>(
      ':scope :is(input, textarea, select, [role=radio], button):not([data-drag], header *)',
    )
    ;(first ?? shown)?.focus({ preventScroll: true })
    return shown !== null
  })
}

function open(desk: Desk, dialog: 'help'): void {
  desk.view.set((view) => ({ ...view, dialog }))
}

function openPalette(desk: Desk, isBefore = false): void {
  const { selected } = desk.place.view.get()
  const { content } = desk.session.editor()
  const at = selected === null ? pointAfter(content, null) : pointBeside(content, selected, isBefore)
  if (at) desk.view.set((view) => ({ ...view, palette: { at } }))
}

function openContainers(desk: Desk): void {
  const { content } = desk.session.editor()
  const { selected } = desk.place.view.get()
  let at = pointAfter(content, selected)
  while (at.kind === 'item') at = pointAfter(content, at.parent)
  const after =
    selected !== null && findContainer(content, selected)
      ? selected
      : at.kind === 'block'
        ? at.container
        : at.after
  desk.view.set((view) => ({ ...view, palette: { at: { kind: 'container', after } } }))
}

function selectInner(desk: Desk): void {
  const { content } = desk.session.editor()
  const { selected } = desk.place.view.get()
  if (selected === null) return
  const block = findBlock(content, selected)?.block
  const inner = block?.children?.[0] ?? findContainer(content, selected)?.container.columns.flat()[0]
  if (!inner) return
  select(desk, inner.id, { focusBar: true })
  announceSelected(desk, inner.id)
}

function leave(desk: Desk): void {
  select(desk, null)
  document.querySelector<HTMLElement>('[data-toolbar] [data-edit]')?.focus()
}

/** Toolbar, page, panel: one after the other. */
function nextRegion(desk: Desk): void {
  const regions = ['[data-toolbar] [data-edit]', '[data-block-bar] [tabindex="0"]', '[data-panel]']
  const at = regions.findIndex((region) => {
    const element = document.querySelector(region)
    const area = element?.closest('[data-toolbar], [data-block-bar], [data-panel]')
    return area?.contains(document.activeElement) ?? false
  })
  const { selected } = desk.place.view.get()
  const isPageNext = regions[at + 1]?.startsWith('[data-block-bar]') ?? false
  if (isPageNext && selected === null && desk.instead.get() === null) selectBeside(desk, 1)
  onceDrawn(() => {
    for (let step = 1; step <= regions.length; step++) {
      const element = document.querySelector<HTMLElement>(regions[(at + step) % regions.length] ?? '')
      if (!element || element.closest('[inert]')) continue
      element.focus()
      return true
    }
    return false
  })
}
