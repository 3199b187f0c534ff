import {
  copy,
  cut,
  duplicate,
  moveOneStep,
  paste,
  pointAfter,
  remove,
} from '#editor/page/actions/block-actions.ts'
import { openSuggestion } from '#editor/page/actions/open-suggestion.ts'
import type { Workspace } from '#editor/page/workspace/workspace.ts'
import {
  announceSelected,
  extendSelection,
  select,
  selectBeside,
  selectOuter,
} from '#editor/page/actions/selection.ts'
import { keepVersion, redo, undo } from '#editor/page/actions/history-actions.ts'
import { pointBeside } from '#editor/page/overlay/insert-button.tsx'
import { afterPaint } from '#editor/controls/after-paint.ts'
import { findBlock, findContainer } from '#operations/index.ts'
import type { editorMessages } from '#i18n/lazy/editor.ts'
import { isApple, isModifierHeld } from '#editor/controls/held-modifier.ts'
import { partsOf } from '#editor/controls/key-names.ts'

type Messages = (typeof editorMessages)['de']
export type Shortcut = {
  /** As it is displayed; `Mod` is Ctrl, on a Mac the command key. */
  keys: string[]
  messages: keyof Messages['keys']
  group: 'always' | 'block' | 'typing'
  /** Missing for shortcuts that ProseMirror handles. */
  run?: (workspace: Workspace) => void
}

/**
 * The single table of the editor's shortcuts, used to handle and to document them. `always` applies in texts, too;
 * `block` while a block is selected and no text is being typed, `typing` only in texts.
 */
