// Covers: src/office/records src/office/fields src/office/shell src/domain/records src/api/records.ts
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs, enter, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'
import { combine } from '../support/sweep.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

type Stored = { id: number; name: string; sort_name: string }

/** A person that only this test uses. */
async function makePerson(page: Page): Promise<Stored> {
  const mark = randomUUID().slice(0, 8)
  return callOfficeAs(page, 'POST', 'works/artist', {
    kind: 'person',
    name: `Clara Probe ${mark}`,
    sort_name: `Probe ${mark}, Clara`,
    name_english: null,
    born: null,
    died: null,
    biography: null,
  })
}

test.describe('Records in the back office', () => {
  test('are created, found, changed, and show who changed what', async ({ page }) => {
    await signInStaff(page)
    const mark = randomUUID().slice(0, 8)
    await page.goto('/admin/works/artist')
    await page.getByRole('link', { name: 'Person anlegen' }).click()
    await page.getByRole('radiogroup', { name: 'Art' }).getByText('Ensemble').click()
    await page.getByLabel('Name *').fill(`Quartett ${mark}`)
    await page.getByLabel('Im Register *').fill(`Quartett ${mark}`)
    await page.getByRole('button', { name: 'Person anlegen' }).click()
    await expect(status(page, 'Person angelegt.')).toBeVisible()
    await expect(heading(page)).toHaveText(`Quartett ${mark}`)

    await page.getByLabel('Geboren').fill('1988')
    await expect(status(page, 'Nicht gespeicherte Änderungen')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(status(page, 'Gespeichert.')).toBeVisible()
    await page.getByText('Verlauf', { exact: true }).click()
    const change = page.getByRole('listitem').filter({ hasText: 'hat geändert' })
    await expect(change).toContainText('1988')

    await page.getByRole('link', { name: 'Personen und Ensembles', exact: true }).first().click()
    await page.getByLabel('Suchen', { exact: true }).fill(mark)
    await expect(status(page, '1 Eintrag')).toBeVisible()
    await expect(page).toHaveURL(/query=/)
    await expect(page.getByRole('link', { name: `Quartett ${mark}` })).toBeVisible()
  })

  test('become one of two that are the same, and two again', { tag: '@long' }, async ({ page, request }) => {
    await signInStaff(page)
    const [kept, gone] = [await makePerson(page), await makePerson(page)]
    await page.goto(`/admin/works/artist/${gone.id}`)
    await enter(page.getByRole('button', { name: 'Mit einem anderen zusammenführen …' }))
    const dialog = page.getByRole('dialog', { name: 'Zusammenführen' })
    await write(dialog.getByLabel('Der andere Eintrag'), kept.name)
    await expect(dialog.getByRole('option', { name: kept.name })).toBeVisible()
    await page.keyboard.press('Enter')
    await dialog.getByRole('radio', { name: new RegExp(kept.name) }).check({ force: true })
    expect(await findErrorsOfState(page)).toEqual([])
    await enter(dialog.getByRole('button', { name: 'Zusammenführen', exact: true }))
    await expect(status(page, `„${gone.name}“ ist jetzt Teil dieses Eintrags.`)).toBeVisible()
    await expect(heading(page)).toHaveText(kept.name)
    await expect(page.getByLabel('Andere Schreibweisen')).toHaveValue(gone.name)
    const moved = await page.request.get(`/de/personen/alter-name/${gone.id}`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers()['location']]).toEqual([
      301,
      expect.stringMatching(new RegExp(`/${kept.id}$`)),
    ])
    await enter(page.getByRole('button', { name: `Wieder trennen: ${gone.name}` }))
    await expect(status(page, `„${gone.name}“ ist wieder ein eigener Eintrag.`)).toBeVisible()
    expect(await callOfficeAs(page, 'GET', `works/artist/${gone.id}`)).toMatchObject({ name: gone.name })
    expect((await request.get(`/de/personen/alter-name/${gone.id}`)).status()).toBe(404)
  })

  test('name the errors of fields, and lead to them', async ({ page, problems }) => {
    problems.allow(/status of 400/, /status 400/)
    await signInStaff(page)
    await page.goto('/admin/works/artist/create')
    await enter(page.getByRole('button', { name: 'Person anlegen' }))
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await enter(summary.getByRole('link', { name: 'Im Register' }))
    const field = page.getByLabel('Im Register *')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  })

  test('merge the changes of two windows, and ask about the same text', async ({ page, problems }) => {
    problems.allow(/status of 409/, /status 409/)
    await signInStaff(page)
    const { id, name } = await makePerson(page)
    const other = await page.context().newPage()
    for (const window of [page, other]) {
      await window.goto(`/admin/works/artist/${id}`)
      await expect(heading(window)).toHaveText(name)
    }
    await other.getByLabel('Geboren').fill('1850')
    await save(other).click()
    await expect(status(other, 'Gespeichert.')).toBeVisible()
    await page.getByLabel('Gestorben').fill('1920')
    await save(page).click()
    await expect(status(page, 'Gespeichert.')).toBeVisible()
    await expect(page.getByLabel('Geboren')).toHaveValue('1850')

    await page.getByLabel('Im Register *').fill('Aus diesem Fenster')
    await other.getByLabel('Im Register *').fill('Aus dem anderen Fenster')
    await save(other).click()
    await expect(status(other, 'Gespeichert.')).toBeVisible()
    await save(page).click()
    const conflict = page.getByRole('group', { name: 'Im Register' })
    await expect(conflict).toContainText('Aus dem anderen Fenster')
    await expect(conflict).toContainText('Aus diesem Fenster')
    await expect(page.getByRole('alert')).toBeFocused()
    await enter(conflict.getByRole('button', { name: 'Meine behalten' }))
    await enter(save(page))
    await expect(status(page, 'Gespeichert.')).toBeVisible()
    const stored = await callOfficeAs<Stored>(page, 'GET', `works/artist/${id}`)
    expect(stored.sort_name).toBe('Aus diesem Fenster')
  })

  test(
    'come back after a deletion that is undone, and stay while they are used',
    { tag: '@long' },
    async ({ page, problems }) => {
      problems.allow(/status of 40[49]/, /status 40[49]/)
      await signInStaff(page)
      const { id, name } = await makePerson(page)
      await page.goto(`/admin/works/artist/${id}`)
      await page.getByRole('button', { name: 'Löschen' }).click()
      await expect(status(page, 'Person gelöscht.')).toBeVisible()
      await page.getByRole('button', { name: 'Rückgängig' }).click()
      await expect(status(page, 'Der Eintrag ist wieder da.')).toBeVisible()
      await page.goto(`/admin/works/artist/${id}`)
      await expect(heading(page)).toHaveText(name)

      const { results } = await callOfficeAs<{ results: { id: number }[] }>(
        page,
        'GET',
        'house/room?page_size=1',
      )
      await page.goto(`/admin/house/room/${results[0]?.id ?? 0}`)
      await page.getByRole('button', { name: 'Löschen' }).click()
      await expect(page.getByRole('alert')).toContainText(
        'Löschen geht erst, wenn nichts mehr darauf verweist',
      )
      await expect(page.getByRole('alert')).toContainText('Veranstaltungen')
    },
  )

  test('are deleted and changed together, and both can be undone', async ({ page }) => {
    await signInStaff(page)
    const people = [await makePerson(page), await makePerson(page)]
    await page.goto('/admin/works/artist?query=Clara+Probe&ordering=sort_name')
    for (const { sort_name: title, name } of people) {
      await expect(page.getByRole('link', { name: title })).toBeVisible()
      await page.getByLabel(`Auswählen: ${name}`).check()
    }
    await page.getByText('Feld ändern').click()
    await page.getByRole('radiogroup', { name: 'Art' }).getByText('Ensemble').click()
    await page.getByRole('button', { name: 'Bei 2 Einträgen ändern' }).click()
    await expect(status(page, '2 Einträge geändert.')).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(status(page, 'Rückgängig gemacht.')).toBeVisible()
    for (const { id } of people)
      expect(await callOfficeAs(page, 'GET', `works/artist/${id}`)).toMatchObject({ kind: 'person' })

    for (const { name } of people) await page.getByLabel(`Auswählen: ${name}`).check()
    await page.getByRole('button', { name: 'Löschen' }).click()
    await expect(status(page, '2 Einträge gelöscht.')).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(status(page, '2 Einträge sind wieder da.')).toBeVisible()
  })

  test('are kept by going back and forward through the states of a list', async ({ page }) => {
    await signInStaff(page)
    await page.goto('/admin/works/artist')
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('combobox', { name: 'Art' }).selectOption('ensemble')
    await expect(page).toHaveURL(/kind=ensemble/)
    await page.getByRole('button', { name: /Im Register/ }).click()
    await expect(page.getByRole('columnheader', { name: /Im Register/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await page.goBack()
    await expect(page.getByRole('columnheader', { name: /Im Register/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await page.goBack()
    await expect(page.getByRole('combobox', { name: 'Art' })).toHaveValue('')
    await page.goForward()
    await expect(page.getByRole('combobox', { name: 'Art' })).toHaveValue('ensemble')
  })

  test(
    'are added while others refer to them, and earlier values are put back',
    { tag: '@long' },
    async ({ page }) => {
      await signInStaff(page)
      const mark = randomUUID().slice(0, 8)
      await page.goto('/admin/works/work/create')
      await write(page.getByLabel('Komponist:in'), `Neue Person ${mark}`)
      await expect(page.getByRole('option', { name: `„Neue Person ${mark}“ neu anlegen` })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('link', { name: `Neue Person ${mark}` })).toBeVisible()
      await write(page.getByLabel('Titel (Deutsch) *'), `Sonate ${mark}`)
      await write(page.getByLabel('Sätze (Deutsch)'), 'Schnell\nLangsam')
      await enter(page.getByRole('button', { name: 'Werk anlegen' }))
      await expect(status(page, 'Werk angelegt.')).toBeVisible()
      await expect(page.getByRole('link', { name: `Neue Person ${mark}` })).toBeVisible()
      await expect(page.getByLabel('Sätze (Deutsch)')).toHaveValue('Schnell\nLangsam')

      await write(page.getByLabel('Titel (Deutsch) *'), `Sonate ${mark}, zweite Fassung`)
      await enter(save(page))
      await expect(status(page, 'Gespeichert.')).toBeVisible()
      await page.getByText('Verlauf', { exact: true }).click()
      await page.getByRole('button', { name: 'Früheren Stand einsetzen: Titel' }).click()
      await expect(page.getByLabel('Titel (Deutsch) *')).toHaveValue(`Sonate ${mark}`)
      await enter(save(page))
      await expect(status(page, 'Gespeichert.')).toBeVisible()
      await expect(heading(page)).toHaveText(`Sonate ${mark}`)
    },
  )

  test('keep the marks of a formatted text', async ({ page }) => {
    await signInStaff(page)
    const { id } = await makePerson(page)
    await page.goto(`/admin/works/artist/${id}`)
    const text = page.getByRole('textbox', { name: 'Biografie (Deutsch)' })
    await text.click()
    await page.keyboard.type('Geboren in ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('Prag')
    await enter(save(page))
    await expect(status(page, 'Gespeichert.')).toBeVisible()
    await page.reload()
    await expect(text.locator('strong')).toHaveText('Prag')
  })

  test('are found by one look-up and changed by keys alone', async ({ page }) => {
    await signInStaff(page)
    const { id, name } = await makePerson(page)
    await page.goto('/admin')
    await expect(heading(page)).toHaveText('Verwaltung')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.insertText(name)
    await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/admin/works/artist/${id}$`))
    await write(page.getByLabel('Geboren'), 'ca. 1901')
    await expect(page.getByText('= um 1901')).toBeVisible()
    await enter(save(page))
    await expect(status(page, 'Gespeichert.')).toBeVisible()
    await expect(page.getByLabel('Geboren')).toHaveValue('um 1901')
    expect(await callOfficeAs(page, 'GET', `works/artist/${id}`)).toMatchObject({
      born: '1901~',
      born_year: 1901,
    })
  })

  test('are put in order by keys, and the order is announced', async ({ page }) => {
    await signInStaff(page)
    await page.goto('/admin/house/room')
    const rows = page.getByRole('row')
    await expect(rows.nth(2)).toBeVisible()
    const names = await page.getByRole('cell').getByRole('link').allTextContents()
    const [first = '', second = ''] = names
    await enter(page.getByRole('button', { name: `${first} nach unten` }))
    await expect(status(page, `${first} steht jetzt an Stelle 2 von ${names.length}.`)).toBeVisible()
    await expect(page.getByRole('cell').getByRole('link').first()).toHaveText(second)
    await enter(page.getByRole('button', { name: `${first} nach oben` }))
    await expect(page.getByRole('cell').getByRole('link').first()).toHaveText(first)
  })

  test('ask for the password when the session has ended, and are saved afterwards', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 401/, /status 401/)
    await signInStaff(page)
    const { id } = await makePerson(page)
    await page.goto(`/admin/works/artist/${id}`)
    await page.getByLabel('Geboren').fill('1777')
    await page.route('**/api/admin/works/artist/*', (route) => route.fulfill({ status: 401, json: {} }), {
      times: 1,
    })
    await save(page).click()
    await expect(page.getByRole('dialog', { name: 'Bitte erneut anmelden' })).toBeVisible()
    await page.getByRole('button', { name: 'Später', exact: true }).click()
    await expect(status(page, 'Sie sind nicht angemeldet. Ihre Eingaben sind noch da.')).toBeVisible()
    await save(page).click()
    await expect(status(page, 'Gespeichert.')).toBeVisible()
  })
})

const places = [
  '/admin',
  '/admin/works/artist',
  '/admin/works/artist/create',
  '/admin/works/artist/1',
  '/admin/works/work',
  '/admin/works/duplicates',
  '/admin/events/event/create',
  '/admin/events/subscription/1',
  '/admin/house/room',
  '/admin/house/room/1',
]
for (const [width, colorScheme] of combine([390, 1280], ['light', 'dark'] as const))
  test(
    `The pages of records can be used by everybody in ${colorScheme} colours at ${width} pixels`,
    { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      await signInStaff(page)
      for (const place of places) {
        await page.goto(place)
        await expect(heading(page)).toBeVisible()
        await expect(page.getByText('Wird geladen …')).toHaveCount(0)
        expect(await findErrorsOfState(page), `${place} at ${width}`).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${place} at ${width}`).toBeLessThanOrEqual(width)
      }
    },
  )
