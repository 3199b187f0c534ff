// Covers: src/editor/page src/blocks/table src/blocks/table-row
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { canvasOf, clickIntoText, expectSaved, signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { fillClipboard } from '../support/clipboard.ts'
import { block, openPage } from '../support/editor-keyboard.ts'
import { readDraft, richText } from '../support/editor-site.ts'

const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{white-space:nowrap}</style></head><body>
<table border=0 cellpadding=0><col width=64><!--StartFragment-->
<tr height=20><td class=xl65>Gruppe</td><td class=xl65>Voll</td><td>Ermäßigt</td></tr>
<tr height=20><td>I</td><td align=right>64&nbsp;€</td><td>32&nbsp;€</td></tr>
<!--EndFragment--></table></body></html>`

test.describe('A table', () => {
  test('is begun with the slash, written with Tab and Enter, and can be read by everyone', async ({
    page,
  }) => {
    const { section, de } = await openPage(page, [block('text', { content: richText('Weg') })])
    await canvasOf(page).getByText('Weg').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.type('/tabelle')
    await expect(page.getByRole('searchbox', { name: 'Block suchen' })).toHaveValue('tabelle')
    await page.keyboard.press('Enter')
    const cells = canvasOf(page).locator('th, td')
    await expect(cells.first()).toBeFocused()
    for (const word of ['Tag', 'Von', 'Bis', 'Mo', '10', '18']) {
      await page.keyboard.type(word)
      await page.keyboard.press('Tab')
    }
    // Enter leads to the cell below, and from the last row to a new one.
    await page.keyboard.type('Di')
    await page.keyboard.press('Enter')
    await expect(canvasOf(page).locator('tr')).toHaveCount(4)
    await expect(canvasOf(page).locator('tr').nth(3).locator('td').first()).toBeFocused()
    await page.keyboard.type('Mi')
    expect(await wordsOf(page)).toEqual([
      ['Tag', 'Von', 'Bis'],
      ['Mo', '10', '18'],
      ['Di', '', ''],
      ['Mi', '', ''],
    ])
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-block-bar] :focus')).toHaveCount(1)
    await expectSaved(page)
    const { content } = await readDraft(page, section)
    expect(content.containers[0]?.columns[0]?.map(({ type }) => type)).toEqual(['table'])
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await page.locator('[data-publish-now]').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(de)
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(['Tag', 'Von', 'Bis'])
    await expect(page.getByRole('group', { name: 'Tabelle' })).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])
  })

  test('gets, moves and loses rows and columns by keys and by the menu, each in one step', async ({
    page,
  }) => {
    await openTable(page, [
      ['a', 'b'],
      ['c', 'd'],
    ])
    await canvasOf(page).getByText('b', { exact: true }).click()
    await page.keyboard.press('Alt+ArrowLeft')
    await expect
      .poll(() => wordsOf(page))
      .toEqual([
        ['b', 'a'],
        ['d', 'c'],
      ])
    await page.keyboard.press('Alt+ArrowDown')
    await expect
      .poll(() => wordsOf(page))
      .toEqual([
        ['d', 'c'],
        ['b', 'a'],
      ])
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await expect
      .poll(() => wordsOf(page))
      .toEqual([
        ['d', '', 'c'],
        ['b', '', 'a'],
      ])
    await expect(canvasOf(page).locator('tr').nth(1).locator('td').nth(1)).toBeFocused()
    await page.keyboard.type('x')
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await expect(canvasOf(page).locator('tr')).toHaveCount(3)
    await canvasOf(page).getByText('x', { exact: true }).click()
    await page
      .locator('[data-block-bar]')
      .getByRole('button', { name: /Weitere Befehle|Mehr/ })
      .click()
    await expect(page.getByRole('group', { name: 'Spalte 2' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Spalte entfernen' }).click()
    await expect
      .poll(() => wordsOf(page))
      .toEqual([
        ['d', 'c'],
        ['', ''],
        ['b', 'a'],
      ])
    await page.keyboard.press('Control+z')
    await expect
      .poll(() => wordsOf(page))
      .toEqual([
        ['d', '', 'c'],
        ['', '', ''],
        ['b', 'x', 'a'],
      ])
  })

  test('is filled by cells of a spreadsheet, and grows with them', async ({ page }) => {
    await openTable(page, [
      ['a', 'b'],
      ['c', 'd'],
    ])
    await canvasOf(page).getByText('d', { exact: true }).click()
    await fillClipboard(page, { html: excel, plain: 'Gruppe\tVoll\tErmäßigt\r\nI\t64 €\t32 €\r\n' })
    await page.keyboard.press('Control+v')
    await expect
      .poll(() => wordsOf(page))
      .toEqual([
        ['a', 'b', '', ''],
        ['c', 'Gruppe', 'Voll', 'Ermäßigt'],
        ['', 'I', '64 €', '32 €'],
      ])
    await page.keyboard.press('Control+z')
    await expect
      .poll(() => wordsOf(page))
      .toEqual([
        ['a', 'b'],
        ['c', 'd'],
      ])
    await fillClipboard(page, { plain: '1\t"zwei\nZeilen"\r\n' })
    await canvasOf(page).getByText('a', { exact: true }).click()
    await page.keyboard.press('Control+v')
    await expect
      .poll(() => wordsOf(page))
      .toEqual([
        ['1', 'zwei\nZeilen'],
        ['c', 'd'],
      ])
  })
})

test.describe('A pasted table', () => {
  test('in a text becomes a table between the texts around it, in one step', async ({ page }) => {
    const { section } = await openPage(page, [block('text', { content: richText('Vorher nachher') })])
    await clickIntoText(canvasOf(page).getByText('Vorher'))
    await page.keyboard.press('Home')
    for (let step = 0; step < 'Vorher '.length; step++) await page.keyboard.press('ArrowRight')
    await fillClipboard(page, {
      html: `<p>Davor</p>${excel}<p>Danach</p>`,
      plain: 'Davor\nGruppe\tVoll\nDanach',
    })
    await page.keyboard.press('Control+v')
    await expect(canvasOf(page).getByRole('columnheader')).toHaveText(['Gruppe', 'Voll', 'Ermäßigt'])
    await expectSaved(page)
    const { content } = await readDraft(page, section)
    expect(content.containers[0]?.columns[0]?.map(({ type }) => type)).toEqual([
      'text',
      'text',
      'table',
      'text',
      'text',
    ])
    await page.keyboard.press('Control+z')
    await expect(canvasOf(page).locator('table')).toHaveCount(0)
    await expect(canvasOf(page).getByText('Vorher nachher')).toBeVisible()
  })

  test('comes after the chosen block, and one that is too large is refused and kept', async ({ page }) => {
    await openPage(page)
    await page.keyboard.press('F6')
    await fillClipboard(page, { html: excel, plain: 'Gruppe\tVoll' })
    await page.keyboard.press('Control+v')
    await expect(canvasOf(page).locator('table')).toHaveCount(1)
    await expect(canvasOf(page).locator('h2, table').nth(1)).toHaveText(/Gruppe/)
    const row = `<tr>${'<td>x</td>'.repeat(21)}</tr>`
    await fillClipboard(page, { html: `<table>${row}</table>`, plain: 'x' })
    await page.keyboard.press('Control+v')
    await expect(page.getByText(/höchstens 20 Spalten und 200 Zeilen/).first()).toBeVisible()
    await expect(canvasOf(page).locator('table')).toHaveCount(1)
  })
})

async function openTable(page: Page, rows: string[][]): Promise<void> {
  await signInStaff(page)
  await openPage(page, [
    {
      ...block('table', { columns: rows[0]?.length ?? 1, header_row: false }),
      children: rows.map((texts) =>
        block('table-row', Object.fromEntries(texts.map((text, index) => [`cell_${index + 1}`, text]))),
      ),
    },
  ])
}

async function wordsOf(page: Page): Promise<string[][]> {
  return canvasOf(page)
    .locator('tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' '))),
    )
}
