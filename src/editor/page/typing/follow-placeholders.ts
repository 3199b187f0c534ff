import { findForm } from '#blocks/find-form.ts'
import { findInPlace } from '#blocks/find-in-place.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { withDescendants } from '#operations/index.ts'
import { isRunningText } from '#editor/model/blocks/is-running-text.ts'
import { textsOf, type EditorTexts, type Workspace } from '../workspace/workspace.ts'

/**
 * Marks the empty texts of blocks with grey placeholders, which vanish as one types (editing.css). React leaves the
 * attribute alone, because it renders none of this name. Returns a function that stops it.
 */
export function followPlaceholders(workspace: Workspace): () => void {
  const { session } = workspace.draft
  const { host, watch } = workspace.canvas
  let waiting = 0
  /** Each key changes one block of perhaps hundreds, and every change makes a new object. */
  let named = new WeakSet<StoredBlock>()
  const name = () => {
    waiting = 0
    for (const { columns } of session.editor().content.containers)
      for (const block of columns.flat().flatMap(withDescendants)) {
        if (!named.has(block)) nameEmptyTexts(workspace, block)
        named.add(block)
      }
    watch.moved()
  }
  const soon = () => {
    if (waiting === 0) waiting = requestAnimationFrame(name)
  }
  soon()
  const end = session.content.subscribe(soon)
  // Blocks are rendered later than the content changes, and again after their text was typed in.
  const observer = new MutationObserver((records) => {
    const hasNewElements = records.some(({ addedNodes }) =>
      [...addedNodes].some((node) => node instanceof Element),
    )
    if (hasNewElements) named = new WeakSet()
    soon()
  })
  observer.observe(host, { childList: true, subtree: true })
  return () => {
    cancelAnimationFrame(waiting)
    end()
    observer.disconnect()
  }
}

function nameEmptyTexts(workspace: Workspace, block: StoredBlock): void {
  for (const text of findForm(block.type)?.inPlace ?? []) {
    if (!isEmpty(block.fields[text.field])) continue
    const element = findInPlace(workspace.canvas.place.elements.elementsOf(block.id), text, block.fields)
    if (!(element instanceof HTMLElement)) continue
    const words = placeholderOf(textsOf(workspace), block, text.field)
    if (element.dataset['placeholder'] !== words) element.dataset['placeholder'] = words
    element.toggleAttribute('data-rich', text.kind === 'rich')
  }
}

/** The placeholder of an empty text: its name, or for running text how to begin. */
export function placeholderOf(
  { messages, interfaceLanguage }: EditorTexts,
  { type }: StoredBlock,
  field: string,
): string {
  if (isRunningText(type)) return messages.block.emptyText
  return findForm(type)?.fields.find((one) => one.field === field)?.label[interfaceLanguage] ?? ''
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (typeof value === 'object' && plainTextOf(value) === '')
}
