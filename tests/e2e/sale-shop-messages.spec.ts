// Covers: src/site/sale shop
import type { Page, Route } from '@playwright/test'
import { expect, shopOrigin, test } from '../support/browser.ts'

/** The links to the shop are on every page. */
const somePage = '/de/impressum'

test.describe('The shop', () => {
  test('does not affect the website when it is down', async ({ page, problems }) => {
    problems.allow('net::ERR', "does not match the recipient window's origin")
    const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/itix'))
    await page.route('**/itix', (route) => route.abort('connectionrefused'))
    await page.goto(somePage)
    await asked
    const service = page.getByRole('navigation', { name: 'Service' })
    await expect(service.getByRole('link', { name: 'Warenkorb', exact: true })).toBeVisible()
    await expect(service.getByRole('link', { name: 'Anmelden', exact: true })).toHaveAttribute(
      'href',
      `${shopOrigin()}/de/login?returnUrl=${encodeURIComponent(new URL(somePage, page.url()).href)}`,
    )
  })

  test('that becomes slow, fails or is gone leaves no cart behind that may be wrong', async ({
    page,
    problems,
  }) => {
    problems.allow('net::ERR', /status (of )?503/, "does not match the recipient window's origin")
    await page.clock.install()
    const cart = (name: string) =>
      page.getByRole('navigation', { name: 'Service' }).getByRole('link', { name, exact: true })
    const account = page.getByRole('navigation', { name: 'Service' }).locator('[data-shop-account]')
    await answerAsShop(page, answerOf('Clara', 3))
    await page.goto(somePage)
    await expect(cart('Warenkorb 3 Karten')).toBeVisible()

    const slow = await becomes(page, () => new Promise(() => {}))
    await page.clock.fastForward(2000)
    await expect(cart('Warenkorb')).toBeVisible()
    await expect(account).toHaveText('Ticketshop, angemeldet als Clara')
    await page.unroute('**/itix', slow)

    const gone: ((route: Route) => Promise<void>)[] = [
      (route) => route.fulfill({ status: 503, body: '' }),
      (route) => route.abort('connectionrefused'),
    ]
    for (const answer of gone) {
      await answerAsShop(page, answerOf('Clara', 2))
      await returnToTab(page)
      await expect(cart('Warenkorb 2 Karten')).toBeVisible()
      await page.unroute('**/itix')
      await becomes(page, answer)
      await page.clock.fastForward(11_000)
      await expect(cart('Warenkorb')).toBeVisible()
      await expect(account).toHaveText('Anmelden')
      await expect(account).toHaveAttribute('href', /\/de\/login\?returnUrl=/)
      await expect(page.locator('iframe')).toHaveCount(0)
      await page.unroute('**/itix')
    }
  })

  test('cannot make the website accept an invalid session', async ({ page, problems }) => {
    problems.allow("does not match the recipient window's origin")
    await answerAsShop(
      page,
      `for (const wrong of [null, 7, 'x', [], {}, { user: 'Clara' }, { user: {} }, { user: { name: 5 } }, { order: { items: [1] } }])
         source.postMessage(wrong, origin)
       for (let i = 0; i < 2000; i++) source.postMessage({ user: { name: ['x'] }, order: { items: 'x'.repeat(9) } }, origin)
       source.postMessage({ user: null, order: { items: [1, 2, 3] } }, origin)`,
    )
    await page.goto(somePage)
    // The first valid message counts, and none after it.
    await expect(page.getByRole('link', { name: 'Warenkorb 3 Karten' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Anmelden', exact: true }).first()).toBeVisible()
  })

  test('shows a name as text, however long and whatever is in it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await answerAsShop(
      page,
      `source.postMessage({ user: { name: '<img src=x onerror="document.title=1">\\u202e' + 'Donaudampfschifffahrt'.repeat(5000) }, order: { items: Array(5000).fill(0) } }, origin)`,
    )
    await page.goto(somePage)
    const account = page
      .getByRole('navigation', { name: 'Service' })
      .getByRole('link', { name: /angemeldet als <img/ })
    await expect(account).toBeVisible()
    expect((await account.boundingBox())?.width ?? 999).toBeLessThan(140)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })

  test('is the only sender whose messages are accepted', async ({ page }) => {
    let isAsked = false
    await page.route('**/itix', (route) => {
      isAsked = true
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>silent</title>' })
    })
    await page.goto(somePage)
    await expect.poll(() => isAsked).toBe(true)
    await page.evaluate(`(() => {
      const session = { user: { name: 'Mallory' }, order: { items: [1] } }
      postMessage(session, '*')
      dispatchEvent(new MessageEvent('message', { data: session, origin: ${JSON.stringify(shopOrigin())} }))
      dispatchEvent(new MessageEvent('message', { data: session, origin: ${JSON.stringify(shopOrigin())}, source: window }))
    })()`)
    await expect(page.getByText('Mallory')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Warenkorb', exact: true }).first()).toBeVisible()
  })

  test('cannot navigate the page elsewhere', async ({ page, problems }) => {
    problems.allow('Unsafe attempt to initiate navigation', 'sandboxed', 'allow-top-navigation')
    await page.route('**/itix', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><script>try { top.location.href = 'https://stranger.invalid/' } catch {} open('https://stranger.invalid/')</script>`,
      }),
    )
    const asked = page.waitForResponse('**/itix')
    await page.goto(somePage)
    await asked
    await expect(page.getByRole('link', { name: 'Warenkorb', exact: true }).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(somePage)
    expect(page.context().pages()).toHaveLength(1)
  })
})

/** Mocks the shop's hidden page: the code runs when the session is requested, and has `source` and `origin`. */
async function answerAsShop(page: Page, code: string): Promise<void> {
  const body = `<!doctype html><script>addEventListener('message', ({ source, origin }) => { ${code} })</script>`
  await page.route('**/itix', (route) => route.fulfill({ contentType: 'text/html', body }))
}

/** What the shop's hidden page says about a visitor. */
function answerOf(name: string, items: number): string {
  return `source.postMessage({ user: { name: '${name}' }, order: { items: Array(${items}).fill(0) } }, origin)`
}

/** Has the shop answer in another way, and the visitor return to the tab, so that it is asked again. */
async function becomes(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<(route: Route) => Promise<void>> {
  const asked = Promise.withResolvers<void>()
  const handler = (route: Route) => {
    asked.resolve()
    return answer(route)
  }
  await page.route('**/itix', handler)
  await returnToTab(page)
  await asked.promise
  return handler
}

/** Later than the shortest pause between two requests. */
async function returnToTab(page: Page): Promise<void> {
  await page.clock.fastForward(3000)
  await page.evaluate("dispatchEvent(new Event('focus'))")
}
