import { expect, test } from '../support/browser.ts'
import { hydrate } from '../support/browser-hydration.ts'

test.describe('A hash in the address', () => {
  test('leads to its place on another page after a second, below the header', async ({ page }) => {
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

  test('waits for a place that appears late', async ({ page }) => {
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

test.describe('Moving about', () => {
  test('begins each page at its top and comes back to where one was', async ({ page }) => {
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

  test('shows which link was followed until its page is there', async ({ page }) => {
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
    const data = Promise.withResolvers<void>()
    await page.route(/\.data/, async (route) => {
      await data.promise
      await route.continue()
    })
    const link = page.getByRole('main').getByRole('heading', { level: 3 }).nth(1).getByRole('link')
    await link.click()
    await expect(link).toHaveCSS('opacity', '0.6')
    data.resolve()
    await expect(page).toHaveURL(/\/programm-und-karten\/[^/]+\/\d+$/)
    await expect(page.locator('[data-followed]')).toHaveCount(0)
    await page.goBack()
    await expect(link).toHaveCSS('opacity', '1')
  })

  test('travels with picture and title from a list to a page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/de/programm-und-karten')
    await hydrate(page)
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Mahler: Fünfte' }).first()
    const marked = row.evaluate(
      (element) =>
        new Promise((done) => {
          document.addEventListener(
            'click',
            () =>
              done(
                [...element.querySelectorAll<HTMLElement>('[data-travels]')].map(
                  (part) => part.style.viewTransitionName,
                ),
              ),
            { once: true },
          )
        }),
    )
    await row.getByRole('link', { name: 'Mahler: Fünfte', exact: true }).click()
    expect(await marked).toEqual(['travelling-title', 'travelling-picture'])
    await expect(page.getByRole('heading', { level: 1, name: 'Mahler: Fünfte' })).toBeVisible()
    const names = await page
      .locator('main [data-travels]')
      .evaluateAll((parts) =>
        parts.flatMap((part) => (part instanceof HTMLElement ? part.style.viewTransitionName : [])),
      )
    expect(names.filter((name) => name === 'travelling-title')).toHaveLength(1)
  })
})
