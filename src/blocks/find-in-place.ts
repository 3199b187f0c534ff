import type { BlockFields, InPlaceText } from './form.ts'

/**
 * The element on the page in which a block's text can be edited; null while the view does not show it. `roots` are the
 * block's outermost elements.
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

/** The text of a block that contains an element of the page, to find the one that was clicked. */
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
