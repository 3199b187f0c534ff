/** The editable content section of the page; null when the page shows none. */
export function findSection(): Element | null {
  return document.querySelector('#main [data-section]')
}

/**
 * Adds the element that the canvas is rendered into, before the page's own section, which stays in the document, hidden
 * by tokens.css. Null when the page shows no section.
 */
export function addCanvasHost(): HTMLElement | null {
  const section = findSection()
  if (!section) return null
  const host = document.createElement('div')
  host.dataset['editorCanvas'] = ''
  section.before(host)
  return host
}
