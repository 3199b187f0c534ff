// Covers: src/editor/pages
import {
  callAsStaff,
  canvasOf,
  expectSaved,
  makePage,
  openToEdit,
  signInStaff,
} from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import type { Page } from '@playwright/test'
import type { Draft } from '#contracts/page-editor.ts'

async function choose(page: Page, command: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Seite', exact: true }).click()
  await page.getByRole('menuitem', { name: command }).click()
}

/** Moves a page to the trash. */
async function trash(page: Page, id: number): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const headers = { 'X-CSRFToken': token }
  const answer = await page.request.delete(`/de/pageeditor-api/page-settings/${id}`, { headers })
  expect(answer.ok()).toBe(true)
}

test.beforeEach(({ problems }) => problems.allow('Failed to load resource', /status 4(04|10)/))

test('A page is moved in the tree by keyboard alone, and found there by a search', async ({ page }) => {
  await signInStaff(page)
  const parent = await makePage(page, 'Baum')
  const first = await makePage(page, 'Erste', parent.id)
  await makePage(page, 'Zweite', parent.id)
  await openToEdit(page, first.de)
  await choose(page, /^Seitenbaum/)
  const rows = page.getByRole('dialog').getByRole('row')
  const own = rows.filter({ hasText: /Erste|Zweite/ })
  await expect(own.first()).toContainText('Erste')
  // Into the tree, to the row, to its handle.
  await own.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: /^Erste .* verschieben$/ })).toBeFocused()
  await page.keyboard.press('Enter')
  // The tree scrolls to the places that the keyboard offers, not the dialog around it.
  await expect(own.first()).toBeInViewport()
  const behind = page.getByRole('button', { name: /Zweite .* einfügen$/ })
  for (
    let key = 0;
    key < 12 && !(await behind.last().evaluate((one) => one === document.activeElement));
    key++
  )
    await page.keyboard.press('ArrowDown')
  await expect(behind.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('verschoben.')
  await expect(own.first()).toContainText('Zweite')
  await page.getByRole('searchbox', { name: 'Seite suchen' }).fill('gibt es nicht')
  await expect(page.getByText('Keine Seite gefunden.')).toBeVisible()
})

test('An editor of a page that is deleted is told by whom, and unsaved text returns when the page is restored', async ({
  browser,
  page,
}) => {
  await signInStaff(page)
  const { de } = await makePage(page, 'Papierkorb')
  await openToEdit(page, de)
  const other = await (await browser.newContext()).newPage()
  await signInStaff(other)
  await openToEdit(other, de)
  await choose(other, /^Löschen/)
  await other.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(other).toHaveURL(/\/de$/)

  const banner = page.locator('[data-banner]')
  await expect(banner).toContainText('hat diese Seite gelöscht')
  await page.getByRole('button', { name: 'Hier schreiben' }).first().click()
  await page.keyboard.type('Noch ein Satz')
  await page.getByRole('button', { name: 'Seite wiederherstellen' }).click()
  await expect(banner).toHaveCount(0)
  await expectSaved(page)
  await page.reload()
  await expect(canvasOf(page)).toBeAttached()
  await other.context().close()
})

test('A comment on a block mentions somebody, is marked on the page, and is resolved', async ({ page }) => {
  await signInStaff(page)
  const { de, section } = await makePage(page, 'Kommentar')
  await callAsStaff(page, '/de/pageeditor-api/container', { slug: section })
  await callAsStaff(page, '/de/pageeditor-api/block', {
    slug: section,
    type: 'headline',
    fields: { headline_level: 2, content: 'Die Orgel' },
  })
  await openToEdit(page, de)
  await canvasOf(page).getByRole('heading', { name: 'Die Orgel' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Kommentare' }).click()
  const field = page.getByRole('textbox', { name: /Die Orgel/ })
  await field.pressSequentially('Stimmt das? @Re')
  await page.getByRole('listbox').getByRole('option', { name: 'Redaktion' }).waitFor()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Stimmt das? @Redaktion ')
  await page.keyboard.press('Control+Enter')
  await page.setViewportSize({ width: 768, height: 800 })
  await page.getByRole('button', { name: 'Mehr', exact: true }).first().click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Kommentare: 1 offen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 720 })
  const mark = page.getByRole('button', { name: '1 Kommentar zu diesem Block' })
  await expect(mark).toBeVisible()
  await page.getByRole('button', { name: 'Erledigt', exact: true }).click()
  await expect(mark).toHaveCount(0)
  await expect(page.getByText('Erledigt (1)')).toBeVisible()
})

