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
import { afterPaint } from '#design/after-paint.ts'
import { findBlock, findContainer } from '#operations/index.ts'
import { isApple, isModifierHeld } from '#design/keys/held-modifier.ts'
import { partsOf } from '#design/keys/key-names.ts'
import { shortcutKeys, type ShortcutKeys } from '#design/keys/shortcut-keys.ts'

type Name = (typeof shortcutKeys)[number]['messages']
export type Shortcut = {
  /** As it is displayed; `Mod` is Ctrl, on a Mac the command key. */
  keys: readonly string[]
  messages: Name
  group: ShortcutKeys['group']
  /** Missing for shortcuts that ProseMirror handles. */
  run?: ((workspace: Workspace) => void) | undefined
}

/** What the shortcuts do, by their group; those that are missing are handled by ProseMirror. */
const runs: Record<Shortcut['group'], Partial<Record<Name, Shortcut['run']>>> = {
  always: {
    toggleEdit: (workspace) => workspace.shell.leave(),
    undo,
    redo,
    keep: (workspace) => void keepVersion(workspace),
    regions: nextRegion,
  },
  block: {
    help: (workspace) => open(workspace, 'help'),
    structure: (workspace) => show(workspace, 'structure'),
    previous: (workspace) => selectBeside(workspace, -1),
    next: (workspace) => selectBeside(workspace, 1),
    outer: selectOuter,
    inner: selectInner,
    extendUp: (workspace) => extendSelection(workspace, -1),
    extendDown: (workspace) => extendSelection(workspace, 1),
    type: onChosen((workspace, id) => workspace.canvas.typing.beginFirst(id)),
    panel: (workspace) => show(workspace, 'block'),
    suggest: onChosen(openSuggestion),
    moveUp: onChosen((workspace, id) => moveOneStep(workspace, id, 'up')),
    moveDown: onChosen((workspace, id) => moveOneStep(workspace, id, 'down')),
    moveLeft: onChosen((workspace, id) => moveOneStep(workspace, id, 'left')),
    moveRight: onChosen((workspace, id) => moveOneStep(workspace, id, 'right')),
    insert: (workspace) => openPalette(workspace),
    insertBefore: (workspace) => openPalette(workspace, true),
    insertContainer: openContainers,
    duplicate: onChosen(duplicate),
    copy: onChosen((workspace, id) => copy(workspace, id)),
    cut: onChosen((workspace, id) => cut(workspace, id)),
    paste: (workspace) => paste(workspace, workspace.canvas.place.view.get().selected),
    remove: onChosen((workspace, id) => remove(workspace, id)),
    leave: leave,
  },
  typing: {
    format: toFormatting,
  },
}

/** All shortcuts, used to handle and to document them. */
export const shortcuts: Shortcut[] = shortcutKeys.map((shortcut) => ({
  ...shortcut,
  run: runs[shortcut.group][shortcut.messages],
}))

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
