// Covers: src/editor/app src/editor/page
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { canvasOf, makePage, signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { sample } from '../support/sweep.ts'
import {
  allowFirstDrafts,
  bar,
  boxOf,
  contentOf,
  edit,
  text,
  tool,
  writeDraft,
} from '../support/written-drafts.ts'

allowFirstDrafts()

test.describe('The draft in the width of other screens', () => {
  for (const screen of sample([360, 1280], 1))
    test(`is shown with the latest typed text, at ${screen} pixels`, async ({ page }) => {
      await page.setViewportSize({ width: screen, height: 760 })
      await signInStaff(page)
      const made = await makePage(page, 'Breite')
      await writeDraft(page, 'de', made.section, contentOf([text('Erster Text.'), text('Zweiter.')]))
      await edit(page, made.de)
      const choose = async (name: string) => {
        const button = screen === 1280 ? tool(page, name) : tool(page, 'Mehr')
        if (screen === 1280) await button.click()
        else {
          await button.click()
          await page.getByRole('menuitemradio', { name }).click()
        }
        return button
      }
      for (const [name, width] of [
        ['Telefon', 390],
        ['Tablet', 820],
      ] as const) {
        await canvasOf(page).getByText('Erster Text.').click()
        await page.keyboard.press('End')
        await page.keyboard.type(` Für ${name}.`)
        const first = page.waitForResponse((response) => response.url().includes('noToolbar'))
        const button = await choose(name)
        expect(await (await first).text(), 'in the first answer').toContain(`Für ${name}.`)
        const element = page.locator(`iframe[title="Breite der Vorschau: ${name}"]`)
        const frame = element.contentFrame()
        await expect(frame.getByText(`Für ${name}.`)).toBeVisible()
        expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(width)
        const box = await boxOf(element)
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(screen)
        expect(box.y).toBeGreaterThanOrEqual(98)
        expect(box.y + box.height).toBeLessThanOrEqual(761)

        // The covered page is inert.
        await button.evaluate((one) => one.blur())
        await page.keyboard.press('Delete')
        await page.keyboard.press('Control+x')
        await expect(canvasOf(page).getByText('Erster Text.')).toHaveCount(1)

        // From inside the frame the keyboard leads back to the button that opened it.
        await frame.locator('a').first().focus()
        await page.keyboard.press('Escape')
        await expect(element).toHaveCount(0)
        await expect(page.locator('[data-toolbar] :focus')).toHaveCount(1)
        await expect(bar(page)).toHaveAttribute('aria-label', /^Text, /)
      }
      const button = await choose('Telefon')
      await expect(page.locator('iframe[title^="Breite"]')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('iframe[title^="Breite"]')).toHaveCount(0)
      await expect(button).toBeFocused()
      await choose('Telefon')
      expect(await findErrorsOfState(page)).toEqual([])
      const close = page.locator('[data-panel]').getByRole('button', { name: 'Schließen' })
      expect((await boxOf(close)).x + (await boxOf(close)).width).toBeLessThanOrEqual(screen)
      await close.press('Enter')
      await expect(page.locator('iframe[title^="Breite"]')).toHaveCount(0)
      await expect(button).toBeFocused()
      await choose('Tablet')
      await expect(page.locator('iframe[title^="Breite"]')).toBeVisible()
      await choose('Bildschirm')
      await expect(page.locator('iframe[title^="Breite"]')).toHaveCount(0)
      await expect(canvasOf(page).getByText('Für Tablet.')).toBeVisible()
      expect(await page.evaluate(() => innerWidth)).toBe(screen)
      await canvasOf(page)
        .getByText('Zweiter.')
        .click({ position: { x: 5, y: 5 } })
      await expect(page.locator('[data-canvas] [contenteditable]:focus')).toBeVisible()
    })
})
