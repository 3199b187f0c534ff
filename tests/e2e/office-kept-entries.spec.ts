// Covers: src/office/records src/fields/kept-by-browser src/office/shell src/staff/sign-in-again src/site/staff
import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { openRandom } from '../../bench/random.ts'
import { accounts } from '../support/accounts.ts'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { callOfficeAs, enter, write } from '../support/browser-office.ts'
import { signInTo } from '../support/browser-session.ts'
import { expect, test } from '../support/browser.ts'
import { isComplete } from '../support/sweep.ts'

const { jonas, mira } = accounts
const offer = (page: Page) => page.getByRole('alert', { name: 'Nicht gespeicherte Eingaben' })
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })
const goOn = (page: Page) => page.getByRole('button', { name: /^Weiter bearbeiten/ })
const nameField = (page: Page) => page.getByLabel('Name (Deutsch) *')

/** A series that only this test uses. */
async function makeSeries(page: Page): Promise<{ id: number; address: string; mark: string }> {
  const mark = randomUUID().slice(0, 8)
  const { id } = await callOfficeAs<{ id: number }>(page, 'POST', 'events/series', {
    name: { de: `Reihe ${mark}`, en: '' },
  })
  return { id, address: `/admin/events/series/${id}`, mark }
}

/** What is typed is kept a tenth of a second later. */
async function expectKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(text)
}

const soon = { timeout: 1000 }
/** Lets a window report and hear at once, as it does when it comes to the front, until something is so. */
async function hearing(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expectation()
  }).toPass()
}

/** Signs in by the form, in a session that the test may end. */
async function signInByForm(page: Page, { email, password }: typeof mira | typeof jonas): Promise<void> {
  await page.goto('/login?next=/admin')
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verwaltung')
}

test.beforeEach(({ page }) => page.on('dialog', (dialog) => void dialog.accept()))

test('A half-filled form survives a reload, and what it kept is gone once it is saved', async ({ page }) => {
  await signInTo(page.context(), mira)
  const mark = randomUUID().slice(0, 8)
  await page.goto('/admin/events/series/create')
  await write(nameField(page), `Halb ${mark}`)
  await expectKept(page, mark)
  await page.reload()
  await expect(offer(page)).toContainText('Ihre Eingaben von heute')
  await expect(nameField(page)).toHaveValue('')
  expect(await findErrorsOfState(page)).toEqual([])
  await enter(goOn(page))
  await expect(nameField(page)).toHaveValue(`Halb ${mark}`)
  await expect(offer(page)).toBeHidden()
  await enter(page.getByRole('button', { name: 'Reihe anlegen' }))
  await expect(status(page, 'angelegt.')).toBeVisible()
  await page.goto('/admin/events/series/create')
  await expect(nameField(page)).toBeVisible()
  await expect(offer(page)).toBeHidden()
})

test('A record that was chosen before a reload is named as before', async ({ page }) => {
  await signInTo(page.context(), mira)
  await page.goto('/admin/events/event/create')
  const hall = page.getByLabel('Saal', { exact: true })
  await hall.fill('Großer Saal')
  await page.getByRole('option', { name: /^Großer Saal/ }).click()
  await expectKept(page, '\\"room\\":')
  await page.reload()
  await enter(goOn(page))
  await expect(page.getByRole('link', { name: 'Großer Saal', exact: true })).toBeVisible()
})

test('A window that was killed leaves its entries, which are merged with what others have saved meanwhile', async ({
  page,
}) => {
  await signInTo(page.context(), mira)
  const { id, address, mark } = await makeSeries(page)
  const other = await page.context().newPage()
  await other.goto(address)
  await write(nameField(other), `Meine ${mark}`)
  await write(other.getByLabel('Name (Englisch)'), `My ${mark}`)
  await expectKept(other, `My ${mark}`)
  await other.close({ runBeforeUnload: false })
  await callOfficeAs(page, 'PATCH', `events/series/${id}`, { name: { de: `Ihre ${mark}`, en: '' } })
  await page.goto(address)
  await enter(goOn(page))
  const conflict = page.getByRole('group', { name: 'Name', exact: true })
  await expect(conflict).toContainText(`Ihre ${mark}`)
  await expect(conflict).toContainText(`Meine ${mark}`)
  await enter(conflict.getByRole('button', { name: 'Meine behalten' }))
  await enter(save(page))
  await expect(status(page, 'Gespeichert.')).toBeVisible()
  expect(await callOfficeAs(page, 'GET', `events/series/${id}`)).toMatchObject({
    name: { de: `Meine ${mark}`, en: `My ${mark}` },
  })
})

