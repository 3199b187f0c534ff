import { findAccessibilityFaults } from '../support/browser-accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

/** The style guide shows every block as a page would; axe looks at all of it in styleguide.spec.ts. */
async function openExamples(page: Page, language: 'de' | 'en' = 'de'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/styleguide?lang=${language}`)
  await hydrate(page)
  await pictures(page).scrollIntoViewIfNeeded() // its buttons come when it is near
  await expect(
    pictures(page).getByRole('button', { name: language === 'de' ? 'Weitere Bilder' : 'More pictures' }),
  ).toBeVisible()
}

const pictures = (page: Page) => page.locator('#block-image-list-slider')
const scrollOf = (page: Page) =>
  pictures(page)
    .getByRole('list')
    .evaluate((list) => list.scrollLeft)

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
  test('is moved by its buttons, which are disabled at its ends, and announces its position', async ({
    page,
  }) => {
    await openExamples(page)
    const next = pictures(page).getByRole('button', { name: 'Weitere Bilder' })
    const previous = pictures(page).getByRole('button', { name: 'Vorige Bilder' })
    const told = pictures(page).getByRole('status')
    await expect(previous).toBeDisabled()
    await expect(told).toBeEmpty()
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

  test('is moved by arrow keys, Home and End while it has the focus', async ({ page }) => {
    await openExamples(page)
    const track = pictures(page).getByRole('list', { name: 'Bilderfolge' })
    const told = pictures(page).getByRole('status')
    await track.focus()
    await page.keyboard.press('ArrowRight')
    await expect(told).toHaveText('Bild 2 von 6')
    await page.keyboard.press('End')
    await expect(told).toHaveText('Bild 6 von 6')
    await page.keyboard.press('Home')
    await expect(told).toHaveText('Bild 1 von 6')
    expect(await scrollOf(page)).toBe(0)
  })

  test('announces nothing when it is scrolled directly', async ({ page }) => {
    await openExamples(page)
    await pictures(page)
      .getByRole('list')
      .evaluate((list) => list.scrollTo({ left: 900 }))
    await expect(pictures(page).getByText('von 6')).not.toHaveText('1 von 6')
    await expect(pictures(page).getByRole('status')).toBeEmpty()
  })

  test('shows that there is more, at every width, and never widens the page', async ({ page }) => {
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await openExamples(page)
      const cut = await pictures(page)
        .getByRole('list')
        .evaluate((list) => {
          const { right } = list.getBoundingClientRect()
          return Array.from(list.children, (item) => item.getBoundingClientRect()).some(
            (box) => box.left < right - 8 && box.right > right + 8,
          )
        })
      expect(cut, `at ${width} px`).toBe(true)
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    }
  })

  test('follows a finger and snaps to a picture, also without scripts', async ({ browser, problems }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      hasTouch: true,
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    })
    problems.watch(context)
    const page = await context.newPage()
    await page.goto('/styleguide', { waitUntil: 'domcontentloaded' })
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
    await context.close()
  })
})

test.describe('The lightbox', () => {
  const openers = (page: Page) => pictures(page).getByRole('link', { name: /Bild vergrößern/ })
  const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Bilder in voller Größe' })
  const place = (page: Page, index: number) =>
    expect(lightbox(page).getByText(`Bild ${index} von 6`).first()).toBeVisible()

  test('shows the chosen picture of a list, takes the focus, locks the page, and undoes both when it closes', async ({
    page,
  }) => {
    await openExamples(page)
    await openers(page).nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(lightbox(page)).toBeVisible()
    await place(page, 2)
    await expect(lightbox(page).getByRole('button', { name: 'Schließen' })).toBeFocused()
    expect(await page.evaluate('document.body.classList.contains("no-scroll")')).toBe(true)
    expect(await lightbox(page).evaluate((panel) => panel.getAnimations().length)).toBe(0)
    expect(
      (await findAccessibilityFaults(page)).filter((fault) => !fault.startsWith('landmark-unique')),
    ).toEqual([])
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(openers(page).nth(1)).toBeFocused()
    expect(await page.evaluate('document.body.classList.contains("no-scroll")')).toBe(false)
  })

  test('is moved by arrow keys and buttons from the first picture to the last', async ({ page }) => {
    await openExamples(page)
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
  })

  test('is not prefetched by the browser when its link is pressed', async ({ page }) => {
    await openExamples(page)
    const opener = openers(page).first()
    const large = await opener.evaluate((link) => (link instanceof HTMLAnchorElement ? link.href : ''))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await opener.click()
    await place(page, 1)
    await expect(lightbox(page).locator('img').first()).toHaveJSProperty('complete', true)
    expect(large).toMatch(/\/figures\/.*\.jpg$/)
    expect(asked).not.toContain(large)
  })

  test('shows the credits behind the ©, which Escape closes first', async ({ page }) => {
    await openExamples(page)
    await openers(page).first().click()
    await place(page, 1)
    await lightbox(page).locator('summary').first().click()
    await expect(lightbox(page).getByText('© Hausarchiv')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toBeVisible()
    await expect(lightbox(page).getByText('© Hausarchiv')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
  })

  test('closes on a click beside the picture, but not on it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openExamples(page)
    await openers(page).first().click()
    await place(page, 1)
    await expect(lightbox(page).locator('img').first()).toHaveJSProperty('complete', true)
    await page.mouse.click(640, 380)
    await expect(lightbox(page)).toBeVisible()
    await page.mouse.click(20, 400)
    await expect(lightbox(page)).toHaveCount(0)
  })

  test('is moved by a swipe, and fits a low screen', async ({ browser, problems }) => {
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
    const size = await lightbox(page)
      .getByRole('listitem')
      .nth(1)
      .locator('img')
      .evaluate((image) => image.getBoundingClientRect().height)
    expect(size).toBeGreaterThan(60)
    await context.close()
  })

  test('shows a single picture without buttons to move', async ({ page }) => {
    await openExamples(page)
    await page
      .locator('#block-image-small')
      .getByRole('link', { name: /Bild vergrößern/ })
      .click()
    await expect(lightbox(page)).toBeVisible()
    await expect(lightbox(page).getByRole('button')).toHaveCount(1)
  })

  test('is a link to the picture itself without scripts, and for another tab', async ({
    browser,
    problems,
    page,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    problems.watch(context)
    const plain = await context.newPage()
    await plain.goto('/styleguide', { waitUntil: 'domcontentloaded' })
    const address = await openers(plain).first().getAttribute('href')
    expect(address).toMatch(/^\/figures\/.*\/1536\.jpg$/)
    const answer = await plain.goto(address ?? '')
    expect(answer?.headers()['content-type']).toBe('image/jpeg')
    await context.close()

    await openExamples(page)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      openers(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(lightbox(page)).toHaveCount(0)
    await tab.close()
  })
})

test.describe('A link to an answer', () => {
  test('opens it, also without scripts', async ({ page, browser, problems }) => {
    await page.goto('/styleguide#example-dress')
    await expect(page.locator('#example-dress')).toBeVisible()
    const context = await browser.newContext({ javaScriptEnabled: false })
    problems.watch(context)
    const plain = await context.newPage()
    await plain.goto('/styleguide#example-dress', { waitUntil: 'domcontentloaded' })
    await expect(plain.locator('#example-dress')).toBeVisible()
    await context.close()
  })
})

test.describe('Containers', () => {
  test('stand in twelve columns on a wide screen and below one another on a phone', async ({ page }) => {
    const widths: Record<string, number[]> = {
      '67-33': [2, 1],
      '33-67': [1, 2],
      '50-50': [1, 1],
      '33-33-33': [1, 1, 1],
      '25-50-25': [1, 2, 1],
    }
    for (const [layout, shares] of Object.entries(widths)) {
      await page.setViewportSize({ width: 1920, height: 900 })
      if (layout === '67-33') await openExamples(page)
      const columns = page.locator(`#block-container-${layout} [data-layout="${layout}"] > div`)
      const boxes = async () =>
        columns.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
      const wide = await boxes()
      expect(new Set(wide.map(({ top }) => Math.round(top))).size, layout).toBe(1)
      const [first] = wide
      const ratios = wide.map(({ width }) => Math.round(width / ((first?.width ?? 1) / (shares[0] ?? 1))))
      expect(ratios, layout).toEqual(shares)
      await page.setViewportSize({ width: 360, height: 900 })
      const narrow = await boxes()
      expect(new Set(narrow.map(({ left }) => Math.round(left))).size, layout).toBe(1)
      const tops = narrow.map(({ top }) => top)
      expect(tops, layout).toEqual(tops.toSorted((a, b) => a - b))
    }
  })

  test('show a portrait and a landscape picture in exactly their sizes', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 })
    await openExamples(page)
    for (const [id, width, height] of [
      ['block-image-vertical-400-500', 400, 500],
      ['block-image-horizontal-1240-700', 1240, 700],
    ] as const) {
      const box = await page.locator(`#${id} picture`).boundingBox()
      expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)], id).toEqual([width, height])
    }
  })
})
