// Covers: src/blocks src/design/lightbox src/design/slider
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

/** The parts of the style guide that these tests look at. */
const parts = [
  'block-container',
  'block-image',
  'block-image-list',
  'block-faq',
  'block-video',
  'credit-overlay',
]
const address = `/styleguide?lang=de&${parts.map((part) => `part=${part}`).join('&')}`

/** The style guide shows every block as a page would; axe looks at all of it in styleguide.spec.ts. */
async function openExamples(page: Page, hash = ''): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${address}${hash}`)
  await hydrate(page)
  await pictures(page).scrollIntoViewIfNeeded() // its buttons come when it is near
  await expect(pictures(page).getByRole('button', { name: 'Weitere Bilder' })).toBeVisible()
}

const pictures = (page: Page) => page.locator('#block-image-list-slider')

/** A finger that moves to the left and lifts off. */
async function swipeLeft(page: Page, from: { x: number; y: number }, distance: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x - moved, y: from.y }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 12; step++) await touch('touchMove', (distance * step) / 12)
  await touch('touchEnd', distance)
}

test.describe('A slider', () => {
  test('is scrolled directly, by keys and by its buttons, and announces its position unless it is scrolled directly', async ({
    page,
  }) => {
    await openExamples(page)
    const next = pictures(page).getByRole('button', { name: 'Weitere Bilder' })
    const previous = pictures(page).getByRole('button', { name: 'Vorige Bilder' })
    const track = pictures(page).getByRole('list', { name: 'Bilderfolge' })
    const told = pictures(page).getByRole('status')
    await expect(previous).toBeDisabled()
    await test.step('It announces nothing when it is scrolled directly', async () => {
      await track.evaluate((list) => list.scrollTo({ left: 900 }))
      await expect(pictures(page).getByText('von 6')).not.toHaveText('1 von 6')
      await expect(told).toBeEmpty()
    })
    await test.step('It is moved by arrow keys, Home and End while it has the focus', async () => {
      await track.focus()
      await page.keyboard.press('Home')
      await expect(told).toHaveText('Bild 1 von 6')
      expect(await track.evaluate((list) => list.scrollLeft)).toBe(0)
      await page.keyboard.press('ArrowRight')
      await expect(told).toHaveText('Bild 2 von 6')
      await page.keyboard.press('End')
      await expect(told).toHaveText('Bild 6 von 6')
      await page.keyboard.press('Home')
      await expect(told).toHaveText('Bild 1 von 6')
    })
    await test.step('It is moved by its buttons, which are disabled at its ends', async () => {
      await expect(previous).toBeDisabled()
      await next.click()
      await expect(told).toHaveText('Bild 2 von 6')
      await expect(previous).toBeEnabled()
      for (let move = 0; move < 4; move++) {
        await next.click()
        await expect(told).not.toBeEmpty()
      }
      await expect(next).toBeDisabled()
      await expect(next).toBeFocused()
      await previous.press('Enter')
      await expect(told).toHaveText('Bild 5 von 6')
    })
    await test.step('It shows that there is more, at every width, and never widens the page', async () => {
      await track.focus()
      await page.keyboard.press('Home')
      await expect(told).toHaveText('Bild 1 von 6')
      for (const width of [320, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const isCut = () =>
          track.evaluate((list) => {
            const { right } = list.getBoundingClientRect()
            return Array.from(list.children, (item) => item.getBoundingClientRect()).some(
              (box) => box.left < right - 8 && box.right > right + 8,
            )
          })
        await expect.poll(isCut, `at ${width} px`).toBe(true)
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(
          0,
        )
      }
    })
  })
})

const openers = (page: Page) => pictures(page).getByRole('link', { name: /Bild vergrößern/ })
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Bilder in voller Größe' })
const place = (page: Page, index: number) =>
  expect(lightbox(page).getByText(`Bild ${index} von 6`).first()).toBeVisible()

test.describe('The lightbox', () => {
  test('shows the chosen picture, is moved and closed by keyboard and mouse, and restores the focus', async ({
    page,
  }) => {
    test.setTimeout(360_000)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openExamples(page)
    const image = lightbox(page).locator('img').first()
    await test.step('The browser does not prefetch its link when it is pressed', async () => {
      const large = await openers(page)
        .first()
        .evaluate((link) => (link instanceof HTMLAnchorElement ? link.href : ''))
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await openers(page).first().click()
      await place(page, 1)
      // On a new site it is drawn now, after all figures that other tests have requested.
      await expect(image).toHaveJSProperty('complete', true, { timeout: 180_000 })
      expect(large).toMatch(/\/figures\/.*\.jpg$/)
      expect(asked).not.toContain(large)
    })
    await test.step('It closes on a click beside the picture, but not on it', async () => {
      await page.mouse.click(640, 380)
      await expect(lightbox(page)).toBeVisible()
      await page.mouse.click(20, 400)
      await expect(lightbox(page)).toHaveCount(0)
    })
    await test.step('It takes the focus, locks the page, and undoes both when it closes', async () => {
      await openers(page).nth(1).focus()
      await page.keyboard.press('Enter')
      await expect(lightbox(page)).toBeVisible()
      await place(page, 2)
      await expect(lightbox(page).getByRole('button', { name: 'Schließen' })).toBeFocused()
      expect(await page.evaluate('document.body.classList.contains("no-scroll")')).toBe(true)
      expect(await lightbox(page).evaluate((panel) => panel.getAnimations().length)).toBe(0)
      expect((await findErrorsOfState(page)).filter((error) => !error.startsWith('landmark-unique'))).toEqual(
        [],
      )
      await page.keyboard.press('Escape')
      await expect(lightbox(page)).toHaveCount(0)
      await expect(openers(page).nth(1)).toBeFocused()
      expect(await page.evaluate('document.body.classList.contains("no-scroll")')).toBe(false)
    })
    await test.step('It is moved by arrow keys and buttons from the first picture to the last', async () => {
      await openers(page).first().click()
      await place(page, 1)
      await expect(lightbox(page).getByRole('button', { name: 'Voriges Bild' })).toBeDisabled()
      await page.keyboard.press('ArrowRight')
      await place(page, 2)
      await expect(lightbox(page).getByRole('status').first()).toHaveText('Bild 2 von 6')
      await lightbox(page).getByRole('button', { name: 'Nächstes Bild' }).click()
      await place(page, 3)
      await page.keyboard.press('End')
      await place(page, 6)
      await expect(lightbox(page).getByRole('button', { name: 'Nächstes Bild' })).toBeDisabled()
      await page.keyboard.press('ArrowLeft')
      await place(page, 5)
      await page.keyboard.press('Home')
      await place(page, 1)
    })
    await test.step('Escape closes the credits behind the © first', async () => {
      await lightbox(page).locator('summary').first().click()
      await expect(lightbox(page).getByText('© Hausarchiv')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(lightbox(page)).toBeVisible()
      await expect(lightbox(page).getByText('© Hausarchiv')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(lightbox(page)).toHaveCount(0)
    })
    await test.step('A click for another tab opens the picture there', async () => {
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        openers(page)
          .first()
          .click({ modifiers: ['ControlOrMeta'] }),
      ])
      await expect(lightbox(page)).toHaveCount(0)
      await tab.close()
    })
    await test.step('It shows a single picture without buttons to move', async () => {
      await page
        .locator('#block-image-small')
        .getByRole('link', { name: /Bild vergrößern/ })
        .click()
      await expect(lightbox(page)).toBeVisible()
      await expect(lightbox(page).getByRole('button')).toHaveCount(1)
    })
  })

  test('is moved by a swipe, and fits a low screen', { tag: '@long' }, async ({ browser, problems }) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 360, height: 640 },
      reducedMotion: 'reduce',
      locale: 'de-DE',
    })
    problems.watch(context)
    const page = await context.newPage()
    await openExamples(page)
    await openers(page).first().tap()
    await place(page, 1)
    await swipeLeft(page, { x: 300, y: 320 }, 240)
    await place(page, 2)
    await page.setViewportSize({ width: 320, height: 256 }) // 400 % zoom
    await expect(lightbox(page).getByRole('button', { name: 'Schließen' })).toBeInViewport({ ratio: 1 })
    const picture = lightbox(page).getByRole('listitem').nth(1).locator('img')
    // It has no height until it is loaded.
    await expect
      .poll(() => picture.evaluate((image) => image.getBoundingClientRect().height))
      .toBeGreaterThan(60)
    await context.close()
  })
})

test.describe('Without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('a slider follows a finger, pictures and players are links, and credits and answers can be opened', async ({
    page,
  }) => {
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await page.goto(`${address}#example-dress`, { waitUntil: 'domcontentloaded' })
    await test.step('A link to an answer opens it', () =>
      expect(page.locator('#example-dress')).toBeVisible())
    await test.step('A slider follows a finger and snaps to a picture', async () => {
      await pictures(page).scrollIntoViewIfNeeded()
      await expect(pictures(page).getByRole('button')).toHaveCount(0)
      const box = await pictures(page).getByRole('list').boundingBox()
      if (!box) throw new Error('The slider is there')
      await swipeLeft(page, { x: box.x + box.width * 0.8, y: box.y + 60 }, box.width * 0.6)
      await expect
        .poll(async () => {
          const now = await pictures(page).getByRole('listitem').nth(1).boundingBox()
          return Math.abs((now?.x ?? 0) - box.x)
        })
        .toBeLessThan(3)
    })
    await test.step('Credits are a plain disclosure', async () => {
      const credit = page.locator('#credit-overlay')
      await expect(credit.getByText('© Hausarchiv')).toBeHidden()
      await credit.locator('summary').click()
      await expect(credit.getByText('© Hausarchiv')).toBeVisible()
    })
    await test.step('External media are links', async () => {
      const video = page.locator('#block-video-with-a-figure')
      const link = video.getByRole('link', { name: 'Bei YouTube öffnen' })
      await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=jNQXAC9IVRw')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(video.getByRole('button')).toHaveCount(0)
      await expect(page.locator('iframe')).toHaveCount(0)
      expect([...asked]).toEqual([new URL(page.url()).origin])
    })
    await test.step('A picture of a list is a link to its file', async () => {
      const file = await openers(page).first().getAttribute('href')
      expect(file).toMatch(/^\/figures\/.*\/1536\.jpg$/)
      const answer = await page.goto(file ?? '')
      expect(answer?.headers()['content-type']).toBe('image/jpeg')
    })
  })
})

