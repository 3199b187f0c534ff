// Covers: src/site/pages/event src/design/event-row
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { findPageKinds } from '../support/page-kinds.ts'

test.describe('The page of an event that is not as planned', { tag: '@long' }, () => {
  for (const kind of ['event-cancelled', 'event-sold-out', 'event-postponed'] as const)
    test(`says what applies, and passes the accessibility check on a phone (${kind})`, async ({
      page,
      baseURL,
    }) => {
      const kinds = await findPageKinds(baseURL ?? '')
      await page.setViewportSize({ width: 360, height: 780 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(kinds[kind].en)
      const notice = page.getByRole('region', { name: /what applies now|a ticket after all/ })
      await expect(notice.getByRole('link', { name: /^\+49/ })).toBeVisible()
      expect(await findErrorsOfState(page)).toEqual([])
      const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')
      expect(overflow).toBeLessThanOrEqual(0)
      if (kind === 'event-postponed') return
      await notice.getByRole('link', { name: 'Similar concerts' }).click()
      await expect(page.getByRole('region', { name: 'Similar concerts' })).toBeInViewport()
    })
})
