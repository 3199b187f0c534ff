// Covers: src/office/forms src/office/fields src/domain/forms src/fields
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { canvasOf, expectSaved, makePage, openToEdit, signInStaff } from '../support/browser-editor.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { expect, test } from '../support/browser.ts'
import { keyboard, panelOf } from '../support/editor-input.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test(
  'A form is built by keyboard alone, put on a page, filled in with a mistake and then correctly, and its entry is exported',
  { tag: '@long' },
  async ({ page, browser, baseURL, problems }) => {
    test.setTimeout(240_000)
    // Without earlier changes there is no draft yet; the editor then creates one.
    problems.allow(/status 404: .*\/draft\/[a-z]+-\d+$/, 'Failed to load resource')
    const title = `Gruppe ${randomUUID().slice(0, 8)}`
    await signInStaff(page)
    await test.step('An editor builds a form with six fields and a condition in both languages', () =>
      buildForm(page, title))

    const { de, en } = await makePage(page)
    await test.step('An editor puts it on a page and publishes that', async () => {
      await openToEdit(page, de)
      await keyboard.insertIntoEmpty(page, 'formular')
      await expect(canvasOf(page)).toContainText('Hier ist noch kein Formular gewählt.')
      await keyboard.openPanel(page, 'Formular')
      await keyboard.write(panelOf(page).getByRole('combobox'), title)
      const option = page.getByRole('option', { name: title })
      await expect(option).toBeVisible()
      for (let step = 0; step < 20 && (await option.getAttribute('aria-selected')) !== 'true'; step++)
        await page.keyboard.press('ArrowDown')
      // Enter waits for the response to the last letter.
      await expect(async () => {
        await page.keyboard.press('Enter')
        await expect(option).toHaveCount(0, { timeout: 400 })
      }).toPass()
      await expect(canvasOf(page).getByLabel(/^Bemerkung/)).toBeVisible()
      await expectSaved(page)
      await keyboard.press(
        page
          .getByRole('region', { name: 'Redaktion' })
          .getByRole('button', { name: 'Veröffentlichen' })
          .first(),
      )
      const anyway = page.getByRole('dialog').getByRole('button', { name: /veröffentlichen$/ })
      const done = page.getByRole('status').getByText('Veröffentlicht.')
      await expect(done.or(anyway).first()).toBeVisible()
      if (await anyway.isVisible()) await keyboard.press(anyway)
      await expect(done).toBeVisible()
    })

    await test.step('A visitor forgets an answer, and then gives it', async () => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) })
      problems.watch(context)
      const visitor = await context.newPage()
      await visitor.goto(de)
      await hydrate(visitor)
      await keyboard.write(visitor.getByLabel(/^Name/), 'Clara Wieck')
      await keyboard.tick(visitor.getByLabel('Führung'))
      await keyboard.write(visitor.getByLabel(/^Wie viele Personen/), '12')
      await keyboard.write(visitor.getByLabel(/^Bemerkung/), 'Wir kommen zu Fuß.')
      await visitor.waitForFunction(() => performance.now() > 2500)
      await keyboard.press(visitor.getByRole('button', { name: 'Absenden' }))
      const summary = visitor.getByRole('alert').filter({ hasText: 'Eine Angabe fehlt' })
      await expect(summary).toBeFocused()
      await keyboard.press(summary.getByRole('link', { name: /^E-Mail-Adresse/ }))
      const address = visitor.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true })
      await expect(address).toBeFocused()
      await visitor.keyboard.type('clara@example.org')
      await keyboard.press(visitor.getByRole('button', { name: 'Absenden' }))
      await expect(visitor.getByText('Vielen Dank, Clara wird sich melden.')).toBeVisible()
      await visitor.goto(`/en/forms/${slugOf(title)}`)
      await expect(visitor.getByLabel('Tour')).toBeVisible()
      expect((await visitor.request.get(en)).status(), 'the page itself is published in German only').toBe(
        404,
      )
      await context.close()
    })

    await test.step('An editor finds the entry and exports it', async () => {
      await page.goto('/admin/forms_builder/entry')
      // The rows are replaced by those that the filter finds, also if they look the same.
      const filtered = page.waitForResponse((answer) => answer.url().includes('Wieck'))
      await keyboard.write(page.getByRole('main').getByRole('searchbox', { name: 'Suchen' }), 'Wieck')
      await filtered
      await expect(page.getByRole('row', { name: /clara@example\.org/ })).toHaveCount(1)
      await keyboard.press(
        page
          .getByRole('row', { name: /clara@example\.org/ })
          .getByRole('link')
          .first(),
      )
      await expect(page).toHaveURL(/\/entry\/\d+$/)
      await expect(page.getByText('Wir kommen zu Fuß.')).toBeVisible()
      await keyboard.press(page.getByRole('link', { name: title }))
      const csvOfForm = page.getByRole('link', { name: /^Herunterladen: CSV/ })
      await expect(csvOfForm).toBeVisible()
      const download = page.waitForEvent('download')
      await keyboard.press(csvOfForm)
      const csv = await readFile(await (await download).path(), 'utf8')
      expect(csv).toContain('Clara Wieck')
      expect(csv).toContain('Wir kommen zu Fuß.')
    })
  },
)

