import { findBlock, findContainer } from '#operations/index.ts'
import { selectableIds } from '../reordering/one-step.ts'
import { focusSomewhere } from '../shell/focus-somewhere.ts'
import { onceDrawn } from '../shell/once-drawn.ts'
import { nameOf, placeOf } from './block-messages.ts'
import type { Workspace } from './workspace.ts'

/** Chooses a block or container; with `focusBar` the keyboard goes to its bar. Null drops the choice. */
export function select(workspace: Workspace, id: string | null, { focusBar = false } = {}): void {
  const { selected, typing } = workspace.place.view.get()
  if (typing && typing.block !== id) workspace.typing.end()
  if (selected !== id) workspace.place.view.set((view) => ({ ...view, selected: id }))
  if (id === null || !focusBar) return
  workspace.place.elements.elementsOf(id)[0]?.scrollIntoView({ block: 'nearest' })
  focusSelectedBar()
}

export function focusSelectedBar(): void {
  onceDrawn(() => {
    const tool = document.querySelector<HTMLElement>('[data-block-bar] [tabindex="0"]')
    tool?.focus({ preventScroll: true })
    return tool !== null
  })
}

/** Chooses, instead of what is gone, what stood behind it or else before it; `before` is the order in which it still was. */
export function selectInstead(
  workspace: Workspace,
  id: string,
  before: string[],
  { focusBar = false } = {},
): void {
  const left = new Set(selectableIds(workspace.session.editor().content))
  const at = before.indexOf(id)
  const next =
    before.slice(at).find((one) => left.has(one)) ??
    before.slice(0, Math.max(at, 0)).findLast((one) => left.has(one))
  select(workspace, next ?? null, { focusBar })
}

/** Chooses what comes before or after in the order of the page, and says what it is. */
export function selectBeside(workspace: Workspace, step: 1 | -1): void {
  const { content } = workspace.session.editor()
  const ids = selectableIds(content)
  const { selected } = workspace.place.view.get()
  const at = selected === null ? -1 : ids.indexOf(selected)
  const container = selected === null ? null : findContainer(content, selected)?.container
  const next =
    container && step === 1
      ? container.columns.flat()[0]?.id
      : at < 0
        ? step === 1
          ? ids[0]
          : ids.at(-1)
        : ids[at + step]
  if (next === undefined) {
    if (at >= 0) workspace.tools.announce(workspace.messages.block.noFurther)
    return
  }
  select(workspace, next, { focusBar: true })
  announceSelected(workspace, next)
}

/** Chooses the list that an item stands in, or the container that a block stands in. */
export function selectOuter(workspace: Workspace): void {
  const { content } = workspace.session.editor()
  const { selected } = workspace.place.view.get()
  const found = selected === null ? null : findBlock(content, selected)
  if (!found) return
  const outer = found.place.in === 'block' ? found.place.parent : found.place.container
  select(workspace, outer, { focusBar: true })
  announceSelected(workspace, outer)
}

export function announceSelected(workspace: Workspace, id: string): void {
  const { content } = workspace.session.editor()
  workspace.tools.announce(
    workspace.messages.block.selected(
      nameOf(content, id, workspace.messages, workspace.interfaceLanguage),
      placeOf(content, id, workspace.messages),
    ),
  )
}

/** What stands beside the page, so that its title is read and Tab leads on into it. */
export function focusPanel(): void {
  document.querySelector<HTMLElement>('[data-panel]')?.focus({ preventScroll: true })
}

/** A field of the block's panel; unfolds what it is folded into. */
export function focusField(field: string): void {
  onceDrawn(() => {
    const panel = document.querySelector<HTMLElement>('[data-panel]')
    const place =
      panel?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) ??
      panel?.querySelector('[aria-invalid]')?.parentElement
    const folded = place?.closest('details')
    if (folded) folded.open = true
    const control = place?.querySelector<HTMLElement>('input:not([tabindex="-1"]), textarea, select, button')
    ;(control ?? panel)?.focus()
    return panel !== null
  })
}

/** Back to what had the focus before, or, where that is gone, to where one can go on. */
export function focusOn(element: Element | null): void {
  onceDrawn(() => {
    if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
    focusSomewhere()
    return true
  })
}
