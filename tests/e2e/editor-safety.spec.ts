// Covers: src/editor/model
import type { BrowserContext, Page } from '@playwright/test'
import { plainTextOf } from '#i18n/plain-text.ts'
import { openRandom } from '../../bench/random.ts'
import { expectAnnounced } from '../support/browser-announcements.ts'
import { canvasOf, clickIntoText, expectSaved } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { isComplete, sample } from '../support/sweep.ts'
import { accounts, type Account } from '../support/accounts.ts'
import {
  loseSession,
  makeWrittenPage,
  noteAcknowledged,
  openBrowserOf,
  openEditor,
  readDraft,
  readLog,
  sharedSite,
  startEditorSite,
} from '../support/editor-site.ts'

/** In a complete run more changes than one call can contain (sending.test.ts); the browser needs long to show them. */
const duplicates = isComplete ? 220 : 20

test('No word is lost when the server dies in the middle of typing, however often', async ({
  browser,
  problems,
}) => {
  test.setTimeout(240_000)
  const site = await startEditorSite()
  const mira = await openBrowserOf(browser, site, accounts.mira, problems)
  const reader = await mira.newPage()
  const made = await makeWrittenPage(reader)
  const page = await openEditor(mira, made.path)
  const acknowledged = noteAcknowledged(page)
  const random = openRandom(1913)
  let written = ''
  await startTyping(page, 'Erster Text.')
  await page.keyboard.press('End')
  for (let round = 1; round <= (isComplete ? 3 : 1); round++) {
    const killed = new Promise((resolve) => {
      setTimeout(resolve, random.whole(200, 1800))
    }).then(() => site.kill())
    for (let word = 1; word <= 24; word++) {
      const text = ` Wort${round}.${word}`
      written += text
      await page.keyboard.type(text, { delay: 15 })
    }
    await killed
    await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'offline')
    const unsaved = await page.locator('[data-saving]').textContent()
    const isBack = healthAnswers(site.origin)
    await site.start()
    const began = await isBack
    await expectSaved(page) // no key is pressed meanwhile
    test.info().annotations.push({
      type: 'measured',
      description: `${unsaved}; saved ${Date.now() - began} ms after the server was back`,
    })
    expect(await textsOf(reader, made.section)).toContain(`Erster Text.${written}`)
  }
  const ids = (await readLog(reader, made.section)).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(3)
  await mira.close()
  await site.remove()
})

