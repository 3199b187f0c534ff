/**
 * The picture and the title of what one chose travel from the list to its page and back. Parts of the design mark them
 * with `data-travels="picture"` and `data-travels="title"`; here the one pair that travels gets its name, because
 * two elements of one page must never have the same.
 */
const travellers = '[data-travels]'

/** Before leaving: names the picture and title that stand with the link, if it leads to a page of its own. */
export function markTravellers(link: HTMLAnchorElement): void {
  unmark()
  const home = link.closest('li, article, [data-travels-home]')
  if (home) mark(home)
}

/**
 * On the page that one comes to, before it is painted: names its leading picture and title; coming back to a list, those
 * beside the link to the page that one comes from.
 */
export function receiveTravellers(fromPath: string): void {
  const cameFrom = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (link) => link.pathname === fromPath && link.closest('li, article')?.querySelector(travellers),
  )
  const home = cameFrom?.closest('li, article') ?? document.querySelector('main')
  if (home) mark(home)
}

function mark(home: Element): void {
  for (const kind of ['picture', 'title']) {
    const part = home.querySelector<HTMLElement>(`[data-travels="${kind}"]`)
    if (part) part.style.viewTransitionName = `travelling-${kind}`
  }
}

function unmark(): void {
  for (const part of document.querySelectorAll<HTMLElement>(travellers)) part.style.viewTransitionName = ''
}
