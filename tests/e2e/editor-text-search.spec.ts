// Covers: src/editor/panels src/domain/content
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { block, openPage, tool } from '../support/editor-keyboard.ts'

test('Words in a description that only the panel shows are found, and lead to its field', async ({
  page,
}) => {
  const picture = { image: 'media:12', image_alt: 'Die Orgel mit vier Manualen' }
  await openPage(page, [
    block('headline', { content: 'Ein Abend mit Orgel', headline_level: 2 }),
    block('image', picture),
    block('headline', { content: 'Anfahrt', headline_level: 2 }),
  ])
  await tool(page, 'Gliederung').focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('searchbox', { name: 'In den Texten der Seite suchen' })
  await field.focus()
  await page.keyboard.type('klavier')
  const news = page
    .locator('[data-panel]')
    .getByRole('status')
    .filter({ hasText: /gefunden/ })
  await expect(news).toHaveText('Nichts gefunden.')
  await field.fill('orgel')
  await expect(news).toHaveText('2 Stellen gefunden')
  expect(await findErrorsOfState(page)).toEqual([])

  await test.step('Tab leads from one place to the next, and Shift+Tab back', async () => {
    const places = page.locator('[data-panel] li button')
    await expect(places).toHaveText([/Überschrift.*Ein Abend mit Orgel/, /Bild.*Die Orgel mit vier Manualen/])
    await page.keyboard.press('Tab')
    await expect(places.first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(places.nth(1)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(places.first()).toBeFocused()
    await page.keyboard.press('Tab')
  })
  await page.keyboard.press('Enter')
  const description = page.locator('[data-panel]').getByRole('textbox', { name: 'Bildbeschreibung' })
  await expect(description).toBeFocused()
  await expect(description).toHaveValue('Die Orgel mit vier Manualen')
})

test('The notices say what to check oneself, also when nothing was found', async ({ page }) => {
  await openPage(page)
  await tool(page, /^Hinweise/).click()
  const panel = page.locator('[data-panel]')
  await expect(panel.getByText('Alles in Ordnung.')).toBeVisible()
  await panel.getByText('Was Sie selbst prüfen').focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('listitem').first()).toHaveText(/Sagt jede Bildbeschreibung/)
  expect(await findErrorsOfState(page)).toEqual([])
})
