// Covers: shop
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { startShop, type ShopEvent } from '../../shop/start-shop.ts'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { expect, test as base } from '../support/browser.ts'

/**
 * A website, a foreign page on another origin, and a shop that sells for the website only. Each test starts its own:
 * tests that share a fixture of a worker would wait until all others have run.
 */
const test = base.extend<{ houses: { site: string; stranger: string; shop: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed
  houses: async ({}, use) => {
    const site = await servePages()
    const stranger = await servePages()
    const shop = await startShop({
      port: 0,
      host: '127.0.0.1',
      timeZone: () => 'Europe/Berlin',
      siteOrigins: [site.origin],
      catalogue,
    })
    await use({ site: site.origin, stranger: stranger.origin, shop: shop.origin })
    await Promise.all([site.close(), stranger.close(), shop.close()])
  },
})

test('a visitor logs in and comes back to the website', async ({ page, houses }) => {
  const returnUrl = `${houses.site}/de/konzert?x=1`
  await page.goto(`${houses.shop}/de/login?returnUrl=${encodeURIComponent(returnUrl)}`)
  await page.getByLabel('Name').fill('Clara Wieck')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(returnUrl)

  await page.goto(`${houses.shop}/en`)
  await page.getByRole('link', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('a visitor is never redirected to an unknown host', async ({ page, houses, problems }) => {
  problems.allow('status of 400')
  const answer = await page.goto(
    `${houses.shop}/de/login?returnUrl=${encodeURIComponent(`${houses.stranger}/`)}`,
  )
  expect(answer?.status()).toBe(400)
  await expect(page.getByRole('main')).toContainText('Rücksprungadresse')
})

for (const javaScriptEnabled of [true, false]) {
  test(`a visitor buys tickets ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    houses,
    problems,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    problems.watch(context)
    const page = await context.newPage()
    await page.goto(`${houses.shop}/de/buyingflow/tickets/e-1`)
    await page.getByRole('radio', { name: 'Kategorie 2' }).check()
    await page.getByLabel('Anzahl').selectOption('3')
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb')
    await expect(page.getByRole('row', { name: /Summe/ })).toContainText('132')
    await page.getByRole('link', { name: 'Anmelden und bestellen' }).click()
    await page.getByLabel('Name').fill('Clara')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await page.getByRole('button', { name: 'Bestellen' }).click()
    await expect(page.getByRole('main')).toContainText('Ihre Bestellung ist eingegangen')
    await expect(page.getByRole('link', { name: 'Warenkorb (0)' })).toBeVisible()
    await context.close()
  })
}

test('the website learns who is logged in and what is in the cart', async ({ page, houses }) => {
  await page.goto(`${houses.site}/?frame=${encodeURIComponent(`${houses.shop}/de/itix`)}`)
  await expect(page.getByRole('status')).toHaveText('{"user":null,"order":{"items":[]}}')

  await page.goto(`${houses.shop}/en/buyingflow/tickets/e-1`)
  await page.getByRole('radio', { name: 'Category 1' }).check()
  await page.getByLabel('Number').selectOption('2')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Log in and order' }).click()
  await page.getByLabel('Name').fill('Clara')
  await page.getByRole('button', { name: 'Log in' }).click()

  await page.goto(`${houses.site}/?frame=${encodeURIComponent(`${houses.shop}/de/itix`)}`)
  const answer = page.getByRole('status')
  await expect(answer).toContainText('"user":{"name":"Clara"}')
  const session: { order: { items: unknown[] } } = JSON.parse((await answer.textContent()) ?? '')
  expect(session.order.items).toHaveLength(2)
})

test('an unknown site may not frame the shop', async ({ page, houses, problems }) => {
  problems.allow('frame-ancestors')
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.goto(`${houses.stranger}/?frame=${encodeURIComponent(`${houses.shop}/de/itix`)}`)
  await refused
  await expect(page.getByRole('status')).toBeEmpty()
})

test('the website may also query a window of the shop, but an unknown site may not', async ({
  page,
  houses,
}) => {
  await page.goto(houses.site)
  expect(await askInWindow(page, houses.shop, 'GetSession')).toBe('answered')
  await expect(page.getByRole('status')).toContainText('"user":null')
  expect(await askInWindow(page, houses.shop, 'GetEverything')).toBe('ignored')

  await page.goto(houses.stranger)
  expect(await askInWindow(page, houses.shop, 'GetSession')).toBe('ignored')
})

test('the pages of the shop are accessible', async ({ page, houses, problems }) => {
  problems.allow('status of 404')
  for (const path of [
    '/de',
    '/en/login',
    '/de/buyingflow/tickets/e-1',
    '/en/buyingflow/order/',
    '/de/nowhere',
  ]) {
    await page.goto(houses.shop + path)
    expect(await findErrorsOfState(page), path).toEqual([])
  }
})

/**
 * Opens the shop in a window, sends it the message, and reports whether it handled it. The shop's own listener runs
 * first, so that it has decided when ours receives the message.
 */
async function askInWindow(page: Page, shop: string, message: string): Promise<'answered' | 'ignored'> {
  const opening = page.waitForEvent('popup')
  await page.evaluate(`globalThis.shopWindow = window.open(${JSON.stringify(`${shop}/de/itix`)}); undefined`)
  const popup = await opening
  await popup.waitForLoadState()
  await popup.evaluate(`
    const original = fetch
    globalThis.fetch = (...given) => { globalThis.hasAnswered = true; return original(...given) }
    globalThis.heard = new Promise((resolve) => addEventListener('message', () => resolve(), { once: true }))
    undefined
  `)
  await page.evaluate(`shopWindow.postMessage(${JSON.stringify(message)}, '*')`)
  await popup.evaluate('heard')
  return (await popup.evaluate('globalThis.hasAnswered === true')) ? 'answered' : 'ignored'
}

/** Pages that contain a frame and show its response. */
async function servePages(): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const frame = new URL(request.url ?? '/', 'http://localhost').searchParams.get('frame')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>Website</title><link rel="icon" href="data:,">
      <output></output>
      <script>addEventListener('message', ({ data }) => { document.querySelector('output').textContent = JSON.stringify(data) })</script>
      ${frame ? `<iframe src="${frame}" onload="setTimeout(() => this.contentWindow.postMessage('GetSession', '*'), 100)"></iframe>` : ''}`)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const catalogue = () => Promise.resolve([event])

const event: ShopEvent = {
  id: 'e-1',
  title: { de: 'Winterreise', en: 'Winter Journey' },
  hall: { de: 'Großer Saal', en: 'Great Hall' },
  start: '2099-03-10T18:30:00.000Z',
  status: 'on_sale',
  saleFrom: null,
  priceMin: 12,
  priceMax: 60,
  currency: 'EUR',
}
