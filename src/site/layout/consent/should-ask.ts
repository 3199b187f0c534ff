import type { Consent } from '#design/consent/consent-cookie.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const note = 'consent-page-read'

/**
 * Whether a page should ask for consent now. `mayAsk` comes from its document: `yes`; `later` on imprint and privacy
 * page, which visitors read before they decide and after which they are asked again if they refused; nothing for
 * pages that never ask. That such a page was read is recorded in the tab's storage, so that it does not matter by
 * what link a visitor leaves it. A preview, which is a frame inside of the page editor, never asks: the panel would cover
 * what is to be seen.
 */
export function shouldAsk({
  mayAsk,
  consent,
  store,
  isPreview = false,
}: {
  mayAsk: string | undefined
  consent: Consent | null
  store: Store | null
  isPreview?: boolean
}): boolean {
  if (isPreview) return false
  if (mayAsk === 'later') store?.setItem(note, '')
  if (mayAsk !== 'yes') return false
  const hasRead = (store?.getItem(note) ?? null) !== null
  store?.removeItem(note)
  return consent === null || (hasRead && consent.tracking.size === 0)
}
