import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Language } from '#i18n/languages.ts'
import { answeredConsent } from '../support/answered-consent.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { chromiumPath } from '../support/chromium.ts'
import { buyTickets, createConcertOnSale } from '../support/spoken/journeys/buy-tickets.ts'
import { fillInForm } from '../support/spoken/journeys/fill-in-form.ts'
import { nameNewPage, publishPage } from '../support/spoken/journeys/publish-page.ts'
import type { Listener } from '../support/spoken/listener.ts'
import { normalise, type Replacement } from '../support/spoken/normalise.ts'
import { openDesktop } from './desktop.ts'
import { listenToOrca } from './orca-listener.ts'

test.describe('Orca says the same when a listener', () => {
  for (const language of ['de', 'en'] as const)
    test(`finds a concert and buys tickets in ${language}`, async ({ page }) => {
      await signInStaff(page)
      const concert = await createConcertOnSale(page)
      await compareSpeech(language, 'buy-tickets', concert.replacements, (listener) =>
        buyTickets(listener, language, concert),
      )
    })

  test('fills in a form with mistakes', async () => {
    await compareSpeech('de', 'fill-in-form', [], fillInForm)
  })

  test('composes, translates and publishes a page', async () => {
    const names = nameNewPage()
    await compareSpeech('de', 'publish-page', names.replacements, async (listener) => {
      await signInStaff(listener.page)
      await publishPage(listener, names)
    })
  })
})

async function compareSpeech(
  language: Language,
  name: string,
  own: readonly Replacement[],
  journey: (listener: Listener) => Promise<void>,
): Promise<void> {
  const desktop = await openDesktop(language)
  const profile = await mkdtemp(path.join(tmpdir(), 'concert-hall-browser-'))
  // Its question whether to translate the page would be read as well.
  await mkdir(path.join(profile, 'Default'))
  await writeFile(path.join(profile, 'Default/Preferences'), '{"translate":{"enabled":false}}')
  const origin = process.env['SITE_ORIGIN']
  const context = await chromium.launchPersistentContext(profile, {
    headless: false,
    executablePath: chromiumPath,
    env: desktop.env,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--force-renderer-accessibility',
      `--lang=${language}`,
      // In a window without an address bar the page has the focus from the beginning.
      '--app=data:text/html,',
    ],
    ...(origin !== undefined && { baseURL: origin }),
    timezoneId: 'Europe/Berlin',
    viewport: null,
  })
  try {
    await context.addCookies(answeredConsent(origin).cookies)
    const listener = listenToOrca(context.pages()[0] ?? (await context.newPage()), desktop)
    const transcript = () => normalise(listener.transcript(), own)
    try {
      await journey(listener)
    } catch (error) {
      throw new Error(`The journey ends here:\n${transcript()}`, { cause: error })
    }
    const file = path.join(import.meta.dirname, 'transcripts', `${name}-${language}.txt`)
    if (['all', 'changed'].includes(test.info().config.updateSnapshots)) await writeFile(file, transcript())
    else expect(keysOf(transcript())).toEqual(keysOf(await readFile(file, 'utf8')))
  } finally {
    await context.close()
    await desktop.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** What differs from run to run: how far somebody has typed when Orca speaks, and which links the browser remembers. */
const unsteady: Replacement[] = [
  [/^\d+ (Block|Blöcke)$/, ''],
  [/(Eingabefeld) \S\.$/, '$1.'],
  [/(\d+ besuchter? Links?, )?\d+ nicht besuchte Links/, 'Links'],
  [/(\d+ visited links?, )?\d+ unvisited links/, 'links'],
]

/** The lines of a transcript by key: Orca follows events of the browser, whose order within a key differs from run to run. */
function keysOf(transcript: string): string[][] {
  const keys: string[][] = []
  for (const line of transcript.split('\n')) {
    const words = unsteady.reduce((text, [from, to]) => text.replace(from, to), line.trim())
    if (!line.startsWith('    ')) keys.push([words])
    else if (words !== '') keys.at(-1)?.push(words)
  }
  return keys.map((lines) => lines.toSorted())
}
