import { copy, cut, paste } from '#editor/page/actions/block-actions.ts'
import { redo, undo } from '#editor/page/actions/history-actions.ts'
import type { Workspace } from '#editor/page/workspace/workspace.ts'
import { isDialogOpen, watchLayers } from '#editor/controls/layers.ts'
import { letterKeys } from './letter-keys.ts'
import { shortcutFor, type Shortcut } from './shortcuts.ts'

/**
 * Handles the keys of the whole window while a page is edited. Undo is always the editor's, also in fields of panels;
 * other text editing keys are left to the text fields. An open dialog keeps its keys. Returns a function that stops it.
 */
export function followKeys(workspace: Workspace): () => void {
  const layers = watchLayers()
  /**
   * Whether the last paste was refused. The letters that follow are then meant for the text that the paste would have
   * started, and not for shortcuts.
   */
  let isTextMeant = false
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented) return
    const shortcut = shortcutFor(event, isText(event.target))
    if (!shortcut?.run || layers.isAnyOpen()) return
    // An older content is read-only.
    if (workspace.canvas.instead.get() && !['regions', 'help'].includes(shortcut.messages)) return
    if (!isLetter(event)) isTextMeant = false
    else if (isTextMeant || !letterKeys.get() || !isLetterMeant(workspace, event.target, shortcut)) return
    if (isCovered(workspace) && shortcut.group !== 'always') return
    // Enter and space activate buttons, arrows move through menus: the focused element outside of the page keeps them.
    const isAtBegin = workspace.canvas.place.view.get().selected === null && isButtonOfEditing(event.target)
    const isHere = shortcut.messages === 'help' || isAtBegin || isOnPage(event.target)
    if (shortcut.group === 'block' && !isHere) return
    // Handled by the clipboard events, which give access to the data.
    if (['copy', 'cut', 'paste'].includes(shortcut.messages)) return
    event.preventDefault()
    shortcut.run(workspace)
  }
  const onClipboard = (event: ClipboardEvent) => {
    const { selected } = workspace.canvas.place.view.get()
    if (event.defaultPrevented) return // the text into which it was pasted has made blocks of it
    const isPaste = event.type === 'paste'
    const isHere = isOnPage(event.target) || (selected === null && isButtonOfEditing(event.target))
    if (isText(event.target) || !isHere) return
    if (isCovered(workspace) || workspace.canvas.instead.get()) return
    if (isDialogOpen()) return
    if (!getSelection()?.isCollapsed && !isPaste) return // selected text of the page is copied as text
    if (selected === null && !isPaste) return
    event.preventDefault()
    // Without a selected block, the end of the page is where a paste goes.
    if (isPaste) isTextMeant = !paste(workspace, selected, event.clipboardData)
    else if (selected !== null) (event.type === 'copy' ? copy : cut)(workspace, selected, event.clipboardData)
  }
  /** Undo in the browser's menu would only affect the focused element. */
  const onHistoryInput = (event: InputEvent) => {
    if (!event.inputType.startsWith('history') || !isOfEditor(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    if (layers.isAnyOpen() || isCovered(workspace) || workspace.canvas.instead.get()) return
    if (event.inputType === 'historyUndo') undo(workspace)
    else redo(workspace)
  }
  addEventListener('beforeinput', onHistoryInput, true)
  addEventListener('keydown', onKeyDown)
  for (const type of ['copy', 'cut', 'paste'] as const) addEventListener(type, onClipboard)
  return () => {
    layers.stop()
    removeEventListener('beforeinput', onHistoryInput, true)
    removeEventListener('keydown', onKeyDown)
    for (const type of ['copy', 'cut', 'paste'] as const) removeEventListener(type, onClipboard)
  }
}

/** Whether a preview covers the page: shortcuts must not change what is hidden. */
function isCovered(workspace: Workspace): boolean {
  return workspace.shell.view.get().width !== 'desktop'
}

/** A text of the page or a field of a panel; dialogs keep the browser's own undo. */
function isOfEditor(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[data-editor-canvas], [data-head], [data-panel]') !== null
  )
}

function isText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches(
        'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=button])',
      ))
  )
}

/**
 * Whether a single letter is a command: after a block was selected as a block, so that its toolbar has the focus. With
 * the focus on nothing, words may be meant for the text that was just clicked beside. The help is also opened from the
 * editor's toolbar and panels.
 */
function isLetterMeant({ canvas }: Workspace, target: EventTarget | null, { messages }: Shortcut): boolean {
  if (!(target instanceof Element) || canvas.place.view.get().typing) return false
  const places = messages === 'help' ? '[data-block-bar], [data-toolbar], [data-panel]' : '[data-block-bar]'
  return target.closest(places) !== null
}

/** A single character without modifier keys, which speech input may trigger accidentally. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey
}

/** The focus is here when editing has just started: from here the arrow keys select the first block. */
function isButtonOfEditing(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[data-edit]')
}

/** On the page itself, on a block's own toolbar, or on the body. */
function isOnPage(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true
  return target.closest('[data-toolbar], [data-panel], [data-palette]') === null
}
