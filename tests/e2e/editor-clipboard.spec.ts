// Covers: src/editor/page src/editor/model/blocks
import { randomUUID } from 'node:crypto'
import { canvasOf, expectSaved, makePage, signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { barOf, mouse } from '../support/editor-input.ts'
import {
  allowFirstDrafts,
  bar,
  contentOf,
  edit,
  idsOf,
  list,
  quote,
  readDraft,
  text,
  tool,
  wordsOf,
  writeDraft,
} from '../support/written-drafts.ts'

allowFirstDrafts()

test.describe('A copied block is pasted', () => {
  test('on another page and in the other language, by keyboard and by the bar', async ({ page }) => {
    await signInStaff(page)
    const from = await makePage(page, 'Quelle')
    const to = await makePage(page, 'Ziel')
    const pair = {
      id: randomUUID(),
      layout: '33-67' as const,
      columns: [[quote('Schmal')], [list('Wann?', 'Wo?'), text('Breit.')]],
    }
    const written = contentOf([quote('Allein')], [text('Bleibt.')])
    written.containers.splice(1, 0, pair)
    const source = await writeDraft(page, 'de', from.section, written)
    const columns = source.containers[1]?.columns ?? []
    await writeDraft(page, 'de', to.section, contentOf([quote('Schon da')]))

    await edit(page, from.de)
    await mouse.choose(page, 'Zitat', canvasOf(page).getByText('Allein'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+c')

    await edit(page, to.de)
    await mouse.choose(page, 'Zitat', canvasOf(page).getByText('Schon da'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+v')
    await expect(canvasOf(page).locator('blockquote')).toHaveText([/Schon da/, /Allein/])
    await expect(page.locator('[data-block-bar] :focus')).toHaveCount(1)
    await expectSaved(page)
    const after = (await readDraft(page, 'de', to.section)).content
    expect(after.containers).toHaveLength(1)
    expect(idsOf(after)).not.toContain(source.containers[0]?.columns[0]?.[0]?.id)

    // Into the other language, where nothing was written yet: the container that is empty there is chosen by keyboard.
    await edit(page, to.en)
    await page.keyboard.press('F6')
    await expect(tool(page, 'Fertig')).toBeFocused()
    await page.keyboard.press('F6')
    await expect(page.locator('[data-block-bar] :focus')).toHaveCount(1)
    await page.keyboard.press('Control+v')
    await expect(canvasOf(page).locator('blockquote')).toHaveText([/Allein/])
    await expectSaved(page)

    // A container with its blocks, cut out by its bar.
    await edit(page, from.de)
    await mouse.choose(page, 'Zitat', canvasOf(page).getByText('Schmal'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(barOf(page, 'Container')).toBeVisible()
    await mouse.command(bar(page).getByRole('button', { name: /: Mehr$/ }), 'Ausschneiden')
    await expect(canvasOf(page).getByText('Schmal')).toHaveCount(0)
    await expectSaved(page)
    expect((await readDraft(page, 'de', from.section)).content.containers).toHaveLength(2)
    await page.keyboard.press('Control+z')
    await expect(canvasOf(page).getByText('Schmal')).toBeVisible()
    await expectSaved(page)
    expect((await readDraft(page, 'de', from.section)).content).toEqual(source)

    for (const [path, language, way] of [
      [to.en, 'en', 'bar'],
      [to.de, 'de', 'keyboard'],
    ] as const) {
      await edit(page, path)
      await mouse.choose(page, 'Zitat', canvasOf(page).getByText('Allein'))
      await page.keyboard.press('Escape')
      if (way === 'keyboard') await page.keyboard.press('Control+v')
      else await mouse.command(bar(page).getByRole('button', { name: /: Mehr$/ }), 'Danach einfügen')
      await expect(canvasOf(page).getByText('Schmal')).toBeVisible()
      await expect(barOf(page, 'Container')).toBeVisible()
      await expect(page.locator('[data-block-bar] :focus')).toHaveCount(1)
      await expectSaved(page)
      const { containers } = (await readDraft(page, language, to.section)).content
      const pasted = containers[1]
      expect(containers).toHaveLength(2)
      expect(pasted?.layout).toBe('33-67')
      expect(pasted?.columns.map(wordsOf)).toEqual(columns.map(wordsOf))
      const known = new Set(idsOf(source))
      expect(idsOf({ version: 1, containers: pasted ? [pasted] : [] }).filter((id) => known.has(id))).toEqual(
        [],
      )
      await page.keyboard.press('Control+z')
      await expect(canvasOf(page).getByText('Schmal')).toHaveCount(0)
      await page.keyboard.press('Control+Shift+z')
      await expect(canvasOf(page).getByText('Schmal')).toBeVisible()
      await expectSaved(page)
    }
  })
})