test.describe('No word is lost', () => {
  let mira: BrowserContext
  let made: { path: string; section: string }
  let reader: Page
  /** The browser of a second person, which is there in tests that need one. */
  let jonas: BrowserContext | undefined
  let openJonas: () => Promise<BrowserContext>
  test.beforeEach(async ({ browser, problems }) => {
    problems.allow('status 409', 'status 400', 'status 401')
    mira = await openBrowserOf(browser, sharedSite(), accounts.mira, problems)
    openJonas = async () => (jonas = await openBrowserOf(browser, sharedSite(), accounts.jonas, problems))
    reader = await mira.newPage()
    made = await makeWrittenPage(reader)
  })
  test.afterEach(async () => {
    await mira.close()
    await jonas?.close()
    jonas = undefined
  })

  test(
    'when responses are cut off half way, or the network is lost: the editor can go on writing, sees how much is unsaved, and all of it is saved later',
    { tag: '@long' },
    async () => {
      const page = await openEditor(mira, made.path)
      await test.step('Responses are cut off half way', async () => {
        let count = 0
        await page.route('**/changes', async (route) => {
          const answer = await route.fetch()
          // The server has stored it, but only half of its response arrives, or a page of an intermediary.
          if (++count === 1)
            await route.fulfill({ response: answer, body: (await answer.text()).slice(0, 40) })
          else if (count === 2)
            await route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Hotel</p>' })
          else await route.continue()
        })
        await typeInto(page, 'Dritter Text.', ' Halbe Antwort.')
        await expectSaved(page)
        await page.unroute('**/changes')
        expect(await textsOf(reader, made.section)).toContain('Dritter Text. Halbe Antwort.')
      })
      await mira.setOffline(true)
      await startTyping(page, 'Erster Text.')
      await page.keyboard.press('End')
      await page.keyboard.insertText(' Ohne Netz.') // in one change, even on a slow machine
      await expect(page.locator('[data-saving]')).toHaveText('Keine Verbindung, 1 Änderung wartet')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+d')
      await expect(page.locator('[data-saving]')).toHaveText('Keine Verbindung, 2 Änderungen warten')
      await startTyping(page, 'Zweiter Text.')
      await page.keyboard.press('End')
      await page.keyboard.insertText(' Noch etwas.')
      await expect(page.locator('[data-saving]')).toHaveText('Keine Verbindung, 3 Änderungen warten')
      // After "Fertig" the user stays on this page, because there is no other page to show.
      await page.getByRole('button', { name: 'Fertig' }).click()
      await expect(page.getByText('Noch ist nicht alles gespeichert.')).toBeVisible()
      await mira.setOffline(false)
      await expectSaved(page)
      const texts = await textsOf(reader, made.section)
      expect(texts.filter((text) => text === 'Erster Text. Ohne Netz.')).toHaveLength(2)
      expect(texts).toContain('Zweiter Text. Noch etwas.')
    },
  )

  test('when the window is closed without a network: the next one continues its changes and says so', async () => {
    const page = await openEditor(mira, made.path)
    await mira.setOffline(true)
    await typeInto(page, 'Erster Text.', ' Vor dem Schließen.')
    await page.keyboard.press('Control+d')
    await closeWindowOffline(page)
    await mira.setOffline(false)
    expect(await textsOf(reader, made.section)).toContain('Erster Text.')
    const next = await openEditor(mira, made.path)
    // How many changes the typing made depends on its pauses.
    await expectAnnounced(next, / Änderungen aus einem geschlossenen Fenster wurden übernommen\./)
    await expectSaved(next)
    const texts = await textsOf(reader, made.section)
    expect(texts.filter((text) => text === 'Erster Text. Vor dem Schließen.')).toHaveLength(2)
  })

  test(`when two windows are closed, one of them with ${duplicates} changes`, { tag: '@long' }, async () => {
    const pages = [await openEditor(mira, made.path), await openEditor(mira, made.path)]
    await mira.setOffline(true)
    const [first, second] = pages
    if (!first || !second) throw new Error('No windows')
    await canvasOf(first).getByText('Erster Text.').click()
    await first.keyboard.press('Escape')
    for (let count = 0; count < duplicates; count++) await first.keyboard.press('Control+d')
    await typeInto(second, 'Zweiter Text.', ' Aus dem zweiten Fenster.')
    for (const page of pages) await closeWindowOffline(page)
    await mira.setOffline(false)
    const next = await openEditor(mira, made.path)
    await expectSaved(next)
    await expect
      .poll(
        async () => (await textsOf(reader, made.section)).filter((text) => text === 'Erster Text.').length,
      )
      .toBe(duplicates + 1)
    expect(await textsOf(reader, made.section)).toContain('Zweiter Text. Aus dem zweiten Fenster.')
  })

  for (const account of sample([accounts.ana, accounts.mira], 1))
    test(`when the session ends while the ${account.role} types, and the sign-in is postponed the second time`, async ({
      browser,
      problems,
    }) => {
      const context = await openBrowserOf(browser, sharedSite(), account, problems)
      const page = await openEditor(context, made.path)
      await typeInto(page, 'Erster Text.', ' Davor.')
      await expectSaved(page)
      await loseSession(context)
      await typeInto(page, 'Erster Text. Davor.', ' Danach.')
      const dialog = page.getByRole('dialog', { name: 'Bitte erneut anmelden' })
      // The conflict does not take the focus: the keys still go into the text.
      await expect(banner(page)).toContainText('Die Sitzung ist abgelaufen')
      await expect(dialog).toHaveCount(0)
      await banner(page).getByRole('button', { name: 'Anmelden' }).click()
      await signIn(page, account, 'not the password')
      await expect(dialog.getByRole('alert')).toHaveText('E-Mail oder Passwort stimmt nicht.')
      await signIn(page, account)
      await expect(dialog).toHaveCount(0)
      await expectSaved(page)
      expect(await textsOf(reader, made.section)).toContain('Erster Text. Davor. Danach.')
      await test.step('After the sign-in was postponed, the toolbar asks again, and all pending changes are saved', async () => {
        await loseSession(context)
        await startTyping(page, 'Zweiter Text.')
        await page.keyboard.press('End')
        // In one change, even on a slow machine: a later one would ask again after the sign-in was postponed.
        await page.keyboard.insertText(' Später.')
        await page.keyboard.press('Escape')
        await banner(page).getByRole('button', { name: 'Anmelden' }).click()
        await dialog.getByRole('button', { name: 'Später' }).click()
        await expect(dialog).toHaveCount(0)
        await page.getByRole('button', { name: 'Abgemeldet, nichts ist verloren' }).click()
        await signIn(page, account)
        await expectSaved(page)
        expect(await textsOf(reader, made.section)).toContain('Zweiter Text. Später.')
      })
      await context.close()
    })

  for (const side of sample(['mine', 'theirs'] as const, 1))
    test(`when two people edit the same block, and both texts are kept, or ${side === 'mine' ? 'one’s own' : 'the other one’s'} version`, async () => {
      const first = await openEditor(mira, made.path)
      const second = await openEditor(await openJonas(), made.path)
      const dialog = second.getByRole('dialog', { name: 'Beide haben diesen Block geändert' })
      await test.step('Both texts are kept', async () => {
        await disagree(first, second, 'Zweiter Text.')
        await dialog.getByLabel('Beide behalten').check()
        await dialog.getByRole('button', { name: 'Übernehmen' }).click()
        await expectSaved(second)
        for (const page of [first, second])
          await expect(canvasOf(page).getByText('Zweiter Text. Von Mira. Von Jonas.')).toBeVisible()
        await expect(banner(first)).toHaveCount(0)
        await expect(banner(second)).toHaveCount(0)
      })
      await disagree(first, second, 'Erster Text.')
      // After it is closed without an answer, the toolbar offers the question again.
      await second.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await second.getByRole('button', { name: 'Jemand hat dieselbe Stelle geändert' }).click()
      await expect(dialog.getByText('Erster Text. Von Mira.', { exact: true }).first()).toBeVisible()
      await expect(dialog.getByText('Erster Text. Von Jonas.', { exact: true }).first()).toBeVisible()
      // The words that each has changed are marked.
      await expect(dialog.locator('ins')).toHaveText(['Von Jonas.', 'Von Mira.', 'Von Mira. Von Jonas.'])
      await dialog.getByLabel(side === 'mine' ? 'Meine behalten' : 'Diese behalten').check()
      await dialog.getByRole('button', { name: 'Übernehmen' }).click()
      await expectSaved(second)
      const [kept, other] = side === 'mine' ? ['Jonas', 'Mira'] : ['Mira', 'Jonas']
      for (const page of [first, second])
        await expect(canvasOf(page).getByText(`Erster Text. Von ${kept}.`)).toBeVisible()
      // Mira is told that her text was replaced, and finds it in a list of her own.
      if (side === 'mine') {
        await expect(banner(first)).toContainText('Jonas hat sich für eine andere Fassung entschieden')
        await banner(first).getByRole('button', { name: 'Ansehen' }).click()
        await expect(first.getByRole('dialog').getByText('Erster Text. Von Mira.')).toBeVisible()
      }
      expect(await textsOf(reader, made.section)).toContain(`Erster Text. Von ${kept}.`)
      // The other text is set aside, also after the page is loaded again.
      await second.reload()
      await banner(second).getByRole('button', { name: 'Ansehen' }).click()
      await second.getByRole('button', { name: 'In die Seite einfügen' }).click()
      await expect(banner(second)).toHaveCount(0)
      await expect(canvasOf(second).getByText(`Erster Text. Von ${other}.`)).toBeVisible()
      await expectSaved(second)
      expect(await textsOf(reader, made.section)).toContain(`Erster Text. Von ${other}.`)
    })

  test(
    'when two people write different words of the same text at once: both are merged without a question',
    { tag: '@long' },
    async () => {
      const first = await openEditor(mira, made.path)
      const second = await openEditor(await openJonas(), made.path)
      await startTyping(second, 'Erster Text.')
      await second.keyboard.press('End')
      await startTyping(first, 'Erster Text.')
      await first.keyboard.press('End')
      await first.keyboard.press('Control+ArrowLeft')
      await first.keyboard.press('Control+ArrowLeft')
      for (const word of ['Eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht']) {
        await Promise.all([
          first.keyboard.type(`${word} `, { delay: 40 }),
          second.keyboard.type(` ${word.toUpperCase()}`, { delay: 40 }),
        ])
      }
      const merged =
        'Erster Eins zwei drei vier fünf sechs sieben acht Text. EINS ZWEI DREI VIER FÜNF SECHS SIEBEN ACHT'
      for (const page of [first, second]) {
        await expectSaved(page)
        await expect(canvasOf(page).getByText(merged, { exact: true })).toBeVisible()
        await expect(banner(page)).toHaveCount(0)
      }
      // The carets are where they were, and an undo reverts only the user's own text.
      await first.keyboard.insertText('HIER ')
      await expect(canvasOf(second).getByText('acht HIER Text. EINS')).toBeVisible()
      await first.keyboard.press('Control+z')
      await expect(canvasOf(second).getByText(merged, { exact: true })).toBeVisible()
      expect(await textsOf(reader, made.section)).toContain(merged)
    },
  )

  test('of other editors: their words appear, and Ctrl+Z does not undo them', { tag: '@long' }, async () => {
    const first = await openEditor(mira, made.path)
    const second = await openEditor(await openJonas(), made.path)
    await typeInto(first, 'Erster Text.', ' Von Mira.')
    await expectSaved(first)
    await expect(second.getByText('Mira ist hier')).toBeVisible()
    await expect(second.getByText('Auch hier: Mira')).toBeAttached()
    await expect(first.getByText('Auch hier: Jonas')).toBeAttached()
    await expect(canvasOf(second).getByText('Erster Text. Von Mira.')).toBeVisible()
    await typeInto(second, 'Zweiter Text.', ' Von Jonas.')
    await expect(first.getByText('Jonas ist hier')).toBeVisible()
    await expectSaved(second)
    await first.keyboard.press('Control+d')
    await expectSaved(first)
    await expect.poll(() => canvasOf(second).getByText('Erster Text. Von Mira.').count()).toBe(2)
    for (let step = 0; step < 5; step++) await second.keyboard.press('Control+z')
    await expect(canvasOf(second).getByText('Zweiter Text.', { exact: true })).toBeVisible()
    await expectSaved(second)
    const texts = await textsOf(reader, made.section)
    expect(texts.filter((text) => text === 'Erster Text. Von Mira.')).toHaveLength(2)
    expect(texts).toContain('Zweiter Text.')
  })

  test('when the server refuses a change: it is set aside with a message, and later changes are saved', async () => {
    const page = await openEditor(mira, made.path)
    await page.route('**/changes', async (route) => {
      if (route.request().postData()?.includes('UNERHÖRT'))
        await route.fulfill({ status: 400, json: { non_field_errors: ['No.'] } })
      else await route.continue()
    })
    await startTyping(page, 'Erster Text.')
    await page.keyboard.press('End')
    await page.keyboard.insertText(' UNERHÖRT')
    await page.keyboard.press('Escape')
    await typeInto(page, 'Zweiter Text.', ' Geht weiter.')
    await expect(page.getByText('Eine Änderung ließ sich nicht speichern').first()).toBeVisible()
    await expectSaved(page)
    const texts = await textsOf(reader, made.section)
    expect(texts).toContain('Zweiter Text. Geht weiter.')
    expect(texts).toContain('Erster Text.')
    await expect(canvasOf(page).getByText('UNERHÖRT')).toHaveCount(0)
    await page.unroute('**/changes')
    await banner(page).getByRole('button', { name: 'Ansehen' }).click()
    await page.getByRole('button', { name: 'In die Seite einfügen' }).click()
    await expect(canvasOf(page).getByText('Erster Text. UNERHÖRT')).toBeVisible()
    await expectSaved(page)
    expect(await textsOf(reader, made.section)).toContain('Erster Text. UNERHÖRT')
  })
})

