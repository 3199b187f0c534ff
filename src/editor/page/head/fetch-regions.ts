/**
 * Requests the draft's head as rendered by the server, and returns a function that replaces the regions on the page
 * (`data-head-region`) with it. Throws when there is no response.
 */
export async function fetchRegions(): Promise<() => void> {
  const answer = await fetch(`${location.pathname}?draft`, { headers: { Accept: 'text/html' } })
  if (!answer.ok) throw new Error(`The draft answered ${answer.status}`)
  const rendered = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return () => {
    for (const region of document.querySelectorAll<HTMLElement>('#main [data-head-region]')) {
      // A nested region was already replaced with the outer one.
      if (!region.isConnected || region.parentElement?.closest('[data-head-region]')) continue
      const name = region.dataset['headRegion'] ?? ''
      const next = rendered.querySelector(`#main [data-head-region="${CSS.escape(name)}"]`)
      if (next) region.replaceWith(document.adoptNode(next))
    }
  }
}
