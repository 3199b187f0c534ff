// Covers: src/editor/page src/editor/controls src/office/media
import type { Locator, Page } from '@playwright/test'
import { canvasOf, expectSaved } from '../support/browser-editor.ts'
import {
  allowReplacedPictures,
  drawPicture,
  stayOnReload,
  transferOf,
  type TestFile,
} from '../support/browser-files.ts'
import { expect, test } from '../support/browser.ts'
import { block, openPage, tool } from '../support/editor-keyboard.ts'
import { richText } from '../support/editor-site.ts'

allowReplacedPictures()

/** Drags files over a point in an element, and drops them there; `y` is the share of its height. */
async function drop(
  at: Locator,
  files: readonly TestFile[],
  { y = 0.5, isHeld = false } = {},
): Promise<void> {
  await at.scrollIntoViewIfNeeded()
  const dataTransfer = await transferOf(at.page(), files)
  const box = await at.boundingBox()
  if (!box) throw new Error('Nothing to drop on')
  const event = {
    dataTransfer,
    bubbles: true,
    cancelable: true,
    clientX: box.x + box.width / 2,
    clientY: box.y + box.height * y,
  }
  await at.dispatchEvent('dragover', event)
  if (!isHeld) await at.dispatchEvent('drop', event)
}

const tray = (page: Page) => page.getByRole('region', { name: 'Hochladen' })
/** The progress of a file in the block that waits for it. */
const awaited = (page: Page, name: string) =>
  page.locator('[data-editor-overlay] [data-upload]').filter({ hasText: name })
const undo = (page: Page) => tool(page, /^Rückgängig/)
const pictures = (page: Page) => canvasOf(page).locator('figure img')
const text = (words: string) => block('text', { content: richText(words) })

