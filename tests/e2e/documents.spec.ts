import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { demoAccount } from '../../demo/demo-account.ts'
import { findFonts, findStyleSheets } from '../../bench/first-view.ts'
import { fixedPageHref } from '../../src/routing/paths.ts'
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { combine } from '../support/sweep.ts'
import { shiftsOf, watchShifts } from '../support/browser-shifts.ts'

/** The pages to which the limits of bytes and requests apply; none of them has an island in its first view. */
const measured = ['home', 'programme', 'event', 'article', 'content'] as const

async function addressOf(kind: (typeof measured)[number], request: APIRequestContext): Promise<string> {
  const first = async (call: string) => {
    const { results } = (await (await request.get(call)).json()) as {
      results: { id: number; slug: { de: string } }[]
    }
    return `${results[0]?.slug.de}/${results[0]?.id}`
  }
  if (kind === 'event')
    return `/de/programm-und-karten/${await first('/api/events?query=Mahler&page_size=1')}`
  if (kind === 'article') return `/de/stories/${await first('/api/articles?size=1')}`
  return { home: '/de', programme: '/de/programm-und-karten', content: '/de/barrierefreiheit' }[kind]
}

test.describe('A page before any interaction', () => {
  for (const [kind, width] of combine(measured, [360, 1280]))
    test(`(${kind}, ${width} px) asks for at most 20 files, runs at most 15 KB of scripts, and fetches no React`, async ({
      page,
      request,
    }, { annotations }) => {
      await page.setViewportSize({ width, height: 800 })
      const asked: string[] = []
      const scripts = new Set<string>()
      page.on('request', (sent) => {
        asked.push(sent.url())
        if (sent.resourceType() === 'script') scripts.add(sent.url())
      })
      let untilLoad = 0
      page.once('load', () => (untilLoad = asked.length))
      // A worker runs beside the page: the sand of the home page settles in one.
      const workers: string[] = []
      page.on('worker', (worker) => workers.push(worker.url()))
      await page.goto(await addressOf(kind, request))
      await page.waitForLoadState('networkidle') // what the browser does when idle is done, too
      let bytes = 0
      for (const address of scripts) {
        if (workers.includes(address)) continue
        const code = await (await request.get(address)).body()
        bytes += gzipSync(code).length
        expect(code.toString()).not.toContain('react.dev/errors')
      }
      annotations.push({ type: 'figures', description: `${untilLoad} requests, ${bytes} bytes of scripts` })
      expect(untilLoad).toBeGreaterThan(5)
      expect(untilLoad).toBeLessThanOrEqual(20)
      expect(bytes).toBeGreaterThan(1000)
      expect(bytes).toBeLessThanOrEqual(15_000)
    })

  test('has one stylesheet and two font files, and inlines neither', async ({ request }) => {
    for (const path of ['/de', '/de/programm-und-karten', '/en/visit', '/de/gibt-es-nicht']) {
      const html = await (await request.get(path)).text()
      expect(findStyleSheets(html), path).toHaveLength(1)
      expect(findFonts(html), path).toHaveLength(2)
      expect(html, path).not.toMatch(/<style>[^<]{200}|url\(data:font|base64,/)
    }
  })
})

test.describe('A page with blocks', () => {
  for (const kind of ['home', 'content', 'event'] as const)
    test(`(${kind}) is fully styled without scripts, looks the same with them, and does not shift`, async ({
      page,
      browser,
      request,
    }) => {
      // Without scripts a form shows all of its fields, because nothing can decide which are needed, so this one must
      // not be on the page.
      const path = kind === 'content' ? fixedPageHref('visit', 'de') : await addressOf(kind, request)
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

test.describe('The notice for old browsers', () => {
  const notice = (page: Page) => page.getByText('Ihr Browser ist für diese Website zu alt')

  test('is not visible in a current browser', async ({ page }) => {
    await page.goto('/de')
    await expect(notice(page)).toBeHidden()
  })

  test('is shown where the styles are not supported, and the page can be read', async ({
    page,
    problems,
  }) => {
    problems.allow('style-', 'Failed to load resource')
    await page.route(/\/assets\/style-.*\.css$/, (route) => route.abort())
    await page.goto('/de')
    await expect(notice(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('Rules for what browsers prefetch', () => {
  const rules = '<script type="speculationrules">'

  test('are part of visitors’ documents, except when the browser saves data', async ({ request }) => {
    for (const path of ['/de', '/en/program-and-tickets', '/de/barrierefreiheit']) {
      expect(await (await request.get(path)).text(), path).toContain(rules)
      const saving = await request.get(path, { headers: { 'Save-Data': 'on' } })
      expect(await saving.text(), path).not.toContain(rules)
      expect(saving.headers()['vary'], path).toMatch(/Save-Data/i)
    }
  })

  test('are not part of the documents for staff', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('E-Mail').fill(demoAccount.email)
    await page.getByLabel('Passwort').fill(demoAccount.password)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page).toHaveURL(/\/cms-hub$/)
    expect(await (await page.request.get('/de')).text()).not.toContain(rules)
  })
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
