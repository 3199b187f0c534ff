// Covers: src/editor/panels/comments src/editor/model/discussion src/domain/content
import type { BrowserContext, Page } from '@playwright/test'
import type { ContentDocument } from '#contracts/pages.ts'
import { findBlock } from '#operations/index.ts'
import { accounts } from '../support/accounts.ts'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { canvasOf, expectSaved, openToEdit } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import {
  makeWrittenPage,
  openBrowserOf,
  openEditor,
  readDraft,
  richText,
  sharedSite,
} from '../support/editor-site.ts'

const heading = (page: Page, name: string) => canvasOf(page).getByRole('heading', { name, exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Vorschlag: / })
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Kommentare' })
const threadOf = (page: Page, words: string) => panelOf(page).getByRole('article').filter({ hasText: words })

/** Selects a block by a click, and opens the dialog with its key. */
async function openSuggestion(page: Page, block: ReturnType<typeof heading>): Promise<void> {
  await block.click()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-block-bar] [tabindex="0"]')).toBeFocused()
  await page.keyboard.press('s')
  await expect(dialogOf(page)).toBeVisible()
}

/** Sends the dialog from the field of the reason. */
async function sendSuggestion(page: Page, reason = ''): Promise<void> {
  await dialogOf(page).getByLabel('Begründung').focus()
  await page.keyboard.type(reason)
  await page.keyboard.press('Control+Enter')
  await expect(dialogOf(page)).toHaveCount(0)
}

