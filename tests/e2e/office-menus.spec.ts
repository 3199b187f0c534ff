// Covers: src/records/menus src/office/redirects src/domain/redirects src/domain/navigation
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { openDatabase } from '#db/client/index.server.ts'
import { system } from '#domain/scope.ts'
import { createUser } from '#domain/users/index.server.ts'
import { accounts } from '../support/accounts.ts'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { enter, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'
import { startSite, type Site } from '../support/site.ts'
import { combine } from '../support/sweep.ts'

// A house of its own, whose menus no other test reads.
test.describe.configure({ mode: 'serial' })

let site: Site
let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'concert-hall-menus-'))
  site = await startSite({ env: { DEMO: '0', DATA_DIR: folder } })
  const database = await openDatabase({ dataDir: join(folder, 'postgres') })
  try {
    await createUser({ db: database.db, now: new Date(), viewer: system }, accounts.jonas)
  } finally {
    await database.close()
  }
})
test.afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

async function open(page: Page, path: string): Promise<void> {
  const { email, password } = accounts.jonas
  const answer = await page.request.post(`${site.origin}/de/pageeditor-api/login`, {
    data: { email, password },
  })
  expect(answer.status()).toBe(200)
  await page.goto(`${site.origin}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The menu that visitors get, as names, with those below in brackets. */
async function seen(request: APIRequestContext, language: 'de' | 'en'): Promise<string[]> {
  const answer = await request.get(`${site.origin}/${language}/pageeditor-api/nav`)
  const { menu }: { menu: { menu_name: string; children: { menu_name: string }[] }[] } = await answer.json()
  return menu.map(({ menu_name: name, children }) =>
    children.length === 0 ? name : `${name} (${children.map((child) => child.menu_name).join(', ')})`,
  )
}

const main = (page: Page) => page.getByRole('group', { name: 'Hauptmenü' })
/** The button with the name of an entry; those that move it have none to open. */
const entry = (page: Page, name: string) =>
  main(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .and(page.locator('[aria-expanded]'))
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })

async function add(page: Page, typed: string, option: string): Promise<void> {
  await main(page).getByLabel('Eintrag hinzufügen').fill(typed)
  await main(page).getByRole('option', { name: option }).first().click()
}

test('The menu of an empty house is made by keys alone, and visitors of both languages have it with the next request', async ({
  page,
  playwright,
}) => {
  await open(page, '/admin/pages/menus')
  await expect(main(page)).toContainText('Noch keine Einträge.')
  const choose = async (typed: string) => {
    await write(main(page).getByLabel('Eintrag hinzufügen'), typed)
    await expect(main(page).getByRole('option').first()).toBeVisible()
    await expect(main(page).getByRole('option').first()).toContainText(new RegExp(typed, 'i'))
    await page.keyboard.press('Enter')
  }
  await choose('Programm')
  await enter(entry(page, 'Programm'))
  await write(main(page).getByLabel('Name im Menü (Englisch)'), 'Concerts')
  await enter(entry(page, 'Programm'))
  await choose('https://shop.example/de')
  await write(main(page).getByLabel('Name im Menü (Deutsch) *'), 'Laden')
  await write(main(page).getByLabel('Name im Menü (Englisch)'), 'Shop')
  await write(main(page).getByLabel('Adresse (Englisch)'), 'https://shop.example/en')
  await enter(entry(page, 'Laden'))

  await entry(page, 'Laden').press('Alt+ArrowUp')
  await expect(status(page, 'Laden steht jetzt an Stelle 1 von 2.')).toBeVisible()
  await expect(entry(page, 'Laden')).toBeFocused()
  await entry(page, 'Laden').press('Alt+ArrowDown')
  await enter(main(page).getByRole('button', { name: 'Laden unter den Eintrag davor' }))
  await expect(status(page, 'Laden steht jetzt unter Programm und Karten, an Stelle 1 von 1.')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(status(page, 'Gespeichert.')).toBeVisible()

  const visitor = await playwright.request.newContext()
  expect(await seen(visitor, 'de')).toEqual(['Programm und Karten (Laden)'])
  expect(await seen(visitor, 'en')).toEqual(['Concerts (Shop)'])
  await visitor.dispose()
})

test('Entries are dragged, every step is undone, and visitors see the order in the header', async ({
  page,
  browser,
}) => {
  await open(page, '/admin/pages/menus')
  await add(page, 'Archiv', 'Archivsuche')
  await entry(page, 'Archivsuche').click()
  await main(page).getByText('In der Kopfzeile hervorheben').click()
  const grip = main(page).getByTitle('Zum Verschieben ziehen').last()
  await grip.hover()
  await page.mouse.down()
  const target = await entry(page, 'Programm').boundingBox()
  if (!target) throw new Error('There is nothing to drop the entry at.')
  const x = target.x + 60
  await page.mouse.move(x, target.y + 40, { steps: 5 })
  await page.mouse.move(x, target.y + 3, { steps: 5 })
  await expect(main(page).locator('[data-drop="before"]')).toBeVisible()
  await page.mouse.up()
  await expect(status(page, 'Archivsuche steht jetzt an Stelle 1 von 2.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Entfernen: Programm und Karten' }).click()
  await expect(entry(page, 'Laden')).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(entry(page, 'Laden')).toBeVisible()
  await main(page).getByText('So sehen es Besucherinnen und Besucher').click()
  const english = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Englisch' }) })
  await expect(english.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', 'https://shop.example/en')
  await save(page).click()
  await expect(status(page, 'Gespeichert.')).toBeVisible()

  const context = await browser.newContext()
  const visitor = await context.newPage()
  await visitor.goto(`${site.origin}/de`)
  await expect(
    visitor.getByRole('banner').getByRole('link', { name: 'Archivsuche', exact: true }).first(),
  ).toBeVisible()
  await context.close()
})

test(
  'A page that nobody has published is marked, and no visitor gets it',
  { tag: '@long' },
  async ({ page, playwright }) => {
    await open(page, '/admin/pages/menus')
    await add(page, 'Besuch', 'Besuch')
    await expect(entry(page, 'Besuch')).toContainText('nicht öffentlich')
    await save(page).click()
    await expect(status(page, 'Gespeichert.')).toBeVisible()
    const visitor = await playwright.request.newContext()
    expect((await seen(visitor, 'de')).join()).not.toContain('Besuch')
    await visitor.dispose()

    await page.getByText('Verlauf', { exact: true }).click()
    await page.getByRole('button', { name: 'Früheren Stand einsetzen: Hauptmenü' }).first().click()
    await expect(entry(page, 'Besuch')).toHaveCount(0)
  },
)

test(
  'Two windows that change the menu are asked which one applies',
  { tag: '@long' },
  async ({ page, problems }) => {
    problems.allow(/status of 409/, /status 409/)
    await open(page, '/admin/pages/menus')
    const other = await page.context().newPage()
    await open(other, '/admin/pages/menus')
    for (const [window, name] of [
      [other, 'Archivsuche'],
      [page, 'Programm und Karten'],
    ] as const) {
      await main(window)
        .getByRole('button', { name: `Entfernen: ${name}` })
        .click()
      await save(window).click()
    }
    const conflict = page.getByRole('alert').getByRole('group', { name: 'Hauptmenü' })
    await expect(conflict).toContainText('Programm und Karten')
    await conflict.getByRole('button', { name: 'Gespeicherte übernehmen' }).click()
    await expect(entry(page, 'Programm und Karten')).toBeVisible()
    await expect(entry(page, 'Archivsuche')).toHaveCount(0)
  },
)

test(
  'A list of redirects is checked, stored and undone; visits are counted; an address not found becomes a redirect',
  { tag: '@long' },
  async ({ page, playwright }) => {
    await open(page, '/admin/pages/redirect-import')
    await page.getByLabel('Liste').fill('/de/alt;/de/stories\n/de/kreis;/de/kreis\n/de/weg;/de/alt')
    await page.getByRole('button', { name: 'Prüfen' }).click()
    await expect(page.getByText('2 neu, 0 geändert, 0 unverändert, 1 abgelehnt.')).toBeVisible()
    await expect(page.getByRole('row', { name: /kreis/ })).toContainText('im Kreis')
    await page.getByRole('button', { name: '2 Weiterleitungen speichern' }).click()
    await expect(status(page, 'Gespeichert.')).toBeVisible()

    const visitor = await playwright.request.newContext({ maxRedirects: 0 })
    for (let visit = 0; visit < 3; visit += 1) {
      const answer = await visitor.get(`${site.origin}/de/alt`)
      expect([answer.status(), answer.headers()['location']]).toEqual([301, '/de/stories'])
      expect((await visitor.get(`${site.origin}/de/spielzeit-2019`)).status()).toBe(404)
    }
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(status(page, '2 Weiterleitungen sind wie vorher.')).toBeVisible()
    expect((await visitor.get(`${site.origin}/de/alt`)).status()).toBe(404)
    await page.getByRole('button', { name: 'Prüfen' }).click()
    await page.getByRole('button', { name: '2 Weiterleitungen speichern' }).click()
    await expect(status(page, 'Gespeichert.')).toBeVisible()
    for (let visit = 0; visit < 3; visit += 1) await visitor.get(`${site.origin}/de/weg`)

    await expect(async () => {
      await page.goto(`${site.origin}/admin/pages/redirect?ordering=-hits`)
      const row = page.getByRole('row', { name: /^(?=.*\/de\/weg)/ })
      await expect(row.getByRole('cell', { name: '3', exact: true })).toBeVisible({ timeout: 5000 })
    }).toPass()

    await page.goto(`${site.origin}/admin/pages/missed-paths`)
    await expect(page.getByRole('row', { name: /spielzeit-2019/ })).toContainText('3')
    await page.getByRole('link', { name: 'Weiterleitung anlegen: /de/spielzeit-2019' }).click()
    await expect(page.getByLabel('Alte Adresse *')).toHaveValue('/de/spielzeit-2019')
    await page.getByLabel('Führt zu *').fill('/de/archiv-suche')
    await page.getByRole('button', { name: 'Weiterleitung anlegen' }).click()
    await expect(status(page, 'Weiterleitung angelegt.')).toBeVisible()
    expect((await visitor.get(`${site.origin}/de/spielzeit-2019`)).headers()['location']).toBe(
      '/de/archiv-suche',
    )
    await visitor.dispose()
    await page.goto(`${site.origin}/admin/pages/missed-paths`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Wird geladen …')).toHaveCount(0)
    await expect(page.getByRole('row', { name: /spielzeit-2019/ })).toHaveCount(0)
  },
)

for (const [width, colorScheme] of combine([390, 1280], ['light', 'dark'] as const))
  test(
    `Menus and redirects can be used by everybody in ${colorScheme} colours at ${width} pixels`,
    { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      await open(page, '/admin/pages/menus')
      await entry(page, 'Programm').click()
      for (const place of ['menus', 'redirect-import', 'missed-paths', 'redirect']) {
        if (place !== 'menus') await page.goto(`${site.origin}/admin/pages/${place}`)
        await expect(page.getByText('Wird geladen …')).toHaveCount(0)
        if (place === 'menus') await main(page).getByText('So sehen es Besucherinnen und Besucher').click()
        expect(await findErrorsOfState(page), `${place} at ${width}`).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${place} at ${width}`).toBeLessThanOrEqual(width)
      }
    },
  )
