// Covers: src/office/events src/office/facts src/records/event
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs, enter, openSection, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })

/** Adds a record in the look-up of a field, by keys. */
async function addByTyping(page: Page, field: Locator, name: string): Promise<void> {
  await write(field, name)
  await expect(page.getByRole('option', { name: `„${name}“ neu anlegen` })).toBeVisible()
  await page.keyboard.press('Enter')
  // The preview of the programme shows it, too.
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
}

/** The same for somebody who performs: a question says whether that is a person. */
async function addPerson(page: Page, field: Locator, name: string): Promise<void> {
  await write(field, name)
  await expect(page.getByRole('option', { name: `„${name}“ neu anlegen …` })).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Person anlegen' })
  // The digits of the mark look like those of an ensemble.
  await expect(dialog.getByRole('radio', { name: 'Ensemble' })).toBeChecked()
  await dialog.getByText('Person', { exact: true }).click()
  await expect(dialog.getByLabel('Im Register *')).toHaveValue(/, Clara Anders$/)
  await enter(dialog.getByRole('button', { name: 'Person anlegen' }))
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
}

test.describe('An evening', () => {
  test('is written, published and changed by its staff, and visitors see each step', async ({
    page,
    problems,
    browser,
  }) => {
    problems.allow(/status of 404/, /status 404/)
    const mark = randomUUID().slice(0, 8)
    await signInStaff(page)
    await page.goto('/admin/events/event/create')
    await write(page.getByLabel('Titel (Deutsch) *'), `Abend ${mark}`)
    await write(page.getByLabel('Titel (Englisch)', { exact: true }), `Evening ${mark}`)
    await page.getByLabel('Beginn *').fill('2031-03-20T19:30')

    await enter(page.getByRole('button', { name: 'Programmpunkt hinzufügen' }))
    const item = page.getByRole('listitem', { name: 'Programmpunkt 1' })
    await addByTyping(page, item.getByLabel('Werk', { exact: true }), `Sonate ${mark}`)
    await item.getByLabel('Dauer (Minuten)').fill('35')
    await enter(page.getByRole('button', { name: 'Mitwirkende hinzufügen' }))
    const performer = page.getByRole('listitem', { name: 'Mitwirkende 1' })
    await addPerson(page, performer.getByLabel('Wer *'), `Clara Anders ${mark}`)
    await performer.getByLabel('Rolle oder Instrument (Deutsch)').fill('Klavier')
    await expect(performer.getByLabel('Rolle oder Instrument (Englisch)')).toHaveValue('piano')
    await enter(page.getByRole('button', { name: 'Kategorie hinzufügen' }))
    const category = page.getByRole('listitem', { name: 'Kategorie 1' })
    await write(category.getByLabel('Name (Deutsch) *'), 'Parkett')
    await write(category.getByLabel(/^Preis/), '42')
    await enter(page.getByRole('button', { name: 'Veranstaltung anlegen' }))
    await expect(status(page, 'Veranstaltung angelegt.')).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])

    const address = await page.getByRole('link', { name: 'Deutsche Seite' }).getAttribute('href')
    const visitor = await (await browser.newContext()).newPage()
    expect((await visitor.request.get(address ?? '')).status()).toBe(404)

    await enter(page.getByRole('button', { name: 'Veröffentlichen', exact: true }))
    await expect(status(page, 'Gespeichert.')).toBeVisible()
    await visitor.goto(address ?? '')
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(`Abend ${mark}`)
    await expect(visitor.getByText(`Sonate ${mark}`)).toBeVisible()
    await expect(visitor.getByText(`Clara Anders ${mark}`)).toBeVisible()
    await expect(visitor.getByRole('rowheader', { name: 'Parkett' })).toBeVisible()
    await expect(visitor.getByText('35 Min.').first()).toBeVisible()

    await openSection(page, 'Zeiten und Stand')
    await page.getByLabel('Stand', { exact: true }).selectOption('cancelled')
    await enter(save(page))
    await expect(status(page, 'Gespeichert.')).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText('Abgesagt').first()).toBeVisible()
    await enter(page.getByRole('button', { name: 'Zurückziehen' }))
    await expect(page.getByText('Entwurf: nicht öffentlich')).toBeVisible()
    expect((await visitor.request.get(address ?? '')).status()).toBe(404)
    await visitor.context().close()
  })

  test('is added on further evenings, and changed with all of them once, however often it is tried', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 409/, /status 409/, /ERR_FAILED/, /Failed to fetch/)
    await signInStaff(page)
    const mark = randomUUID().slice(0, 8)
    const { id } = await callOfficeAs<{ id: number }>(page, 'POST', 'events/event', {
      title: { de: `Serie ${mark}`, en: '' },
      date_start: '2031-03-20T18:30:00.000Z',
    })
    await page.goto(`/admin/events/event/${id}`)
    const run = page.getByRole('region', { name: 'Weitere Abende' })
    await expect(run.getByLabel('Beginn')).toHaveValue('19.30')
    await run.scrollIntoViewIfNeeded()
    for (const day of ['21. März 2031', '22. März 2031']) await enter(run.getByRole('button', { name: day }))
    await enter(run.getByRole('button', { name: '2 Abende anlegen' }))
    await expect(status(page, '2 Abende angelegt.')).toBeVisible()
    const links = run.getByRole('link')
    await expect(links).toHaveCount(2)
    const [first, second] = (
      await Promise.all([links.first(), links.last()].map((link) => link.getAttribute('href')))
    ).map((href) => Number(href?.split('/').at(-1)))
    const subtitleOf = async (one?: number) =>
      (await callOfficeAs<{ subtitle: { de: string } | null }>(page, 'GET', `events/event/${one}`)).subtitle
        ?.de

    // The connection is cut when everything is written, before the answer.
    await page.route(
      `**/events/event/${id}/run`,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await write(page.getByLabel('Untertitel (Deutsch)'), 'Mit Orgel')
    await page.getByLabel('Auch an den 2 anderen kommenden Abenden ändern').check()
    await enter(save(page))
    await expect(status(page, /Ihre Eingaben sind noch da/)).toBeVisible()
    await enter(save(page))
    await expect(status(page, /Das war schon gespeichert.*Auch an 2 anderen Abenden/)).toBeVisible()
    expect([await subtitleOf(first), await subtitleOf(second)]).toEqual(['Mit Orgel', 'Mit Orgel'])

    await callOfficeAs(page, 'PATCH', `events/event/${second}`, { subtitle: { de: 'Anders', en: '' } })
    await write(page.getByLabel('Untertitel (Deutsch)'), 'Mit Chor')
    await enter(save(page))
    const hindered = page.getByRole('alert')
    await expect(hindered).toBeFocused()
    await expect(hindered).toContainText(`Serie ${mark}, 22.03.2031, 19.30`)
    await expect(hindered).toContainText('Hat andere Angaben: Untertitel')
    expect(await subtitleOf(id)).toBe('Mit Orgel')
    expect(await findErrorsOfState(page)).toEqual([])
    await enter(hindered.getByRole('button', { name: 'Nur die anderen 2 ändern' }))
    await expect(status(page, /Auch an 1 anderen Abend gespeichert\. 1 Abend bleibt/)).toBeVisible()
    expect([await subtitleOf(id), await subtitleOf(second)]).toEqual(['Mit Chor', 'Anders'])

    await page.getByText('Verlauf', { exact: true }).click()
    await enter(page.getByRole('button', { name: 'Bei allen 2 rückgängig machen' }))
    await expect(status(page, 'Rückgängig gemacht.')).toBeVisible()
    expect([await subtitleOf(id), await subtitleOf(first)]).toEqual(['Mit Orgel', 'Mit Orgel'])
  })
})

test('A story begins in the back office, opens for writing, and is there once it is published', async ({
  page,
  problems,
}) => {
  problems.allow(/status 404: .*\/draft\/article-\d+$/, 'Failed to load resource')
  const mark = randomUUID().slice(0, 8)
  await signInStaff(page)
  await page.goto('/admin/blog/article/create')
  await write(page.getByLabel('Titel (Deutsch) *'), `Geschichte ${mark}`)
  await page.getByLabel('Erscheint *').fill('2026-01-20T10:00')
  await enter(page.getByRole('button', { name: 'Story anlegen' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Geschichte ${mark}`)
  await expect(page).toHaveURL(/\/de\/stories\/geschichte-.*\?edit/)
  await expect(page.getByRole('button', { name: 'Hier schreiben' }).first()).toBeVisible()
  const [id = ''] = /\d+(?=\?)/.exec(page.url()) ?? []
  await page.goto(`/admin/blog/article/${id}`)
  await enter(page.getByRole('button', { name: 'Veröffentlichen', exact: true }))
  await expect(status(page, 'Gespeichert.')).toBeVisible()
  await page.getByRole('link', { name: 'Deutsche Seite' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Geschichte ${mark}`)
})
