// Covers: src/editor/page/typing src/editor/app/keys
import type { Page } from '@playwright/test'
import { expectAnnounced } from '../support/browser-announcements.ts'
import { canvasOf, clickIntoText, makePage, openToEdit, signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { fillClipboard } from '../support/clipboard.ts'
import { barFocus, block, openPage, tool } from '../support/editor-keyboard.ts'
import { richText } from '../support/editor-site.ts'
import { boxOf } from '../support/written-drafts.ts'

const palette = (page: Page) => page.getByRole('searchbox', { name: 'Block suchen' })
/** Letters that are shortcuts of the editor are among these words. */
const sentence = 'Notiz: Pauken, Celesta und Oboen nach dem Tutti.'

test('Letters typed where a text could be meant become text, and never commands', async ({
  page,
  problems,
}) => {
  problems.allow(/status 404: .*\/draft\/page-\d+$/, 'Failed to load resource')
  await test.step('The empty author of a quote is visible, as wide as the quote, and takes the words', async () => {
    await openPage(page, [block('quote', { content: 'Ein Zitat', author: '' })])
    const words = canvasOf(page).locator('blockquote > p')
    const author = canvasOf(page).locator('figcaption')
    await expect(author).toHaveAttribute('data-placeholder', 'Urheber:in')
    const [quoteBox, authorBox] = [await boxOf(words), await boxOf(author)]
    expect(authorBox.width).toBeGreaterThanOrEqual(quoteBox.width)
    await page.mouse.click(authorBox.x + authorBox.width - 4, authorBox.y + authorBox.height / 2)
    await page.keyboard.type('Autorin')
    await expect(author).toHaveText('Autorin')
    await expect(words).toHaveText('Ein Zitat')
  })
  await test.step('So does a click beside a short text, at the end of its row', async () => {
    const words = canvasOf(page).locator('blockquote > p')
    const { y, height } = await boxOf(words)
    const { x, width } = await boxOf(canvasOf(page))
    await page.mouse.click(x + width - 10, y + height / 2)
    await page.keyboard.type('. Noch eines')
    await expect(words).toHaveText('Ein Zitat. Noch eines')
  })
  await test.step('A click beside the empty lead of a page without a stage puts the caret in', async () => {
    await signInStaff(page)
    const { de } = await makePage(page, 'Ohne Bühne')
    await openToEdit(page, de)
    const lead = page.locator('#main [data-head="text"]')
    const { x, y, width, height } = await boxOf(lead)
    expect(width).toBeGreaterThan(600)
    await page.mouse.click(x + width - 20, y + height / 2)
    await page.keyboard.type(sentence)
    await expect(lead).toHaveText(sentence)
    await expect(palette(page)).toHaveCount(0)
  })
  await test.step('With the focus on nothing, letters are no commands', async () => {
    await page.keyboard.press('Escape')
    await page
      .locator('footer')
      .first()
      .click({ position: { x: 2, y: 2 } })
    await page.keyboard.type('Neue Pauken?')
    await expect(palette(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[data-panel]')).toHaveCount(0)
  })
})

test('Single letters are commands once a block was chosen as a block, unless the person has switched them off', async ({
  page,
}) => {
  await openPage(page, [block('headline', { content: 'Die Orgel', headline_level: 2 })])
  const letters = page.getByRole('menuitemcheckbox', { name: /^Einzelne Buchstaben/ })
  const account = page.locator('[data-toolbar] [aria-haspopup="menu"]').first()
  await clickIntoHeading(page)
  await page.keyboard.press('Escape')
  await expect(barFocus(page)).toHaveCount(1)
  await expect(page.locator('[data-kind="selected"]')).toBeVisible()
  await expectAnnounced(page, /^Überschrift.* ausgewählt/)
  await page.keyboard.press('n')
  await expect(palette(page)).toBeFocused()
  await page.keyboard.press('Escape')

  await test.step('The menu of the person switches them off, and the help says the same', async () => {
    await account.click()
    await expect(letters).toHaveAttribute('aria-checked', 'true')
    await letters.click()
    await clickIntoHeading(page)
    await page.keyboard.press('Escape')
    await expect(barFocus(page)).toHaveCount(1)
    await page.keyboard.type('nop?')
    await expect(palette(page)).toHaveCount(0)
    await expect(page.locator('[data-panel]')).toHaveCount(0)
    await page.reload()
    await tool(page, /^Hilfe/).click()
    await expect(page.getByRole('checkbox', { name: /^Einzelne Buchstaben/ })).not.toBeChecked()
    await page.getByRole('checkbox', { name: /^Einzelne Buchstaben/ }).check()
    await page.keyboard.press('Escape')
    await account.click()
    await expect(letters).toHaveAttribute('aria-checked', 'true')
  })
})

test('Undo takes back word by word, and undo and redo put the caret where the text has changed', async ({
  page,
}) => {
  await openPage(page, [block('text', { content: richText('Erster Absatz.') })])
  const paragraphs = canvasOf(page).locator('p')
  const first = paragraphs.first()
  await clickIntoText(first)
  await page.keyboard.press('End')
  await page.keyboard.type(' Zwei Sätze. Und')
  await page.keyboard.press('Enter')
  await page.keyboard.type('ein Absatz')
  await expect(paragraphs).toHaveText(['Erster Absatz. Zwei Sätze. Und', 'ein Absatz'])
  await page.keyboard.press('Control+z')
  await expect(paragraphs).toHaveText(['Erster Absatz. Zwei Sätze. Und', 'ein'])
  await page.keyboard.press('Control+z')
  await expect(paragraphs).toHaveText(['Erster Absatz. Zwei Sätze. Und'])
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(paragraphs).toHaveText(['Erster Absatz. Zwei'])
  await page.keyboard.type('!')
  await expect(paragraphs).toHaveText(['Erster Absatz. Zwei!'])

  await test.step('The caret returns to the text when its block is gone and comes back', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.type('# Die Orgel')
    await expect(canvasOf(page).locator('h2')).toHaveText('Die Orgel')
    const isWriting = () => page.evaluate(() => document.activeElement?.closest('[contenteditable]') !== null)
    for (let step = 0; step < 9; step++) await page.keyboard.press('Control+z')
    await expect(canvasOf(page).locator('h2')).toHaveCount(0)
    await expect.poll(isWriting).toBe(true)
    for (let step = 0; step < 9; step++) await page.keyboard.press('Control+y')
    await expect(canvasOf(page).locator('h2')).toHaveText('Die Orgel')
    await expect(canvasOf(page).locator('h2')).toBeFocused()
    await page.keyboard.type(' im Saal')
    await expect(canvasOf(page).locator('h2')).toHaveText('Die Orgel im Saal')
  })
  await test.step('Also from the toolbar, by the pointer', async () => {
    await tool(page, /^Rückgängig/).click()
    await expect(canvasOf(page).locator('h2')).toHaveText('Die Orgel im')
    await page.keyboard.type(' Haus')
    await expect(canvasOf(page).locator('h2')).toHaveText('Die Orgel im Haus')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(tool(page, 'Fertig')).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(canvasOf(page).locator('h2')).toBeFocused()
    await page.keyboard.press('Control+y')
    await page.keyboard.type(' dort')
    await expect(canvasOf(page).locator('h2')).toHaveText('Die Orgel im Haus dort')
  })
})

test('A paste without a chosen block is inserted at the end of the page, and says so', async ({ page }) => {
  await openPage(page, [block('headline', { content: 'Die Orgel', headline_level: 2 })])
  await fillClipboard(page, { plain: 'Aus einem anderen Programm.' })
  await page.keyboard.press('Control+v')
  await expect(canvasOf(page).getByText('Aus einem anderen Programm.')).toBeVisible()
  await expect(canvasOf(page).locator('h2, p')).toHaveText(['Die Orgel', 'Aus einem anderen Programm.'])
  await expectAnnounced(page, /am Ende der Seite/)
})

async function clickIntoHeading(page: Page): Promise<void> {
  await canvasOf(page).locator('h2').click()
  await expect(canvasOf(page).locator('h2')).toBeFocused()
}
