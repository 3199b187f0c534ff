import { findBlock, findContainer } from '#operations/index.ts'
import { selectableIds } from '../moving/one-step.ts'
import { focusSomewhere } from '../shell/focus-somewhere.ts'
import { onceDrawn } from '../shell/once-drawn.ts'
import { nameOf, placeOf } from './block-words.ts'
import type { Desk } from './desk.ts'

/** Chooses a block or container; with `focusBar` the keyboard goes to its bar. Null drops the choice. */
export function select(desk: Desk, id: string | null, { focusBar = false } = {}): void {
  const { selected, typing } = desk.place.view.get()
  if (typing && typing.block !== id) desk.typing.end()
  if (selected !== id) desk.place.view.set((view) => ({ ...view, selected: id }))
  if (id === null || !focusBar) return
  desk.place.elements.elementsOf(id)[0]?.scrollIntoView({ block: 'nearest' })
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
export function selectInstead(desk: Desk, id: string, before: string[], { focusBar = false } = {}): void {
  const left = new Set(selectableIds(desk.session.editor().content))
  const at = before.indexOf(id)
  const next =
    before.slice(at).find((one) => left.has(one)) ??
    before.slice(0, Math.max(at, 0)).findLast((one) => left.has(one))
  select(desk, next ?? null, { focusBar })
}

/** Chooses what comes before or after in the order of the page, and says what it is. */
export function selectBeside(desk: Desk, step: 1 | -1): void {
  const { content } = desk.session.editor()
  const ids = selectableIds(content)
  const { selected } = desk.place.view.get()
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
    if (at >= 0) desk.tools.announce(desk.words.block.noFurther)
    return
  }
  select(desk, next, { focusBar: true })
  announceSelected(desk, next)
}

/** Chooses the list that an item stands in, or the container that a block stands in. */
export function selectOuter(desk: Desk): void {
  const { content } = desk.session.editor()
  const { selected } = desk.place.view.get()
  const found = selected === null ? null : findBlock(content, selected)
  if (!found) return
  const outer = found.place.in === 'block' ? found.place.parent : found.place.container
  select(desk, outer, { focusBar: true })
  announceSelected(desk, outer)
}

export function announceSelected(desk: Desk, id: string): void {
  const { content } = desk.session.editor()
  desk.tools.announce(
    desk.words.block.selected(
      nameOf(content, id, desk.words, desk.interfaceLanguage),
      placeOf(content, id, desk.words),
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