test(
  'Long words fit into the side-by-side translation, the trash and the versions on a phone',
  { tag: '@long' },
  async ({ page }) => {
    await signInStaff(page)
    const word = 'Landesjugendsinfonieorchesterprobenwochenendleitungsausschuss'
    const gone = await makePage(page, word)
    const { de, section } = await makePage(page, 'Lang')
    await callAsStaff(page, '/de/pageeditor-api/container', { slug: section })
    const content = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: word }] }],
    }
    await callAsStaff(page, '/de/pageeditor-api/block', { slug: section, type: 'text', fields: { content } })
    await callAsStaff(page, `/de/pageeditor-api/draft/${section}/versions`, { summary: word })
    await trash(page, gone.id)
    await page.setViewportSize({ width: 360, height: 740 })
    await openToEdit(page, de)
    const more = page.getByRole('button', { name: /^Mehr(,|$)/ })
    const overflowOf = (name: string) =>
      page.getByRole(name === 'Versionen' ? 'complementary' : 'dialog', { name }).evaluate((one) =>
        Math.max(
          ...[one, ...one.querySelectorAll('*')].map((part) => {
            const { overflowX } = getComputedStyle(part)
            return overflowX === 'visible' || overflowX === 'clip' || part.matches('input, .visually-hidden')
              ? 0
              : part.scrollWidth - part.clientWidth
          }),
        ),
      )

    await more.click()
    await page.getByRole('menuitem', { name: /^Sprachfassungen/ }).click()
    await expect(page.getByRole('dialog').getByText(word).first()).toBeVisible()
    expect(await overflowOf('Sprachfassungen')).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await more.click()
    await page.getByRole('menuitem', { name: /^Seitenbaum/ }).click()
    await page.getByText(/^Papierkorb \(/).click()
    await expect(page.getByRole('dialog').getByText(word).first()).toBeVisible()
    expect(await overflowOf('Seitenbaum und Papierkorb')).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await more.click()
    await page.getByRole('menuitemcheckbox', { name: 'Versionen' }).click()
    await expect(page.getByRole('complementary').getByText(word).first()).toBeVisible()
    expect(await overflowOf('Versionen')).toBeLessThanOrEqual(0)
  },
)

test(
  'A page whose parent is gone is restored at the top, and its new address is named',
  { tag: '@long' },
  async ({ page }) => {
    await signInStaff(page)
    const { de } = await makePage(page, 'Offen')
    const parent = await makePage(page, 'Oben')
    const child = await makePage(page, 'Unten', parent.id)
    await trash(page, child.id)
    await trash(page, parent.id)
    await openToEdit(page, de)
    await choose(page, /^Seitenbaum/)
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^Papierkorb \(/).click()
    const slug = child.de.split('/').at(-1)
    await dialog
      .getByRole('listitem')
      .filter({ hasText: slug ?? '' })
      .getByRole('button')
      .click()
    await expect(dialog.getByText(`hat jetzt die Adresse /de/${slug}.`)).toBeVisible()
  },
)

