/**
 * Asks the server to render the draft's head anew, and returns a function that puts its regions (`data-head-region`) in
 * the place of those on the page. Throws when there is no answer.
 */
export async function fetchRegions(): Promise<() => void> {
  const answer = await fetch(`${location.pathname}?draft`, { headers: { Accept: 'text/html' } })
  if (!answer.ok) throw new Error(`The draft answered ${answer.status}`)
  const rendered = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return () => {
    for (const region of document.querySelectorAll<HTMLElement>('#main [data-head-region]')) {
      // A region inside of another one has come with it.
      if (!region.isConnected || region.parentElement?.closest('[data-head-region]')) continue
      const name = region.dataset['headRegion'] ?? ''
      const next = rendered.querySelector(`#main [data-head-region="${CSS.escape(name)}"]`)
      if (next) region.replaceWith(document.adoptNode(next))
    }
  }
}
