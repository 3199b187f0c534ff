// Covers: src/office/media src/domain/media
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { LibraryItem } from '#contracts/media-uploads.ts'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { canvasOf, signInAuthor, signInStaff } from '../support/browser-editor.ts'
import {
  allowReplacedPictures,
  drawPicture,
  stayOnReload,
  transferOf,
  type TestFile,
} from '../support/browser-files.ts'
import { callOfficeAs, officeMenu, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'
import { block, openPage } from '../support/editor-keyboard.ts'
import { combine, isComplete } from '../support/sweep.ts'

allowReplacedPictures()

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const uploads = (page: Page) => page.getByRole('region', { name: 'Hochladen' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Suchen' })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' })
const cards = (page: Page, mark: string) => page.getByRole('link', { name: mark })

/** A name that only this test knows. */
const markOf = (word: string) => `${word}-${randomUUID().slice(0, 8)}`

async function chooseFiles(page: Page, button: string, files: TestFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(files)
}

/** Opens the page of a new picture of the library. */
async function openPicture(page: Page, mark: string): Promise<LibraryItem> {
  await page.goto('/admin/media')
  await chooseFiles(page, 'Dateien hochladen', [await drawPicture(`${mark}.jpg`)])
  await uploads(page)
    .getByRole('link', { name: `Öffnen: ${mark}.jpg` })
    .click()
  await expect(heading(page)).toHaveText(`${mark}.jpg`)
  const found = await callOfficeAs<{ results: LibraryItem[] }>(page, 'GET', `media?query=${mark}`)
  const [item] = found.results
  if (!item) throw new Error('The library does not have the picture.')
  return item
}

/** Saves, and waits for the answer, because an earlier message may still be shown. */
async function expectStored(page: Page): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await save(page).click()
  await stored
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible()
}

