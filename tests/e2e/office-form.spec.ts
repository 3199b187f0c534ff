// Covers: src/office/records src/office/fields src/office/events src/fields/controls
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs, enter, openSection, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'

test.describe('The form of an event', () => {
  test('says all that is wrong at once, and leads to it in what is folded', async ({ page, problems }) => {
    problems.allow(/status of 400/, /status 400/)
    await signInStaff(page)
    await page.goto('/admin/events/event/create')
    const sections = page.getByRole('navigation', { name: 'Abschnitte' })
    await expect(sections.getByRole('link', { name: 'Eckdaten 2 fehlen' })).toBeVisible()
    await write(page.getByLabel('Beginn *'), '20.3.31 19:30')
    await openSection(page, 'Zeiten und Stand')
    const doors = page.getByLabel('Einlass')
    await write(doors, '20.3.31 20 Uhr')
    await page.getByRole('heading', { name: 'Zeiten und Stand' }).click()
    await expect(doors).toHaveCount(0)
    await page.keyboard.press('Control+s')

    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('listitem')).toHaveCount(2)
    await expect(sections.getByRole('link', { name: 'Zeiten und Stand 1 Fehler' })).toBeVisible()
    await enter(summary.getByRole('link', { name: 'Einlass' }))
    await expect(doors).toBeFocused()
    expect(await findErrorsOfState(page)).toEqual([])
  })

  test('reads days and times as they are typed, keeps what is none, and asks in the nights in which the clocks change', async ({
    page,
  }) => {
    await signInStaff(page)
    await page.goto('/admin/events/event/create')
    const start = page.getByLabel('Beginn *')
    await write(start, '18.3.31 19:30')
    await expect(start).toHaveAccessibleDescription('Dienstag, 18. März 2031, 19.30 Uhr')
    await start.blur()
    await expect(start).toHaveValue('18.03.2031, 19.30')

    await write(start, '31.2. 20 Uhr')
    await start.blur()
    await expect(start).toHaveValue('31.2. 20 Uhr')
    await expect(start).toHaveAccessibleDescription(/^Beginn: Diesen Tag gibt es nicht/)

    await write(start, '30.3.31 2:30')
    await expect(start).toHaveAccessibleDescription(/Diese Stunde gibt es nicht/)
    expect(await findErrorsOfState(page)).toEqual([])
    await enter(page.getByRole('button', { name: 'Sonntag, 30. März 2031, 03.30 Uhr' }))
    await expect(start).toHaveValue('30.03.2031, 03.30')

    await start.press('Home')
    await start.press('ArrowUp')
    await expect(start).toHaveValue('31.03.2031, 03.30')
    await start.press('End')
    await start.press('ArrowUp')
    await expect(start).toHaveValue('31.03.2031, 04.30')
    await start.press('Alt+ArrowDown')
    await expect(page.getByRole('button', { name: /31\. März 2031/ })).toBeFocused()
    expect(await findErrorsOfState(page)).toEqual([])
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(start).toBeFocused()
    await expect(start).toHaveValue('30.03.2031, 04.30')
  })

  test('takes the prices of its hall, which are written in a grid', async ({ page }) => {
    await signInStaff(page)
    const { room, series, mark } = await addPlaces(page)
    await page.goto(`/admin/events/event/create?room=${room}&series=${series}`)
    const row = (number: number) => page.getByRole('listitem', { name: `Kategorie ${number}` })
    await expect(page.getByText(`Übernommen: Saal ${mark}`)).toBeVisible()
    await expect(row(2).getByLabel(/^Preis/)).toHaveValue('39,00')
    await enter(page.getByRole('button', { name: 'Rückgängig' }))
    await expect(row(1)).toHaveCount(0)
    await enter(page.getByRole('button', { name: /^Preise übernehmen: .*, Abonnement$/ }))

    // Enter goes on to the next cell, and behind the last one to a new row.
    await enter(row(2).getByLabel(/^Ermäßigt/))
    await expect(row(3).getByLabel('Name (Deutsch) *')).toBeFocused()
    await page.keyboard.insertText('III')
    for (const _ of ['English', 'price']) await page.keyboard.press('Enter')
    await page.keyboard.insertText('29')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(row(2).getByLabel(/^Preis/)).toBeFocused()
    await expect(row(2).getByLabel(/^Preis/)).toHaveValue('29,00')
    await expect(row(3).getByLabel('Name (Deutsch) *')).toHaveValue('II')
    expect(await findErrorsOfState(page)).toEqual([])
  })

  test('is spared where ticked events get the prices of a template', async ({ page }) => {
    await signInStaff(page)
    const { room, mark } = await addPlaces(page)
    const added = await Promise.all(
      [1, 2].map((number) =>
        callOfficeAs<{ id: number }>(page, 'POST', 'events/event', {
          title: { de: `Abend ${mark} ${number}`, en: '' },
          date_start: '2031-03-20T18:30:00.000Z',
          room,
        }),
      ),
    )
    await page.goto(`/admin/events/event?query=${mark}`)
    await page.getByLabel('Alle auf dieser Seite auswählen').check()
    await enter(page.getByText('Preise nach Vorlage'))
    await page.getByLabel('Vorlage', { exact: true }).selectOption(`Saal ${mark}, Abonnement`)
    await enter(page.getByRole('button', { name: 'Bei 2 Veranstaltungen setzen' }))
    await expect(page.getByRole('status').filter({ hasText: '2 Einträge geändert.' })).toBeVisible()
    for (const { id } of added) {
      const event = await callOfficeAs<{ price_categories: unknown[] }>(page, 'GET', `events/event/${id}`)
      expect(event.price_categories).toHaveLength(2)
    }
  })
})

/** A series, and a hall with a template of prices. */
async function addPlaces(page: Page) {
  const mark = randomUUID().slice(0, 8)
  const price = (name: string, amount: number) => ({ name: { de: name, en: '' }, amount, reduced: null })
  const { id: venue } = await callOfficeAs<{ id: number }>(page, 'POST', 'house/venue', {
    name: { de: `Haus ${mark}`, en: '' },
    address: 'Uferstraße 12, 88131 Lindau',
  })
  const { id: series } = await callOfficeAs<{ id: number }>(page, 'POST', 'events/series', {
    name: { de: `Reihe ${mark}`, en: '' },
  })
  const { id: room } = await callOfficeAs<{ id: number }>(page, 'POST', 'house/room', {
    name: { de: `Saal ${mark}`, en: '' },
    venue,
    price_templates: [
      { name: { de: 'Abonnement', en: '' }, categories: [price('I', 4900), price('II', 3900)] },
    ],
  })
  return { mark, series, room }
}
