import { randomUUID } from 'node:crypto'
import { expect, type APIResponse, type Locator, type Page } from '@playwright/test'
import type { PageSettingsResponse } from '#contracts/page-settings.ts'
import { accounts } from './accounts.ts'
import { resumeSession, signInTo } from './browser-session.ts'

/** Signs the browser in as the demo's administrator, in the session that all tests share. */
export async function signInStaff(page: Page): Promise<void> {
  await resumeSession(page.context())
}

/** Signs the browser in as a user who may write but not publish. */
export async function signInAuthor(page: Page): Promise<void> {
  await signInTo(page.context(), accounts.ana)
}

/** A call of the editor with the browser's session. */
export async function callAsStaff<Answer>(page: Page, path: string, data: unknown): Promise<Answer> {
  const answer = await send(page, 'POST', path, data)
  // The call's contract defines the type.
  return answer.json()
}

/** A call of the editor that removes something. */
export async function deleteAsStaff(page: Page, path: string): Promise<void> {
  await send(page, 'DELETE', path)
}

async function send(page: Page, method: string, path: string, data?: unknown): Promise<APIResponse> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await page.request.fetch(path, { method, data, headers: { 'X-CSRFToken': token } })
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer
}

/** A page that only this test uses, empty in both languages: its paths, and the slug of its section. */
export async function makePage(
  page: Page,
  title = 'Probe',
  parent: number | null = null,
): Promise<{ de: string; en: string; section: string; id: number }> {
  const mark = randomUUID().slice(0, 8)
  const made = await callAsStaff<PageSettingsResponse>(page, '/de/pageeditor-api/page-settings', {
    parent_id: parent,
    title: { de: `${title} ${mark}`, en: `${title} ${mark} en` },
    template: 'empty',
  })
  const pathOf = (url: string) => new URL(url, 'http://localhost').pathname
  return { de: pathOf(made.urls.de), en: pathOf(made.urls.en), section: `page-${made.id}`, id: made.id }
}

/** Opens a page and presses "Bearbeiten"; resolves when the page can be edited. */
export async function openToEdit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Bearbeiten' }).click()
  await expect(page.locator('[data-canvas]')).toBeAttached()
}

/** Waits until the toolbar reports that everything is saved on the server. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved')
}

/** The edited part of the page. */
export function canvasOf(page: Page) {
  return page.locator('[data-canvas]')
}

/** Starts editing a rich text with a click. */
export async function clickIntoText(text: Locator): Promise<void> {
  await text.click()
  await expect(text.page().locator('[data-canvas] [contenteditable]')).toBeFocused()
  await outlastFocus(text.page())
}

/**
 * For 200 ms after a rich text has received focus, ProseMirror takes a caret at its very start for a browser bug and
 * restores the earlier position. A later timer of the page runs after that, even on a slow machine.
 */
export async function outlastFocus(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)))
}
