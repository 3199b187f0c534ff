import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { FormRecord } from '#contracts/office-forms.ts'
import {
  callAsStaff,
  canvasOf,
  expectSaved,
  makePage,
  openToEdit,
  signInStaff,
} from '../support/browser-editor.ts'
import { findAccessibilityFaults } from '../support/browser-accessibility.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { expect, test } from '../support/browser.ts'
import { mouse, panelOf } from '../support/editor-input.ts'

const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Redaktion' }).getByRole('button', { name })

/** A form that only this test uses. */
async function makeForm(page: Page): Promise<FormRecord> {
  const slug = `probe-${randomUUID().slice(0, 8)}`
  return callAsStaff<FormRecord>(page, '/de/api/admin/forms', {
    slug,
    title: { de: `Formular ${slug}`, en: `Form ${slug}` },
    intro: { de: 'Nur eine Frage.', en: 'One question only.' },
    response_text: { de: 'Beantwortet.', en: 'Answered.' },
    fields: [{ slug: 'frage', field_type: 1, label: { de: 'Frage', en: 'Question' }, required: true }],
  })
}

async function publish(page: Page): Promise<void> {
  await tool(page, 'Veröffentlichen').first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /veröffentlichen$/ })
    .click()
  await expect(page.getByRole('status').getByText('Veröffentlicht.')).toBeVisible()
}

test('An editor puts a form into a page; visitors fill it in there, until it is taken offline', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  // Without earlier changes there is no draft yet; the editor then creates one.
  problems.allow(/status 404: .*\/draft\/[a-z]+-\d+$/, 'Failed to load resource')
  await signInStaff(page)
  const form = await makeForm(page)
  const { de: path } = await makePage(page)
  await openToEdit(page, path)
  await mouse.insertIntoEmpty(page, 'formular')
  await expect(canvasOf(page)).toContainText('Hier ist noch kein Formular gewählt.')
  await mouse.openPanel(page, 'Formular')
  await panelOf(page).getByRole('combobox').fill(form.slug)
  await page.getByRole('option', { name: form.title.de }).click()
  await expect(canvasOf(page).getByLabel('Frage')).toBeVisible()
  await panelOf(page).getByRole('textbox', { name: 'Überschrift' }).fill('Fragen Sie uns')
  await expect(canvasOf(page).getByRole('heading', { name: 'Fragen Sie uns' })).toBeVisible()
  await expectSaved(page)
  await publish(page)

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  problems.watch(context)
  const visitor = await context.newPage()
  await visitor.goto(path)
  await hydrate(visitor)
  await expect(visitor.getByText('Nur eine Frage.')).toBeVisible()
  expect(await findAccessibilityFaults(visitor)).toEqual([])
  await visitor.getByLabel('Frage').fill('Wie hoch ist der Saal?')
  await visitor.waitForFunction(() => performance.now() > 2500)
  await visitor.getByRole('button', { name: 'Absenden' }).click()
  await expect(visitor.getByText('Beantwortet.')).toBeVisible()

  const changed = await page.request.put(`/de/api/admin/forms/${form.id}`, {
    data: { ...form, is_online: false },
    headers: await tokenOf(page),
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  await expect(async () => {
    await visitor.goto(path)
    await expect(visitor.getByLabel('Frage')).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await page.goto(path)
  await hydrate(page)
  await expect(page.getByText('Dieses Formular ist zurzeit nicht öffentlich.')).toBeVisible()
  await expect(page.getByLabel('Als Test senden')).toBeChecked()
  await page.getByLabel('Frage').fill('Probe')
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect(page.getByText('Beantwortet.')).toBeVisible()
  await context.close()
})

async function tokenOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies()
  return { 'X-CSRFToken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '' }
}
