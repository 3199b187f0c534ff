import type { Locator, Page } from '@playwright/test'
import { canvasOf, expectSaved } from '../support/browser-editor.ts'
import { drawPicture, transferOf, type TestFile } from '../support/browser-files.ts'
import { expect, test } from '../support/browser.ts'
import { block, openPage, tool } from '../support/editor-keyboard.ts'
import { richText } from '../support/editor-site.ts'

/** Drags files over a place of an element, and drops them there; `y` is the share of its height. */
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
const pictures = (page: Page) => canvasOf(page).locator('figure img')
const text = (words: string) => block('text', { content: richText(words) })

test('A picture is dropped on a picture block, and one step takes it back', async ({ page }) => {
  await openPage(page, [text('Darüber.'), block('image', {}), text('Darunter.')])
  const box = canvasOf(page).locator('[data-missing="no_image"]')
  const picture = await drawPicture('saal.jpg')
  await drop(box, [picture], { isHeld: true })
  await expect(page.locator('[data-file-drop="fill"]')).toHaveText('Hier einsetzen')
  await drop(box, [picture])
  await expect(pictures(page)).toHaveCount(1)
  await expect(box).toHaveCount(0)
  await expect(page.locator('[data-file-drop="fill"]')).toHaveCount(0)
  await expectSaved(page)
  await tool(page, /^Rückgängig/).click()
  await expect(box).toHaveCount(1)
  await expect(pictures(page)).toHaveCount(0)
})

test('Several files between blocks become a gallery; a refused one says why, and the writing goes on', async ({
  page,
  problems,
}) => {
  problems.allow('status 400', 'Failed to load resource')
  await openPage(page, [text('Darüber.'), text('Darunter.')])
  const first = canvasOf(page).locator('p').first()
  await first.click()
  await page.keyboard.press('End')
  const svg = { name: 'Zeichen.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><script/></svg>') }
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
  await expect(first).toHaveText('Darüber. Weiter im Text')
  await page.keyboard.type('.')
  await expect(first).toHaveText('Darüber. Weiter im Text.')
  await expect(tray(page).getByRole('alert')).toHaveText([/^Nicht angenommen: .*SVG/, /^Nicht angenommen: /])
  await expect(tray(page).getByText('2 von 4 hochgeladen · 2 nicht hochgeladen')).toBeVisible()
  await tray(page).getByRole('button', { name: 'Schließen' }).click()
  await expect(tray(page)).toHaveCount(0)
})

test('A pasted picture fills the selected block that waits for one; the next one follows it', async ({
  page,
}) => {
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
})

test('An upload waits for a lost connection and goes on by itself; another one is cancelled', async ({
  page,
  problems,
}) => {
  problems.allow('Failed to load resource', 'net::ERR_INTERNET_DISCONNECTED', 'itix')
  await openPage(page, [text('Darüber.')])
  await page.context().setOffline(true)
  await drop(canvasOf(page).locator('p').first(), [
    await drawPicture('bleibt.jpg'),
    await drawPicture('geht.jpg'),
  ])
  await tray(page).getByRole('button', { name: 'Liste der Dateien' }).click()
  await expect(tray(page).getByText('Verbindung unterbrochen')).toHaveCount(2)
  await expect(tray(page).getByRole('button', { name: 'Fortsetzen: bleibt.jpg' })).toBeVisible()
  await tray(page).getByRole('button', { name: 'geht.jpg abbrechen' }).click()
  await expect(tray(page).getByText('geht.jpg')).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(pictures(page)).toHaveCount(1)
  await expect(tray(page)).toHaveCount(0)
})

test('More files than fit are refused in one sentence', async ({ page }) => {
  await openPage(page, [text('Darüber.')])
  const many = Array.from({ length: 500 }, (_, index) => ({
    name: `${index}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from('x'),
  }))
  await drop(canvasOf(page).locator('p').first(), many)
  await expect(page.getByText('500 Dateien sind zu viele auf einmal.').first()).toBeVisible()
  await expect(tray(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('The picker has buttons for files and the camera, and chooses a single picture', async ({ page }) => {
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
  })
})
