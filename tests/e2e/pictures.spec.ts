// Covers: src/server/figures src/server/share-images src/design/picture src/design/settling-sand
import sharp from 'sharp'
import { expect, test } from '../support/browser.ts'
import { sample } from '../support/sweep.ts'

/** One page of each kind, in both languages; those with a number are found by their lists. */
const pages = [
  '/de',
  '/en',
  '/de/programm-und-karten',
  '/en/archive-search',
  '/de/stories',
  '/en/subscriptions',
  '/de/search',
  '/de/besuch',
  '/en/visit',
  '/de/forms',
]
const lists = ['/de/programm-und-karten', '/en/program-and-tickets', '/de/stories', '/en/subscriptions']

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1]

test('Every kind of page names a share image: a JPEG of its own picture, or a drawn one of 1200 by 630 pixels', async ({
  request,
}) => {
  const details: string[] = []
  for (const list of lists) {
    const html = await (await request.get(list)).text()
    const [, detail] = new RegExp(`href="(${list}/[^"/]+/\\d+)"`).exec(html) ?? []
    expect(detail, `a record in ${list}`).toBeDefined()
    if (detail) details.push(detail)
  }
  const images = new Map<string, { page: string; size: string }>()
  for (const page of sample([...details, ...pages], 6)) {
    const html = await (await request.get(page)).text()
    const address = contentOf(html, 'og:image') ?? ''
    const size = `${contentOf(html, 'og:image:width')} × ${contentOf(html, 'og:image:height')}`
    if (address.includes('/media/')) expect(size, page).toMatch(/^1280 × \d+$/)
    else {
      expect(address, page).toMatch(/^https?:\/\/.+\/share\/[a-z]+\/(de|en)\/\d+-[0-9a-f]{16}\.jpg$/)
      expect(size, page).toBe('1200 × 630')
    }
    expect(contentOf(html, 'og:image:alt'), page).toBeTruthy()
    expect(contentOf(html, 'twitter:card'), page).toBe('summary_large_image')
    images.set(new URL(address).pathname, { page, size })
  }
  expect(images.size).toBeGreaterThan(3) // records have their own image, lists have the default one
  for (const [path, { page, size }] of images) {
    const answer = await request.get(path)
    expect(answer.status(), page).toBe(200)
    expect(answer.headers()['content-type'], page).toBe('image/jpeg')
    expect(answer.headers()['cache-control'], page).toContain('immutable')
    const { format, width, height } = await sharp(await answer.body()).metadata()
    expect(`${format}, ${width} × ${height}`, page).toBe(`jpeg, ${size}`)
  }
})

test('A share image whose page has changed redirects to the current one; unknown ones are not found', async ({
  request,
}) => {
  const html = await (await request.get('/de')).text()
  const { pathname } = new URL(contentOf(html, 'og:image') ?? '')
  const stale = pathname.replace(/-[0-9a-f]{16}/, '-0000000000000000')
  const answer = await request.get(stale, { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers()['location']).toBe(pathname)
  for (const bad of [
    '/share/event/de/999999999-0000000000000000.jpg',
    '/share/house/de/1-0000000000000000.jpg',
    '/share/house/fr/0-0000000000000000.jpg',
    '/share/x',
  ])
    expect((await request.get(bad, { maxRedirects: 0 })).status(), bad).toBe(404)
})

test('Figures are served as AVIF, WebP and JPEG in the requested width, and cached forever', async ({
  request,
}) => {
  const html = await (await request.get('/de')).text()
  const [path = ''] = /\/figures\/\d+\/[a-z]+\/\d+\/640\.avif/.exec(html) ?? []
  for (const [ending, type] of [
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ]) {
    for (const width of [320, 768]) {
      const answer = await request.get(path.replace('640.avif', `${width}.${ending}`))
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toBe(type)
      expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
      const size = await sharp(await answer.body()).metadata()
      expect([size.width, size.height]).toEqual([width, (width * 3) / 4])
    }
  }
  for (const bad of [
    path.replace('640', '641'),
    path.replace('.avif', '.png'),
    path.replace(/\/figures\/\d+/, '/figures/1'),
    path.replace(/\/\d+\/640/, '/360/640'),
    '/figures/x',
  ])
    expect((await request.get(bad)).status(), bad).toBe(404)
})

test('The leading picture of a page is preloaded as the file that is then shown', async ({ page }) => {
  await page.goto('/de')
  const link = page.locator('head link[rel="preload"][as="image"]')
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('type', 'image/avif')
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/figures/')),
  )
  const shown = await page
    .locator('main picture img, header picture img')
    .first()
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
  expect(loaded.filter((path) => path === shown)).toHaveLength(1)
  const figure = shown.split('/').slice(0, -1).join('/')
  expect(loaded.filter((path) => path.startsWith(`${figure}/`))).toEqual([shown])
})

test('On the home page the sand settles once, and then the static image is shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/de')
  const sand = page.locator('picture ~ canvas')
  await expect(sand).toHaveCount(1)
  await expect(sand).toHaveAttribute('aria-hidden', 'true')
  await expect(sand).toHaveCount(0)
  await expect(page.locator('picture img').first()).toBeVisible()
})

test('No sand moves for visitors who prefer reduced motion', async ({ browser, problems }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  problems.watch(context)
  const page = await context.newPage()
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('canvas')) document.documentElement.dataset['sand'] = 'moved'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/de')
  await page.waitForFunction(() => document.readyState === 'complete')
  // Idle callbacks run in order: ours after the page's own, twice, so that its code has run.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        setTimeout(() => requestIdleCallback(() => requestIdleCallback(resolve)), 1500),
      ),
  )
  await expect(page.locator('html')).not.toHaveAttribute('data-sand', 'moved')
  await context.close()
})
