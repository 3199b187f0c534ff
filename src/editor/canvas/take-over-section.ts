/** Longer than any page takes to be taken over by its own scripts; a page whose scripts fail never is. Milliseconds. */
const longestWait = 8000
const pause = 30

/**
 * Makes room for the canvas in the place of the page's own section, which stays in the document, unseen (tokens.css): it
 * belongs to the page's scripts, which compare it with what the server sent before they take it over, so they are waited
 * for. Null where the page shows no section.
 */
export async function takeOverSection(): Promise<{ host: HTMLElement; giveBack: () => void } | null> {
  if (!findPlace()) return null
  await pageIsAwake()
  const host = document.createElement('div')
  host.dataset['editorCanvas'] = ''
  if (!putBeforeSection(host)) return null
  // What goes wrong on the page may have it rendered from scratch around the canvas.
  const watch = new MutationObserver(() => {
    if (!host.isConnected) putBeforeSection(host)
  })
  watch.observe(document, { childList: true, subtree: true })
  return {
    host,
    giveBack: () => {
      watch.disconnect()
      host.remove()
    },
  }
}

/** Resolves when the page's own scripts have taken the section over. They begin at the first key: this is one. */
async function pageIsAwake(): Promise<void> {
  const began = performance.now()
  if (!isTakenOver(findPlace())) dispatchEvent(new Event('keydown'))
  while (!isTakenOver(findPlace()) && performance.now() - began < longestWait)
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, pause))
}

/** React notes on each element that it owns where it belongs. */
function isTakenOver(element: Element | null): boolean {
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
}

function findPlace(): Element | null {
  const section = document.querySelector('#main [data-parts~="content"]')
  // One that sleeps is rendered anew when it wakes: what stands before its place stays.
  return section?.closest('[data-dormant="content"]') ?? section
}

function putBeforeSection(host: HTMLElement): boolean {
  const place = findPlace()
  if (!place?.parentNode) return false
  place.parentNode.insertBefore(host, place)
  return true
}
