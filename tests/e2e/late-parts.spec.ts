import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'

/** Pages with blocks whose scripts and styles come apart from the page's own. */
const pages = ['/de', '/en/accessibility', '/de/barrierefreiheit', 'a concert with a section of its own']

test.describe('A page with parts that come apart', () => {
  for (const path of pages) {
    test(`${path} is fully styled without scripts, and looks the same when they have taken over`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const address = `${baseURL}${path.startsWith('/') ? path : await findConcert(page)}`
      const plain = await shapesWithoutScripts(browser, address)
      expect(plain.length).toBeGreaterThan(5)
      expect(plain.some((shape) => shape.includes('grid'))).toBe(true)
      await page.goto(address)
      await hydrate(page)
      expect(await shapes(page)).toEqual(plain)
      expect(await countLayoutShifts(page)).toBe(0)
    })
  }

  test('is shown with its styles also to those who come by a link', async ({ page, browser, baseURL }) => {
    const plain = await shapesWithoutScripts(browser, `${baseURL}/de/barrierefreiheit`)
    await page.goto('/de/stories')
    await hydrate(page)
    await markDocument(page)
    await page.getByRole('link', { name: 'Barrierefreiheit' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Barrierefreiheit' })).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
    await expect.poll(() => shapes(page)).toEqual(plain)
  })

  test('keeps its styles when one leaves it and comes back', async ({ page }) => {
    await page.goto('/de/barrierefreiheit')
    await hydrate(page)
    await markDocument(page)
    const before = await shapes(page)
    await page.getByRole('banner').getByRole('link', { name: 'Stories' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Barrierefreiheit' })).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
    await expect.poll(() => shapes(page)).toEqual(before)
  })

  test('is opened as a document of its own when a part cannot be had any more', async ({
    page,
    problems,
  }) => {
    problems.allow('/assets/view-')
    await page.goto('/de/stories')
    await hydrate(page)
    await markDocument(page)
    await page.route('**/assets/view-*.js', (route) => route.abort())
    page.once('domcontentloaded', () => void page.unroute('**/assets/view-*.js')) // the new version has its own
    await page.getByRole('banner').getByRole('link', { name: 'Haus und Menschen' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Haus und Menschen' })).toBeVisible()
    expect(await isSameDocument(page)).toBe(false)
    expect((await shapes(page)).length).toBeGreaterThan(20)
  })
})

test.describe('A part that sleeps', () => {
  test('just below what one sees wakes with the first scroll, and not before', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/de')
    await hydrate(page)
    // Its elements are replaced when it wakes.
    const first = page.locator('main [data-dormant] > *').first()
    const top = await first.evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(300)
    await page.setViewportSize({ width: 390, height: Math.floor(top) - 20 })
    await page.reload()
    await hydrate(page)
    await first.evaluate((element) => element.setAttribute('data-mark', ''))
    await hydrate(page)
    await expect(first).toHaveAttribute('data-mark')
    await page.mouse.wheel(0, 40)
    await expect(first).not.toHaveAttribute('data-mark')
  })
})

/** A concert of the demo season whose page editors have added to. */
async function findConcert(page: Page): Promise<string> {
  const answer = await page.request.get('/api/events?query=Mahler&page_size=1')
  const { results } = (await answer.json()) as { results: { id: number; slug: { de: string } }[] }
  const [concert] = results
  return `/de/programm-und-karten/${concert?.slug.de}/${concert?.id}`
}

async function shapesWithoutScripts(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate('document.fonts.ready')
  const found = await shapes(page)
  await context.close()
  return found
}

/** What can be seen of each element of a section: its size, how it lays out its own, its colour. */
function shapes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-parts] *')].map((element) => {
      const { width, height } = element.getBoundingClientRect()
      const { display, color } = getComputedStyle(element)
      return `${element.tagName} ${width.toFixed(1)}×${height.toFixed(1)} ${display} ${color}`
    }),
  )
}

/** How often something has moved by itself since all of the document was there. */
function countLayoutShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => {})
        observer.observe({ type: 'layout-shift', buffered: true })
        const [document] = performance.getEntriesByType('navigation')
        const parsed = document instanceof PerformanceNavigationTiming ? document.domInteractive : 0
        setTimeout(
          () => resolve(observer.takeRecords().filter(({ startTime }) => startTime >= parsed).length),
          0,
        )
      }),
  )
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate("document.documentElement.setAttribute('data-mark', '')")
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate("document.documentElement.hasAttribute('data-mark')")
}