test('An author suggests, an editor accepts, and visitors read the words once they are published', async ({
  browser,
  problems,
}) => {
  const ana = await openBrowserOf(browser, sharedSite(), accounts.ana, problems)
  const mira = await openBrowserOf(browser, sharedSite(), accounts.mira, problems)
  const editor = await mira.newPage()
  const { path, section } = await makeWrittenPage(editor)
  const drafted = await readDraft(editor, section)
  const author = await openEditor(ana, path)
  await openEditorPanel(editor, path)

  // A plain text, by the key; the text of the page is in the field.
  await openSuggestion(author, heading(author, 'Erste Überschrift'))
  const field = dialogOf(author).getByRole('textbox', { name: 'Überschrift', exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Erste Überschrift')
  await field.press('End')
  await author.keyboard.type(' von allen')
  expect(await findErrorsOfState(author)).toEqual([])
  await sendSuggestion(author, 'Klingt freundlicher')
  await expect(author.getByRole('button', { name: '1 Vorschlag zu diesem Block' })).toBeVisible()

  // A rich text, from the menu of the block being typed in; undo is the field's.
  await canvasOf(author).getByText('Zweiter Text.').click()
  await author.getByRole('button', { name: 'Text: Mehr' }).click()
  await author.getByRole('menuitem', { name: 'Änderung vorschlagen' }).click()
  const rich = dialogOf(author).getByRole('textbox', { name: 'Text', exact: true })
  await expect(rich).toBeFocused()
  await author.keyboard.press('Control+End')
  await author.keyboard.type(' Falsch')
  await author.keyboard.press('Control+z')
  await expect(rich).toHaveText('Zweiter Text.')
  await author.keyboard.type(' Und mehr.')
  await sendSuggestion(author)
  expect((await readDraft(editor, section)).content).toEqual(drafted.content)
  await expect(canvasOf(author).getByText('Zweiter Text.', { exact: true })).toBeVisible()

  const first = threadOf(editor, 'Klingt freundlicher')
  await expect(first.locator('ins')).toHaveText('von allen')
  await expect(first).toContainText('Neu: „von allen“.')
  expect(await findErrorsOfState(editor)).toEqual([])
  await first.getByRole('button', { name: 'Annehmen: Vorschlag von Ana' }).press('Enter')
  await expect(heading(editor, 'Erste Überschrift von allen')).toBeVisible()
  await threadOf(editor, 'Und mehr.').getByRole('button', { name: 'Annehmen' }).press('Enter')
  await expect(panelOf(editor).getByText('Erledigt (2)')).toBeVisible()
  await expectSaved(editor)

  // The draft is what it would be if the editor had typed.
  const typed = typedInto(drafted.content, {
    'Erste Überschrift': 'Erste Überschrift von allen',
    'Zweiter Text.': richText('Zweiter Text. Und mehr.'),
  })
  expect(JSON.stringify((await readDraft(editor, section)).content)).toBe(JSON.stringify(typed))
  // One step each.
  await editor.getByRole('button', { name: /^Rückgängig/ }).click()
  await expect(canvasOf(editor).getByText('Zweiter Text.', { exact: true })).toBeVisible()
  await editor.getByRole('button', { name: /^Wiederholen/ }).click()
  await expect(canvasOf(editor).getByText('Zweiter Text. Und mehr.')).toBeVisible()
  await expectSaved(editor)

  await publish(editor)
  const visitor = await browser.newContext({ baseURL: sharedSite().origin })
  const page = await visitor.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Erste Überschrift von allen' })).toBeVisible()
  await expect(page.getByText('Zweiter Text. Und mehr.')).toBeVisible()
  // What became of it, for the author.
  await openEditorPanel(author, path)
  await panelOf(author).getByText('Erledigt (2)').click()
  await expect(threadOf(author, 'Klingt freundlicher')).toContainText('Angenommen von Mira')
  await closeAll(visitor, ana, mira)
})

test(
  'A suggestion is declined with an answer, withdrawn, merged, or left to the editor when it is outdated',
  { tag: '@long' },
  async ({ browser, problems }) => {
    const ana = await openBrowserOf(browser, sharedSite(), accounts.ana, problems)
    const mira = await openBrowserOf(browser, sharedSite(), accounts.mira, problems)
    const editor = await mira.newPage()
    const { path, section } = await makeWrittenPage(editor)
    const author = await openEditor(ana, path)
    const suggest = async (name: string, after: string, reason: string) => {
      await openSuggestion(author, heading(author, name))
      await author.keyboard.press('Control+a')
      await author.keyboard.type(after)
      await sendSuggestion(author, reason)
    }
    await suggest('Erste Überschrift', 'Erste laute Überschrift', 'Zum Ablehnen')
    await suggest('Erste Überschrift', 'Erste leise Überschrift', 'Zum Zurückziehen')
    await suggest('Zweite Überschrift', 'Zweite helle Überschrift', 'Zum Überholen')
    await suggest('Zweite Überschrift', 'Zweite Überschrift heute', 'Zum Vereinen')
    await openEditorPanel(author, path)
    await threadOf(author, 'Zum Zurückziehen')
      .getByRole('button', { name: /^Zurückziehen/ })
      .click()

    await openEditorPanel(editor, path)
    await threadOf(editor, 'Zum Ablehnen')
      .getByRole('button', { name: /^Ablehnen/ })
      .click()
    await editor.keyboard.type('Der Saal ist leise')
    await editor.keyboard.press('Control+Enter')
    await expect(threadOf(editor, 'Zum Ablehnen')).toBeHidden()
    await expect(heading(editor, 'Erste Überschrift')).toBeVisible()

    await heading(editor, 'Zweite Überschrift').click()
    await editor.keyboard.press('Home')
    await editor.keyboard.press('Control+ArrowRight')
    await editor.keyboard.type(' dunkle')
    await expectSaved(editor)
    const outdated = threadOf(editor, 'Zum Überholen')
    await expect(outdated).toContainText('nur von Hand')
    await expect(outdated).toContainText('So steht es jetzt im Entwurf')
    await expect(outdated.getByRole('button', { name: 'Annehmen' })).toHaveCount(0)
    const merged = threadOf(editor, 'Zum Vereinen')
    await expect(merged).toContainText('an anderer Stelle geändert')
    await merged.getByRole('button', { name: 'Annehmen' }).click()
    await expect(heading(editor, 'Zweite dunkle Überschrift heute')).toBeVisible()
    await outdated.getByRole('button', { name: 'Zum Text' }).click()
    await expect(heading(editor, 'Zweite dunkle Überschrift heute')).toBeFocused()
    await outdated.getByRole('button', { name: 'Von Hand übernommen' }).click()

    // The block of a suggestion is deleted.
    await suggest('Erste Überschrift', 'Erste ferne Überschrift', 'Zum Löschen')
    await heading(editor, 'Erste Überschrift').click()
    await editor.keyboard.press('Escape')
    await editor.keyboard.press('Delete')
    const gone = threadOf(editor, 'Zum Löschen')
    await expect(gone).toContainText('wurde gelöscht')
    await gone.getByRole('button', { name: 'Schließen' }).click()
    await expect(panelOf(editor).getByText('Erledigt (5)')).toBeVisible()

    await panelOf(author).getByText('Erledigt (5)').click()
    await expect(threadOf(author, 'Zum Ablehnen')).toContainText('Abgelehnt von Mira')
    await expect(threadOf(author, 'Zum Ablehnen')).toContainText('Der Saal ist leise')
    await expect(threadOf(author, 'Zum Zurückziehen')).toContainText('Zurückgezogen von Ana')
    await expect(threadOf(author, 'Zum Überholen')).toContainText('Angenommen von Mira')
    await expect(threadOf(author, 'Zum Löschen')).toContainText('weil der Text gelöscht wurde')
    expect(JSON.stringify((await readDraft(editor, section)).content)).not.toContain('ferne')
    await closeAll(ana, mira)
  },
)

test('On a phone, what was begun is not lost by Escape, and an unchanged text is not sent', async ({
  browser,
  problems,
}) => {
  const ana = await openBrowserOf(browser, sharedSite(), accounts.ana, problems)
  const page = await ana.newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  const { path } = await makeWrittenPage(page)
  await openToEdit(page, path)
  await openSuggestion(page, heading(page, 'Erste Überschrift'))
  await dialogOf(page).getByRole('button', { name: 'Vorschlagen', exact: true }).click()
  await expect(dialogOf(page)).toContainText('Der Text ist noch unverändert.')
  await expect(dialogOf(page).getByRole('textbox', { name: 'Überschrift', exact: true })).toBeFocused()
  await page.keyboard.type('!')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Vorschlag verwerfen?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(dialogOf(page)).toBeVisible()
  const width = await dialogOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(width).toBe(0)
  // Browsers ask only once for each key of the user.
  await page.keyboard.type('!')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await ana.close()
})

async function openEditorPanel(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?edit`)
  await expect(canvasOf(page)).toBeAttached()
  await page.getByRole('button', { name: /^Kommentare/ }).click()
  await expect(panelOf(page)).toBeVisible()
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await page.locator('[data-publish-now]').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The content with texts replaced, each named by the words that it has. */
function typedInto(content: ContentDocument, texts: Record<string, unknown>): ContentDocument {
  const copy = structuredClone(content)
  for (const [words, text] of Object.entries(texts)) {
    const blocks = copy.containers.flatMap(({ columns }) => columns.flat())
    const id = blocks.find(({ fields }) => JSON.stringify(fields['content']).includes(`"${words}"`))?.id
    const block = findBlock(copy, id ?? '')?.block
    if (block) block.fields['content'] = text
  }
  return copy
}

async function closeAll(...contexts: BrowserContext[]): Promise<void> {
  for (const context of contexts) await context.close()
}
