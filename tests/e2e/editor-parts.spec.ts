// Covers: src/editor/panels src/editor/controls src/editor/app/gallery src/staff/button
import { findAccessibilityErrors } from '../support/browser-accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { combine, sample } from '../support/sweep.ts'

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

async function openGallery(page: Page, language: 'de' | 'en' = 'de'): Promise<void> {
  await page.goto(`/styleguide/redaktion?lang=${language}`)
  await expect(page.locator('#viewer')).toBeVisible()
}

const section = (page: Page, type: string) => page.locator(`section#${type}`)
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

test.describe('The parts of the page editor', () => {
  for (const [language, width] of sample(combine(['de', 'en'] as const, [360, 1280]), 1))
    test(`fit ${width} px and pass the accessibility check (${language})`, async ({ page }) => {
      test.slow() // the figures are drawn while it looks
      await page.setViewportSize({ width, height: 800 })
      await openGallery(page, language)
      await page.locator('section aside summary, section details summary').evaluateAll((summaries) => {
        for (const summary of summaries)
          if (summary instanceof HTMLElement && summary.checkVisibility()) summary.click()
      })
      const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')
      expect(overflow).toBeLessThanOrEqual(0)
      expect(await findAccessibilityErrors(page)).toEqual([])
      await page.getByRole('button', { name: 'Open the palette' }).click()
      await page.getByRole('button', { name: 'Open the panel' }).dispatchEvent('click')
      expect(await findAccessibilityErrors(page), 'palette and panel').toEqual([])
    })
})

test('The buttons of staff are shown in each look; a busy one keeps its focus', async ({ page }) => {
  await openGallery(page, 'en')
  const buttons = section(page, 'staff-buttons').getByRole('button')
  for (const name of ['Save', 'Check', 'Compare', 'Undo', 'Delete', 'Delete for good'])
    await expect(buttons.and(page.getByRole('button', { name, exact: true }))).toHaveCount(2)
  const busy = section(page, 'staff-buttons').locator('[aria-disabled="true"]')
  await expect(busy).toHaveCount(6)
  await busy.first().focus()
  await expect(busy.first()).toBeFocused()
})

