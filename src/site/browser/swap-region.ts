import { plainlyClickedLink } from '#design/plain-click.ts'
import { hideProgress, showProgress } from '#design/progress-bar/progress-bar.ts'
import { isPrivateQuery } from '#routing/private-query.ts'

/**
 * Filters, pagers and "load more": when a link, a form or history leads to the same page with another query, only the
 * region that depends on the query (`data-region`) is replaced with the one of the fetched document. The Navigation API
 * handles history, scroll position and abort; browsers without it load the whole page.
 */
export function enhanceRegion(): void {
  document.addEventListener('formdata', dropEmptyFields)
  if (!('navigation' in window)) return
  document.addEventListener('click', joinMore)
  navigation.addEventListener('navigate', (event) => {
    const target = new URL(event.destination.url)
    const region = document.querySelector<HTMLElement>('#main [data-region]')
    const isOtherQuery = target.pathname === location.pathname && target.search !== location.search
    const isPrivate = isPrivateQuery(target.search) || isPrivateQuery(location.search)
    const isOfTheBrowser = !event.canIntercept || event.hashChange || event.downloadRequest !== null
    if (!region || !isOtherQuery || isOfTheBrowser || isPrivate || event.formData) return
    const isJoined: unknown = event.info
    event.intercept({
      focusReset: 'manual',
      scroll: event.navigationType === 'traverse' ? 'after-transition' : 'manual',
      handler: () =>
        swap(region, { address: target.href, signal: event.signal, isJoined: isJoined === joined }),
    })
  })
}

/** Marks the navigation that extends a list: the page must not scroll. */
const joined = 'joined'

/** "Load more" replaces the address with one that shows all loaded parts of the list; it adds no history entry. */
function joinMore(event: MouseEvent): void {
  const more = plainlyClickedLink(event, 'a[data-more]')?.dataset['more']
  if (!more) return
  event.preventDefault()
  const { href } = new URL(more, location.href)
  if (navigation.transition && href === location.href) return // pressed twice: already navigating there
  navigation.navigate(more, { history: 'replace', info: joined }).finished?.catch(() => {})
}

/** The signal of the current swap: an aborted swap must not hide the progress bar of its successor. */
let latest: AbortSignal | undefined

async function swap(
  region: HTMLElement,
  { address, signal, isJoined }: { address: string; signal: AbortSignal; isJoined: boolean },
): Promise<void> {
  latest = signal
  showProgress()
  try {
    const response = await fetch(address, { signal })
    if (response.status >= 500) return showFailure(region)
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (signal.aborted) return
    const next = fresh.getElementById(region.id)
    if (!response.ok || !next) return location.reload() // an error, or a page that no longer has the region
    const focused = focusPlaceIn(region)
    const count = region.querySelectorAll('[data-item]').length
    region.replaceChildren(...next.childNodes)
    document.title = fresh.title
    adoptHeaderLinks(fresh)
    if (isJoined) {
      const firstNew = [...region.querySelectorAll('[data-item]')][count]
      firstNew?.querySelector('a')?.focus({ preventScroll: true })
    } else {
      // Skips outputs in folded panels, which do not describe the region.
      announce(region.querySelector('output:not(details *)')?.textContent ?? '')
      focusAgain(region, focused)
      if (region.getBoundingClientRect().top < 0) region.scrollIntoView()
    }
  } catch {
    if (!signal.aborted) showFailure(region)
  } finally {
    if (latest === signal) hideProgress()
  }
}

/**
 * Updates the query in the header's links that carry it: the language switch and the return address of the shop's
 * login.
 */
function adoptHeaderLinks(fresh: Document): void {
  const links = (root: Document) =>
    root.querySelectorAll<HTMLAnchorElement>('#header :is(a[hreflang], a[data-shop-account])')
  const newer = links(fresh)
  // Logged-in visitors have no login link.
  for (const [index, link] of links(document).entries())
    if (!link.title) link.href = newer[index]?.href ?? link.href
}

/**
 * Identifies the focused element across the replacement of its region: by its id, by the id of its panel, or by its
 * link target.
 */
function focusPlaceIn(
  region: HTMLElement,
): { id: string; panel: string; href: string | null; text: string | null } | null {
  const { activeElement } = document
  if (!activeElement || !region.contains(activeElement)) return null
  return {
    id: activeElement.id,
    panel: activeElement.closest('details')?.querySelector('summary')?.id ?? '',
    href: activeElement.getAttribute('href'),
    text: activeElement.textContent,
  }
}

/**
 * Restores focus after a swap; if the focused element was removed, focuses the region, so that Tab continues from
 * there.
 */
function focusAgain(region: HTMLElement, focused: ReturnType<typeof focusPlaceIn>): void {
  if (!focused) return
  const links = region.querySelectorAll('a')
  const sameLink = [...links].find(
    (link) => link.getAttribute('href') === focused.href && link.textContent === focused.text,
  )
  const found =
    document.getElementById(focused.panel) ?? document.getElementById(focused.id) ?? sameLink ?? region
  if (found === region) region.tabIndex = -1
  if (found instanceof HTMLElement) found.focus({ preventScroll: true })
}

function announce(text: string): void {
  const place = document.querySelector('#announcement')
  if (place) place.textContent = text
}

/** Shows below the list that it could not be updated, with a retry. */
function showFailure(region: HTMLElement): void {
  const { failed = '', again = '' } = region.dataset
  const notice = Object.assign(document.createElement('div'), { className: 'swap-failure', role: 'alert' })
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: again })
  button.addEventListener('click', () => location.reload())
  notice.append(`${failed} `, button)
  region.querySelector('.swap-failure')?.remove()
  region.append(notice)
}

/** Drops empty fields of GET forms, which would make addresses long. */
function dropEmptyFields({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return
  for (const name of new Set(formData.keys())) {
    const values = formData.getAll(name)
    formData.delete(name)
    for (const value of values) if (value !== '') formData.append(name, value)
  }
}
