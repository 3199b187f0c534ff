// Covers: src/site/browser
import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { sample } from '../support/sweep.ts'

test.describe('A hash in the address', () => {
  test('scrolls to its target on another page, below the header', async ({ page }) => {
    await page.goto('/de/stories')
    await hydrate(page)
    await page.evaluate(`(() => {
      const link = document.createElement('a')
      link.href = '/de/barrierefreiheit#contact'
      link.textContent = 'Zum Kontakt'
      document.querySelector('main').append(link)
    })()`)
    await page.getByRole('link', { name: 'Zum Kontakt' }).click()
    await expect(page).toHaveURL(/barrierefreiheit#contact$/)
    await expect(page.locator('#contact')).toBeFocused()
    await expect(page.locator('#contact')).toBeInViewport()
  })

  test('waits for a target that appears late', async ({ page }) => {
    await page.goto('/de/stories')
    await hydrate(page)
    await page.evaluate(`(() => {
      const link = document.createElement('a')
      link.href = '/de/impressum#late-place'
      link.textContent = 'Zum Späten'
      document.querySelector('main').append(link)
    })()`)
    await page.getByRole('link', { name: 'Zum Späten' }).click()
    await expect(page).toHaveURL(/impressum#late-place$/)
    await page.evaluate(`setTimeout(() => {
      const place = document.createElement('p')
      place.id = 'late-place'
      place.textContent = 'Da.'
      place.style.marginTop = '3000px'
      document.querySelector('main').append(place)
    }, 1600)`)
    await expect(page.locator('#late-place')).toBeInViewport()
    await expect(page.locator('#late-place')).toBeFocused()
  })
})

test.describe('Navigation', () => {
  test('starts each page at its top, and restores the scroll position on the way back', async ({ page }) => {
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
    const link = page.getByRole('main').getByRole('heading', { level: 3 }).nth(6).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const position = Number(await page.evaluate('scrollY'))
    expect(position).toBeGreaterThan(100)
    await link.click()
    await expect(page.getByRole('region', { name: 'Programm' }).first()).toBeVisible()
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate('scrollY')).toBe(position)
  })

  for (const [list, row] of sample(
    [
      ['/de/archiv-suche?query=Beethoven&date_to=1938-12-31', 'h3'],
      ['/de/stories?page=2&from=1', 'h2'],
      ['/de/abonnements?group=1', 'h3'],
    ] as const,
    1,
  ))
    test(`returns on a phone to ${list} as it was left`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(list)
      await hydrate(page)
      const links = page.getByRole('main').locator(`${row} a`)
      const link = links.last()
      await link.scrollIntoViewIfNeeded()
      const position = Number(await page.evaluate('scrollY'))
      const count = await links.count()
      await link.press('Enter')
      await expect(page).toHaveURL(/\/\d+$/)
      await page.reload()
      await hydrate(page)
      await page.getByRole('navigation', { name: 'Sie sind hier' }).locator('p a').click()
      await expect(page).toHaveURL(list)
      await expect(links).toHaveCount(count)
      await expect.poll(() => page.evaluate('scrollY')).toBe(position)
    })

  test('animates picture and title from a list to a page, and back', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(`
      // After the page's own, which names them.
      addEventListener('load', () => addEventListener('pageswap', () => {
        const named = [...document.querySelectorAll('[data-moves], [data-leads]')].map((part) => getComputedStyle(part))
        const names = named.map(({ viewTransitionName }) => viewTransitionName).filter((name) => name !== 'none')
        sessionStorage.setItem('names', names.toSorted().join(' '))
      }))`)
    const namesAtLast = () => page.evaluate("sessionStorage.getItem('names')")
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Mahler: Fünfte' }).first()
    await row.getByRole('link', { name: 'Mahler: Fünfte', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mahler: Fünfte' })).toBeVisible()
    expect(await namesAtLast()).toBe('moving-picture moving-title')
    await hydrate(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Programm und Karten' })).toBeVisible()
    expect(await namesAtLast()).toBe('moving-picture moving-title')
  })

  test('responds to a click while picture and title are still animated', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(`
      if (top === window) addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style')
        style.textContent = '::view-transition-group(*) { animation-duration: 60s !important }'
        document.head.append(style)
      })`)
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Mahler: Fünfte' }).first()
    const burger = page.getByRole('banner').locator('details[name="site-menu"] > summary')
    let place = { x: 0, y: 0 }
    // The browser skips the animation when the next page takes more than four seconds, as beside busy processes.
    await expect(async () => {
      await page.goto('/de/programm-und-karten')
      await hydrate(page)
      place = (await burger.boundingBox()) ?? place
      await row.getByRole('link', { name: 'Mahler: Fünfte', exact: true }).click()
      await page.waitForURL(/\/programm-und-karten\/[^/]+\/\d+$/)
      await hydrate(page)
      expect(await page.evaluate(isTransitionShown)).toBe(true)
    }).toPass()
    await page.mouse.click(place.x + 12, place.y + 12)
    await expect(page.getByRole('banner').locator('details[name="site-menu"]')).toHaveAttribute('open')
  })
})

function isTransitionShown(): boolean {
  return document
    .getAnimations()
    .some(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
    )
}
