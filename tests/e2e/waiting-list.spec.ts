// Covers: src/domain/reminders src/site/sale
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs } from '../support/browser-office.ts'
import { deskOf } from '../support/browser-sale.ts'
import { expect, test } from '../support/browser.ts'
import { findMail } from '../support/find-mail.ts'

const shop = 'https://tickets.example/buyingflow/tickets/4711'

async function createSoldOut(page: Page): Promise<{ id: number; address: (language: string) => string }> {
  const mark = randomUUID().slice(0, 8)
  const { id } = await callOfficeAs<{ id: number }>(page, 'POST', 'events/event', {
    title: { de: `Letzte Plätze ${mark}`, en: `Last seats ${mark}` },
    date_start: '2031-04-20T18:30:00.000Z',
    ticket_url_external: shop,
    status: 'sold_out',
    is_online: true,
  })
  const lists: Record<string, string> = { de: 'programm-und-karten', en: 'program-and-tickets' }
  return { id, address: (language) => `/${language}/${lists[language]}/x/${id}` }
}

function linkIn(mail: string, step: 'confirm' | 'remove'): string {
  return new RegExp(`https?://[^\\s"<>]+/${step}/[\\w-]+`).exec(mail)?.[0] ?? ''
}

test.describe('The waiting list of a sold-out concert', () => {
  test('takes a visitor in the drawer, and tells them by mail when staff put it on sale again', async ({
    page,
    browser,
    problems,
  }) => {
    const folder = process.env['SITE_DATA_DIR'] ?? ''
    test.skip(folder === '', 'The mails of this site are not within reach.')
    await signInStaff(page)
    const { id, address } = await createSoldOut(page)
    const email = `clara-${randomUUID()}@example.org`
    const context = await browser.newContext()
    problems.watch(context)
    problems.allow('status 429', 'status of 429')
    const visitor = await context.newPage()
    const drawer = visitor.getByRole('dialog', { name: 'Warteliste' })
    const desk = deskOf(visitor)
    await visitor.goto(address('de'))
    await desk
    await visitor.getByRole('link', { name: 'Auf die Warteliste' }).click()
    await expect(drawer.getByText('Reserviert ist damit nichts.')).toBeVisible()
    const field = drawer.getByLabel('E-Mail-Adresse')
    const button = drawer.getByRole('button', { name: 'Auf die Warteliste' })
    await field.fill('clara')
    await button.click()
    await expect(field).toHaveAccessibleDescription(/Ungültige E-Mail-Adresse!/)
    expect(await findErrorsOfState(visitor)).toEqual([])
    await field.fill(email)
    await expect(async () => {
      // The first attempt may be too fast.
      const sent = drawer.getByText('Fast fertig')
      if (!(await sent.isVisible())) await button.click({ timeout: 1000 })
      await expect(sent).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(await findErrorsOfState(visitor)).toEqual([])

    const mail = await findMail(folder, email)
    await visitor.goto(linkIn(mail, 'confirm'))
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Warteliste bestätigen')
    await visitor.getByRole('button', { name: 'Ja, auf die Warteliste' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Sie stehen auf der Warteliste')
    expect(await findErrorsOfState(visitor)).toEqual([])

    await page.goto(`/admin/events/event/${id}`)
    await expect(page.getByText('Auf der Warteliste für zurückgegebene Karten steht 1 Person.')).toBeVisible()
    await callOfficeAs(page, 'PATCH', `events/event/${id}`, { status: null })
    const told = await findMail(folder, email, 'nichts reserviert: Wer zuerst kauft')
    expect(told).toContain(shop.replace('/buyingflow', '/de/buyingflow'))
    await visitor.goto(linkIn(told, 'remove'))
    await visitor.getByRole('button', { name: 'Von der Warteliste gehen' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Gelöscht')
    await context.close()
  })

  test(
    'is joined and left without scripts',
    { tag: '@long' },
    async ({ page, browser, request, problems }) => {
      await signInStaff(page)
      const { id, address } = await createSoldOut(page)
      const email = `robert-${randomUUID()}@example.org`
      const context = await browser.newContext({ javaScriptEnabled: false })
      problems.watch(context)
      problems.allow('status 400', 'status of 400', 'status 429', 'status of 429')
      problems.allow('status 409', 'status of 409', 'status 410', 'status of 410')
      const visitor = await context.newPage()
      await visitor.goto(address('en'))
      await visitor.getByRole('link', { name: 'Join the waiting list' }).click()
      await expect(visitor.getByRole('heading', { name: 'Waiting list' })).toBeVisible()
      const field = visitor.getByLabel('E-mail address')
      const button = visitor.getByRole('button', { name: 'Join the waiting list' })
      await field.fill('robert')
      await button.click()
      await expect(field).toHaveAccessibleDescription(/Invalid e-mail address!/)
      await expect(field).toHaveValue('robert')
      await expect(async () => {
        await field.fill(email)
        // The form refuses those who are faster than people.
        await visitor.waitForTimeout(2100)
        await button.click()
        await expect(visitor.getByText('Almost done')).toBeVisible({ timeout: 1000 })
      }).toPass()

      await visitor.goto(`/en/bookmark/${id}`)
      await field.fill(email)
      await callOfficeAs(page, 'PATCH', `events/event/${id}`, { status: null })
      await expect(async () => {
        if (await button.isVisible()) await button.click()
        await expect(visitor.getByText('The waiting list of this concert takes nobody')).toBeVisible({
          timeout: 1000,
        })
      }).toPass()

      const folder = process.env['SITE_DATA_DIR'] ?? ''
      test.skip(folder === '', 'The mails of this site are not within reach.')
      const mail = await findMail(folder, email)
      const remove = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(mail)?.[1] ?? ''
      expect((await request.post(remove, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200)
      expect((await request.get(remove.replace('/remove/', '/confirm/'))).status()).toBe(410)
      await context.close()
    },
  )
})
