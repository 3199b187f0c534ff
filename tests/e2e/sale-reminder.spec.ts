// Covers: src/site/sale src/site/pages/reminder src/domain/reminders
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { findMail } from '../support/find-mail.ts'
import { deskOf, findAdvanceSale, addressOf, hallDay } from '../support/browser-sale.ts'

test.describe('A reminder', () => {
  test('is requested in the drawer, confirmed by mail, stored, and removed again', async ({
    page,
    request,
    problems,
  }) => {
    const event = await findAdvanceSale(request)
    const email = `clara-${Date.now()}@example.org`
    const desk = deskOf(page)
    await page.goto(`/de/programm-und-karten?date=${hallDay(event.date_start)}`)
    await desk
    await page
      .getByRole('link', { name: `Merken: ${event.name.de}` })
      .first()
      .click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toHaveAccessibleName('Merken')
    await expect(drawer.getByRole('link', { name: 'Im Kalender speichern' })).toHaveAttribute(
      'href',
      /^\/de\/calendar\/event-\d+\.ics$/,
    )
    expect(await findErrorsOfState(page)).toEqual([])

    await drawer.getByRole('link', { name: 'An den Vorverkauf erinnern' }).click()
    const field = drawer.getByLabel('E-Mail-Adresse')
    await expect(field).toBeFocused()
    await drawer.getByRole('button', { name: 'Zurück' }).click()
    await expect(drawer.getByRole('link', { name: 'An den Vorverkauf erinnern' })).toBeFocused()
    await page.keyboard.press('Enter')

    await field.fill('clara')
    await drawer.getByRole('button', { name: 'Erinnern' }).click()
    await expect(field).toHaveAccessibleDescription(/Ungültige E-Mail-Adresse!/)
    await expect(field).toBeFocused()
    expect(await findErrorsOfState(page)).toEqual([])
    problems.allow('status 429', 'status of 429')
    await field.fill(email)
    await expect(async () => {
      // The first attempt is too fast; on a busy machine its response may come after the button was enabled again.
      const sent = drawer.getByText('Fast fertig')
      if (!(await sent.isVisible()))
        await drawer.getByRole('button', { name: 'Erinnern' }).click({ timeout: 1000 })
      await expect(sent).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(await findErrorsOfState(page)).toEqual([])

    const folder = process.env['SITE_DATA_DIR']
    test.skip(folder === undefined, 'The mails of this site are not within reach.')
    const mail = await findMail(folder ?? '', email)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const [confirm = '', remove = ''] = ['confirm', 'remove'].map(
      (step) => new RegExp(`https?://[^\\s"<>]+/${step}/[\\w-]+`).exec(mail)?.[0] ?? '',
    )

    // A mail scanner opens all links, which must change nothing.
    await request.get(confirm)
    await request.get(remove)
    await page.goto(confirm)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erinnerung bestätigen')
    expect(await findErrorsOfState(page)).toEqual([])
    await page.getByRole('button', { name: 'Ja, bitte erinnern' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wir erinnern Sie')
    await page.goto(confirm)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wir erinnern Sie')

    await page.goto(remove)
    await page.getByRole('button', { name: 'Erinnerung löschen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelöscht')
    problems.allow('status 410', 'status of 410')
    expect((await page.goto(confirm))?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr')
    await expect(page.getByRole('link', { name: 'Zum Konzert' })).toBeVisible()
  })

  test('is requested and removed without scripts, and removed by the button of a mail program', async ({
    browser,
    request,
    problems,
  }) => {
    const event = await findAdvanceSale(request)
    const email = `robert-${Date.now()}@example.org`
    const context = await browser.newContext({ javaScriptEnabled: false })
    problems.watch(context)
    const page = await context.newPage()
    await page.goto(addressOf(event, 'en'))
    await page.getByRole('link', { name: 'Save' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save')
    const field = page.getByLabel('E-mail address')
    problems.allow('status 400', 'status of 400', 'status 429', 'status of 429')
    await field.fill('robert')
    await page.getByRole('button', { name: 'Remind me' }).click()
    await expect(field).toHaveAccessibleDescription(/Invalid e-mail address!/)
    await expect(field).toHaveValue('robert')
    await expect(async () => {
      await field.fill(email)
      await page.waitForTimeout(2100)
      await page.getByRole('button', { name: 'Remind me' }).click()
      await expect(page.getByText('Almost done')).toBeVisible({ timeout: 1000 })
    }).toPass()

    const folder = process.env['SITE_DATA_DIR']
    test.skip(folder === undefined, 'The mails of this site are not within reach.')
    const mail = await findMail(folder ?? '', email)
    const remove = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(mail)?.[1] ?? ''
    const answer = await request.post(remove, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(answer.status()).toBe(200)
    expect((await request.get(remove.replace('/remove/', '/confirm/'))).status()).toBe(410)
    await context.close()
  })
})
