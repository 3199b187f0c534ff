// Covers: src/site/pages/correction src/site/pages/correction-confirmation src/office/corrections src/domain/corrections
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'
import { findMail } from '../support/find-mail.ts'

async function createPast(page: Page): Promise<{ id: number; title: string; address: string }> {
  const title = `Alter Abend ${randomUUID().slice(0, 8)}`
  const { id } = await callOfficeAs<{ id: number }>(page, 'POST', 'events/event', {
    title: { de: title, en: '' },
    date_start: '1921-05-03T18:00:00.000Z',
    is_online: true,
  })
  return { id, title, address: `/de/programm-und-karten/x/${id}` }
}

test.describe('A correction from outside', () => {
  test(
    'goes without scripts from the page of a concert by mail to staff, who accept it, and back to the page',
    { tag: '@long' },
    async ({ page, browser, problems }) => {
      const folder = process.env['SITE_DATA_DIR'] ?? ''
      test.skip(folder === '', 'The mails of this site are not within reach.')
      await signInStaff(page)
      const { id, title, address } = await createPast(page)
      const email = `erika-${randomUUID()}@example.org`
      const context = await browser.newContext({ javaScriptEnabled: false })
      problems.watch(context)
      problems.allow('status 400', 'status of 400', 'status 429', 'status of 429')
      const visitor = await context.newPage()
      await visitor.goto(address)
      await visitor.getByRole('link', { name: 'Stimmt etwas nicht?' }).click()
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Stimmt etwas nicht?')
      await expect(visitor.getByRole('textbox', { name: 'Tag', exact: true })).toHaveValue('3. Mai 1921')

      // Nothing that was typed is lost, and each error names its field.
      const send = visitor.getByRole('button', { name: 'Hinweis senden' })
      const evidence = visitor.getByLabel('Woher wissen Sie das?')
      await evidence.fill('Programmheft im Nachlass meiner Großmutter')
      const day = visitor.getByRole('textbox', { name: 'Tag', exact: true })
      await day.fill('irgendwann')
      await expect(async () => {
        // The form refuses those who are faster than people.
        await visitor.waitForTimeout(2100)
        await send.click()
        await expect(visitor.getByText('3 Angaben fehlen oder stimmen nicht:')).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expect(visitor.getByRole('textbox', { name: 'Tag', exact: true })).toHaveValue('irgendwann')
      await expect(visitor.getByRole('textbox', { name: 'Tag', exact: true })).toHaveAccessibleDescription(
        /Bitte ein Datum angeben/,
      )
      await expect(visitor.getByLabel('Ihre E-Mail-Adresse')).toHaveAccessibleDescription(
        /Dieses Feld ist erforderlich!/,
      )
      await expect(evidence).toHaveValue('Programmheft im Nachlass meiner Großmutter')

      await visitor.getByRole('textbox', { name: 'Tag', exact: true }).fill('um 1920')
      await visitor.getByLabel('Mitwirkende').fill('Anna Berg, Sopran')
      await visitor.getByLabel('Ihre E-Mail-Adresse').fill(email)
      await visitor.getByLabel('Ihr Name').fill('Erika Muster')
      await visitor.getByLabel('Mein Name darf als Quelle auf der Seite stehen.').check()
      await visitor.getByLabel('Ich bin einverstanden').check()
      await send.click()
      await expect(visitor.getByText('Fast fertig')).toBeVisible()

      const mail = await findMail(folder, email)
      await visitor.goto(/https?:\/\/[^\s"<>]+\/hinweis-bestaetigen\/[\w-]+/.exec(mail)?.[0] ?? '')
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hinweis bestätigen')
      await visitor.getByRole('button', { name: 'Bestätigen' }).click()
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Danke')

      await page.goto('/cms-hub')
      await expect(page.getByRole('heading', { name: 'Hinweise zum Archiv' })).toBeVisible()
      await page.goto('/admin/corrections')
      await page.getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hinweis zu »${title}«`)
      await expect(page.getByText('Programmheft im Nachlass meiner Großmutter')).toBeVisible()
      expect(await findErrorsOfState(page)).toEqual([])
      const date = page.getByRole('group', { name: 'Beginn' })
      await expect(date.getByText('um 1920')).toBeVisible()
      await date.getByLabel('Übernehmen', { exact: true }).check()
      await page.getByRole('button', { name: 'Entscheiden und antworten' }).click()
      await expect(page.getByText('Bitte entscheiden Sie zuerst bei jeder Angabe.')).toBeVisible()
      await page.getByRole('group', { name: 'Besetzung' }).getByLabel('Nicht übernehmen').check()
      await page.getByLabel('Antwort').fill('Vielen Dank!')
      await page.getByRole('button', { name: 'Entscheiden und antworten' }).click()
      await expect(page.getByText('Übernommen und beantwortet.')).toBeVisible()
      expect(await findErrorsOfState(page)).toEqual([])

      await visitor.goto(address)
      await expect(visitor.getByText('um 1920', { exact: true })).toBeVisible()
      await expect(visitor.getByText('Angaben ergänzt nach einem Hinweis von Erika Muster')).toBeVisible()

      // Taken back before the mail leaves, the page is as it was.
      await page.getByRole('button', { name: 'Zurücknehmen' }).click()
      await expect(page.getByText('Zurückgenommen: Der Eintrag ist wie vorher')).toBeVisible()
      await visitor.goto(address)
      await expect(visitor.getByText('3. Mai 1921').first()).toBeVisible()
      await expect(visitor.getByText('Erika Muster')).toBeHidden()
      expect(await callOfficeAs(page, 'GET', `events/event/${id}`)).toMatchObject({
        uncertain_date: null,
        sources: [],
      })
      await context.close()
    },
  )

  test('is offered in English too, for people, works and past concerts only', async ({ page, problems }) => {
    problems.allow('status 404', 'status of 404')
    await signInStaff(page)
    const { id } = await createPast(page)
    await page.goto(`/en/correction/event/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something wrong?')
    await expect(page.getByRole('textbox', { name: 'Day', exact: true })).toHaveValue('3 May 1921')
    expect(await findErrorsOfState(page)).toEqual([])
    const coming = await callOfficeAs<{ id: number }>(page, 'POST', 'events/event', {
      title: { de: 'Später', en: '' },
      date_start: '2031-05-03T18:00:00.000Z',
      is_online: true,
    })
    expect((await page.goto(`/en/correction/event/${coming.id}`))?.status()).toBe(404)
    expect((await page.goto('/en/correction/room/1'))?.status()).toBe(404)
  })
})
