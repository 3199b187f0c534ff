// Covers: src/domain/guard src/office/guard
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { callAsStaff, makePage, signInAuthor, signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs, enter, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'
import { barOf } from '../support/editor-input.ts'

type Concert = { id: number; title: string }

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

/** Two drafts of concerts in the same hall at the same time, on a day of their own. */
async function createPair(page: Page): Promise<[Concert, Concert]> {
  const { results } = await callOfficeAs<{ results: { id: number }[] }>(page, 'GET', 'house/room?page_size=1')
  const mark = randomUUID().slice(0, 8)
  // Tests run beside each other, and would collide in the hall.
  const minutes = Number.parseInt(mark.slice(0, 6), 16) % 40_000
  const start = new Date(Date.UTC(2032, 0, 1) + minutes * 4 * 3_600_000).toISOString()
  const create = async (title: string): Promise<Concert> => {
    const { id } = await callOfficeAs<{ id: number }>(page, 'POST', 'events/event', {
      title: { de: title, en: `${title} (en)` },
      slug: { de: `k-${mark}`, en: `k-${mark}` },
      date_start: start,
      duration_minutes: 90,
      room: results[0]?.id,
    })
    return { id, title }
  }
  return [await create(`Matinee ${mark}`), await create(`Soiree ${mark}`)]
}

/** Opens the list until a run of the rules has caught up with what was saved. */
async function openList(
  page: Page,
  query: string,
  isThere: (page: Page) => Locator,
  count: 0 | 1,
): Promise<void> {
  await expect(async () => {
    await page.goto(`/admin/guard?${query}`)
    await expect(page.getByRole('status').filter({ hasText: /Einträge|Eintrag|entries|entry/ })).toBeVisible()
    await expect(isThere(page)).toHaveCount(count, { timeout: 1000 })
  }).toPass()
}

test.describe('A finding', () => {
  test('is found after a save, leads to its field, and is gone when it is mended', async ({ page }) => {
    await signInStaff(page)
    const [first, second] = await createPair(page)
    await openList(page, 'rule=hall-conflict', (at) => rowOf(at, second.title), 1)
    const row = rowOf(page, second.title)
    await expect(row).toContainText(`Zur selben Zeit im selben Saal: ${first.title}`)
    expect(await findErrorsOfState(page)).toEqual([])

    // Its link opens the form at the field, by keyboard.
    await enter(row.getByRole('link', { name: second.title }))
    await expect(page).toHaveURL(new RegExp(`/admin/events/event/${second.id}#field-date_start$`))
    const field = page.getByLabel('Beginn *', { exact: true })
    await expect(field).toBeFocused()
    const section = page.getByRole('region', { name: 'Die Prüfung meldet etwas' })
    await expect(section).toContainText(first.title)
    expect(await findErrorsOfState(page)).toEqual([])
    await page.getByLabel('Titel (Deutsch) *', { exact: true }).focus()
    await enter(section.getByRole('link', { name: /^Zum Feld: Zur selben Zeit/ }))
    await expect(field).toBeFocused()

    await field.fill('2031-05-20T11:00')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(told(page, 'Gespeichert.')).toBeVisible()
    await expect(section).toHaveCount(0)
    await openList(page, 'rule=hall-conflict', (at) => rowOf(at, second.title), 0)
  })

  test('is accepted for a reason and opened again, in both languages', { tag: '@long' }, async ({ page }) => {
    await signInStaff(page)
    const [first, second] = await createPair(page)
    await openList(page, 'rule=hall-conflict', (at) => rowOf(at, second.title), 1)
    await enter(rowOf(page, second.title).getByRole('button', { name: /^Annehmen: / }))
    const dialog = page.getByRole('dialog', { name: 'Befund annehmen' })
    await enter(dialog.getByRole('button', { name: 'Annehmen' }))
    const reason = dialog.getByLabel('Grund')
    await expect(reason).toHaveAccessibleDescription(/Bitte einen Grund angeben/)
    await expect(reason).toBeFocused()
    expect(await findErrorsOfState(page)).toEqual([])
    await write(reason, 'Die Einführung gehört dazu')
    await page.keyboard.press('Enter')
    await expect(told(page, 'Angenommen.')).toBeVisible()
    await expect(rowOf(page, second.title)).toHaveCount(0)

    // The other concert's form does not show it any more; the list of accepted ones has the reason.
    await page.goto(`/admin/events/event/${first.id}`)
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible()
    await expect(page.getByRole('region', { name: /^Die Prüfung meldet/ })).toHaveCount(0)
    await page.goto('/admin/guard?state=accepted&rule=hall-conflict')
    await expect(rowOf(page, second.title)).toContainText('Die Einführung gehört dazu')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Checks' })).toBeVisible()
    await expect(rowOf(page, second.title)).toContainText('In the same hall at the same time')
    await enter(rowOf(page, second.title).getByRole('button', { name: /^Take the acceptance back: / }))
    await expect(told(page, 'Open again.')).toBeVisible()
    await expect(rowOf(page, second.title)).toHaveCount(0)
    await page.goto('/admin/guard?rule=hall-conflict')
    await expect(rowOf(page, second.title)).toHaveCount(1)
    await page.getByRole('button', { name: 'Deutsch' }).click()
  })

  test('on a page opens the editor at its block, and is on the hub', { tag: '@long' }, async ({ page }) => {
    await signInStaff(page)
    const target = await makePage(page, 'Noch nicht')
    const source = await makePage(page, 'Mit Link')
    const slug = source.section
    const add = (path: string, data: object) =>
      callAsStaff<{ sequence: number }>(page, `/de/pageeditor-api/${path}`, data)
    await add('container', { slug })
    await add('block', { slug, type: 'headline', fields: { content: 'Oben' } })
    const { sequence } = await add('block', {
      slug,
      type: 'link',
      fields: { content: 'Dorthin', link: `page:${target.id}` },
    })
    await add(`draft/${slug}/publication`, { sequence })
    await openList(page, 'rule=unpublished-link', (at) => rowOf(at, 'Mit Link'), 1)
    await expect(rowOf(page, 'Mit Link')).toContainText('Noch nicht')

    await page.goto('/cms-hub')
    const list = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Prüfung', exact: true }) })
    await expect(list.getByRole('link', { name: /^Alle \d|^Zur Prüfung$/ })).toHaveAttribute(
      'href',
      '/admin/guard',
    )
    await enter(list.getByRole('link', { name: /^Mit Link .* \(DE\)$/ }))
    await expect(page).toHaveURL(/[?&]edit/)
    await expect(barOf(page, 'Link')).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])
  })
})

test(
  'Authors read what the rules have found, but neither accept it nor switch rules',
  { tag: '@long' },
  async ({ page }) => {
    await signInAuthor(page)
    await page.goto('/admin/guard')
    await expect(page.getByRole('heading', { level: 1, name: 'Prüfung' })).toBeVisible()
    await enter(page.getByText(/^\d+ Regeln/))
    await expect(page.getByRole('heading', { name: 'Preis fehlt' })).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Annehmen: / })).toHaveCount(0)
    expect(await findErrorsOfState(page)).toEqual([])
  },
)
