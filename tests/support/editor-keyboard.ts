import { expect, type Page } from '@playwright/test'
import { recordAnnouncements } from './browser-announcements.ts'
import { callAsStaff, makePage, openToEdit, signInStaff } from './browser-editor.ts'

/** What tests of the editor's keyboard use, focus and announcements check. */
export const toolbar = (page: Page) => page.locator('[data-toolbar]')
export const tool = (page: Page, name: string | RegExp) => toolbar(page).getByRole('button', { name }).first()
export const barFocus = (page: Page) => page.locator('[data-block-bar] [data-label]:focus')

type Block = {
  id: string
  type: string
  version: number
  fields: Record<string, unknown>
  children?: Block[]
}
export const block = (type: string, fields: Record<string, unknown>): Block => ({
  id: crypto.randomUUID(),
  type,
  version: 1,
  fields,
})

/** A page with three headlines, or other blocks, in one column. */
export async function openPage(
  page: Page,
  blocks: Block[] = someBlocks(),
): Promise<{ section: string; de: string }> {
  await recordAnnouncements(page)
  await signInStaff(page)
  const made = await makePage(page)
  const { sequence } = await callAsStaff<{ sequence: number }>(page, '/de/pageeditor-api/container', {
    slug: made.section,
  })
  const containers = [{ id: crypto.randomUUID(), layout: '100', columns: [blocks] }]
  await callAsStaff(page, `/de/pageeditor-api/draft/${made.section}/changes`, {
    client: 'test-window',
    base: sequence,
    changes: [
      {
        id: crypto.randomUUID(),
        operations: [{ kind: 'replace-content', content: { version: 1, containers } }],
      },
    ],
  })
  await openToEdit(page, made.de)
  await expect(tool(page, 'Fertig')).toBeFocused()
  return made
}

function someBlocks(): Block[] {
  return [
    block('headline', { content: 'Erstens', headline_level: 2 }),
    block('headline', { content: 'Zweitens', headline_level: 2 }),
    block('headline', { content: 'Drittens', headline_level: 2 }),
  ]
}

export async function toFirstBar(page: Page): Promise<void> {
  await page.keyboard.press('F6')
  await expect(barFocus(page)).toHaveCount(1)
}