test('In the panel of a block its fields are filled in, and the block on the page follows at once', async ({
  page,
}) => {
  await openGallery(page)
  await test.step('An anchor is generated from the headline', async () => {
    const headline = section(page, 'headline')
    await headline.locator('summary').click()
    await headline.getByRole('textbox', { name: 'Sprungmarke' }).fill('Zwei Wörter!')
    await expect(headline.getByRole('textbox', { name: 'Sprungmarke' })).toHaveValue('Zwei-Wörter')
    await headline.getByRole('button', { name: '„was-sie-erwartet“ übernehmen' }).click()
    await expect(headline.locator('h2#was-sie-erwartet')).toBeVisible()
  })
  await test.step('Another figure is chosen with the arrow keys', async () => {
    const image = section(page, 'image')
    await image.getByRole('button', { name: 'Bild: Ändern' }).click()
    await image.getByRole('button', { name: 'Klangfigur 1' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(image.getByRole('button', { name: 'Klangfigur 5' })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(image.getByRole('button', { name: 'Klangfigur 5' })).toHaveCount(0)
    await expect.poll(() => focused(page)).toContain('Bild: Ändern')
  })
  await test.step('Text typed in the middle of a word stays there and appears on the page at once', async () => {
    const headline = section(page, 'headline').getByRole('textbox', { name: 'Überschrift' })
    await headline.fill('Die Ogel')
    await headline.press('Home')
    for (let step = 0; step < 5; step++) await headline.press('ArrowRight')
    await page.keyboard.type('r', { delay: 5 })
    await page.keyboard.type('rr', { delay: 5 })
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(headline).toHaveValue('Die Orgel')
    expect(await headline.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(6)
    await expect(section(page, 'headline').locator('h2').nth(1)).toHaveText('Die Orgel')
    await headline.fill('')
    await expect(section(page, 'headline').getByText('Das fehlt noch.')).toBeVisible()
  })
  await test.step('The teaser counts its characters and says when there are too many', async () => {
    const teaser = section(page, 'full-teaser')
    const text = teaser.getByRole('textbox', { name: 'Beschreibung' })
    await text.fill('a'.repeat(250))
    await expect(teaser.getByText('Noch 6 Zeichen')).toBeAttached()
    await text.press('End')
    await page.keyboard.type('bbbbbbbb')
    await expect(teaser.locator('p', { hasText: '2 Zeichen zu viel' }).first()).toBeVisible()
    await expect(text).toHaveAttribute('aria-invalid', 'true')
  })
  await test.step('A picture is described in the library, described in the block, or marked as decorative', async () => {
    const image = section(page, 'image')
    await image.getByRole('button', { name: 'Bild: Ändern' }).click()
    await image.getByText('Mediathek', { exact: true }).click()
    await image.getByRole('button', { name: 'Foyer am Abend' }).click()
    const alt = image.getByRole('textbox', { name: 'Bildbeschreibung' })
    // The words stay in the library, which the parts of the editor do not ask.
    await expect(alt).toHaveValue('')
    await alt.fill('Das Foyer')
    await expect(image.getByText('Beschreiben oder als Schmuck markieren')).toHaveCount(0)
    await alt.fill('')
    await expect(image.getByText('Beschreiben oder als Schmuck markieren')).toBeVisible()
    await image.getByRole('checkbox', { name: 'Nur Schmuck' }).check()
    await expect(alt).toHaveCount(0)
  })
  await test.step('A pasted embed code becomes its address; for others a message names the allowed providers', async () => {
    const audio = section(page, 'audio')
    const field = audio.getByRole('textbox', { name: 'Aufnahme' })
    await field.fill('https://example.org/song')
    await field.blur()
    await expect(audio.getByText(/Verwenden Sie Spotify \(Titel, Alben/)).toBeVisible()
    await field.fill(
      '<iframe src="https://open.spotify.com/embed/album/5EzDhyNZuO6kuUABHwbZgH?utm_source=generator"></iframe>',
    )
    await field.blur()
    await expect(field).toHaveValue('https://open.spotify.com/album/5EzDhyNZuO6kuUABHwbZgH')
    await expect(audio.getByText('Erkannt: Spotify')).toBeVisible()
  })
  await test.step('Items of a list are moved, removed and added, and the focus stays with them', async () => {
    const faq = section(page, 'faq')
    const names = () => faq.locator('summary > span:first-child').allTextContents()
    await faq.getByRole('button', { name: 'Frage 1 nach unten' }).press('Enter')
    await expect.poll(async () => (await names())[1]).toBe('Was ziehe ich an?')
    await expect.poll(() => focused(page)).toBe('Frage 2 nach unten')
    await expect(faq.getByText('Was ziehe ich an? verschoben: 2 von 3')).toBeAttached()
    await faq.getByRole('button', { name: 'Frage 3 löschen' }).press('Enter')
    await expect.poll(() => focused(page)).toBe('Frage 2 löschen')
    await faq.getByRole('button', { name: 'Frage hinzufügen' }).press('Enter')
    await expect(faq.getByRole('button', { name: /Frage 3.*Noch ohne Inhalt/ })).toBeVisible()
  })
  await test.step('A link is found, chosen and removed by keyboard alone', async () => {
    const link = section(page, 'link')
    // Keys come faster than a busy machine draws: none of them may wait for a frame.
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0
    })
    await link.getByRole('button', { name: 'Ziel: Ändern' }).press('Enter')
    const field = link.getByRole('combobox', { name: 'Ziel' })
    await expect(field).toBeFocused()
    await page.keyboard.type('orgel')
    await expect(link.getByRole('option')).toHaveCount(2)
    await expect(link.getByRole('status').filter({ hasText: '2 Treffer' })).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(link.getByText('Orgelnacht bis zwei Uhr früh')).toBeVisible()
    await expect.poll(() => focused(page)).toContain('Ziel: Ändern')

    await page.keyboard.press('Enter')
    await page.keyboard.type('example.org/tram')
    await expect(link.getByRole('option').first()).toContainText('https://example.org/tram')
    await page.keyboard.press('Enter')
    await expect(link.locator('a[href="https://example.org/tram"]')).toBeVisible()

    await page.keyboard.press('Enter')
    await page.keyboard.type('offline')
    await expect(link.getByText('Die Suche ist gerade nicht erreichbar.').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toContain('Ziel: Ändern')
    await link.getByRole('button', { name: 'Ziel: Entfernen' }).press('Enter')
    await expect(link.getByRole('combobox', { name: 'Ziel' })).toBeVisible()
  })
})

test('The palette is searched and navigated by keyboard, and remembers the blocks used before', async ({
  page,
}) => {
  await openGallery(page)
  const open = page.getByRole('button', { name: 'Open the palette' })
  await open.press('Enter')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('ueberschr')
  await page.keyboard.press('Enter')
  await expect(page.locator('#palette ~ p output')).toHaveText('headline')
  await expect(open).toBeFocused()

  await open.press('Enter')
  await expect(page.getByRole('heading', { name: 'Zuletzt benutzt' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.locator('#palette ~ p output')).toHaveText('text')

  await open.press('Enter')
  await page.keyboard.type('spalten')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.locator('#palette ~ p output')).toHaveText('25-50-25')

  await open.press('Enter')
  await page.keyboard.type('xylophon')
  await expect(page.getByText('Kein Block gefunden.').last()).toBeVisible()
  await page.keyboard.press('Escape')
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('The panel is docked in wide windows, and a sheet that can be folded in others', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openGallery(page)
  await page.getByRole('button', { name: 'Open the panel' }).click()
  const panel = page.getByRole('complementary', { name: 'Großer Teaser' })
  expect(await panel.boundingBox()).toMatchObject({ x: 1280 - 348, width: 348 })
  await expect(panel.getByRole('button', { name: 'Einklappen' })).toBeHidden()

  await page.setViewportSize({ width: 360, height: 780 })
  const sheet = await panel.boundingBox()
  expect(sheet).toMatchObject({ x: 0, width: 360 })
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(780)
  expect(sheet?.height).toBeLessThanOrEqual(460)
  await panel.getByRole('button', { name: 'Einklappen' }).press('Enter')
  await expect(panel.getByRole('textbox')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Ausklappen' }).press('Enter')
  await panel.getByRole('textbox', { name: 'Überschrift' }).press('Escape')
  await expect(panel).toHaveCount(0)
})
