// Covers: src/site/browser src/design/island src/site/document.tsx
import type { Browser, Page } from '@playwright/test'
import { fixedPageHref, href } from '../../src/routing/paths.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { addressOf, listEvents } from '../support/browser-sale.ts'
import { sample } from '../support/sweep.ts'
import { shiftsOf, watchShifts } from '../support/browser-shifts.ts'

test.describe('A page with blocks', () => {
  for (const kind of sample(['content', 'home', 'event'] as const, 1))
    test(`(${kind}) is fully styled without scripts, looks the same with them, and does not shift`, async ({
      page,
      browser,
      request,
    }) => {
      // Without scripts a form shows all of its fields, because nothing can decide which are needed, so this one must
      // not be on the page.
      const [event] = await listEvents(request, 'query=Mahler')
      const path = { content: fixedPageHref('visit', 'de'), home: '/de', event: addressOf(event) }[kind]
      const plain = await shapesWithoutScripts(browser, path)
      expect(plain.length).toBeGreaterThan(5)
      expect(plain.some((shape) => shape.includes('grid'))).toBe(true)
      await watchShifts(page)
      await page.goto(path)
      await hydrate(page)
      expect(await shapes(page)).toEqual(plain)
      expect((await shiftsOf(page)).late).toEqual([])
    })

  test('loads React when an island comes near the viewport, and not before', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/de/haus-und-menschen/vermittlung')
    await page.waitForLoadState('networkidle')
    const island = page.locator('island-root').first()
    await expect(island.locator('> *').first()).not.toBeInViewport()
    expect(asked.filter((path) => /hydrate|island/.test(path))).toEqual([])
    await island.getByRole('button').first().scrollIntoViewIfNeeded()
    await expect(island).toHaveAttribute('data-hydrated')
    expect(asked.filter((path) => /hydrate|island/.test(path))).not.toEqual([])
  })
})

test.describe('An island', () => {
  test('that is removed before React has hydrated it causes no error', async ({ page }) => {
    await page.addInitScript(() => {
      // It is called with its receiver below.
      // oxlint-disable-next-line typescript/unbound-method
      const { addEventListener } = EventTarget.prototype
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        addEventListener.call(this, type, ...rest)
        // React listens to all events of a root, and hydrates it in a later task. No other code listens to this one.
        if (!(this instanceof HTMLElement) || !this.matches('island-root') || type !== 'volumechange') return
        let turns = 10
        const removeAfterTurns = () => {
          if (turns-- > 0) return queueMicrotask(removeAfterTurns)
          this.remove()
          setTimeout(() => document.documentElement.setAttribute('data-removed', ''))
        }
        removeAfterTurns()
      }
    })
    await page.goto('/de/haus-und-menschen/orgel')
    await page.evaluate(() => document.querySelector('[data-island="external-media"] > *')?.scrollIntoView())
    await expect(page.locator('html[data-removed]')).toBeAttached()
  })
})

test.describe('A click on an island', () => {
  test('whose script is still loading is replayed as soon as it has loaded', async ({ page }) => {
    await page.route('https://**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
    )
    const script = Promise.withResolvers<void>()
    await page.route(/\/assets\/external-media\.island-.*\.js$/, async (route) => {
      await script.promise
      await route.continue()
    })
    await page.goto('/de/haus-und-menschen/orgel')
    const island = page.locator('island-root[data-island="external-media"]').first()
    await island.getByRole('button', { name: /^Einmal laden/ }).click()
    await expect(island).not.toHaveAttribute('data-hydrated')
    await expect(island.locator('iframe')).toHaveCount(0)
    script.resolve()
    await expect(island.locator('iframe')).toBeVisible()
  })

  test('whose script no longer exists reloads the page once, and leaves it readable', async ({
    page,
    problems,
  }) => {
    problems.allow('.island-', 'Failed to load resource', 'Failed to fetch dynamically imported module')
    await page.route(/\.island-.*\.js$/, (route) => route.abort())
    let loads = 0
    let errors = 0
    page.on('domcontentloaded', () => (loads += 1))
    page.on('pageerror', () => (errors += 1))
    await page.goto('/de/haus-und-menschen/orgel')
    const button = page.getByRole('button', { name: /^Einmal laden/ }).first()
    // The page may be reloaded as soon as the island is near, while the browser still scrolls.
    await button.scrollIntoViewIfNeeded().catch(() => undefined)
    await expect.poll(() => loads).toBe(2)
    await button.scrollIntoViewIfNeeded()
    await expect.poll(() => errors).toBe(1)
    expect(loads).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('The notice for old browsers is shown only where the styles are not supported, and the page can be read', async ({
  page,
  problems,
}) => {
  problems.allow('style-', 'Failed to load resource')
  const notice = page.getByText('Ihr Browser ist für diese Website zu alt')
  await page.goto('/de/stories')
  await expect(notice).toBeHidden()
  await page.route(/\/assets\/style-.*\.css$/, (route) => route.abort())
  await page.reload()
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('The first concerts of the programme', () => {
  test.use({ serviceWorkers: 'allow' })

  test('are prefetched without a hover, and no others; a click uses the prefetched page', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    const prefetched = new Set<string | null>()
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') prefetched.add(new URL(prefetchUrl).pathname)
    })
    await session.send('Preload.enable')
    // All links of this height are in view.
    await page.setViewportSize({ width: 1280, height: 3000 })
    await page.goto(href('events', 'de'))
    const links = page.locator('main h3 a')
    const paths = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    await expect.poll(() => prefetched).toEqual(new Set(paths.slice(0, 3)))
    await links.first().click()
    await expect(page).toHaveURL(String(paths[0]))
    const delivery = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return entry && 'deliveryType' in entry ? entry.deliveryType : undefined
    })
    expect(delivery).toBe('navigational-prefetch')
  })
})

test('The documents for staff have no rules for what browsers prefetch', async ({ page }) => {
  await signInStaff(page)
  expect(await (await page.request.get('/de')).text()).not.toContain('<script type="speculationrules">')
})

async function shapesWithoutScripts(browser: Browser, path: string): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  await page.evaluate('document.fonts.ready')
  const found = await shapes(page)
  await context.close()
  return found
}

/** What is visible of each element of a section: its size, its layout, its colour. */
function shapes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Without scripts Chromium often computes styles before the stylesheet has loaded, and fades from its default
    // colours to ours.
    for (const fade of document.getAnimations())
      if (fade.effect?.getComputedTiming().endTime !== Infinity) fade.finish()
    return [...document.querySelectorAll('[data-section] *')].map((element) => {
      const { width, height } = element.getBoundingClientRect()
      const { display, color } = getComputedStyle(element)
      return `${element.tagName} ${width.toFixed(1)}×${height.toFixed(1)} ${display} ${color}`
    })
  })
}
