/**
 * Makes room for the canvas in the place of the page's own section, which stays in the document, unseen (tokens.css): it
 * belongs to the page's scripts. Null where the page shows no section.
 */
export function takeOverSection(): { host: HTMLElement; giveBack: () => void } | null {
  const section = document.querySelector('#main [data-parts~="content"]')
  // One that sleeps is rendered anew when it wakes: what stands before its place stays.
  const place = section?.closest('[data-dormant="content"]') ?? section
  if (!place?.parentNode) return null
  const host = document.createElement('div')
  host.dataset['editorCanvas'] = ''
  place.parentNode.insertBefore(host, place)
  return { host, giveBack: () => host.remove() }
}
