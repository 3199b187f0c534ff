import { plainlyClickedLink } from '#design/plain-click.ts'
import { savesData } from '#design/saves-data.ts'
import { whenIdle } from '#design/when-idle.ts'

/**
 * Reads the visitor's session at the ticket shop if there is one, routes ticket links through its login, and opens the sale drawers.
 * The code is loaded when the page is idle, or with data saving on the first press. If it cannot be loaded, the links
 * lead to the shop and to regular pages.
 */
export function enhanceSale(): void {
  const { shopOrigin, publicOrigin, membershipUrl } = document.body.dataset
  if (publicOrigin === undefined) return
  const shop = { shopOrigin: shopOrigin ?? '', publicOrigin, membershipUrl: membershipUrl ?? '' }
  let started: Promise<{ follow: (link: HTMLAnchorElement) => void }> | undefined
  const start = () => (started ??= import('./start-sale.ts').then(({ startSale }) => startSale(shop)))

  if (savesData()) {
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, () => void start().catch(() => {}), { once: true })
  } else {
    whenIdle(start)
  }
  document.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event, 'a[data-sale], a[data-tickets]')
    if (!link) return
    event.preventDefault()
    start().then(
      ({ follow }) => follow(link),
      () => location.assign(link.href),
    )
  })
}
