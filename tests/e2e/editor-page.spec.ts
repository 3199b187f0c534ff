// Covers: src/editor/page src/design src/blocks
import sharp from 'sharp'
import { callAsStaff, canvasOf, makePage, signInStaff } from '../support/browser-editor.ts'
import { contentOfMany } from '../support/editor-page.ts'
import { expect, test } from '../support/browser.ts'
import { combine, sample } from '../support/sweep.ts'
import type { Page } from '@playwright/test'

/** A published page of 100 blocks whose draft is identical. */
async function publishHundred(page: Page): Promise<string> {
  const { de, section } = await makePage(page)
  const { sequence } = await callAsStaff<{ sequence: number }>(page, '/de/pageeditor-api/container', {
    slug: section,
  })
  const content = contentOfMany(100)
  const saved = await callAsStaff<{ sequence: number }>(page, `/de/pageeditor-api/draft/${section}/changes`, {
    client: 'test-window',
    base: sequence,
    changes: [{ id: crypto.randomUUID(), operations: [{ kind: 'replace-content', content }] }],
  })
  await callAsStaff(page, `/de/pageeditor-api/draft/${section}/publication`, { sequence: saved.sequence })
  return de
}

/** One pixel in place of every drawn picture: the time of drawing does not matter here. */
async function spareDrawing(page: Page): Promise<void> {
  const body = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'grey' } })
    .png()
    .toBuffer()
  await page.route('**/figures/**', (route) => route.fulfill({ contentType: 'image/png', body }))
}

/** Opens a page and waits until its pictures are there and all islands that can be seen are hydrated. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'Redaktion' })).toBeVisible()
  if (path.endsWith('?edit')) await expect(canvasOf(page)).toBeAttached()
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    scrollTo(0, 0)
    // The browser may never load a lazy picture of the visitors' section, which is hidden while its draft is edited.
    const shown = [...document.images].filter((image) => image.checkVisibility())
    await Promise.all(shown.map((image) => image.decode().catch(() => {})))
  })
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLElement>('island-root')).every(
      ({ dataset, firstElementChild }) =>
        'hydrated' in dataset || dataset['when'] === 'interaction' || !firstElementChild?.checkVisibility(),
    ),
  )
}

/** The boxes of everything in the page's main part and of the foot, in the order of the document. */
async function boxesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidden = document.querySelector('[data-editor-canvas] + *')
    return Array.from(document.querySelectorAll('#main *, footer, footer *')).flatMap((element) => {
      // The button on a picture and the invitation to write a lead are positioned over the page.
      // The settling sand comes and goes by itself (src/design/settling-sand); in the canvas nothing has to be hydrated.
      if (
        hidden?.contains(element) ||
        element.matches(
          '[data-editor-canvas], island-root, canvas, [data-head-button], :is([data-head], [data-placeholder]):empty',
        )
      )
        return []
      const { x, y, width, height } = element.getBoundingClientRect()
      return [[element.tagName, ...[x, y + scrollY, width, height].map((one) => one.toFixed(1))].join(' ')]
    })
  })
}

/**
 * Compares the whole page except the tools over it and pictures, of which the browser may show any rendition. Boxes
 * may be equal although their paint differs, because the browser rounds to pixels in its own way.
 */
async function paintOf(page: Page) {
  const image = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    style:
      '#editor, [data-editor-overlay], [data-head-button], :is([data-head], [data-placeholder]):empty, header, img, video, iframe, canvas { visibility: hidden !important }',
  })
  return sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** How many pixels visibly differ. */
function countDifferences(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return 0
  let count = 0
  for (let at = 0; at < one.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 8))
      count++
  return count
}

for (const [address, width] of sample(combine(['a page of 100 blocks', '/de', '/en'], [1280, 360]), 1))
  test(`Nothing on ${address} moves by a pixel when it is edited, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await spareDrawing(page)
    await signInStaff(page)
    const path = address.startsWith('/') ? address : await publishHundred(page)
    await openWhole(page, path)
    const viewed = { boxes: await boxesOf(page), paint: await paintOf(page) }
    expect(viewed.boxes.length).toBeGreaterThan(100)
    await openWhole(page, `${path}?edit`)
    expect(await boxesOf(page)).toEqual(viewed.boxes)
    const { data, info } = await paintOf(page)
    expect(info).toEqual(viewed.paint.info)
    expect(countDifferences(data, viewed.paint.data)).toBe(0)
  })
