import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Draft } from '#contracts/page-editor.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { Language } from '#i18n/languages.ts'
import { callAsStaff, canvasOf, expectSaved } from './browser-editor.ts'
import { expect, test } from './browser.ts'
import { richText } from './editor-site.ts'

/** Without earlier changes there is no draft yet; the editor then creates one. */
export function allowFirstDrafts(): void {
  test.beforeEach(({ problems }) => {
    problems.allow(/status 404: .*\/draft\/[a-z]+-\d+$/, 'Failed to load resource')
  })
}

export const toolbar = (page: Page) => page.getByRole('region', { name: /^(Redaktion|Editing)$/ })
export const tool = (page: Page, name: string | RegExp) => toolbar(page).getByRole('button', { name })
export const bar = (page: Page) => page.locator('[data-block-bar]')
export const dialogOf = (page: Page) => page.getByRole('dialog')

/** Opens a page with its editor already started. */
export async function edit(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?edit`)
  await expect(canvasOf(page)).toBeAttached()
  await expectSaved(page)
}

export async function readDraft(page: Page, language: Language, section: string): Promise<Draft> {
  const answer = await page.request.get(`/${language}/pageeditor-api/draft/${section}`)
  expect(answer.status()).toBe(200)
  // The call's contract defines the type.
  return answer.json()
}

export async function writeDraft(
  page: Page,
  language: Language,
  section: string,
  content: ContentDocument,
): Promise<ContentDocument> {
  await callAsStaff(page, `/${language}/pageeditor-api/container`, { slug: section })
  await change(page, language, section, [{ kind: 'replace-content', content }])
  return (await readDraft(page, language, section)).content
}

export async function change(
  page: Page,
  language: Language,
  section: string,
  operations: unknown[],
): Promise<void> {
  const { sequence } = await readDraft(page, language, section)
  await callAsStaff(page, `/${language}/pageeditor-api/draft/${section}/changes`, {
    client: `test-${randomUUID()}`,
    base: sequence,
    changes: [{ id: randomUUID(), operations }],
  })
}

export function contentOf(...columns: StoredBlock[][]): ContentDocument {
  return {
    version: 1,
    containers: columns.map((column) => ({ id: randomUUID(), layout: '100', columns: [column] })),
  }
}

function block(type: string, fields: Record<string, unknown>, children?: StoredBlock[]): StoredBlock {
  return { id: randomUUID(), type, version: 1, fields, ...(children && { children }) }
}

export const quote = (content: string) => block('quote', { content, author: 'Wer' })
export const headline = (content: string) => block('headline', { headline_level: '2', content })
export const sharedBlock = (source: string) => block('shared', { source })
export const text = (words: string) => block('text', { content: richText(words) })
export const list = (...questions: string[]) =>
  block(
    'faq',
    {},
    questions.map((content) => block('faq-item', { content, text: richText('Antwort.') })),
  )

export function idsOf({ containers }: ContentDocument): string[] {
  return containers.flatMap(({ columns }) =>
    columns.flat().flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]),
  )
}

/** Everything in a block except its ids. */
export function wordsOf(blocks: StoredBlock[]): unknown[] {
  return blocks.map(({ type, fields, children = [] }) => [type, fields, wordsOf(children)])
}

export async function boxOf(
  target: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target.toString()} has no box.`)
  return box
}