async function buildForm(page: Page, title: string): Promise<void> {
  await page.goto('/admin/forms_builder/form/create')
  await keyboard.press(page.getByRole('link', { name: /^Leeres Formular/ }))
  await expect(button(page, 'Feld hinzufügen')).toBeVisible()
  await addField(page, 'Kurzer Text', 'Name', 'Name')
  await keyboard.tick(page.getByRole('checkbox', { name: 'Pflichtfeld' }))
  await addField(page, 'E-Mail', 'E-Mail-Adresse', 'E-mail address')
  await keyboard.tick(page.getByRole('checkbox', { name: 'Pflichtfeld' }))
  await addField(page, 'Eine von mehreren', 'Was möchten Sie?', 'What would you like?')
  await keyboard.write(page.getByLabel('Antworten zur Wahl (Deutsch)'), 'Führung\nProbe')
  await keyboard.write(page.getByLabel('Antworten zur Wahl (Englisch)'), 'Tour\nRehearsal')
  await addField(page, 'Zahl', 'Wie viele Personen?', 'How many people?')
  const condition = page.getByLabel('Nur fragen, wenn …')
  await condition.focus()
  await page.keyboard.press('End')
  await expect(condition.getByRole('option', { name: '„Was möchten Sie?“', selected: true })).toHaveCount(1)
  await keyboard.tick(page.getByRole('checkbox', { name: 'Führung' }))
  await addField(page, 'Datum Ein', 'Wunschtermin', 'Preferred day')
  await addField(page, 'Langer Text', 'Bemerkung', 'Remark')

  await keyboard.write(page.getByLabel('Titel (Deutsch)'), title)
  await keyboard.write(page.getByLabel('Titel (Englisch)'), `${title} in English`)
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue(slugOf(title))
  await keyboard.write(
    page.getByLabel('Text nach dem Absenden (Deutsch)'),
    'Vielen Dank, Clara wird sich melden.',
  )
  await keyboard.press(button(page, 'Formular anlegen'))
  await expect(page).toHaveURL(/\/form\/\d+$/)
  await keyboard.press(page.getByRole('button', { name: 'Veröffentlichen', exact: true }))
  await expect(page.getByText('Öffentlich', { exact: true })).toBeVisible()
}

/** Adds a field and names it in both languages. */
async function addField(page: Page, type: string, de: string, en: string): Promise<void> {
  await keyboard.press(button(page, 'Feld hinzufügen'))
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${type}`) }))
  await expect(page.getByLabel('Beschriftung (Deutsch)')).toBeFocused()
  await keyboard.write(page.getByLabel('Beschriftung (Deutsch)'), de)
  await keyboard.write(page.getByLabel('Beschriftung (Englisch)'), en)
}

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}
