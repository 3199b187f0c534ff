import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './browser.ts'

export type TestFile = { name: string; mimeType: string; buffer: Buffer }

/** The library shows pictures of other tests, too, which replace and delete them at the same time. */
export function allowReplacedPictures(): void {
  test.beforeEach(({ problems }) => {
    problems.allow(/status 404: \S+\/media\//, /Failed to load resource: .* 404 .*\/media\//)
  })
}

/** A picture that the library does not have yet: one of a random colour. */
export async function drawPicture(name: string): Promise<TestFile> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const buffer = await sharp({ create: { width: 480 + randomInt(64), height: 320, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Files as a browser gives them to a drop or a paste. */
export function transferOf(page: Page, files: readonly TestFile[]) {
  return page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type: mimeType }))
      }
      return transfer
    },
    files.map(({ buffer, ...file }) => ({ ...file, base64: buffer.toString('base64') })),
  )
}

/** Reloads a page that asks before it is left, and stays. */
export async function stayOnReload(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  const left = page.evaluate(() => location.reload()).catch(() => {})
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await left
}
