// Covers: src/office/announcements src/domain/reminders
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs, enter, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'
import { findMail } from '../support/find-mail.ts'

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

/** A published concert of next season with one soloist. */
async function createConcert(page: Page, mark: string): Promise<number> {
  const soloist = await callOfficeAs<{ id: number }>(page, 'POST', 'works/artist', {
    kind: 'person',
    name: `Clara Anders ${mark}`,
    sort_name: `Anders ${mark}, Clara`,
  })
  const { id } = await callOfficeAs<{ id: number }>(page, 'POST', 'events/event', {
    title: { de: `Abend ${mark}`, en: `Evening ${mark}` },
    date_start: '2031-03-20T18:30:00.000Z',
    ticket_sale_from: '2031-01-20T09:00:00.000Z',
    cast: [{ artist: soloist.id, role: { de: 'Klavier', en: 'piano' }, note: null, replaces: null }],
    is_online: true,
  })
  return id
}

/** A reminder that its owner has confirmed. */
async function remind(page: Page, event: number): Promise<void> {
  const email = `clara-${randomUUID()}@example.org`
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await page.request.post('/de/api/presale-reminders', {
    data: { event, email, seconds: 9 },
    headers: { 'X-CSRFToken': token },
  })
  expect(answer.status()).toBe(202)
  const mail = await findMail(process.env['SITE_DATA_DIR'] ?? '', email)
  const [link] = /https?:\/\/[^\s"<>]+\/confirm\/[\w-]+/.exec(mail) ?? []
  expect(link, mail).toBeDefined()
  await page.goto(link ?? '')
  await page.getByRole('button', { name: 'Ja, bitte erinnern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wir erinnern Sie')
}

test.describe('A change of a concert', () => {
  test('is announced from its form, everywhere in the next request, and undone', async ({
    page,
    browser,
  }) => {
    const mark = randomUUID().slice(0, 8)
    await signInStaff(page)
    const id = await createConcert(page, mark)
    await remind(page, id)
    await page.goto(`/admin/events/event/${id}`)
    await enter(page.getByText('Änderung bekannt geben', { exact: true }))
    await enter(page.getByRole('button', { name: 'Umbesetzung …' }))
    const dialog = page.getByRole('dialog', { name: 'Umbesetzung' })
    await enter(dialog.getByRole('button', { name: 'Bekannt geben', exact: true }))
    await expect(dialog.getByLabel('Wer einspringt *')).toHaveAccessibleDescription(/Bitte wählen Sie/)
    await write(dialog.getByLabel('Wer einspringt *'), `Vera Neu ${mark}`)
    await expect(dialog.getByRole('option', { name: `„Vera Neu ${mark}“ neu anlegen …` })).toBeVisible()
    await page.keyboard.press('Enter')
    const person = page.getByRole('dialog', { name: 'Person anlegen' })
    await person.getByText('Person', { exact: true }).click()
    await enter(person.getByRole('button', { name: 'Person anlegen' }))
    const note = `Vera Neu ${mark} springt ein für Clara Anders ${mark}.`
    await expect(dialog.getByLabel('Hinweis für das Publikum (Deutsch)')).toHaveValue(note)
    await expect(dialog.getByLabel('Hinweis für das Publikum (Englisch)')).toHaveValue(
      `Vera Neu ${mark} replaces Clara Anders ${mark}.`,
    )
    await expect(dialog.getByText('In 10 Minuten wird 1 Person')).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])
    await enter(dialog.getByRole('button', { name: 'Bekannt geben', exact: true }))

    const result = page.getByRole('dialog', { name: 'Besetzung geändert' })
    await expect(result.getByLabel('Deutscher Text')).toHaveValue(
      new RegExp(`Bisher: Clara Anders ${mark} \\(Klavier\\)\\nNeu: Vera Neu ${mark} \\(Klavier\\)`),
    )
    await expect(result.getByText(/wird 1 Person benachrichtigt/)).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])
    await enter(result.getByRole('button', { name: 'Mails anhalten' }))
    await expect(result.getByText('Die Mails sind angehalten.')).toBeVisible()
    await enter(result.getByRole('button', { name: 'Schließen' }))

    const visitor = await (await browser.newContext()).newPage()
    const address = await page.getByRole('link', { name: 'Deutsche Seite' }).getAttribute('href')
    await visitor.goto(address ?? '')
    await expect(visitor.getByText(`springt ein für Clara Anders ${mark}`).first()).toBeVisible()
    await expect(visitor.getByText(note)).toBeVisible()
    const found = async (name: string) => {
      const query = new URLSearchParams({ query: `${name} ${mark}` }).toString()
      const answer = await visitor.request.get(`/de/api/search/?${query}`)
      expect(answer.status()).toBe(200)
      return (await answer.text()).includes(`Abend ${mark}`)
    }
    expect([await found('Vera Neu'), await found('Clara Anders')]).toEqual([true, true])

    await enter(page.getByRole('button', { name: 'Rückgängig machen: Besetzung geändert' }))
    const undo = page.getByRole('dialog', { name: 'Änderung rückgängig machen?' })
    await enter(undo.getByRole('button', { name: 'Rückgängig machen' }))
    await expect(status(page, 'Rückgängig gemacht.')).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText(`Clara Anders ${mark}`).first()).toBeVisible()
    await expect(visitor.getByText(`Vera Neu ${mark}`)).toHaveCount(0)
    expect([await found('Vera Neu'), await found('Clara Anders')]).toEqual([false, true])
    await visitor.context().close()
  })

  test('that is refused stays in the form, which says why', async ({ page, problems }) => {
    problems.allow(/status of 409/, /status 409/)
    const mark = randomUUID().slice(0, 8)
    await signInStaff(page)
    const id = await createConcert(page, mark)
    await page.goto(`/admin/events/event/${id}`)
    await enter(page.getByText('Änderung bekannt geben', { exact: true }))
    await enter(page.getByRole('button', { name: 'Absage …' }))
    await callOfficeAs(page, 'PATCH', `events/event/${id}`, { status: 'sold_out' })
    const dialog = page.getByRole('dialog', { name: 'Absage' })
    await enter(dialog.getByRole('button', { name: 'Bekannt geben', exact: true }))
    await expect(page.getByRole('alert').filter({ hasText: 'Ausverkauft' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
})