test('Containers have twelve columns on a wide screen and one on a phone, pictures have exactly their sizes, and a link to an answer opens it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await openExamples(page, '#example-dress')
  await expect(page.locator('#example-dress')).toBeVisible()
  const boxesOf = async (layout: string) =>
    page
      .locator(`#block-container-${layout} [data-layout="${layout}"] > div`)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  const layouts = Object.entries({
    '67-33': [2, 1],
    '33-67': [1, 2],
    '50-50': [1, 1],
    '33-33-33': [1, 1, 1],
    '25-50-25': [1, 2, 1],
  })
  for (const [layout, shares] of layouts) {
    const wide = await boxesOf(layout)
    expect(new Set(wide.map(({ top }) => Math.round(top))).size, layout).toBe(1)
    const [first] = wide
    const ratios = wide.map(({ width }) => Math.round(width / ((first?.width ?? 1) / (shares[0] ?? 1))))
    expect(ratios, layout).toEqual(shares)
  }
  for (const [id, width, height] of [
    ['block-image-vertical-400-500', 400, 500],
    ['block-image-horizontal-1240-700', 1240, 700],
  ] as const) {
    const box = await page.locator(`#${id} picture`).boundingBox()
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)], id).toEqual([width, height])
  }
  await page.setViewportSize({ width: 360, height: 900 })
  for (const [layout, shares] of layouts) {
    const narrow = await boxesOf(layout)
    expect(narrow, layout).toHaveLength(shares.length)
    expect(new Set(narrow.map(({ left }) => Math.round(left))).size, layout).toBe(1)
    const tops = narrow.map(({ top }) => top)
    expect(tops, layout).toEqual(tops.toSorted((a, b) => a - b))
  }
})