export const shortcuts: Shortcut[] = [
  { keys: ['Mod+E'], messages: 'toggleEdit', group: 'always', run: (workspace) => workspace.shell.leave() },
  { keys: ['Mod+Z'], messages: 'undo', group: 'always', run: undo },
  { keys: ['Mod+Shift+Z', 'Mod+Y'], messages: 'redo', group: 'always', run: redo },
  { keys: ['Mod+S'], messages: 'keep', group: 'always', run: (workspace) => void keepVersion(workspace) },
  { keys: ['F6'], messages: 'regions', group: 'always', run: nextRegion },
  { keys: ['?'], messages: 'help', group: 'block', run: (workspace) => open(workspace, 'help') },
  { keys: ['O'], messages: 'structure', group: 'block', run: (workspace) => show(workspace, 'structure') },
  {
    keys: ['ArrowUp'],
    messages: 'previous',
    group: 'block',
    run: (workspace) => selectBeside(workspace, -1),
  },
  { keys: ['ArrowDown'], messages: 'next', group: 'block', run: (workspace) => selectBeside(workspace, 1) },
  { keys: ['Shift+ArrowUp'], messages: 'outer', group: 'block', run: selectOuter },
  { keys: ['Shift+ArrowDown'], messages: 'inner', group: 'block', run: selectInner },
  {
    keys: ['Mod+Shift+ArrowUp'],
    messages: 'extendUp',
    group: 'block',
    run: (workspace) => extendSelection(workspace, -1),
  },
  {
    keys: ['Mod+Shift+ArrowDown'],
    messages: 'extendDown',
    group: 'block',
    run: (workspace) => extendSelection(workspace, 1),
  },
  {
    keys: ['T', 'F2'],
    messages: 'type',
    group: 'block',
    run: onChosen((workspace, id) => workspace.canvas.typing.beginFirst(id)),
  },
  { keys: ['P'], messages: 'panel', group: 'block', run: (workspace) => show(workspace, 'block') },
  { keys: ['S'], messages: 'suggest', group: 'block', run: onChosen(openSuggestion) },
  {
    keys: ['Alt+ArrowUp'],
    messages: 'moveUp',
    group: 'block',
    run: onChosen((workspace, id) => moveOneStep(workspace, id, 'up')),
  },
  {
    keys: ['Alt+ArrowDown'],
    messages: 'moveDown',
    group: 'block',
    run: onChosen((workspace, id) => moveOneStep(workspace, id, 'down')),
  },
  {
    keys: ['Alt+ArrowLeft'],
    messages: 'moveLeft',
    group: 'block',
    run: onChosen((workspace, id) => moveOneStep(workspace, id, 'left')),
  },
  {
    keys: ['Alt+ArrowRight'],
    messages: 'moveRight',
    group: 'block',
    run: onChosen((workspace, id) => moveOneStep(workspace, id, 'right')),
  },
  { keys: ['+', 'N'], messages: 'insert', group: 'block', run: (workspace) => openPalette(workspace) },
  {
    keys: ['Shift+N'],
    messages: 'insertBefore',
    group: 'block',
    run: (workspace) => openPalette(workspace, true),
  },
  { keys: ['C'], messages: 'insertContainer', group: 'block', run: openContainers },
  { keys: ['Mod+D'], messages: 'duplicate', group: 'block', run: onChosen(duplicate) },
  {
    keys: ['Mod+C'],
    messages: 'copy',
    group: 'block',
    run: onChosen((workspace, id) => copy(workspace, id)),
  },
  { keys: ['Mod+X'], messages: 'cut', group: 'block', run: onChosen((workspace, id) => cut(workspace, id)) },
  {
    keys: ['Mod+V'],
    messages: 'paste',
    group: 'block',
    run: (workspace) => paste(workspace, workspace.canvas.place.view.get().selected),
  },
  {
    keys: ['Delete', 'Backspace'],
    messages: 'remove',
    group: 'block',
    run: onChosen((workspace, id) => remove(workspace, id)),
  },
  { keys: ['Escape'], messages: 'leave', group: 'block', run: leave },
  { keys: ['Escape'], messages: 'leave', group: 'typing' },
  { keys: ['Tab'], messages: 'nextText', group: 'typing' },
  { keys: ['Enter'], messages: 'newBlock', group: 'typing' },
  { keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], messages: 'moveRow', group: 'typing' },
  { keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'], messages: 'moveColumn', group: 'typing' },
  { keys: ['Alt+Shift+ArrowUp', 'Alt+Shift+ArrowDown'], messages: 'insertRow', group: 'typing' },
  { keys: ['Alt+Shift+ArrowLeft', 'Alt+Shift+ArrowRight'], messages: 'insertColumn', group: 'typing' },
  { keys: ['Shift+Enter'], messages: 'lineBreak', group: 'typing' },
  { keys: ['Alt+F10'], messages: 'format', group: 'typing', run: toFormatting },
  { keys: ['Mod+B'], messages: 'bold', group: 'typing' },
  { keys: ['Mod+I'], messages: 'italic', group: 'typing' },
  { keys: ['Mod+K'], messages: 'link', group: 'typing' },
  { keys: ['Mod+Shift+8'], messages: 'bulletList', group: 'typing' },
  { keys: ['Mod+Shift+7'], messages: 'orderedList', group: 'typing' },
]

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The shortcut for a key press; undefined when there is none in this context. */
export function shortcutFor(event: Press, isTyping: boolean, onApple = isApple()): Shortcut | undefined {
  return shortcuts.find(
    ({ keys, group, run }) =>
      run &&
      (group === 'always' || (group === 'typing') === isTyping) &&
      keys.some((one) => isPressed(one, event, onApple)),
  )
}

function isPressed(keys: string, event: Press, onApple: boolean): boolean {
  const parts = partsOf(keys)
  const key = parts.at(-1) ?? ''
  const has = (name: string) => parts.slice(0, -1).includes(name)
  // Depending on the keyboard layout, symbols need the shift key or not.
  const isSign = /^[^\p{L}\p{N}]$/u.test(key)
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    isModifierHeld(event, onApple) === has('Mod') &&
    event.altKey === has('Alt') &&
    (isSign || event.shiftKey === has('Shift'))
  )
}

