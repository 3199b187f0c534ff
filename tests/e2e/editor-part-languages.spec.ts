// Covers: src/editor/page/rich-text src/design/rich-text
import { canvasOf, clickIntoText, expectSaved } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { fillClipboard } from '../support/clipboard.ts'
import { block, openPage } from '../support/editor-keyboard.ts'
import { readDraft, richText } from '../support/editor-site.ts'

test.describe('The language of a part of a text', () => {
  test('is set and removed by keys, and visitors get it', async ({ page }) => {
    const { section, de } = await openPage(page, [
      block('text', { content: richText('Wir spielen Traviata') }),
    ])
    await clickIntoText(canvasOf(page).getByText('Wir spielen'))
    await page.keyboard.press('End')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await page.keyboard.press('Alt+F10')
    const bar = page.getByRole('toolbar', { name: 'Formatierung' })
    const button = bar.getByRole('button', { name: 'Sprache: Sprache der Seite' })
    await expect(bar.getByRole('button').first()).toBeFocused()
    while (!(await button.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitemradio', { name: 'Sprache der Seite' })).toBeFocused()
    // Escape leads back to the button; the text is left alone.
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('menuitemradio', { name: 'Italienisch' }).press('Enter')
    const part = canvasOf(page).locator('span[lang=it]')
    await expect(part).toHaveText('Traviata')
    await expect(canvasOf(page).locator('[contenteditable]')).toBeFocused()
    await expectSaved(page)
    const { content } = await readDraft(page, section)
    expect(JSON.stringify(content)).toContain('{"type":"language","attrs":{"language":"it"}}')
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await page.locator('[data-publish-now]').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(de)
    await expect(page.locator('main span[lang=it]')).toHaveText('Traviata')
  })

  test('is kept from pasted text where it differs from the page, if it is listed', async ({ page }) => {
    await openPage(page, [block('text', { content: richText('Weg') })])
    await clickIntoText(canvasOf(page).getByText('Weg'))
    await page.keyboard.press('Control+a')
    await fillClipboard(page, {
      html: '<html><body lang=EN-US><p lang=DE>Mit <i><span lang=FR>Carmen</span></i>, <span lang=DE-AT>und</span> <span lang=tlh>qapla</span></p><p lang="en-GB">All in English</p></body></html>',
      plain: 'Mit Carmen',
    })
    await page.keyboard.press('Control+v')
    await expect(canvasOf(page).locator('span[lang]')).toHaveText(['Carmen', 'All in English'])
    await expect(canvasOf(page).locator('em span[lang=fr], span[lang=fr] em')).toHaveText('Carmen')
    await expect(canvasOf(page).locator('span[lang=en]')).toHaveText('All in English')
  })

  test('can be chosen at 320 px without scrolling the buttons', { tag: '@long' }, async ({ page }) => {
    await openPage(page, [block('text', { content: richText('Wir spielen Traviata') })])
    await page.setViewportSize({ width: 320, height: 640 })
    await clickIntoText(canvasOf(page).getByText('Wir spielen'))
    await page.keyboard.press('Control+a')
    const bar = page.getByRole('toolbar', { name: 'Formatierung' })
    await expect(bar).toBeVisible()
    const box = await bar.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await bar.getByRole('button', { name: /^Sprache/ }).click()
    await page.getByRole('menuitemradio', { name: 'Latein' }).click()
    await expect(canvasOf(page).locator('span[lang=la]')).toHaveText('Wir spielen Traviata')
  })
})
