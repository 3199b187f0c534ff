// Covers: src/site/pages src/fields src/editor
import type { Browser, Page } from '@playwright/test'
import type { Language } from '#i18n/languages.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { buyTickets, createConcertOnSale } from '../support/spoken/journeys/buy-tickets.ts'
import { fillInForm } from '../support/spoken/journeys/fill-in-form.ts'
import { nameNewPage, publishPage } from '../support/spoken/journeys/publish-page.ts'
import type { Listener } from '../support/spoken/listener.ts'
import { normalise, type Replacement } from '../support/spoken/normalise.ts'
import { listenToTree } from '../support/spoken/tree-listener.ts'
import { sample } from '../support/sweep.ts'

// What a screen reader is given by Chromium, key by key. After a wanted change: --update-snapshots, and read them.
test.describe('The transcript is unchanged when a listener', () => {
  for (const language of sample(['de', 'en'] as const, 1))
    test(`finds a concert and buys tickets in ${language}`, async ({ page, browser }) => {
      const concert = await asStaff(browser, createConcertOnSale)
      await compareTranscript(page, language, 'buy-tickets', concert.replacements, (listener) =>
        buyTickets(listener, language, concert),
      )
    })

  test('fills in a form with mistakes', async ({ page }) => {
    await compareTranscript(page, 'de', 'fill-in-form', [], fillInForm)
  })

  test('composes, translates and publishes a page', async ({ page, problems }) => {
    // Without earlier changes there is no draft yet; the editor then creates one.
    problems.allow(/status 404: .*\/draft\/page-\d+$/, 'Failed to load resource')
    const names = nameNewPage()
    await signInStaff(page)
    await compareTranscript(page, 'de', 'publish-page', names.replacements, (listener) =>
      publishPage(listener, names),
    )
  })
})

async function compareTranscript(
  page: Page,
  language: Language,
  name: string,
  own: readonly Replacement[],
  journey: (listener: Listener) => Promise<void>,
): Promise<void> {
  const listener = await listenToTree(page, language)
  const transcript = () => normalise(listener.transcript(), own)
  try {
    await journey(listener)
  } catch (error) {
    // What was spoken until then says more than the error.
    throw new Error(`The journey ends here:\n${transcript()}`, { cause: error })
  }
  expect(transcript()).toMatchSnapshot(`${name}-${language}.txt`)
}

/** Prepares something in a browser of staff, so that the visitor is not signed in. */
async function asStaff<Made>(browser: Browser, make: (page: Page) => Promise<Made>): Promise<Made> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInStaff(page)
  const made = await make(page)
  await context.close()
  return made
}
