// Covers: src/site/pages/form src/site/pages/form-confirmation src/fields src/domain/forms src/blocks/entry-form
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { expect, test } from '../support/browser.ts'
import { findMail } from '../support/find-mail.ts'

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = { name: 'ausweis.png', mimeType: 'image/png', buffer: png }
const fake = { name: 'ausweis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('No PDF at all.') }

const sendCall = '**/api/forms-entries/'

/** Nobody fills in a form as fast as a test does, so this waits until the server would accept it. */
async function waitAsPeopleDo(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 2500)
}

test.describe('A form', () => {
  test('is filled in by keyboard, first with mistakes and then correctly', async ({ page }) => {
    await page.goto('/de/forms/kontakt')
    await hydrate(page)
    expect(await findErrorsOfState(page)).toEqual([])
    await page.getByLabel('E-Mail-Adresse', { exact: false }).first().fill('clara')
    await page.getByRole('button', { name: 'Absenden' }).focus()
    await page.keyboard.press('Enter')

    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Name',
      'E-Mail-Adresse',
      'Worum geht es?',
      'Nachricht',
    ])
    const name = page.getByLabel('Name', { exact: false })
    await expect(name).toHaveAccessibleDescription(/Dieses Feld ist erforderlich!/)
    expect(await findErrorsOfState(page)).toEqual([])

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(name).toBeFocused()
    await page.keyboard.type('Clara Schumann')
    await expect(name).toHaveAttribute('aria-invalid', 'false')
    await page.keyboard.press('Tab')
    const email = page.getByLabel('E-Mail-Adresse', { exact: false }).first()
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/Ungültige E-Mail-Adresse!/)
    await page.keyboard.type(`clara-${Date.now()}@example.org`)
    await expect(email).toHaveAttribute('aria-invalid', 'false')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Karten')
    await expect(page.getByLabel('Worum geht es?')).toHaveValue('Karten')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Bestell- oder Kundennummer')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Gibt es noch Karten?')
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
    await waitAsPeopleDo(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const sent = page.getByText('Ihre Nachricht ist angekommen')
    await expect(sent).toBeVisible()
    await expect(page.locator(':focus')).toContainText('Ihre Nachricht ist angekommen')
    expect(await findErrorsOfState(page)).toEqual([])

    await page.reload()
    await hydrate(page)
    await expect(page.getByLabel('Name', { exact: false })).toHaveValue('')
  })

  test('keeps what was typed when the page is reloaded, until it is discarded', async ({ page }) => {
    await page.goto('/en/contact')
    await page.getByRole('textbox', { name: 'Message' }).scrollIntoViewIfNeeded()
    await hydrate(page)
    await page.getByLabel('Name').fill('Clara')
    await page.getByLabel('What is it about?').selectOption('Tickets')
    await page.getByRole('textbox', { name: 'Message' }).fill('Two lines\nof text')
    await page.reload()
    // The form may be rendered anew at that moment, with the entered values.
    await expect(() => page.getByRole('textbox', { name: 'Message' }).scrollIntoViewIfNeeded()).toPass()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two lines\nof text')
    await expect(page.getByLabel('Name')).toHaveValue('Clara')
    await expect(page.getByLabel('Order or customer number')).toBeVisible()

    await page.getByRole('button', { name: 'Discard what I entered' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('')
    await expect(page.getByLabel('Order or customer number')).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two lines\nof text')
    expect(await findErrorsOfState(page)).toEqual([])
  })

  test('asks for details only where they matter, and does not send what is hidden', async ({ page }) => {
    await page.goto('/de/forms/barriere')
    await hydrate(page)
    const place = page.getByLabel('An welcher Stelle im Haus?')
    await expect(place).toBeHidden()
    await page.getByLabel('Im Haus', { exact: true }).check()
    await place.fill('Tür 3')
    await page.getByLabel('Auf dem Weg').check()
    await expect(place).toBeHidden()
    await page.getByLabel('Im Haus', { exact: true }).check()
    await expect(place).toHaveValue('Tür 3')
    await page.getByLabel('Auf dem Weg').check()
    await page.getByLabel('Was ist passiert?').fill(`Baustelle ${Date.now()}`)
    await waitAsPeopleDo(page)
    const request = page.waitForRequest(sendCall)
    await page.getByRole('button', { name: 'Absenden' }).click()
    const values = (await request).postDataJSON().field_values
    expect(Object.keys(values)).toEqual(['wo', 'beschreibung'])
    await expect(page.getByText('Wir sehen nach und melden uns')).toBeVisible()
  })

  test('refuses files of wrong types, and accepts a right one', async ({ page, problems }) => {
    problems.allow('status of 400', 'status 400')
    await page.goto('/de/forms/presse-akkreditierung')
    await hydrate(page)
    const input = page.getByLabel('Presseausweis oder Auftrag')
    await input.setInputFiles([{ ...picture, name: 'setup.exe' }, fake])
    await expect(page.getByRole('listitem').filter({ hasText: 'Angenommen werden nur PDF' })).toHaveCount(2)
    await page.getByRole('button', { name: 'Akkreditierung anfragen' }).click()
    await expect(input).toHaveAccessibleDescription(/Nicht alle Dateien sind angehängt/)
    expect(await findErrorsOfState(page)).toEqual([])
    await page.getByRole('button', { name: 'setup.exe entfernen' }).click()
    await expect(input).toBeFocused()
    await page.getByRole('button', { name: 'ausweis.pdf entfernen' }).click()
    await input.setInputFiles(picture)
    await expect(page.getByText('ausweis.png ist angehängt.')).toBeAttached()
    await expect(input).not.toHaveAttribute('aria-invalid', 'true')

    await page.getByLabel('Name').fill('Clara Schumann')
    await page.getByLabel('Redaktion oder Auftraggeber').fill('Neue Zeitschrift für Musik')
    await page.getByLabel('Medium').selectOption('Zeitung')
    await page.getByLabel('Welches Konzert?').fill('Mahler')
    await page.getByLabel('Eine', { exact: true }).check()
    await page.getByLabel('E-Mail-Adresse').first().fill(`clara-${Date.now()}@example.org`)
    await waitAsPeopleDo(page)
    await page.getByRole('button', { name: 'Akkreditierung anfragen' }).click()
    await expect(page.getByText('Jule Reimers antwortet')).toBeVisible()
  })

  test('loses nothing when the connection breaks, and is sent by pressing the button again', async ({
    page,
    problems,
  }) => {
    problems.allow('ERR_INTERNET_DISCONNECTED', /forms-entries/)
    await page.goto('/en/forms/fundsachen')
    await hydrate(page)
    await page.getByLabel('What did you lose?').fill('An umbrella')
    await page.getByLabel('On which day?').fill('2026-01-05')
    await page.getByLabel('E-mail address').first().fill(`clara-${Date.now()}@example.org`)
    await waitAsPeopleDo(page)
    await page.route(sendCall, (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert')).toContainText('The connection is interrupted.')
    await expect(page.getByLabel('What did you lose?')).toHaveValue('An umbrella')
    expect(await findErrorsOfState(page)).toEqual([])
    await page.unroute(sendCall)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('If we find it you will hear from us')).toBeVisible()
  })

  test('works without scripts, and keeps a chosen file while a mistake is corrected', async ({
    browser,
    problems,
  }) => {
    problems.allow('status of 400', 'status 400')
    const context = await browser.newContext({ javaScriptEnabled: false })
    problems.watch(context)
    const page = await context.newPage()
    await page.goto('/en/accessibility')
    await expect(page.getByText('Only if ‘Where was the barrier?’: In the house.')).toBeVisible()
    await page.getByLabel('In the house', { exact: true }).check()
    await page.getByLabel('Where in the house?').fill('Door 3')
    await page.getByLabel('Photo or screenshot').setInputFiles([picture, fake])
    await page.getByRole('button', { name: 'Send' }).click()

    await expect(page).toHaveTitle(/^Error: Report a barrier/)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'What happened?',
      'Photo or screenshot',
    ])
    await expect(page.getByLabel('Where in the house?')).toHaveValue('Door 3')
    await expect(page.getByLabel(/Keep ausweis\.png attached/)).toBeChecked()
    await page.getByLabel('What happened?').fill(`It sticks. ${Date.now()}`)
    await page.waitForTimeout(2100)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('We shall look into it and reply')).toBeVisible()
    await context.close()
  })

  test('counts as sent only once its sender has followed the link in a mail and pressed the button there', async ({
    browser,
    problems,
  }) => {
    problems.allow('status 410', 'status of 410')
    const folder = process.env['SITE_DATA_DIR']
    test.skip(folder === undefined, 'The mails of this site are not within reach.')
    const context = await browser.newContext({ javaScriptEnabled: false })
    problems.watch(context)
    const page = await context.newPage()
    const email = `robert-${Date.now()}@example.org`
    await page.goto('/en/newsletter')
    await page.getByRole('textbox', { name: /^E-mail address/ }).fill(email)
    await page
      .getByRole('group', { name: /^Which one/ })
      .getByRole('radio')
      .first()
      .check()
    await page.getByRole('checkbox', { name: /^I would like to receive the newsletter/ }).check()
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByText('Nearly done')).toBeVisible()

    const link =
      /http\S+\/forms\/newsletter\/confirm\/[\w-]+/.exec(await findMail(folder ?? '', email))?.[0] ?? ''
    await page.goto(link)
    await expect(page.getByText('Please confirm that you have entered this.')).toBeVisible()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Thank you, it is confirmed.')).toBeVisible()
    await page.goto(link)
    await expect(page.getByText('Thank you, it is confirmed.')).toBeVisible()
    await page.goto(`${link}x`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid')
    await context.close()
  })
})
