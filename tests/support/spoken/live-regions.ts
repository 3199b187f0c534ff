import type { Page } from '@playwright/test'

/** What a live region has said: how urgently, and whether a modal dialog keeps it from being spoken. */
export type Announcement = {
  /** The same for the same region of the same page. */
  region: string
  text: string
  urgency: 'polite' | 'assertive'
  isBehindDialog: boolean
}

/**
 * Records what the live regions of the pages say that are opened from now on, in order. Browsers report a change of a
 * region, and an alert also when it appears; a status that appears together with its text may not be spoken.
 */
export async function recordLiveRegions(
  page: Page,
  hear: (announcement: Announcement) => void,
): Promise<void> {
  await page.exposeBinding('hearLiveRegion', (_, announcement: Announcement) => hear(announcement))
  await page.addInitScript(watchLiveRegions)
}

declare global {
  interface Window {
    hearLiveRegion(announcement: Announcement): void
  }
}

/** Runs in the page. */
function watchLiveRegions(): void {
  const selector = '[aria-live], [role="alert"], [role="status"], [role="log"], output'
  const last = new WeakMap<Element, string>()
  const names = new WeakMap<Element, string>()
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]') !== null
  /** What assistive technology reads of an element: no hidden parts, and pictures by their alternative text. */
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || isHidden(node)) return ''
    const name = node.getAttribute('aria-label') ?? (node instanceof HTMLImageElement ? node.alt : null)
    return name ?? [...node.childNodes].map(textOf).join(' ')
  }
  const urgencyOf = (region: Element) => {
    const live = region.getAttribute('aria-live')
    if (live !== null) return live
    return region.getAttribute('role') === 'alert' ? 'assertive' : 'polite'
  }
  const look = (region: Element, isNew: boolean) => {
    // The content is said, and not the name of the region itself.
    const text = isHidden(region)
      ? ''
      : [...region.childNodes].map(textOf).join(' ').replaceAll(/\s+/g, ' ').trim()
    const before = last.get(region) ?? ''
    last.set(region, text)
    const urgency = urgencyOf(region)
    if (text === '' || text === before || (urgency !== 'polite' && urgency !== 'assertive')) return
    if (isNew && urgency === 'polite') return
    const modal = document.querySelector('dialog:modal')
    const name = names.get(region) ?? crypto.randomUUID()
    names.set(region, name)
    window.hearLiveRegion({
      region: name,
      text,
      urgency,
      isBehindDialog: modal !== null && !modal.contains(region),
    })
  }
  const known = new WeakSet<Element>()
  const lookAtAll = () => {
    for (const region of document.querySelectorAll(selector)) {
      look(region, !known.has(region))
      known.add(region)
    }
  }
  new MutationObserver(lookAtAll).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['hidden', 'class', 'aria-hidden', 'style', 'role', 'aria-live', 'open'],
  })
}
