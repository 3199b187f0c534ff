import { findForm } from '#blocks/find-form.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import type { Language } from '#i18n/languages.ts'
import type { editorMessages } from '#i18n/lazy/editor.ts'
import { findBlock, findContainer, headId } from '#operations/index.ts'

type Messages = (typeof editorMessages)['de']

/** The name of a block type; the type itself when it is unknown. */
export function nameOfType(type: string, language: Language): string {
  return findForm(type)?.name[language] ?? type
}

/** The beginning of the text of a block, or of the first block with text in a container; empty when there is none. */
export function summaryOf(content: ContentDocument, id: string): string {
  const found = findBlock(content, id)
  const blocks = found ? [found.block] : (findContainer(content, id)?.container.columns.flat() ?? [])
  return blocks.map(({ type, fields }) => findForm(type)?.summary(fields) ?? '').find(Boolean) ?? ''
}

/** The name of a block or container. */
export function nameOf(content: ContentDocument, id: string, messages: Messages, language: Language): string {
  const found = findBlock(content, id)
  if (found) return nameOfType(found.block.type, language)
  const container = findContainer(content, id)?.container
  return container ? `${messages.block.container}, ${messages.block.layouts[container.layout]}` : ''
}

/**
 * The position for announcements: "Block 3 von 50"; items are counted within their list, containers among themselves.
 */
export function placeOf(content: ContentDocument, id: string, messages: Messages): string {
  if (id === headId) return messages.block.headPlace
  const found = findBlock(content, id)
  if (!found) {
    const index = findContainer(content, id)?.index
    return index === undefined ? '' : messages.block.containerPlace(index + 1, content.containers.length)
  }
  if (found.place.in === 'block') return messages.block.place(found.index + 1, found.siblings.length)
  const all = content.containers.flatMap((container) => container.columns.flat())
  const number = all.findIndex((block) => block.id === id) + 1
  const { place } = found
  const columns = content.containers.find(({ id: one }) => one === place.container)?.columns.length ?? 1
  const column = columns > 1 ? `, ${messages.block.columnPlace(place.column + 1, columns)}` : ''
  return messages.block.place(number, all.length) + column
}
