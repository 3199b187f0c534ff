// Covers: src/office/calendar src/domain/house-calendar
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs, enter, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'

const cellOf = (page: Page, day: string) => page.locator(`[data-cell="${day}"]`)
const grid = (page: Page) => page.getByRole('grid')

async function createEvent(page: Page, name: string, more: Record<string, unknown>): Promise<number> {
  const { id } = await callOfficeAs<{ id: number }>(page, 'POST', 'events/event', {
    title: { de: name, en: name },
    ...more,
  })
  return id
}

test.describe('The calendar of the house', () => {
  test('goes by keys from day to day, opens an event, and begins a new one on an empty evening', async ({
    page,
  }) => {
    await signInStaff(page)
    const name = `Option ${randomUUID().slice(0, 8)}`
    const id = await createEvent(page, name, { date_start: '2033-03-10T18:30:00.000Z', is_option: true })
    await page.goto('/admin/events/calendar?date=2033-03-08')
    const entry = grid(page).getByRole('link', { name: new RegExp(name) })
    await expect(entry).toContainText('Option')
    expect(await findErrorsOfState(page)).toEqual([])
    await cellOf(page, '2033-03-08').focus()
    await page.keyboard.press('ArrowRight')
    await expect(cellOf(page, '2033-03-09')).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(cellOf(page, '2033-04-09')).toBeFocused()
    await expect(page.getByRole('heading', { level: 2, name: 'April 2033' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: 'März 2033' })).toBeVisible()
    await expect(entry).toBeVisible()
    await cellOf(page, '2033-03-09').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/admin/events/event/${id}$`))
    await page.goBack()
    await expect(entry).toBeVisible()
    await cellOf(page, '2033-03-10').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/events\/event\/create\?date_start=2033-03-17/)
    await expect(page.getByLabel('Beginn *', { exact: true })).toHaveValue(/^17\.0?3\.2033/)
  })

  test('moves a draft at once, and a public event by its announcement', async ({ page }) => {
    await signInStaff(page)
    const mark = randomUUID().slice(0, 8)
    const date_start = '2033-05-10T18:30:00.000Z'
    await createEvent(page, `Entwurf ${mark}`, { date_start })
    await createEvent(page, `Konzert ${mark}`, { date_start, is_online: true })
    await page.goto('/admin/events/calendar?date=2033-05-10')
    const inCell = (day: string, name: string) =>
      cellOf(page, day).getByRole('link', { name: new RegExp(`${name} ${mark}`) })
    await enter(page.getByRole('button', { name: `Aktionen: Entwurf ${mark}` }))
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Verschieben …' }))
    const moving = page.getByRole('dialog', { name: `Verschieben: Entwurf ${mark}` })
    await write(moving.getByLabel('Beginn'), '12.5.2033 20 Uhr')
    await enter(moving.getByRole('button', { name: 'Verschieben', exact: true }))
    await expect(inCell('2033-05-12', 'Entwurf')).toContainText('20.00')
    await enter(page.getByRole('button', { name: 'Rückgängig' }))
    await expect(inCell('2033-05-10', 'Entwurf')).toContainText('20.30')

    await enter(page.getByRole('button', { name: `Verschieben: Konzert ${mark}` }))
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Termin verschieben …' }))
    const announcing = page.getByRole('dialog')
    await write(announcing.getByLabel('Neuer Beginn *'), '13.5.2033 20.30')
    await expect(announcing.getByLabel('Hinweis für das Publikum (Deutsch)')).toHaveValue(/Neuer Termin/)
    expect(await findErrorsOfState(page)).toEqual([])
    await enter(announcing.getByRole('button', { name: 'Bekannt geben' }))
    await expect(page.getByRole('dialog').getByRole('region', { name: /Kartenshop/ })).toBeVisible()
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Schließen' }))
    await expect(inCell('2033-05-13', 'Konzert')).toContainText('Verschoben')
  })
})
