/** The elements of the page that show the fields of its head; the server names them for staff (`data-head`). */
export function headElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#main [data-head]')].filter(
    (element) => element.closest('[hidden]') === null,
  )
}

/** Whether a node belongs to the head: to one of its texts, or to its picture. */
export function isInHead(node: Node | null): boolean {
  const element = node instanceof Element ? node : node?.parentElement
  return Boolean(element?.closest('#main [data-head], #main [data-head-picture]'))
}

/** What is framed of the head: the text being typed, else all of it, between whose parts the page may show other things. */
export function framedInHead(): HTMLElement[] {
  const elements = headElements()
  const typed = elements.find(isTyped)
  return typed ? [typed] : elements
}

/** Whether somebody is typing in an element of the head. */
export function isTyped(element: HTMLElement): boolean {
  return element.isContentEditable || element.querySelector('[contenteditable]') !== null
}
