import type { Locator, Page } from '@playwright/test'
import { callAsStaff, canvasOf, makePage, openToEdit, signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { block } from '../support/editor-keyboard.ts'
import { richText } from '../support/editor-site.ts'
import type { ContentDocument } from '#contracts/pages.ts'

const sentence = 'Die Orgel des Hauses hat 5.200 Pfeifen und ist seit 1913 das größte Instrument im Saal.'

/** Opens a page with the given containers in the editor. */
async function openWith(page: Page, containers: ContentDocument['containers']): Promise<void> {
  await signInStaff(page)
  const { section, de } = await makePage(page)
  const { sequence } = await callAsStaff<{ sequence: number }>(page, '/de/pageeditor-api/container', {
    slug: section,
  })
  const content: ContentDocument = { version: 1, containers }
  await callAsStaff(page, `/de/pageeditor-api/draft/${section}/changes`, {
    client: 'test-window',
    base: sequence,
    changes: [{ id: crypto.randomUUID(), operations: [{ kind: 'replace-content', content }] }],
  })
  await openToEdit(page, de)
}

const container = (layout: '100' | '50-50' | '33-33-33', ...columns: ReturnType<typeof block>[][]) => ({
  id: crypto.randomUUID(),
  layout,
  columns,
})

/** Whether two elements overlap on the screen; null while one is not there. */
async function doOverlap(one: Locator, other: Locator): Promise<boolean | null> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) return null
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

for (const [width, height] of [
  [360, 740],
  [768, 900],
  [1280, 800],
] as const)
  test(`The panel never covers the edited block at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const text = (words: string) => block('text', { content: richText(words) })
    await openWith(page, [
      container('100', [text(`Ganze Breite. ${sentence}`)]),
      container('50-50', [text(`Links. ${sentence}`)], [text(`Rechts. ${sentence}`)]),
    ])
    const panel = page.locator('aside[data-panel]')
    for (const words of ['Ganze Breite.', 'Rechts.', 'Links.']) {
      const shown = canvasOf(page).locator('p', { hasText: words })
      await shown.click()
      await page.keyboard.press('Escape')
      await page.keyboard.press('p')
      await expect(panel).toBeVisible()
      await expect.poll(() => doOverlap(shown, panel), words).toBe(false)
      await expect.poll(() => doOverlap(shown, page.locator('[data-toolbar]')), words).toBe(false)
      await page.keyboard.press('Escape')
    }
  })
