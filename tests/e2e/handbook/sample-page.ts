import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { PageSettingsResponse } from '#contracts/page-settings.ts'
import { editorMessages } from '#i18n/lazy/editor.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import { callAsStaff } from '../../support/browser-editor.ts'
import { callOfficeAs } from '../../support/browser-office.ts'

const words = {
  title: { de: 'Mit Kindern ins Konzert', en: 'Bringing children' },
  headline: { de: 'Ab welchem Alter?', en: 'From what age?' },
  text: {
    de: 'Für Familienkonzerte gibt es keine Altersgrenze. Abendkonzerte empfehlen wir ab sechs Jahren; wer zappelig wird, findet am Rand der Reihe leichter hinaus.',
    en: 'Family concerts have no age limit. We recommend evening concerts from the age of six; seats at the end of a row make it easier to slip out.',
  },
  second: { de: 'Kinderwagen und Garderobe', en: 'Prams and cloakroom' },
  more: {
    de: 'Kinderwagen bleiben an der Garderobe, dort gibt es auch Sitzkissen. Sie öffnet eine Stunde vor dem Konzert.',
    en: 'Prams are left at the cloakroom, where booster cushions are lent, too. It opens an hour before the concert.',
  },
} satisfies Record<string, Localized>

export type SampleBlock = {
  id: string
  type: string
  version?: number
  fields: Record<string, unknown>
  children?: SampleBlock[]
}

export type SamplePage = {
  path: string
  id: number
  section: string
  /** The number of the draft's last change. */
  sequence: number
  /** Moves the page to the trash. */
  remove: () => Promise<void>
}

/** A page that only this walk uses: headlines and texts in the language, and more blocks, as a draft. */
export async function makeSamplePage(
  page: Page,
  language: Language,
  more: readonly SampleBlock[] = [],
): Promise<SamplePage> {
  const made = await callAsStaff<PageSettingsResponse>(page, '/de/pageeditor-api/page-settings', {
    parent_id: null,
    title: words.title,
    template: 'empty',
  })
  const section = `page-${made.id}`
  const sequence = await writeBlocks(page, language, section, [
    { id: 'headline', type: 'headline', fields: { content: words.headline[language] } },
    { id: 'text', type: 'text', fields: { content: richText(words.text[language]) } },
    { id: 'second', type: 'headline', fields: { content: words.second[language] } },
    { id: 'more', type: 'text', fields: { content: richText(words.more[language]) } },
    ...more,
  ])
  return {
    path: new URL(made.urls[language], 'http://localhost').pathname,
    id: made.id,
    section,
    sequence,
    remove: () => removeByCall(page, `/de/pageeditor-api/page-settings/${made.id}`),
  }
}

/** A formatted text of one paragraph. */
export function richText(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

/** Writes blocks into the new draft of a section in a language, and returns the number of the change. */
export async function writeBlocks(
  page: Page,
  language: Language,
  section: string,
  blocks: readonly SampleBlock[],
): Promise<number> {
  await callAsStaff(page, `/${language}/pageeditor-api/container`, { slug: section })
  const container = { id: 'box', layout: '100', columns: [blocks.map(withVersion)] }
  const { sequence } = await callAsStaff<{ sequence: number }>(
    page,
    `/${language}/pageeditor-api/draft/${section}/changes`,
    {
      client: randomUUID(),
      base: 0,
      changes: [{ id: randomUUID(), operations: [{ kind: 'insert-container', container, after: null }] }],
    },
  )
  return sequence
}

function withVersion(block: SampleBlock): object {
  const { children, ...own } = block
  return { version: 1, ...own, ...(children && { children: children.map(withVersion) }) }
}

/** A picture of the demo's library. */
export async function findPicture(page: Page): Promise<{ id: number; reference: string }> {
  const { results } = await callOfficeAs<{ results: { id: number }[] }>(
    page,
    'GET',
    `media?query=${encodeURIComponent('fast leeren Reihen')}`,
  )
  const id = results[0]?.id
  if (id === undefined) throw new Error('The library has no such picture.')
  return { id, reference: `media:${id}` }
}

/** Opens a page and begins to edit it, with a block selected. */
export async function editAt(page: Page, path: string, block: string): Promise<void> {
  await page.goto(`${path}?edit&block=${block}`)
  await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1)
}

/** Chooses a command of the selected block's menu. */
export async function chooseOfBlock(page: Page, language: Language, command: string): Promise<void> {
  const { more } = editorMessages[language].block
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`: ${more}$`) })
    .click()
  await page.getByRole('menuitem', { name: command }).click()
}

/** Chooses a command of one of the toolbar's menus. */
export async function chooseOfToolbar(page: Page, menu: string, command: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page
    .getByRole('menuitem', { name: command })
    .or(page.getByRole('menuitemcheckbox', { name: command }))
    .click()
}

/** Opens the details of the selected block. */
export async function openDetails(page: Page, language: Language): Promise<void> {
  const { panel } = editorMessages[language].block
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`: ${panel}$`) })
    .click()
  await expect(page.locator('[data-panel]')).toBeVisible()
}

/** Deletes by a call with the browser's session. */
export async function removeByCall(page: Page, path: string): Promise<void> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await page.request.delete(path, { headers: { 'X-CSRFToken': token } })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
}