test('Two windows with the same new form keep both, and a discard can be taken back', async ({ page }) => {
  await signInTo(page.context(), mira)
  const marks = [randomUUID().slice(0, 8), randomUUID().slice(0, 8)]
  for (const mark of marks) {
    const window = await page.context().newPage()
    await window.goto('/admin/events/series/create')
    await write(nameField(window), mark)
    await expectKept(window, mark)
  }
  const [, first, second] = page.context().pages()
  await page.goto('/admin/events/series/create')
  await expect(nameField(page)).toBeVisible()
  await expect(offer(page)).toBeHidden()
  await first?.close()
  await second?.close()
  await page.reload()
  await expect(goOn(page)).toHaveCount(2)
  await enter(page.getByRole('button', { name: /^Verwerfen: Eingaben/ }).first())
  await expect(goOn(page)).toHaveCount(1)
  await enter(page.getByRole('button', { name: 'Rückgängig' }))
  await expect(goOn(page)).toHaveCount(2)
  await enter(goOn(page).first())
  const shown = await nameField(page).inputValue()
  expect(marks).toContain(shown)
  // What stands in the form stays when the other one is continued.
  await enter(goOn(page))
  await expect(nameField(page)).not.toHaveValue(shown)
  await enter(goOn(page))
  await expect(nameField(page)).toHaveValue(shown)
})

test('Signing out asks before entries are discarded, and the other account never sees them', async ({
  page,
}) => {
  await signInByForm(page, mira)
  const mark = randomUUID().slice(0, 8)
  await page.goto('/admin/events/series/create')
  await write(nameField(page), `Halb ${mark}`)
  await expectKept(page, mark)
  await page.context().clearCookies()

  await signInByForm(page, jonas)
  await page.goto('/admin/events/series/create')
  await expect(nameField(page)).toHaveValue('')
  await expect(offer(page)).toBeHidden()
  const signOut = async () => {
    await page.getByText('Mira').or(page.getByText('Jonas')).first().click()
    await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  }
  await signOut()
  await page.waitForURL('/de')

  await signInByForm(page, mira)
  await page.goto('/admin/events/series/create')
  await enter(goOn(page))
  await expect(nameField(page)).toHaveValue(`Halb ${mark}`)
  await signOut()
  const question = page.getByRole('alertdialog', { name: 'Abmelden und Eingaben verwerfen?' })
  await expect(question).toContainText(`Halb ${mark} (heute, `)
  expect(await findErrorsOfState(page)).toEqual([])
  await enter(question.getByRole('button', { name: 'Abbrechen' }))
  await expect(nameField(page)).toHaveValue(`Halb ${mark}`)
  await page.goto('/account')
  await expect(page.locator('[data-island="sign-out"]')).toHaveAttribute('data-hydrated')
  page.removeAllListeners('dialog')
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  expect(asked).toEqual([expect.stringContaining(mark)])
  await page.goto('/de')
  await page.getByRole('button', { name: 'Konto: Mira' }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(question).toContainText(mark)
  await enter(question.getByRole('button', { name: 'Abbrechen' }))
  await page.goto('/admin/events/series/create')
  await expect(goOn(page)).toBeVisible()
  await signOut()
  await enter(question.getByRole('button', { name: 'Abmelden und verwerfen' }))
  await page.waitForURL('/de')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(mark)
})

test('Somebody else who signs in again in a form gets a document of their own, and no entries', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/, /status 401/)
  await signInByForm(page, mira)
  const { address, mark } = await makeSeries(page)
  await page.goto(address)
  await write(nameField(page), `Halb ${mark}`)
  await expectKept(page, `Halb ${mark}`)
  await page.context().clearCookies()
  await enter(save(page))
  const dialog = page.getByRole('dialog', { name: 'Bitte erneut anmelden' })
  await dialog.getByLabel('E-Mail').fill(jonas.email)
  await dialog.getByLabel('Passwort').fill(jonas.password)
  await enter(dialog.getByRole('button', { name: 'Anmelden', exact: true }))
  await expect(page.getByLabel('Konto: Jonas').or(page.getByText('Jonas')).first()).toBeVisible()
  await expect(nameField(page)).toHaveValue(`Reihe ${mark}`)
  await expect(offer(page)).toBeHidden()

  await page.context().clearCookies()
  await signInByForm(page, mira)
  await page.goto(address)
  await enter(goOn(page))
  await page.context().clearCookies()
  await enter(save(page))
  await dialog.getByLabel('Passwort').fill(mira.password)
  await enter(dialog.getByRole('button', { name: 'Anmelden', exact: true }))
  await expect(status(page, 'Gespeichert.')).toBeVisible()
  await expect(nameField(page)).toHaveValue(`Halb ${mark}`)
})