/**
 * Like its close button, but without a network: the browser's offline mode would begin a moment before the last call
 * is sent.
 */
async function closeWindowOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Without a network'))
  })
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
}

/** Starts editing the text with this content. */
async function startTyping(page: Page, text: string): Promise<void> {
  await clickIntoText(canvasOf(page).getByText(text, { exact: true }).first())
}

/** Appends to the text with this content, then leaves it and selects its block. */
async function typeInto(page: Page, text: string, more: string): Promise<void> {
  await startTyping(page, text)
  await page.keyboard.press('End')
  await page.keyboard.type(more)
  await page.keyboard.press('Escape')
}

/** Elements that ask for a decision without taking the focus. */
function banner(page: Page) {
  return page.locator('[data-banner]')
}

async function signIn(page: Page, { email, password }: Account, instead?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Bitte erneut anmelden' })
  await dialog.getByLabel('E-Mail').fill(email)
  await dialog.getByLabel('Passwort').fill(instead ?? password)
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
}

/** Mira and Jonas write into the same text, each in a window; he has to resolve the conflict. */
async function disagree(first: Page, second: Page, start: string): Promise<void> {
  await second.context().setOffline(true)
  await typeInto(first, start, ' Von Mira.')
  await expectSaved(first)
  await typeInto(second, start, ' Von Jonas.')
  await second.context().setOffline(false)
  await banner(second).getByRole('button', { name: 'Vergleichen und entscheiden' }).click()
  await expect(second.getByRole('dialog', { name: 'Beide haben diesen Block geändert' })).toBeVisible()
}

/** The words of every block of the draft, in their order. */
async function textsOf(page: Page, section: string): Promise<string[]> {
  const { content } = await readDraft(page, section)
  return content.containers
    .flatMap(({ columns }) => columns.flat())
    .map(({ fields }) =>
      typeof fields['content'] === 'string' ? fields['content'] : plainTextOf(fields['content']),
    )
}

/** The time of the first response of the server. */
async function healthAnswers(origin: string): Promise<number> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.status === 200) return Date.now()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
