// Covers: src/office/releases src/domain/publishing
import { randomUUID } from 'node:crypto'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs, enter, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'

test.describe('A season', () => {
  test('goes into a release from its list, is shown by months, and what is published in it waits', async ({
    page,
    problems,
  }) => {
    // A price without a name is refused.
    problems.allow(/status 400|status of 400/)
    const mark = randomUUID().slice(0, 6)
    const name = `Saison ${mark}`
    await signInStaff(page)
    const made = async (path: string, body: unknown) =>
      (await callOfficeAs<{ id: number }>(page, 'POST', path, body)).id
    const season = await made('events/season', { name: `S ${mark}` })
    const concert = (title: string, day: string) =>
      made('events/event', {
        title: { de: `${title} ${mark}`, en: `${title} ${mark} (en)` },
        date_start: `${day}T18:30:00.000Z`,
        season,
      })
    await concert('Auftakt', '2034-03-04')
    await concert('Gala', '2034-04-05')
    const extra = await concert('Matinee', '2034-04-09')

    // The whole list, as it is filtered, goes into a new release.
    await page.goto(`/admin/events/event?season=${season}`)
    await enter(page.getByRole('button', { name: 'Liste in eine Veröffentlichung …' }))
    const dialog = page.getByRole('dialog', { name: 'In eine Veröffentlichung' })
    await expect(dialog.getByText('Die ganze Liste, wie sie gefiltert ist: 3 Veranstaltungen')).toBeVisible()
    const another = dialog.getByText('In eine neue')
    await expect(dialog.getByRole('button', { name: 'Aufnehmen' })).toBeEnabled()
    if (await another.isVisible()) await another.click()
    await enter(dialog.getByRole('button', { name: 'Aufnehmen' }))
    await expect(dialog.getByLabel('Name der Veröffentlichung')).toHaveAccessibleDescription(
      /Bitte einen Namen angeben/,
    )
    await write(dialog.getByLabel('Name der Veröffentlichung'), name)
    expect(await findErrorsOfState(page)).toEqual([])
    await enter(dialog.getByRole('button', { name: 'Aufnehmen' }))
    await expect(dialog.getByText('3 Entwürfe aufgenommen.')).toBeVisible()
    await enter(dialog.getByRole('link', { name: `Zu „${name}“` }))

    // The release has them by months; a ticked one is taken out.
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const release = Number(page.url().split('/').at(-1))
    await expect(page.getByRole('table', { name: 'März 2034' }).getByText(`Auftakt ${mark}`)).toBeVisible()
    const april = page.getByRole('table', { name: 'April 2034' })
    await expect(april.getByRole('row')).toHaveCount(3)
    expect(await findErrorsOfState(page)).toEqual([])
    await april.getByRole('checkbox', { name: new RegExp(`Matinee ${mark}`) }).check()
    await enter(page.getByRole('button', { name: 'Gewählte herausnehmen' }))
    await expect(april.getByRole('row')).toHaveCount(2)

    // The season is announced with it: what is published in it waits there.
    await callOfficeAs(page, 'PATCH', `events/season/${season}`, { announced_with: release })
    await page.goto(`/admin/events/event/${extra}`)
    await enter(page.getByRole('button', { name: 'Veröffentlichen …', exact: true }))
    const question = page.getByRole('dialog', { name: 'Wann öffentlich?' })
    await expect(question.getByRole('button', { name: 'Sofort veröffentlichen' })).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])
    await enter(question.getByRole('button', { name: `Mit „${name}“ veröffentlichen` }))
    await expect(page.getByText(`Entwurf: wird mit „${name}“ öffentlich`)).toBeVisible()
    await page.goto(`/admin/events/event?season=${season}`)
    await expect(page.getByText(`wird öffentlich mit: ${name}`)).toHaveCount(3)

    // Prices and pictures are given to ticked drafts, which stay drafts.
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check()
    await page.getByText('Feld ändern').click()
    const form = page.getByRole('form', { name: 'Feld ändern' })
    await form.getByRole('combobox').first().selectOption({ label: 'Preiskategorien' })
    await enter(form.getByRole('button', { name: /Kategorie hinzufügen/ }))
    await enter(form.getByRole('button', { name: 'Bei 3 Einträgen ändern' }))
    await expect(form.getByLabel('Name (Deutsch) *')).toHaveAccessibleDescription(/erforderlich/)
    await write(form.getByLabel('Name (Deutsch) *'), 'Parkett')
    await write(form.getByLabel(/^Preis/), '45')
    await enter(form.getByRole('button', { name: 'Bei 3 Einträgen ändern' }))
    await expect(page.getByText('3 Einträge geändert.')).toBeVisible()
    const stored = await callOfficeAs<{ price_categories: unknown; is_online: boolean }>(
      page,
      'GET',
      `events/event/${extra}`,
    )
    expect(stored).toMatchObject({ is_online: false, price_categories: [{ amount: 4500 }] })
  })
})
