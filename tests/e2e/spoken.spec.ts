import type { Browser, Page } from '@playwright/test'
import { signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { buyTickets, createConcertOnSale } from '../support/spoken/journeys/buy-tickets.ts'
import { fillInForm } from '../support/spoken/journeys/fill-in-form.ts'
import { nameNewPage, publishPage } from '../support/spoken/journeys/publish-page.ts'
import { normalise } from '../support/spoken/normalise.ts'
import { listenToTree } from '../support/spoken/tree-listener.ts'

// What a screen reader is given by Chromium, key by key. After a wanted change: --update-snapshots, and read them.
test.describe('The transcript is unchanged when a listener', () => {
  for (const language of ['de', 'en'] as const)
    test(`finds a concert and buys tickets in ${language}`, async ({ page, browser }) => {
      const concert = await asStaff(browser, createConcertOnSale)
      const listener = await listenToTree(page, language)
      await buyTickets(listener, language, concert)
      expect(normalise(listener.transcript(), concert.replacements)).toMatchSnapshot(`buy-tickets-${language}.txt`)
    })

  test('fills in a form with mistakes', async ({ page }) => {
    const listener = await listenToTree(page, 'de')
    await fillInForm(listener)
    expect(normalise(listener.transcript())).toMatchSnapshot('fill-in-form-de.txt')
  })

  test('composes, translates and publishes a page', async ({ page }) => {
    const names = nameNewPage()
    await signInStaff(page)
    const listener = await listenToTree(page, 'de')
    await publishPage(listener, names)
    expect(normalise(listener.transcript(), names.replacements)).toMatchSnapshot('publish-page-de.txt')
  })
})

/** Prepares something in a browser of staff, so that the visitor is not signed in. */
async function asStaff<Made>(browser: Browser, make: (page: Page) => Promise<Made>): Promise<Made> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInStaff(page)
  const made = await make(page)
  await context.close()
  return made
}