test('A picture is dropped on a picture block and undone; too many files, and files for the preview of a width, are refused', async ({
  page,
}) => {
  await openPage(page, [text('Darüber.'), block('image', {}), text('Darunter.')])
  await test.step('A picture is dropped on a picture block, and one undo removes it', async () => {
    const box = canvasOf(page).locator('[data-missing="no_image"]')
    const picture = await drawPicture('saal.jpg')
    await drop(box, [picture], { isHeld: true })
    await expect(page.locator('[data-file-drop="fill"]')).toHaveText('Hier einsetzen')
    await drop(box, [picture])
    await expect(pictures(page)).toHaveCount(1)
    await expect(box).toHaveCount(0)
    await expect(page.locator('[data-file-drop="fill"]')).toHaveCount(0)
    await expectSaved(page)
    await undo(page).click()
    await expect(box).toHaveCount(1)
    await expect(pictures(page)).toHaveCount(0)
  })
  await test.step('Too many files at once are refused with one message', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      name: `${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.from('x'),
    }))
    await drop(canvasOf(page).locator('p').first(), many)
    await expect(page.getByText('500 Dateien sind zu viele auf einmal.').first()).toBeVisible()
    await expect(tray(page)).toHaveCount(0)
  })
  await test.step('The preview of a width refuses dropped files and stays open', async () => {
    await tool(page, 'Telefon').click()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByText('Darüber.')).toBeVisible()
    await preview.locator('body').evaluate((body) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'x.jpg', { type: 'image/jpeg' }))
      const isTaken = (type: string) =>
        !body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
      return isTaken('dragover') && isTaken('drop')
    })
    await expect(page.getByText('In der Vorschau lässt sich nichts ablegen.').first()).toBeVisible()
    await expect(preview.getByText('Darüber.')).toBeVisible()
  })
})

test(
  'Several files dropped between blocks become a gallery; a refused one says why, and typing is not interrupted',
  { tag: '@long' },
  async ({ page, problems }) => {
    problems.allow('status 400', 'Failed to load resource')
    await openPage(page, [text('Darüber.'), text('Darunter.')])
    const first = canvasOf(page).locator('p').first()
    await first.click()
    await page.keyboard.press('End')
    const svg = {
      name: 'Zeichen.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg><script/></svg>'),
    }
    const renamed = {
      name: 'Programm.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(`MZ${'x'.repeat(200)}`),
    }
    await drop(canvasOf(page).locator('p').last(), [
      await drawPicture('eins.jpg'),
      svg,
      renamed,
      await drawPicture('zwei.jpg'),
    ])
    await page.keyboard.type(' Weiter im Text')
    await expect(pictures(page)).toHaveCount(2)
    // The picture that was refused leaves no empty place.
    await expect(page.getByText('1 von 2')).toBeVisible()
    await expect(first).toHaveText('Darüber. Weiter im Text')
    await page.keyboard.type('.')
    await expect(first).toHaveText('Darüber. Weiter im Text.')
    await expect(tray(page).getByRole('alert')).toHaveText([
      /^Nicht angenommen: .*SVG/,
      /^Nicht angenommen: /,
    ])
    await expect(tray(page).getByText('2 nicht hochgeladen')).toBeVisible()
    await tray(page).getByRole('button', { name: 'Schließen' }).click()
    await expect(tray(page)).toHaveCount(0)
  },
)

test(
  'A pasted picture fills the selected empty block, and the next one is inserted after it',
  { tag: '@long' },
  async ({ page }) => {
    await openPage(page, [block('image', {}), text('Darunter.')])
    await page.keyboard.press('F6')
    const paste = async (name: string) => {
      const clipboardData = await transferOf(page, [await drawPicture(name)])
      await page.evaluate(
        (data) =>
          document.activeElement?.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          ),
        clipboardData,
      )
    }
    await paste('eines.jpg')
    await expect(pictures(page)).toHaveCount(1)
    await paste('noch-eines.jpg')
    await expect(pictures(page)).toHaveCount(2)
    await expect(canvasOf(page).locator('p').last()).toHaveText('Darunter.')
  },
)

test('A dropped file gets its block at once, shows its progress there, and one undo removes both', async ({
  page,
  problems,
}) => {
  problems.allow('Failed to load resource', 'ERR_INTERNET_DISCONNECTED', 'itix')
  await openPage(page, [text('Darüber.'), text('Darunter.')])
  const first = canvasOf(page).getByText('Darüber.')
  await first.click()
  await page.keyboard.press('End')
  await page.context().setOffline(true)
  await drop(canvasOf(page).getByText('Darunter.'), [await drawPicture('bleibt.jpg')], { y: 0.1 })
  await expect(awaited(page, 'bleibt.jpg').getByText('Verbindung unterbrochen')).toBeVisible()
  await expect(awaited(page, 'bleibt.jpg').getByRole('button', { name: 'Fortsetzen' })).toBeVisible()
  await expect(tray(page)).toHaveCount(0)
  await page.keyboard.type(' Weiter.')
  await page.context().setOffline(false)
  await expect(pictures(page)).toHaveCount(1)
  await expect(awaited(page, 'bleibt.jpg')).toHaveCount(0)
  await expect(canvasOf(page).getByText('Darüber. Weiter.')).toBeVisible()
  await expectSaved(page)
  await undo(page).click()
  await expect(canvasOf(page).getByText('Darüber. Weiter.')).toHaveCount(0)
  await expect(pictures(page)).toHaveCount(1)
  await undo(page).click()
  await expect(pictures(page)).toHaveCount(0)
  await expect(canvasOf(page).locator('[data-missing]')).toHaveCount(0)
  await tool(page, /^Wiederholen/).click()
  await expect(pictures(page)).toHaveCount(1)
})

test('A cancelled file leaves no block; one that arrives after its block was undone comes back with it', async ({
  page,
  problems,
}) => {
  problems.allow('Failed to load resource', 'ERR_INTERNET_DISCONNECTED', 'itix')
  await openPage(page, [text('Darüber.')])
  const places = canvasOf(page).locator('[data-missing]')
  const undoPlace = await undo(page).boundingBox()
  await page.context().setOffline(true)
  await drop(canvasOf(page).locator('p').first(), [await drawPicture('geht.jpg')])
  await awaited(page, 'geht.jpg').getByRole('button', { name: 'geht.jpg abbrechen' }).click()
  await expect(awaited(page, 'geht.jpg')).toHaveCount(0)
  await expect(places).toHaveCount(0)
  await drop(canvasOf(page).locator('p').first(), [await drawPicture('zurueck.jpg')])
  await expect(places).toHaveCount(1)
  // A message beside it must not move the button away from the pointer.
  await expect(page.locator('[data-saving]')).toHaveText(/^Keine Verbindung/)
  expect(await undo(page).boundingBox()).toEqual(undoPlace)
  await undo(page).click()
  await expect(places).toHaveCount(0)
  await expect(tray(page).getByText('0 von 1 hochgeladen')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('„Wiederholen“ setzt die Datei wieder auf die Seite.').first()).toBeVisible()
  await expect(pictures(page)).toHaveCount(0)
  await tool(page, /^Wiederholen/).click()
  await expect(pictures(page)).toHaveCount(1)
})

test('The page cannot be published during an upload, and leaving it asks for confirmation', async ({
  page,
  problems,
}) => {
  problems.allow('Failed to load resource', 'ERR_FAILED')
  await openPage(page, [text('Darüber.')])
  await page.route('**/media-uploads/**', (route) => route.abort())
  await drop(canvasOf(page).locator('p').first(), [await drawPicture('unterwegs.jpg')])
  await expect(awaited(page, 'unterwegs.jpg')).toBeVisible()
  await expectSaved(page)
  await tool(page, 'Veröffentlichen').click()
  const publishing = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await expect(publishing.getByText('Ein Fehler verhindert die Veröffentlichung.')).toBeVisible()
  await stayOnReload(page)
})

test.describe('The picker', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, [block('image', {}), text('Darunter.')])
    await page.getByRole('button', { name: 'Bild auswählen' }).click()
  })
  const picker = (page: Page) => page.getByRole('group', { name: 'Bild wählen' })
  const search = (page: Page) => picker(page).getByRole('searchbox', { name: 'In der Mediathek suchen' })
  const images = (page: Page) => picker(page).getByRole('button', { name: /\.jpg$/ })

  test('finds pictures by words, says when there are none, and accepts a dropped one', async ({
    page,
    problems,
  }) => {
    await test.step('It says when nothing is found, and when the library does not answer', async () => {
      problems.allow('status 500', 'Failed to load resource')
      await search(page).fill('gibt es nicht')
      await expect(picker(page).getByText('Nichts gefunden')).toBeVisible()
      await page.route('**/pageeditor-api/images?*', (route) => route.fulfill({ status: 500 }))
      await search(page).fill('orgel')
      await expect(picker(page).getByText('Die Suche ist gerade nicht erreichbar.')).toBeVisible()
      await page.unroute('**/pageeditor-api/images?*')
      await picker(page).getByRole('button', { name: 'Noch einmal versuchen' }).click()
      await expect(images(page).first()).toBeVisible()
      await search(page).fill('')
    })
    await test.step('It finds the library’s pictures by words and tags, and lets the user choose with the keyboard', async () => {
      await expect(images(page).nth(3)).toBeVisible()
      const all = await images(page).count()
      await search(page).fill('instrumente')
      await expect(images(page)).not.toHaveCount(all)
      const crane = images(page).and(page.getByTitle('fluegel-am-kran.jpg'))
      await expect(crane).toBeVisible()
      await images(page).first().focus()
      await page.keyboard.press('End')
      await page.keyboard.press('Home')
      await expect(images(page).first()).toBeFocused()
      await crane.focus()
      await page.keyboard.press('Enter')
      await expect(pictures(page)).toHaveCount(1)
      await expect(pictures(page)).toHaveAttribute('alt', 'Ein Konzertflügel hängt am Kran')
      await page.keyboard.press('Escape')
      await expect(picker(page)).toHaveCount(0)
      await undo(page).click()
      await expect(pictures(page)).toHaveCount(0)
    })
    await test.step('It accepts a dropped picture, and refuses other files', async () => {
      problems.allow('status 400', 'Failed to load resource')
      await page.getByRole('button', { name: 'Bild auswählen' }).click()
      await expect(images(page).first()).toBeVisible()
      const place = picker(page).getByText('Oder ein Bild hierher ziehen oder einfügen.')
      await drop(place, [{ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }])
      await expect(picker(page).getByRole('alert')).toHaveText(/^Nicht angenommen: .*SVG/)
      await drop(place, [await drawPicture('abgelegt.jpg')])
      await expect(pictures(page)).toHaveCount(1)
      await expect(images(page).and(page.getByTitle('abgelegt.jpg')).first()).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })
    await test.step('It moves the focal point of the chosen picture, which the page shows at once', async () => {
      const before = await pictures(page).getAttribute('src')
      await picker(page).locator('summary', { hasText: 'Fokuspunkt' }).press('Enter')
      await picker(page).getByRole('application').press('Shift+ArrowUp')
      await picker(page).getByRole('button', { name: 'Fokuspunkt speichern' }).press('Enter')
      await expect(picker(page).getByText('Der Fokuspunkt ist gespeichert.')).toBeVisible()
      await expect(pictures(page)).not.toHaveAttribute('src', before ?? '')
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test(
    'The picker has buttons for files and the camera, and chooses a single picture',
    { tag: '@long' },
    async ({ page }) => {
      await openPage(page, [block('image', {}), text('Darunter.')])
      await canvasOf(page).locator('[data-missing="no_image"]').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Bild auswählen' }).click()
      const panel = page.locator('aside[data-panel]')
      await expect(panel.getByRole('button', { name: 'Foto aufnehmen' })).toBeVisible()
      const choose = async (...files: TestFile[]) => {
        const chooser = page.waitForEvent('filechooser')
        await panel.getByRole('button', { name: 'Bild hochladen' }).click()
        await (await chooser).setFiles(files)
      }
      await choose(await drawPicture('eins.jpg'), await drawPicture('zwei.jpg'))
      await expect(panel.getByText('Hier passt nur ein Bild. Alle 2 kommen in die Mediathek')).toBeVisible()
      await expect(panel.getByRole('button', { name: 'zwei.jpg' }).first()).toBeVisible()
      await expect(pictures(page)).toHaveCount(0)
      await choose(await drawPicture('drei.jpg'))
      await expect(pictures(page)).toHaveCount(1)
    },
  )
})
