/** The content of the page that can be edited; null where the page shows none. */
export function findSection(): Element | null {
  return document.querySelector('#main [data-section]')
}

/**
 * Adds the element that the canvas is rendered into, before the page's own section. That one stays in the document, hidden
 * by tokens.css. Null where the page shows no section.
 */
export function addCanvasHost(): HTMLElement | null {
  const section = findSection()
  if (!section) return null
  const host = document.createElement('div')
  host.dataset['editorCanvas'] = ''
  section.before(host)
  return host
}
