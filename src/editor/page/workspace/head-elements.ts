/** The elements of the page that show the fields of its head; the server names them for staff (`data-head`). */
export function headElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#main [data-head]')].filter(
    (element) => element.closest('[hidden]') === null,
  )
}

/** The picture of the head, or the place of one. */
export function headPictures(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#main [data-head-picture]')]
}

/** Whether a node belongs to the head: to one of its texts, or to its picture. */
export function isInHead(node: Node | null): boolean {
  const element = node instanceof Element ? node : node?.parentElement
  return Boolean(element?.closest('#main [data-head], #main [data-head-picture]'))
}

/**
 * What of the head is outlined: the text being typed, or else all of it, although the page may show other things
 * between its parts.
 */
export function framedInHead(): HTMLElement[] {
  const elements = headElements()
  const typed = elements.find(isTyped)
  return typed ? [typed] : elements
}

/** Whether the user is typing in an element of the head. */
export function isTyped(element: HTMLElement): boolean {
  return element.isContentEditable || element.querySelector('[contenteditable]') !== null
}
