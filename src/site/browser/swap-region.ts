import { plainlyClickedLink } from '#design/plain-click.ts'
import { hideProgress, showProgress } from '#design/progress-bar/progress-bar.ts'
import { isPrivateQuery } from '#routing/private-query.ts'

/**
 * Filters, pagers and "load more": where a link, a form or the way back leads to the same page with another query, only
 * the region of the page that depends on the query (`data-region`) is replaced, by the one of the document at that
 * address. The Navigation API takes care of history, scroll position and abort; browsers without it load the page.
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

/** Marks the navigation that makes a list longer: it is the same place, so the page does not move. */
const joined = 'joined'

/** "Load more" leads to the address that shows all parts of the list that have been loaded; it is no step in the history. */
function joinMore(event: MouseEvent): void {
  const more = plainlyClickedLink(event, 'a[data-more]')?.dataset['more']
  if (!more) return
  event.preventDefault()
  const { href } = new URL(more, location.href)
  if (navigation.transition && href === location.href) return // pressed twice: it is on its way
  navigation.navigate(more, { history: 'replace', info: joined }).finished?.catch(() => {})
}

/** The signal of the swap that is under way: one that was aborted must not hide the progress bar of its successor. */
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
    if (!response.ok || !next) return location.reload() // what the server refused, or another page meanwhile
    const focused = focusPlaceIn(region)
    const count = region.querySelectorAll('[data-item]').length
    region.replaceChildren(...next.childNodes)
    document.title = fresh.title
    adoptHeaderLinks(fresh)
    if (isJoined) {
      const firstNew = [...region.querySelectorAll('[data-item]')][count]
      firstNew?.querySelector('a')?.focus({ preventScroll: true })
    } else {
      // What stands in a folded panel is not about the region.
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

/** The language switch and the way back from the shop's log-in keep the query of the page. */
function adoptHeaderLinks(fresh: Document): void {
  const links = (root: Document) =>
    root.querySelectorAll<HTMLAnchorElement>('#header :is(a[hreflang], a[data-shop-account])')
  const newer = links(fresh)
  // Who is logged in has no link to the log-in.
  for (const [index, link] of links(document).entries())
    if (!link.title) link.href = newer[index]?.href ?? link.href
}

/** What tells the focused element again after its region was replaced: its id, that of the panel it is in, or where it leads. */
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

/** Gives the focus back; where what had it is gone, to the region, so that the next Tab goes on from there. */
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

/** Says below the list that it is not the one that was asked for, and offers to try again. */
function showFailure(region: HTMLElement): void {
  const { failed = '', again = '' } = region.dataset
  const notice = Object.assign(document.createElement('div'), { className: 'swap-failure', role: 'alert' })
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: again })
  button.addEventListener('click', () => location.reload())
  notice.append(`${failed} `, button)
  region.querySelector('.swap-failure')?.remove()
  region.append(notice)
}

/** Empty fields of forms that only ask would make addresses long. */
function dropEmptyFields({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return
  for (const name of new Set(formData.keys())) {
    const values = formData.getAll(name)
    formData.delete(name)
    for (const value of values) if (value !== '') formData.append(name, value)
  }
}
