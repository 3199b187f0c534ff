// Covers: src/editor/panels/block src/blocks/video src/blocks/audio
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { LibraryItem } from '#contracts/media-uploads.ts'
import { canvasOf, expectSaved, signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'
import { block, openPage, tool } from '../support/editor-keyboard.ts'

const captions = 'WEBVTT\n\n00:01.000 --> 00:02.500\nDie Platte wird gestrichen.\n'

test(
  'A film without captions is reported, may be published, and gets captions from a pasted WebVTT file',
  { tag: '@long' },
  async ({ page }) => {
    await signInStaff(page)
    const { id } = await uploadFilm(page)
    const { de } = await openPage(page, [block('video', { file: `media:${id}`, title: 'Sand' })])
    await test.step('The notices name it, and publishing asks', async () => {
      await tool(page, /^Hinweise/).click()
      await expect(page.getByText('Dem Film fehlen Untertitel.')).toBeVisible()
      await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
      await expect(page.getByRole('dialog').getByText('Ohne Untertitel veröffentlichen?')).toBeVisible()
      await page.getByRole('button', { name: 'Trotzdem veröffentlichen' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goto(de)
      await expect(page.locator('video')).toHaveCount(1)
      await expect(page.locator('video track')).toHaveCount(0)
    })
    await test.step('Captions are written in the library, and visitors get them', async () => {
      await page.goto(`/admin/media/${id}`)
      await write(page.getByLabel('Mitschrift (Deutsch)'), captions)
      const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
      await page.getByRole('button', { name: 'Speichern' }).click()
      await stored
      await page.goto(de)
      const track = page.locator('video track')
      await expect(track).toHaveAttribute('kind', 'captions')
      await expect(track).toHaveAttribute('srclang', 'de')
      const answer = await page.request.get((await track.getAttribute('src')) ?? '')
      expect(await answer.text()).toBe(
        'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nDie Platte wird gestrichen.\n',
      )
    })
    await test.step('The notice is gone', async () => {
      await page.goto(`${de}?edit`)
      await expect(canvasOf(page).locator('video')).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Hinweise: 0 Fehler, 0 Warnungen' })).toBeVisible()
    })
  },
)

test('A headline that skips a level and a poster without its text are reported, and mended in the panel', async ({
  page,
}) => {
  const poster = { image: 'figure:poster', image_alt: 'Plakat', has_text: true }
  await openPage(page, [block('headline', { content: 'Zu tief', headline_level: 3 }), block('image', poster)])
  await tool(page, /^Hinweise 2/).click()
  await expect(page.getByText('Die Überschrift überspringt eine Ebene: 1 → 3.')).toBeVisible()
  await page.getByRole('button', { name: /Das Bild enthält Text/ }).click()
  await page.getByLabel('Der Text im Bild').fill('Orgelnacht\nSamstag, 21 Uhr')
  await expectSaved(page)
  await expect(canvasOf(page).locator('figure details')).toContainText('Samstag, 21 Uhr')
  await expect(tool(page, /^Hinweise 1: 0 Fehler, 1 Warnung/)).toBeVisible()
})

/** The demo's film as one that only this test has: players ignore the empty box at its end. */
async function uploadFilm(page: Page): Promise<LibraryItem> {
  const recordings = path.resolve(import.meta.dirname, '../../houses/morgenstern/demo/files/recordings')
  const film = readFileSync(path.join(recordings, 'klangfiguren.mp4'))
  const mark = randomUUID()
  const box = Buffer.concat([Buffer.from([0, 0, 0, 8 + mark.length]), Buffer.from(`free${mark}`)])
  await page.goto('/admin/media')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Dateien hochladen' }).click()
  await (
    await chooser
  ).setFiles({ name: `${mark}.mp4`, mimeType: 'video/mp4', buffer: Buffer.concat([film, box]) })
  await expect(page.getByRole('link', { name: `Öffnen: ${mark}.mp4` })).toBeVisible()
  const { results } = await callOfficeAs<{ results: LibraryItem[] }>(page, 'GET', `media?query=${mark}`)
  const [item] = results
  if (!item) throw new Error('The library does not have the film.')
  return item
}
