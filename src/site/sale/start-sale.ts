import { languageOf } from '#i18n/page-language.ts'
import { saleAction } from './sale-action.ts'
import type { SaleDrawersProps } from './sale-drawers.tsx'
import { ticketAddress, type Shop } from './shop-addresses.ts'
import { watchShopSession } from './watch-shop-session.ts'

/**
 * Watches the visitor's session at the shop, if there is one, and returns the handler of sale links: `data-tickets` leads to the shop
 * through its login, `data-sale` opens a drawer for the event of `data-event`. If a drawer cannot be loaded, its link
 * is followed.
 */
export function startSale(shop: Shop): { follow: (link: HTMLAnchorElement) => void } {
  const { shopOrigin } = shop
  const language = languageOf()
  let name: string | null = null
  let drawers: ReturnType<typeof loadDrawers> | undefined
  if (shopOrigin !== '')
    watchShopSession({ shopOrigin, language, onSession: (session) => (name = session.name) })

  return {
    follow(link) {
      if (link.dataset['tickets'] !== undefined) {
        location.assign(ticketAddress(link.href, { shopOrigin, language, isLoggedIn: name !== null }))
        return
      }
      const asked = saleAction(link.dataset, language)
      if (!asked) return location.assign(link.href)
      link.focus({ preventScroll: true }) // focus returns here later; not all browsers focus a clicked link
      drawers ??= loadDrawers()
      drawers.then(
        (render) => render({ ...shop, asked, name }),
        () => location.assign(link.href),
      )
    },
  }
}

async function loadDrawers(): Promise<(props: SaleDrawersProps) => void> {
  const [{ mount }, { SaleDrawers }] = await Promise.all([
    import('../browser/hydrate.tsx'),
    import('./sale-drawers.tsx'),
  ])
  return mount(SaleDrawers)
}