test('Who else has a record open is shown, and their saves appear while one types', async ({
  page,
  browser,
  problems,
}) => {
  await signInTo(page.context(), mira)
  const context = await browser.newContext()
  problems.watch(context)
  await signInTo(context, jonas)
  const other = await context.newPage()
  const { address, mark } = await makeSeries(page)
  await page.goto(address)
  await other.goto(address)
  await hearing(page, () => expect(status(page, 'Auch geöffnet: Jonas')).toBeVisible(soon))
  await hearing(other, () => expect(status(other, 'Auch geöffnet: Mira')).toBeVisible(soon))
  expect(await findErrorsOfState(page)).toEqual([])

  await write(page.getByLabel('Name (Englisch)'), `My ${mark}`)
  await write(nameField(other), `Deutsch ${mark}`)
  await enter(save(other))
  await hearing(page, () => expect(nameField(page)).toHaveValue(`Deutsch ${mark}`, soon))
  await expect(page.getByLabel('Name (Englisch)')).toHaveValue(`My ${mark}`)
  await expect(page.getByLabel('Name (Englisch)')).toBeFocused()
  await expect(status(page, 'Jonas hat gespeichert: Name')).toBeVisible()

  await write(other.getByLabel('Name (Englisch)'), `Theirs ${mark}`)
  await enter(save(other))
  const conflict = page.getByRole('group', { name: 'Name', exact: true })
  await hearing(page, () => expect(conflict).toContainText(`Theirs ${mark}`, soon))
  await expect(page.getByLabel('Name (Englisch)')).toHaveValue(`My ${mark}`)
  await other.goto('/admin')
  await hearing(page, () => expect(status(page, 'Auch geöffnet')).toBeHidden(soon))
  await context.close()
})

test('A browser that keeps nothing is named, and secrets are not kept', async ({ page }) => {
  await signInTo(page.context(), jonas)
  await page.goto('/admin/house/webhook/create')
  await write(page.getByLabel('Name *'), 'Partner')
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/admin/events/series/create')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Partner')
  await write(nameField(page), 'Halb')
  await expect(status(page, 'Dieser Browser bewahrt sie nicht auf')).toBeVisible()
  await page.goto('/admin')
})

test('Two people who type, save, reload and lose their windows at random lose no word', async ({
  browser,
  problems,
}) => {
  test.setTimeout(sessions * 240_000)
  problems.allow(/status of 409/, /status 409/)
  const contexts = [await browser.newContext(), await browser.newContext()] as const
  for (const context of contexts) problems.watch(context)
  await signInTo(contexts[0], mira)
  await signInTo(contexts[1], jonas)
  for (let session = 1; session <= sessions; session++) await runSession(contexts, openRandom(session))
})

const sessions = isComplete ? 30 : 1

/** One session of two people with the same record, each of whom writes into texts and has a window that may end. */
async function runSession(
  contexts: readonly [BrowserContext, BrowserContext],
  random: ReturnType<typeof openRandom>,
): Promise<void> {
  const reader = await contexts[0].newPage()
  const { id, address } = await makeSeries(reader)
  const open = async (context: BrowserContext) => {
    const page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(address)
    await expect(nameField(page)).toBeVisible()
    return page
  }
  const pages = [await open(contexts[0]), await open(contexts[1])]
  /** The words that were typed, and those that a decision has given up. */
  const typed: string[] = []
  const gone = new Set<string>()
  const labels = ['Name (Deutsch) *', 'Name (Englisch)', 'Beschreibung (Deutsch)', 'Beschreibung (Englisch)']

  const goOnWithAll = async (page: Page) => {
    // What a window has left is offered once its lock is free, or dropped because it was saved.
    const isSettled = async () =>
      (await goOn(page).isVisible()) ||
      (await page.evaluate(
        (record) => !Object.keys(localStorage).some((key) => key.includes(`:series:${record}:`)),
        id,
      ))
    await expect.poll(isSettled).toBe(true)
    if (await goOn(page).isVisible()) await enter(goOn(page).first())
  }
  const saveAll = async (page: Page) => {
    await page.keyboard.press('Control+s')
    const conflicts = page.getByRole('button', { name: 'Meine behalten' })
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^(Gespeichert\.|Es gibt nichts zu speichern\.)/ })
        .or(conflicts.first()),
    ).toBeVisible()
    if (!(await conflicts.first().isVisible())) return
    while ((await conflicts.count()) > 0) {
      const theirs = await page.locator('blockquote').nth(1).innerText()
      const mine = await page.locator('blockquote').nth(0).innerText()
      for (const word of typed) if (theirs.includes(word) && !mine.includes(word)) gone.add(word)
      await enter(conflicts.first())
    }
    await saveAll(page)
  }
  for (let step = 1; step <= 14; step++) {
    const who = random.whole(0, 1)
    const page = pages[who]
    const context = contexts[who]
    if (!page || !context) continue
    const act = random.whole(0, 9)
    if (act <= 4) {
      const word = `w${step}x`
      const field = page.getByLabel(labels[random.whole(0, labels.length - 1)] ?? '', { exact: true })
      await field.focus()
      await page.keyboard.press('End')
      await page.keyboard.insertText(` ${word}`)
      typed.push(word)
      await expectKept(page, word)
    } else if (act <= 6) await saveAll(page)
    else if (act === 7) {
      await page.reload()
      await expect(nameField(page)).toBeVisible()
      await goOnWithAll(page)
    } else if (act === 8) {
      await page.close({ runBeforeUnload: false })
      pages[who] = await open(context)
      await goOnWithAll(pages[who])
    } else await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  for (const page of pages) await saveAll(page)
  const stored = JSON.stringify(await callOfficeAs(reader, 'GET', `events/series/${id}`))
  expect(typed.filter((word) => !stored.includes(word) && !gone.has(word))).toEqual([])
  for (const page of [...pages, reader]) await page.close()
}
