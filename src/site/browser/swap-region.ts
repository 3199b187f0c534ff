import { hideProgress, showProgress } from '#design/progress-bar/progress-bar.ts'

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
    const isForStaff = [target, location].some(({ search }) =>
      /[?&](edit|draft|version|preview)\b/.test(search),
    )
    const isOfTheBrowser = !event.canIntercept || event.hashChange || event.downloadRequest !== null
    if (!region || !isOtherQuery || isOfTheBrowser || isForStaff || event.formData) return
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
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-more]') : null
  if (!link?.dataset['more'] || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const { href } = new URL(link.dataset['more'], location.href)
  if (navigation.transition && href === location.href) return // pressed twice: it is on its way
  navigation.navigate(link.dataset['more'], { history: 'replace', info: joined }).finished?.catch(() => {})
}

/** That of the navigation which began last: one whose place it took must not end the bar that it still needs. */
let latest: AbortSignal | null = null

async function swap(
  region: HTMLElement,
  { address, signal, isJoined }: { address: string; signal: AbortSignal; isJoined: boolean },
): Promise<void> {
  latest = signal
  showProgress()
  try {
    const response = await fetch(address, { signal })
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
    const next = fresh.getElementById(region.id)
    if (!response.ok || !next) return location.reload() // the error page, or another page meanwhile
    const focused = focusPlaceIn(region)
    const count = region.querySelectorAll('[data-item]').length
    region.replaceChildren(...next.childNodes)
    document.title = fresh.title
    adoptLanguageLinks(fresh)
    announce(region.querySelector('output')?.textContent ?? '')
    if (isJoined)
      region
        .querySelectorAll<HTMLElement>('[data-item]')
        [count]?.querySelector('a')
        ?.focus({ preventScroll: true })
    else {
      focusAgain(region, focused)
      if (region.getBoundingClientRect().top < 0) region.scrollIntoView()
    }
  } catch {
    if (!signal.aborted) showFailure(region)
  } finally {
    if (latest === signal) hideProgress()
  }
}

/** The language switch keeps the query of the page. */
function adoptLanguageLinks(fresh: Document): void {
  const links = (root: Document) => [...root.querySelectorAll<HTMLAnchorElement>('#header a[hreflang]')]
  const newer = links(fresh)
  for (const [index, link] of links(document).entries()) link.href = newer[index]?.href ?? link.href
}

/** What tells the focused element again after its region was replaced: its id, or that of the panel it is in. */
function focusPlaceIn(region: HTMLElement): { id: string; panel: string; href: string | null } | null {
  const { activeElement } = document
  if (!activeElement || !region.contains(activeElement)) return null
  return {
    id: activeElement.id,
    panel: activeElement.closest('details')?.querySelector('summary')?.id ?? '',
    href: activeElement.getAttribute('href'),
  }
}

/** Gives the focus back; where what had it is gone, to the region, so that the next Tab goes on from there. */
function focusAgain(region: HTMLElement, focused: ReturnType<typeof focusPlaceIn>): void {
  if (!focused) return
  const sameLink =
    focused.href === null ? null : region.querySelector(`a[href="${CSS.escape(focused.href)}"]`)
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
  region.append(notice)
}

/** Empty fields of forms that only ask would make addresses long. */
function dropEmptyFields({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
}