test(
  'Typing and undoing leaves no mark in the toolbar, the page tree and the overview',
  { tag: '@long' },
  async ({ page }) => {
    await signInStaff(page)
    const { de, section: slug } = await makePage(page, 'Unberührt')
    const { sequence } = await callAsStaff<Draft>(page, '/de/pageeditor-api/container', { slug })
    const operations = [{ kind: 'set-fields', id: 'head', fields: { headline: 'Der Kopf' } }]
    await callAsStaff(page, `/de/pageeditor-api/draft/${slug}/changes`, {
      client: 'browser-test',
      base: sequence,
      changes: [{ id: crypto.randomUUID(), operations }],
    })
    await callAsStaff(page, `/de/pageeditor-api/draft/${slug}/publication`, { sequence: sequence + 1 })
    const headline = page.locator('#main [data-head="headline"]')
    const publish = page.getByRole('button', { name: 'Veröffentlichen', exact: true })
    const expectDrafts = async (count: number) => {
      const overview = await page.context().newPage()
      await overview.goto('/cms-hub')
      const drafts = overview
        .locator('section')
        .filter({ hasText: 'Entwürfe, die nicht veröffentlicht sind' })
      await expect(drafts).toBeVisible()
      await expect(drafts.locator(`a[href^="${de}"]`)).toHaveCount(count)
      await overview.close()
    }

    await openToEdit(page, de)
    await headline.click()
    await page.keyboard.press('End')
    await page.keyboard.insertText(' und sein Hut')
    await expect(publish).toHaveAccessibleDescription('1 Änderung')
    await expectSaved(page)
    await expectDrafts(1)
    await page.keyboard.press('Control+z')
    await expect(headline).toHaveText('Der Kopf')
    await expect(publish).toHaveAccessibleDescription('')
    await expectSaved(page)
    await expectDrafts(0)
    await page.keyboard.press('Escape')
    await publish.click()
    await expect(page.getByRole('dialog')).toContainText('Öffentlich seit')
    await expect(page.getByRole('dialog')).not.toContainText('Der Entwurf ist neuer')
    await page.keyboard.press('Escape')
    await choose(page, /^Seitenbaum/)
    const row = page
      .getByRole('dialog')
      .getByRole('row')
      .filter({ has: page.locator('[aria-current="page"]') })
    await expect(row).toContainText('DE öffentlich')
  },
)

test(
  'A page is duplicated at its place, with its blocks, and without the language that gets no title',
  { tag: '@long' },
  async ({ page }) => {
    await signInStaff(page)
    const { de, section } = await makePage(page, 'Vorbild')
    await callAsStaff(page, '/de/pageeditor-api/container', { slug: section })
    const content = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wie hier.' }] }],
    }
    await callAsStaff(page, '/de/pageeditor-api/block', { slug: section, type: 'text', fields: { content } })
    await page.goto(de)
    await choose(page, /^Seite duplizieren/)
    const dialog = page.getByRole('dialog', { name: 'Seite duplizieren' })
    const title = dialog.getByRole('textbox', { name: 'DE' })
    await expect(title).toHaveValue(/^Vorbild .*\(Kopie\)$/)
    await expect(title).toBeFocused()
    await expect(dialog.getByRole('radio')).toHaveCount(0)
    await dialog.getByRole('textbox', { name: 'EN' }).fill('')
    await page.keyboard.press('Enter')
    await page.waitForURL(/kopie\?edit$/)
    await expect(canvasOf(page).getByText('Wie hier.')).toBeVisible()
    await expect(page.locator('[data-public]')).toHaveAttribute('data-public', 'Nicht öffentlich')
    await canvasOf(page).getByText('Wie hier.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Nur anders.')
    await expectSaved(page)
    await page.goto(`${de}?draft`)
    await expect(page.getByText('Wie hier.', { exact: true })).toBeVisible()
  },
)

test('Settings that are not saved are lost only after a question in the page, by keyboard, too', async ({
  page,
}) => {
  await signInStaff(page)
  const { de } = await makePage(page, 'Gefragt')
  await page.goto(de)
  await choose(page, /^Einstellungen/)
  const settings = page.getByRole('dialog', { name: 'Einstellungen' })
  const title = settings.getByRole('textbox').first()
  await title.fill('Anders')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Ohne Speichern schließen?' })
  await expect(question).toContainText('noch nicht gespeichert')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(title).toHaveValue('Anders')
  await settings.getByRole('button', { name: 'Schließen' }).click()
  await question.getByRole('button', { name: 'Schließen' }).focus()
  await page.keyboard.press('Enter')
  await expect(settings).toHaveCount(0)
  await expect(question).toHaveCount(0)
})