test.describe('The library', () => {
  test.beforeEach(async ({ page }) => signInStaff(page))

  test('accepts several files at once, says why it refuses one, and continues uploads on other pages', async ({
    page,
    problems,
  }) => {
    problems.allow('status 400', 'Failed to load resource', 'ERR_FAILED')
    const mark = markOf('Probe')
    await page.goto('/admin/media')
    await expect(cards(page, '.jpg').first()).toBeVisible()
    await page.route('**/media-uploads', (route) => route.abort())
    await chooseFiles(page, 'Dateien hochladen', [
      await drawPicture(`${mark}-eins.jpg`),
      { name: `${mark}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      await drawPicture(`${mark}-zwei.jpg`),
      await drawPicture(`${mark}-drei.jpg`),
    ])
    await expect(uploads(page).getByText('Verbindung unterbrochen')).toHaveCount(2)
    await uploads(page)
      .getByRole('button', { name: `${mark}-drei.jpg abbrechen` })
      .click()
    // The browser keeps the files, so that nothing asks before the next document continues.
    await officeMenu(page).getByRole('link', { name: 'Genres' }).click()
    await expect(heading(page)).toHaveText('Genres')
    await expect(uploads(page).getByRole('progressbar')).toHaveCount(3)
    await page.unroute('**/media-uploads')
    // Outside of the library, only uploads that the user still has to read about stay listed.
    await expect(uploads(page).getByRole('alert')).toHaveText(/^Nicht angenommen: .*SVG/)
    await expect(uploads(page).getByRole('listitem')).toHaveCount(1)
    await uploads(page).getByRole('button', { name: 'Erledigte ausblenden' }).click()
    await expect(uploads(page)).toHaveCount(0)
    await officeMenu(page).getByRole('link', { name: 'Mediathek' }).click()
    await expect(heading(page)).toHaveText('Mediathek')
    await expect(uploads(page)).toHaveCount(0)
    await search(page).fill(mark)
    await expect(page.getByText('2 Einträge')).toBeVisible()
    await expect(cards(page, mark)).toHaveCount(2)
  })

  test(
    'is loaded again after a failure, accepts dropped files, and asks before the page is left during an upload',
    { tag: '@long' },
    async ({ page, problems }) => {
      await test.step('It says when it can’t be loaded, and can be loaded again', async () => {
        problems.allow('status 500', 'Failed to load resource')
        await page.route('**/api/admin/media?*', (route) => route.fulfill({ status: 500 }))
        await page.goto('/admin/media')
        await expect(page.getByText('Das lässt sich gerade nicht laden.')).toBeVisible()
        await expect(page.getByText(/^\d+ Eintr(ag|äge)$/)).toHaveCount(0)
        await page.unroute('**/api/admin/media?*')
        await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
        await expect(cards(page, '.jpg').first()).toBeVisible()
        await expect(page.getByText('Das lässt sich gerade nicht laden.')).toHaveCount(0)
      })
      await test.step('It accepts dropped files, and shows where they can be dropped', async () => {
        const mark = markOf('Wurf')
        const dataTransfer = await transferOf(page, [await drawPicture(`${mark}.jpg`)])
        await page.locator('body').dispatchEvent('dragover', { dataTransfer })
        await expect(page.getByText('Zum Hochladen hier loslassen')).toBeVisible()
        await page.locator('body').dispatchEvent('drop', { dataTransfer })
        await expect(page.getByText('Zum Hochladen hier loslassen')).toHaveCount(0)
        await expect(cards(page, mark).first()).toBeVisible()
        await uploads(page).getByRole('button', { name: 'Erledigte ausblenden' }).click()
      })
      await test.step('It asks before the page is left while files are being uploaded', async () => {
        problems.allow('Failed to load resource', 'ERR_INTERNET_DISCONNECTED')
        await page.context().setOffline(true)
        await chooseFiles(page, 'Dateien hochladen', [await drawPicture('unterwegs.jpg')])
        await expect(uploads(page).getByText('Verbindung unterbrochen')).toBeVisible()
        await page.context().setOffline(false)
        await stayOnReload(page)
        await expect(uploads(page).getByText('Fertig')).toBeVisible()
      })
    },
  )

  test(
    'is searched by words, kind and use, and says when nothing is found',
    { tag: '@long' },
    async ({ page }) => {
      const mark = markOf('Gesucht')
      await openPicture(page, mark)
      await page.getByLabel('Schlagwörter').fill(`Presse\n${mark}`)
      await expectStored(page)
      await page.getByRole('main').getByRole('link', { name: 'Mediathek' }).click()
      await search(page).fill(`presse ${mark.toLowerCase()}`)
      await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible()
      await page.getByRole('combobox', { name: 'Verwendet' }).selectOption('Nein')
      await expect(cards(page, mark)).toBeVisible()
      await page.getByRole('combobox', { name: 'Schlagwörter' }).selectOption(mark)
      await expect(cards(page, mark)).toBeVisible()
      await page.getByRole('combobox', { name: 'Art' }).selectOption('PDF')
      await expect(page.getByText('Nichts gefunden')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('combobox', { name: 'Art' })).toHaveValue('')
      await expect(cards(page, mark)).toBeVisible()
      await page.goForward()
      await page.getByRole('button', { name: 'Suche und Filter leeren' }).click()
      await expect(search(page)).toHaveValue('')
      await expect(cards(page, '.jpg').nth(1)).toBeVisible()
    },
  )
})

test.describe('An item', () => {
  test.beforeEach(async ({ page }) => signInStaff(page))

  test('is described, changed by two people at once, and gets a new file, without losing texts', async ({
    page,
    problems,
  }) => {
    const mark = markOf('Saal')
    const { id, url } = await openPicture(page, mark)
    await test.step('It is described in both languages, and its focal point is set by keyboard and shown in the crops', async () => {
      await write(page.getByLabel('Bildbeschreibung (Deutsch)'), 'Der Große Saal')
      await write(page.getByLabel('Bildbeschreibung (Englisch)'), 'The Great Hall')
      await write(page.getByLabel('Foto', { exact: true }), 'Lena Brandt')
      await page.getByRole('application', { name: /^Fokuspunkt: 50 % von links/ }).focus()
      await page.keyboard.press('Shift+ArrowLeft')
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('application')).toHaveAccessibleName(/: 40 % von links, 49 % von oben$/)
      await expect(page.getByRole('figure').first().locator('img')).toHaveCSS('object-position', '40% 49%')
      await expectStored(page)
      expect(await callOfficeAs<LibraryItem>(page, 'GET', `media/${id}`)).toMatchObject({
        alt: { de: 'Der Große Saal', en: 'The Great Hall' },
        credit: 'Lena Brandt',
        focal_x: 0.4,
        focal_y: 0.49,
      })
    })
    await test.step('What somebody else has changed is merged, and the same text is asked about', async () => {
      await callOfficeAs(page, 'PATCH', `media/${id}`, { copyright: 'Hausarchiv' })
      await write(page.getByLabel(/^Bildunterschrift .*\(Deutsch\)/), 'Mein Satz')
      await expectStored(page)
      await expect(page.getByLabel('Rechte')).toHaveValue('Hausarchiv')
      problems.allow('status 409', 'Failed to load resource')
      await callOfficeAs(page, 'PATCH', `media/${id}`, { credit: 'Berta Brandt' })
      await write(page.getByLabel('Foto', { exact: true }), 'Lena Brand')
      await save(page).click()
      await expect(page.getByRole('group', { name: 'Foto' })).toContainText('Berta Brandt')
      await page.getByRole('button', { name: 'Gespeicherte übernehmen' }).click()
      await expect(page.getByLabel('Foto', { exact: true })).toHaveValue('Berta Brandt')
    })
    await test.step('Its history puts an earlier focal point back', async () => {
      await page.getByText('Verlauf').click()
      await page.getByRole('button', { name: 'Früheren Stand einsetzen: Fokuspunkt, von links' }).click()
      await expect(page.getByRole('application')).toHaveAccessibleName(/: 50 % von links, 49 % von oben$/)
      await expectStored(page)
    })
    await test.step('It gets a new file in place, and keeps unsaved texts', async () => {
      problems.allow('status 400', 'Failed to load resource')
      await write(page.getByLabel(/^Bildunterschrift .*\(Deutsch\)/), 'Noch nicht gespeichert')
      const pdf = { name: `${mark}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 %%EOF') }
      await chooseFiles(page, 'Durch andere Datei ersetzen', [pdf])
      await expect(uploads(page).getByRole('alert')).toHaveText(/^Nicht angenommen: .* derselben Art/)
      await expect(uploads(page).getByRole('alert')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Durch andere Datei ersetzen' })).toBeInViewport({
        ratio: 1,
      })
      await chooseFiles(page, 'Durch andere Datei ersetzen', [await drawPicture(`${mark}-neu.jpg`)])
      await expect(page.getByText('Ersetzt. Alle Stellen zeigen jetzt die neue Datei.')).toBeVisible()
      await expect(heading(page)).toHaveText(`${mark}-neu.jpg`)
      await expect(uploads(page)).toHaveCount(0)
      await expect(page.getByLabel(/^Bildunterschrift .*\(Deutsch\)/)).toHaveValue('Noch nicht gespeichert')
      const now = await callOfficeAs<LibraryItem>(page, 'GET', `media/${id}`)
      expect(now.url).not.toBe(url)
      await expectStored(page)
    })
  })

  test(
    'is deleted only when nothing uses it, the refusal says where it is used, and its old address offers a link back to the library',
    { tag: '@long' },
    async ({ page, problems }) => {
      const mark = markOf('Weg')
      const { id } = await openPicture(page, mark)
      await openPage(page, [block('image', { image: `media:${id}` })])
      await expect(canvasOf(page).locator('figure img')).toBeVisible()
      const title = (await heading(page).textContent())?.trim() ?? ''
      await page.goto(`/admin/media/${id}`)
      const used = page.getByRole('complementary', { name: 'Wird verwendet von' })
      await expect(used.getByRole('link')).toHaveText([title])
      problems.allow('status 409', 'Failed to load resource')
      await page.getByRole('button', { name: 'Löschen' }).click()
      await expect(page.getByRole('alert')).toContainText(
        'Löschen geht erst, wenn nichts mehr darauf verweist',
      )
      await expect(page.getByRole('alert')).toContainText(title)
      const other = await openPicture(page, markOf('Frei'))
      await page.getByRole('button', { name: 'Löschen' }).press('Enter')
      await expect(heading(page)).toHaveText('Mediathek')
      await expect(page.getByText('Datei gelöscht.')).toBeVisible()
      await expect(page.getByText(other.file_name)).toHaveCount(0)
      await expect(heading(page)).toBeInViewport()
      await page.getByRole('button', { name: 'Rückgängig' }).click()
      await expect(cards(page, other.file_name)).toBeVisible()
      expect((await page.request.get(other.url)).status()).toBe(200)
      await page.getByRole('checkbox', { name: `Auswählen: ${other.file_name}` }).check()
      await page.getByRole('group', { name: '1 ausgewählt' }).getByRole('button', { name: 'Löschen' }).click()
      await expect(cards(page, other.file_name)).toHaveCount(0)
      expect((await page.request.get(other.url)).status()).toBe(404)
      problems.allow('status 404', 'Failed to load resource')
      await page.goto(`/admin/media/${other.id}`)
      await expect(page.getByText('Diesen Eintrag gibt es nicht mehr.')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Mediathek' }).click()
      await expect(heading(page)).toHaveText('Mediathek')
    },
  )
})

test(
  'Authors upload and describe their own pictures, and can read the texts of others',
  { tag: '@long' },
  async ({ page }) => {
    await signInAuthor(page)
    await page.goto('/admin')
    await expect(officeMenu(page).getByRole('link')).toHaveText([
      'Start',
      'Übersicht',
      'Handbuch',
      'Prüfung',
      'Vorschau auf später',
      'Mediathek',
      'Suchen und ersetzen',
    ])
    await officeMenu(page).getByRole('link', { name: 'Mediathek' }).click()
    await search(page).fill('plakatentwurf.jpg')
    await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible()
    await cards(page, 'plakatentwurf.jpg').click()
    await expect(page.getByText('Die Angaben zu dieser Datei kann nur ändern')).toBeVisible()
    await expect(page.getByLabel('Bildbeschreibung (Deutsch)')).toBeDisabled()
    for (const name of ['Speichern', 'Löschen', 'Durch andere Datei ersetzen'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await openPicture(page, markOf('Eigenes'))
    await write(page.getByLabel('Bildbeschreibung (Deutsch)'), 'Selbst gesehen')
    await expectStored(page)
  },
)

for (const [width, colorScheme] of combine(isComplete ? [1280, 768, 360] : [1280, 360], [
  'light',
  'dark',
] as const))
  test(
    `The library is accessible and fits ${width} pixels (${colorScheme})`,
    { tag: '@long' },
    async ({ page }) => {
      await signInStaff(page)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const mark = markOf('Donaudampfschifffahrtsgesellschaftskapitänsmützenaufbewahrung')
      await page.setViewportSize({ width, height: 900 })
      const check = async (what: string) => {
        await expect(page.getByRole('progressbar')).toHaveCount(0)
        expect(await findErrorsOfState(page), `${what} at ${width}`).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${what} at ${width}`).toBeLessThanOrEqual(width)
      }
      await openPicture(page, mark)
      await check('item')
      await page.getByRole('main').getByRole('link', { name: 'Mediathek' }).click()
      await expect(cards(page, mark).first()).toBeVisible()
      await check('list')
    },
  )
