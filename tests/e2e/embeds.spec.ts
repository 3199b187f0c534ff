// Covers: src/design/external-media src/design/consent src/blocks/video src/blocks/social-media src/blocks/viewer src/blocks/reservation
import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Language } from '#i18n/languages.ts'
import { readConsent } from '../../src/design/consent/consent-cookie.ts'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { sample } from '../support/sweep.ts'
import { hydrate } from '../support/browser-hydration.ts'

/**
 * Mocks all other hosts: answers each request to them with a small page, so that no test needs the internet, and
 * records the addresses.
 */
async function answerForOthers(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  const own = [process.env['SITE_ORIGIN'], process.env['SHOP_ORIGIN']]
  await context.route(
    (url) => url.protocol.startsWith('http') && !own.includes(url.origin),
    async (route) => {
      asked.push(route.request().url())
      const { host } = new URL(route.request().url())
      await route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>${host}</title><button>Spielt bei ${host}</button>`,
      })
    },
  )
  return asked
}

/** The kinds of media that the visitor's choice allows. */
async function mediaConsent(context: BrowserContext): Promise<string[]> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cookie_consent')
  return [...(readConsent(`cookie_consent=${cookie?.value}`)?.media ?? [])]
}

/** The blocks of the style guide that show external media. */
const blocks = ['audio', 'reservation', 'social-media', 'starmate', 'video', 'video-list', 'viewer']
const examplesIn = (language: Language) =>
  `/styleguide?lang=${language}&${blocks.map((block) => `part=block-${block}`).join('&')}`

async function open(page: Page, path = examplesIn('de')): Promise<void> {
  await page.goto(path)
  await hydrate(page)
}

const video = (page: Page) => page.locator('#block-video-with-a-figure')
const audio = (page: Page) => page.locator('#block-audio-album')
const once = (place: Locator) => place.getByRole('button', { name: /^(Einmal laden|Load once)/ })
const always = (place: Locator) => place.getByRole('button', { name: 'Externe Medien immer laden' })
const player = 'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw?rel=0'

/** The page's focus is here, also when the focused document is the one in the frame. */
async function expectFocusIn(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((found) => found.contains(document.activeElement))).toBe(true)
}

/** The position of an element on the whole page, independent of scrolling, and its size. */
function roomOf(element: Locator) {
  return element.evaluate((found) => {
    const { top, width, height } = found.getBoundingClientRect()
    return [top + scrollY, width, height].map(Math.round)
  })
}

/** Scrolls past everything on the page, so that all lazy elements have been visible. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise((done) => requestAnimationFrame(done))
    }
  })
}

test.describe('External media', () => {
  test('are requested only when the visitor asks for them once, and are closed again', async ({
    page,
    context,
  }) => {
    const asked = await answerForOthers(context)
    await open(page)
    const frame = video(page).locator('iframe')
    await scrollThrough(page)
    const before = await roomOf(video(page))
    await test.step('Nothing is requested before', async () => {
      await expect(once(video(page))).toBeVisible()
      expect(asked).toEqual([])
      expect(await page.locator('iframe').count()).toBe(0)
      expect(await page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"]').count()).toBe(0)
      expect(await mediaConsent(context)).toEqual([])
    })
    await test.step('They are shown in the space reserved for them, and no other media are', async () => {
      await once(video(page)).click()
      await expectFocusIn(frame)
      await expect(
        video(page)
          .frameLocator('iframe')
          .getByRole('button', { name: 'Spielt bei www.youtube-nocookie.com' }),
      ).toBeVisible()
      await expect(video(page).getByRole('status')).toHaveText('Probenbesuch: Mahlers Fünfte ist geladen.')
      expect(asked).toEqual([player])
      expect(await page.locator('iframe').count()).toBe(1)
      expect(await roomOf(video(page))).toEqual(before)
      await expect(frame).toHaveAttribute('title', 'Probenbesuch: Mahlers Fünfte')
      await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin')
      await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
      await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/)
      expect(await mediaConsent(context)).toEqual([])
    })
    await test.step('They are closed, and the focus returns', async () => {
      await video(page).getByRole('button', { name: 'Wieder schließen' }).press('Enter')
      await expect(frame).toHaveCount(0)
      await expect(once(video(page))).toBeFocused()
      expect(await roomOf(video(page))).toEqual(before)
    })
    await test.step('They are loaded and left by keyboard alone', async () => {
      await page.keyboard.press('Enter')
      await expectFocusIn(frame)
      await expect.poll(() => asked).toEqual([player, player])
      const inside = video(page).frameLocator('iframe').getByRole('button')
      await expect(inside).toBeVisible()
      await page.keyboard.press('Tab') // into the player
      await expectFocusIn(inside)
      await page.keyboard.press('Tab') // and out of it
      await expectFocusIn(video(page).getByRole('button', { name: 'Wieder schließen' }))
      await page.keyboard.press('Space')
      await expectFocusIn(once(video(page)))
    })
    await test.step('A podcast is never fetched by a script of this page', async () => {
      asked.length = 0
      const podcast = page.locator('#block-audio-podcast-pasted-as-a-code')
      await once(podcast).click()
      await expect(podcast.locator('iframe')).toHaveAttribute('src', /^https:\/\/player\.podigee-cdn\.net\//)
      await expect.poll(() => asked.length).toBe(1)
      expect(await page.locator('script[src*="podigee"]').count()).toBe(0)
    })
    await test.step('They are removed when they are refused afterwards, and after a reload', async () => {
      await page.evaluate("dispatchEvent(new CustomEvent('cc:onChange'))")
      await expect(page.locator('iframe')).toHaveCount(0)
      await page.reload()
      await hydrate(page)
      await expect(once(video(page))).toBeVisible()
      expect(asked).toHaveLength(1)
    })
  })

  test('are always shown once the visitor has chosen so, until the consent is withdrawn', async ({
    page,
    context,
  }) => {
    const asked = await answerForOthers(context)
    await open(page)
    const before = await roomOf(video(page))
    await always(video(page)).click()
    await expectFocusIn(video(page).locator('iframe'))
    await audio(page).scrollIntoViewIfNeeded() // it hydrates when it is near
    await expect(audio(page).locator('iframe')).toHaveCount(1)
    expect(await roomOf(video(page))).toEqual(before)
    const stored = (await context.cookies()).find(({ name }) => name === 'cookie_consent')
    const choice = decodeURIComponent(stored?.value ?? '')
    expect(choice).toMatch(/"categories":\[[^\]]*"media"/)
    for (const service of ['video', 'audio', 'magazine', 'reservation', 'social'])
      expect(choice).toContain(`"${service}"`)

    await test.step('Also on the next page, where they take no focus', async () => {
      asked.length = 0
      await open(page, examplesIn('en'))
      await video(page).scrollIntoViewIfNeeded()
      await expect(video(page).locator('iframe')).toHaveCount(1)
      await expect(once(video(page))).toHaveCount(0)
      await expect.poll(() => asked).toContain(player)
      await expect(page.locator('body')).toBeFocused() // a player that loads without an interaction takes no focus
    })
    await test.step('They are removed when the visitor withdraws the consent', async () => {
      // By keyboard, because a click beside a frame of another process sometimes lands in the frame.
      await video(page).getByRole('button', { name: 'Cookie settings' }).press('Enter')
      const settings = page.getByRole('dialog', { name: 'Cookie settings' })
      await expectFocusIn(settings) // which it receives a moment after it is there
      await settings.getByRole('button', { name: 'Necessary only' }).press('Enter')
      await expect(settings).toBeHidden()
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(once(video(page))).toBeVisible()
    })
  })

  test('can be allowed by category', async ({ page, context }) => {
    await answerForOthers(context)
    await page.goto('/de/impressum')
    await hydrate(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
    await settings.getByRole('button', { name: /Externe Medien/ }).click()
    await settings.getByRole('checkbox', { name: 'Musik und Podcasts' }).check({ force: true })
    expect(await findErrorsOfState(page)).toEqual([])
    await settings.getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect(settings).toBeHidden()
    await open(page)
    await audio(page).scrollIntoViewIfNeeded()
    await expect(audio(page).locator('iframe')).toHaveCount(1)
    await expect(once(video(page))).toBeVisible()
  })

  for (const [width, colorScheme] of sample(
    [
      [320, 'dark'],
      [1280, 'light'],
      [320, 'light'],
      [1280, 'dark'],
    ] as const,
    1,
  ))
    test(
      `fit and pass the accessibility check at ${width} px (${colorScheme})`,
      { tag: '@long' },
      async ({ page, context, problems }) => {
        // The accessibility checker posts messages to all frames, also to the provider's, which has another origin.
        problems.allow(/Failed to execute 'postMessage'.* does not match the recipient window's origin/)
        await answerForOthers(context)
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await open(page)
        await once(video(page)).click()
        await expect(video(page).locator('iframe')).toHaveCount(1)
        expect(
          await page.evaluate('document.documentElement.scrollWidth - window.innerWidth'),
        ).toBeLessThanOrEqual(0)
        const errors = await findErrorsOfState(page)
        // Examples of one part stand beside each other here, with names of their own each.
        expect(errors.filter((error) => !error.startsWith('landmark-unique'))).toEqual([])
        for (const control of await video(page).getByRole('button').all())
          expect((await control.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
      },
    )
})

test.describe('The cookie dialog', () => {
  const question = (page: Page) => page.locator('#cc-main .cm')

  test('appears again when a visitor who has refused leaves the imprint, and can be answered', async ({
    page,
  }) => {
    await page.goto('/de/impressum')
    await hydrate(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Nur Notwendiges' }).click()
    await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeHidden()
    const cookies = await page.context().cookies()
    expect(decodeURIComponent(cookies.find(({ name }) => name === 'cookie_consent')?.value ?? '')).toContain(
      '"categories":["required"]',
    )
    await page.getByRole('banner').getByRole('link', { name: 'Stories' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible()
    await expect(question(page)).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])
    await question(page).getByRole('button', { name: 'Nur Notwendiges' }).click()
    await expect(question(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/impressum$/)
    await expect(question(page)).toBeHidden()
  })
})
