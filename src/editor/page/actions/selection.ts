import type { ContentDocument } from '#contracts/pages.ts'
import { findBlock, findContainer, headId } from '#operations/index.ts'
import { selectableIds } from '../reordering/one-step.ts'
import { focusSomewhere } from '#staff/dialog/focus-somewhere.ts'
import { afterPaint } from '#design/after-paint.ts'
import { nameOf, placeOf } from './block-messages.ts'
import { chosenBlocks, nextEnd, rowOf } from '#editor/model/blocks/chosen-blocks.ts'
import { textsOf, type Workspace } from '../workspace/workspace.ts'

/** Selects a block or container; with `focusBar` focuses its toolbar. Null clears the selection. */
export function select(workspace: Workspace, id: string | null, { focusBar = false } = {}): void {
  const { place, typing } = workspace.canvas
  const { selected, until, typing: typed } = place.view.get()
  if (typed && typed.block !== id) typing.end()
  if (selected !== id || until !== null) place.view.set((view) => ({ ...view, selected: id, until: null }))
  if (id === null || !focusBar) return
  place.elements.elementsOf(id)[0]?.scrollIntoView({ block: 'nearest' })
  focusSelectedBar()
}

/** Extends the selection to a block beside it in the same column or list; does nothing for others. */
export function selectUntil(workspace: Workspace, id: string): void {
  const { content } = workspace.draft.session.editor()
  const { place, typing } = workspace.canvas
  const { messages } = textsOf(workspace)
  const { selected } = place.view.get()
  if (selected === null || !rowOf(content, selected).includes(id)) return
  typing.end()
  place.view.set((view) => ({ ...view, until: id }))
  focusSelectedBar()
  const { length } = chosenIds(workspace, selected)
  workspace.shell.tools.announce(messages.block.severalSelected(length))
}

/** Extends or reduces the selection by one block. */
export function extendSelection(workspace: Workspace, step: 1 | -1): void {
  const { content } = workspace.draft.session.editor()
  const { selected, until } = workspace.canvas.place.view.get()
  const next = selected && nextEnd(content, selected, until, step)
  if (next) selectUntil(workspace, next)
  else workspace.shell.tools.announce(textsOf(workspace).messages.block.noFurther)
}

/** The ids of all selected blocks if the given one is selected, else only that one. */
export function chosenIds(workspace: Workspace, id: string): string[] {
  const { content } = workspace.draft.session.editor()
  const { selected, until } = workspace.canvas.place.view.get()
  return id === selected ? chosenBlocks(content, id, until) : [id]
}

export function focusSelectedBar(): void {
  afterPaint(() => {
    const tool = document.querySelector<HTMLElement>('[data-block-bar] [tabindex="0"]')
    tool?.focus({ preventScroll: true })
    return tool !== null
  })
}

/**
 * Selects, in place of a removed block, the one after it or else the one before it; `before` is the order that still
 * contained it.
 */
export function selectInstead(
  workspace: Workspace,
  id: string,
  before: string[],
  { focusBar = false } = {},
): void {
  const left = new Set(selectableIds(workspace.draft.session.editor().content))
  const at = before.indexOf(id)
  const next =
    before.slice(at).find((one) => left.has(one)) ??
    before.slice(0, Math.max(at, 0)).findLast((one) => left.has(one))
  select(workspace, next ?? null, { focusBar })
}

/** The selectable part with which a block or container begins: of a container that is not empty, its first block. */
export function firstOf(content: ContentDocument, id: string): string {
  return findContainer(content, id)?.container.columns.flat()[0]?.id ?? id
}

/** Selects the next or previous block in the order of the page, and announces it. */
export function selectBeside(workspace: Workspace, step: 1 | -1): void {
  const { content } = workspace.draft.session.editor()
  const { selected } = workspace.canvas.place.view.get()
  // The head comes before everything else, but is not what the first arrow key selects.
  const ids = [...(content.head && selected !== null ? [headId] : []), ...selectableIds(content)]
  const first = selected === null ? null : firstOf(content, selected)
  const at = first === null ? -1 : ids.indexOf(first)
  const isAround = first !== selected
  const next = at < 0 ? ids.at(step === 1 ? 0 : -1) : isAround && step === 1 ? ids[at] : ids[at + step]
  if (next === undefined) {
    if (at >= 0) workspace.shell.tools.announce(textsOf(workspace).messages.block.noFurther)
    return
  }
  select(workspace, next, { focusBar: true })
  announceSelected(workspace, next)
}

/** Selects the list that contains an item, or the container that contains a block. */
export function selectOuter(workspace: Workspace): void {
  const { content } = workspace.draft.session.editor()
  const { selected } = workspace.canvas.place.view.get()
  const found = selected === null ? null : findBlock(content, selected)
  if (!found || selected === headId) return
  const outer = found.place.in === 'block' ? found.place.parent : found.place.container
  select(workspace, outer, { focusBar: true })
  announceSelected(workspace, outer)
}

export function announceSelected(workspace: Workspace, id: string): void {
  const { content } = workspace.draft.session.editor()
  const { messages, interfaceLanguage } = textsOf(workspace)
  const name = nameOf(content, id, messages, interfaceLanguage)
  workspace.shell.tools.announce(messages.block.selected(name, placeOf(content, id, messages)))
}

/** Focuses the side panel, so that its title is announced and Tab moves on into it. */
export function focusPanel(): void {
  document.querySelector<HTMLElement>('[data-panel]')?.focus({ preventScroll: true })
}

/** Focuses a field of the block's panel; opens the disclosure that contains it. */
export function focusField(field: string): void {
  afterPaint(() => {
    const panel = document.querySelector<HTMLElement>('[data-panel]')
    const name = CSS.escape(field)
    const place =
      panel?.querySelector<HTMLElement>(`[data-field="${name}"], [data-part="${name}"]`) ??
      panel?.querySelector('[aria-invalid]')?.parentElement
    const folded = place?.closest('details')
    if (folded) folded.open = true
    const control = place?.querySelector<HTMLElement>('input:not([tabindex="-1"]), textarea, select, button')
    ;(control ?? panel)?.focus()
    return panel !== null
  })
}

/** Focuses a field of the block's panel and, where it is a button, presses it, as that of a picture opens the library. */
export function openField(field: string): void {
  focusField(field)
  afterPaint(() => {
    const { activeElement } = document
    const isThere = activeElement?.closest(`[data-field="${CSS.escape(field)}"]`) !== null
    if (isThere && activeElement instanceof HTMLButtonElement) activeElement.click()
    return isThere
  })
}

/** Restores the focus to an element or, when it was removed, moves it to a sensible place. */
export function focusOn(element: Element | null): void {
  afterPaint(() => {
    if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
    focusSomewhere()
    return true
  })
}
