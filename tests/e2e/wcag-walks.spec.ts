// Covers: src/site src/office
import type { Page } from '@playwright/test'
import { canvasOf, signInStaff } from '../support/browser-editor.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { clippedBySpacing, smallTargets, walkByTab } from '../support/browser-wcag.ts'
import { expect, test } from '../support/browser.ts'

/** What axe does not check by itself, on pages of all three parts: the site, the editor, the back office. */
const places = {
  visitors: ['/de', '/de/programm-und-karten', '/de/forms/kontakt', '/en/search?q=Orgel', '/de/abonnements'],
  staff: [
    '/de/besuch?edit',
    '/admin',
    '/admin/events/event',
    '/admin/events/event/1',
    '/admin/media',
    '/admin/pages/menus',
    '/cms-hub',
  ],
}

// 320 × 256 is a window of 1280 × 1024 at 400 %.
const windows = [
  { width: 1280, height: 1024, most: 90 },
  { width: 320, height: 256, most: 50 },
]

for (const part of ['visitors', 'staff'] as const)
  test.describe(`On pages of ${part}`, { tag: '@long' }, () => {
    for (const { width, height, most } of windows)
      test(`each control is visible and looks focused when it has the focus, and lets it go, at ${width} × ${height} pixels`, async ({
        page,
      }) => {
        test.slow()
        await page.setViewportSize({ width, height })
        for (const place of places[part]) {
          await open(page, place)
          expect(await walkByTab(page, most), place).toEqual([])
        }
      })

    test('no text is cut off with wider spacing, and no target is too small', async ({ page }) => {
      test.slow()
      for (const place of places[part]) {
        await open(page, place)
        expect(await smallTargets(page), place).toEqual([])
        expect(await clippedBySpacing(page), place).toEqual([])
      }
    })
  })

test.describe('While the consent banner asks', { tag: '@long' }, () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const { width, height } of windows)
    test(`it hides no control that has the focus, at ${width} × ${height} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/de/forms/kontakt')
      await hydrate(page)
      await expect(page.getByRole('region', { name: 'Cookie-Einstellungen' })).toBeVisible()
      expect(await walkByTab(page, 60)).toEqual([])
    })
})

async function open(page: Page, place: string): Promise<void> {
  if (places.staff.includes(place)) await signInStaff(page)
  await page.goto(place)
  if (place.includes('?edit')) await expect(canvasOf(page)).toBeAttached()
  else if (place.startsWith('/admin')) await expect(page.getByText('Wird geladen …')).toHaveCount(0)
  else await hydrate(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}