function onChosen(run: (workspace: Workspace, id: string) => unknown): (workspace: Workspace) => void {
  return (workspace) => {
    const { selected } = workspace.canvas.place.view.get()
    if (selected !== null) run(workspace, selected)
  }
}

function show(workspace: Workspace, panel: 'structure' | 'block'): void {
  workspace.shell.view.set((view) => ({ ...view, panel }))
  // Moves the focus into the panel, for keyboard users; Escape leads back to the block.
  afterPaint(() => {
    const shown = document.querySelector<HTMLElement>('[data-panel]')
    const first = shown?.querySelector<HTMLElement>(
      ':scope :is(input, textarea, select, [role=radio], button):not(header *)',
    )
    ;(first ?? shown)?.focus({ preventScroll: true })
    return shown !== null
  })
}

/** Focuses the formatting buttons of the text being typed, also where nothing is selected. */
function toFormatting(workspace: Workspace): void {
  if (!workspace.canvas.typing.rich()) return
  workspace.shell.view.set((view) => ({ ...view, isFormatting: true }))
  afterPaint(() => {
    const first = document.querySelector<HTMLElement>('[data-selection-bar] button')
    first?.focus({ preventScroll: true })
    return first !== null
  })
}

function open(workspace: Workspace, dialog: 'help'): void {
  workspace.shell.view.set((view) => ({ ...view, dialog }))
}

function openPalette(workspace: Workspace, isBefore = false): void {
  const { selected } = workspace.canvas.place.view.get()
  const { content } = workspace.draft.session.editor()
  const at = selected === null ? pointAfter(content, null) : pointBeside(content, selected, isBefore)
  if (at) workspace.shell.view.set((view) => ({ ...view, palette: { at } }))
}

function openContainers(workspace: Workspace): void {
  const { content } = workspace.draft.session.editor()
  const { selected } = workspace.canvas.place.view.get()
  let at = pointAfter(content, selected)
  while (at.kind === 'item') at = pointAfter(content, at.parent)
  const after =
    selected !== null && findContainer(content, selected)
      ? selected
      : at.kind === 'block'
        ? at.container
        : at.after
  workspace.shell.view.set((view) => ({ ...view, palette: { at: { kind: 'container', after } } }))
}

function selectInner(workspace: Workspace): void {
  const { content } = workspace.draft.session.editor()
  const { selected } = workspace.canvas.place.view.get()
  if (selected === null) return
  const block = findBlock(content, selected)?.block
  const inner = block?.children?.[0] ?? findContainer(content, selected)?.container.columns.flat()[0]
  if (!inner) return
  select(workspace, inner.id, { focusBar: true })
  announceSelected(workspace, inner.id)
}

function leave(workspace: Workspace): void {
  select(workspace, null)
  document.querySelector<HTMLElement>('[data-toolbar] [data-edit]')?.focus()
}

/** Cycles the focus through toolbar, page and panel. */
function nextRegion(workspace: Workspace): void {
  const regions = ['[data-toolbar] [data-edit]', '[data-block-bar] [tabindex="0"]', '[data-panel]']
  const at = regions.findIndex((region) => {
    const element = document.querySelector(region)
    const area = element?.closest('[data-toolbar], [data-block-bar], [data-panel]')
    return area?.contains(document.activeElement) ?? false
  })
  const { selected } = workspace.canvas.place.view.get()
  const isPageNext = regions[at + 1]?.startsWith('[data-block-bar]') ?? false
  if (isPageNext && selected === null && workspace.canvas.instead.get() === null) selectBeside(workspace, 1)
  afterPaint(() => {
    for (let step = 1; step <= regions.length; step++) {
      const element = document.querySelector<HTMLElement>(regions[(at + step) % regions.length] ?? '')
      if (!element || element.closest('[inert]')) continue
      element.focus()
      return true
    }
    return false
  })
}
