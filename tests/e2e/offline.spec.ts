// Covers: src/service-worker
import type { Page } from '@playwright/test'
import { addressOf, deskOf, findAdvanceSale, hallDay } from '../support/browser-sale.ts'
import { expect, test } from '../support/browser.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ problems }) => {
  // Also pictures that were never in view, and the shop, whose frame is then another page.
  problems.allow('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'status 503', 'Failed to load resource')
  problems.allow("does not match the recipient window's origin ('null')")
})

test.describe('Without a network', () => {
  test('a visited page can be read, even the first one, and any other says in its language that there is no network', async ({
    page,
    context,
  }) => {
    await page.goto('/de/barrierefreiheit')
    await serviceWorkerReady(page)
    await expect.poll(() => keptPages(page)).toContain('/de/barrierefreiheit')
    await page.goto('/en/visit')
    await expect.poll(() => keptPages(page)).toContain('/en/visit')
    await context.setOffline(true)

    await page.goto('/de/barrierefreiheit')
    await expect(page.getByRole('heading', { level: 1, name: 'Barrierefreiheit' })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
    await page.goto('/en/visit')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate('document.fonts.ready.then((fonts) => fonts.size)')).toBeGreaterThan(0)

    await page.goto('/de/impressum')
    await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.goto('/en/imprint')
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')

    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toHaveCount(0)
  })

  test('the concerts that were saved are listed, and each can be read', async ({
    page,
    context,
    request,
    problems,
  }) => {
    // The press also prefetches the link's page, which may still be loading when the network is lost.
    problems.allow('net::ERR_UNEXPECTED')
    const event = await findAdvanceSale(request)
    const desk = deskOf(page)
    await page.goto(`/de/programm-und-karten?date=${hallDay(event.date_start)}`)
    await serviceWorkerReady(page)
    await desk
    await page
      .getByRole('link', { name: `Merken: ${event.name.de}` })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByText('auch ohne Netz lesen')).toBeVisible()
    await context.setOffline(true)
    await page.goto('/de/impressum')
    await expect(page.getByRole('heading', { level: 2, name: 'Gemerkte Konzerte' })).toBeVisible()
    const saved = page.getByRole('listitem').getByRole('link')
    await expect(saved).toHaveAttribute('href', addressOf(event))
    await saved.click()
    await expect(page.getByRole('heading', { level: 1, name: event.name.de })).toBeVisible()
  })

  test('pages for staff and secret pages are not cached', async ({ page, problems }) => {
    problems.allow('status 404', 'status of 404')
    await page.goto('/de/impressum')
    await serviceWorkerReady(page)
    await page.goto('/login')
    await page.goto('/de/stories?preview=nothing')
    await page.goto('/de/besuch')
    await expect.poll(() => keptPages(page)).toContain('/de/besuch')
    expect(await keptPages(page)).not.toContain('/login')
    expect(await keptPages(page)).not.toContain('/de/stories')
  })
})

async function serviceWorkerReady(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
}

/** The paths of the pages that the service worker has kept. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open('pages')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })
}
