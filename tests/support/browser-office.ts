import { randomUUID } from 'node:crypto'
import { expect, type APIResponse, type Locator, type Page } from '@playwright/test'
import type { FormRecord } from '#office/forms/form-of.ts'
import { templates } from '#office/forms/templates.ts'

/** A call of the back office with the browser's session. */
export async function callOfficeAs<Answer>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  data?: unknown,
): Promise<Answer> {
  const answer = await callAs(page, method, `/de/api/admin/${path}`, data)
  // The call's contract defines the type.
  return answer.json()
}

async function callAs(page: Page, method: string, path: string, data: unknown): Promise<APIResponse> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await page.request.fetch(path, { method, data, headers: { 'X-CSRFToken': token } })
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer
}

/** Opens a section of a record's form from the list of its sections, in German. */
export async function openSection(page: Page, name: string): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Abschnitte' })
  await sections.getByRole('link', { name: new RegExp(`^${name}`) }).press('Enter')
  await expect(page.locator('summary:focus, h2:focus')).toHaveText(name)
}

/** Where the calls for forms are, below those of the back office. */
export const formsPath = 'forms_builder/form'
export type MadeForm = FormRecord & { id: number }

/** A published form that only this test uses, created from the template for messages. */
export async function makeForm(page: Page, title = 'Probe'): Promise<MadeForm> {
  const template = templates.find(({ id }) => id === 'contact')
  const mark = randomUUID().slice(0, 8)
  return callOfficeAs(page, 'POST', formsPath, {
    ...template?.form,
    title: { de: `${title} ${mark}`, en: `${title} ${mark} en` },
    slug: `probe-${mark}`,
    is_online: true,
  })
}

/** Sends an entry as a visitor does. */
export async function sendEntry(
  page: Page,
  form: number,
  name: string,
  email = 'erika@example.org',
): Promise<void> {
  await callAs(page, 'POST', '/de/api/forms-entries', {
    form,
    seconds: 60,
    field_values: { name, email, anliegen: 'Besuch', nachricht: 'Guten Tag' },
  })
}

/** The menu of the back office. */
export function officeMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Verwaltung' })
}

/** Focuses a control and presses Enter, as people without a pointer do. */
export async function enter(control: Locator): Promise<void> {
  // A dialog that is closing may still restore focus once.
  await expect(async () => {
    await control.focus()
    await expect(control).toBeFocused({ timeout: 1000 })
  }).toPass()
  await control.page().keyboard.press('Enter')
}

/** Replaces the content of a field by keyboard. */
export async function write(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.page().keyboard.press('ControlOrMeta+a')
  await field.page().keyboard.insertText(text)
}
