import type { BlockFields, InPlaceText } from './form.ts'

/**
 * The element on the page in which a text of a block is typed; null while the view does not show it. `roots` are the
 * block's own outermost elements.
 */
export function findInPlace(
  roots: Iterable<Element>,
  text: InPlaceText,
  fields: BlockFields,
): Element | null {
  if (text.isShown && !text.isShown(fields)) return null
  for (const root of roots) {
    const found = root.matches(text.selector) ? root : root.querySelector(text.selector)
    if (found) return found
  }
  return null
}

/** Which text of a block an element of the page belongs to: where a click says which one is meant. */
export function textAt(
  target: Element,
  roots: readonly Element[],
  texts: readonly InPlaceText[],
  fields: BlockFields,
): { text: InPlaceText; element: Element } | null {
  for (const text of texts) {
    const element = findInPlace(roots, text, fields)
    if (element?.contains(target)) return { text, element }
  }
  return null
}
