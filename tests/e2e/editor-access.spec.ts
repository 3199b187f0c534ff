// Covers: src/editor
import type { Page } from '@playwright/test'
import { findAccessibilityErrors } from '../support/browser-accessibility.ts'
import { canvasOf } from '../support/browser-editor.ts'
import { expectAnnounced } from '../support/browser-announcements.ts'
import { expect, test } from '../support/browser.ts'
import { panelOf } from '../support/editor-input.ts'
import { sample } from '../support/sweep.ts'
import { barFocus, openPage, toFirstBar, tool } from '../support/editor-keyboard.ts'

test('Errors are shown in the dialog and at the field that they are about, which gets the focus', async ({
  page,
  problems,
}) => {
  await openPage(page)
  await test.step('A refused value is reported at its field, which gets the focus', async () => {
    await tool(page, 'Weitere Möglichkeiten zur Veröffentlichung').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Zeitpunkt wählen' }).press('Enter')
    const dialog = page.getByRole('dialog')
    const from = dialog.getByLabel('Sichtbar ab')
    await from.fill('2020-01-01T10:00')
    await dialog.getByRole('button', { name: 'Planen' }).press('Enter')
    await expect(from).toBeFocused()
    await expect(from).toHaveAttribute('aria-invalid', 'true')
    await expect(from).toHaveAccessibleDescription(
      /^Sichtbar ab: Bitte wählen Sie einen Zeitpunkt in der Zukunft/,
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await tool(page, 'Seite').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: /^Neue Seite/ }).press('Enter')
    await dialog.getByRole('button', { name: 'Anlegen' }).press('Enter')
    await expect(dialog.getByLabel('DE', { exact: true })).toBeFocused()
    await expect(dialog.getByLabel('DE', { exact: true })).toHaveAccessibleDescription(
      /Bitte einen Titel angeben, in einer Sprache oder in beiden/,
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('An error that occurs while a dialog is open is shown in the dialog', async () => {
    problems.allow('ERR_FAILED', 'Failed to load resource')
    await page.route('**/preview-link', (route) => route.abort())
    await tool(page, 'Teilen').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Link erzeugen' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.',
    )
    await expect(dialog.getByRole('alert')).toBeInViewport()
    await page.unroute('**/preview-link')
    await dialog.getByRole('button', { name: 'Link erzeugen' }).click()
    await expect(dialog.getByRole('textbox')).toHaveValue(/http/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(tool(page, 'Teilen')).toBeFocused()
  })
  await test.step('A setting that the server refuses gets the focus and says what is wrong', async () => {
    problems.allow('status 400', 'Failed to load resource')
    await tool(page, 'Seite').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: /^Einstellungen/ }).press('Enter')
    const title = page.getByRole('dialog').locator('input[lang="de"]').first()
    await title.fill('')
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).press('Enter')
    await expect(title).toBeFocused()
    await expect(title).toHaveAccessibleDescription('Dieses Feld ist erforderlich!')
  })
})

test('Single-letter shortcuts can be switched off in the help, and never work in a text', async ({
  page,
}) => {
  await openPage(page)
  await canvasOf(page).locator('h2').first().click()
  await page.keyboard.type(' noch?')
  await expect(canvasOf(page).locator('h2').first()).toHaveText(/noch\?/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Tastatur' })
  await expect(help.getByRole('heading', { name: 'Barrierefreiheit' })).toBeAttached()
  const letters = help.getByRole('checkbox', { name: /^Einzelne Buchstaben/ })
  await letters.press('Space')
  await expect(letters).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(barFocus(page)).toHaveCount(1)
  await page.keyboard.press('n')
  await page.keyboard.press('?')
  // A shortcut without a letter still works, and by then the others would have run.
  await page.keyboard.press('ArrowDown')
  await expectAnnounced(page, /ausgewählt, Block 2/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('All controls have a name, and the page that is being edited, panels and dialogs pass the accessibility check', async ({
  page,
}) => {
  await openPage(page)
  await toFirstBar(page)
  expect(await findAccessibilityErrors(page)).toEqual([])
  await canvasOf(page).locator('h2').first().click()
  await expect(canvasOf(page).locator('[contenteditable]')).toBeFocused()
  expect(await findAccessibilityErrors(page), 'typing').toEqual([])
  await page.keyboard.press('Escape')
  for (const key of ['p', 'o', 'n']) {
    await page.keyboard.press(key)
    await expect(page.locator('[data-panel], dialog[open]').first()).toBeVisible()
    expect(await namelessControls(page), key).toEqual([])
    expect(await findAccessibilityErrors(page), key).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-block-bar] [tabindex="0"]')).toBeFocused()
  }
  for (const name of ['Versionen', /^Hinweise/, 'Teilen', 'Sprachfassungen', 'Hilfe ?']) {
    await tool(page, name).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-panel], dialog[open]').first()).toBeVisible()
    expect(await namelessControls(page), String(name)).toEqual([])
    expect(await findAccessibilityErrors(page), String(name)).toEqual([])
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  }
})

/** Read from the accessibility tree that the browser exposes to screen readers. */
async function namelessControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const roles = ['button', 'link', 'textbox', 'combobox', 'checkbox', 'radio', 'slider', 'menuitem', 'dialog']
  return nodes.flatMap(({ ignored, role, name }) => {
    const kind = String(role?.value)
    return !ignored && roles.includes(kind) && !String(name?.value ?? '').trim() ? [kind] : []
  })
}

test('States are visible without colours, and nothing moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openPage(page)
  await toFirstBar(page)
  await tool(page, 'Gliederung').click()
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const entries = '[data-panel] li button'
  expect(await ground(`${entries}[aria-current]`)).not.toBe(await ground(`${entries}:not([aria-current])`))
  await page.keyboard.press('Escape')
  const layouts = '[data-block-bar] button'
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.locator(`${layouts}[aria-pressed=true]`)).toHaveCount(1)
  expect(await ground(`${layouts}[aria-pressed=true]`)).not.toBe(
    await ground(`${layouts}[aria-pressed=false]`),
  )
  const dot = page.locator('[data-saving] > span').first()
  await expect(dot).toHaveCSS('forced-color-adjust', 'none')
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.target?.closest('#editor')
          ? [effect.target.className]
          : [],
      ),
  )
  expect(moving).toEqual([])
})

// 320 × 256 is a window of 1280 × 1024 at 400 %; 640 × 400 one at 200 %.
for (const size of sample(
  [
    { width: 320, height: 256 },
    { width: 360, height: 640 },
    { width: 640, height: 400 },
  ],
  2,
))
  test(`In ${size.width} × ${size.height} pixels everything can be reached, and the focused element is visible`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openPage(page)
    await toFirstBar(page)
    await expectFocusInSight(page, 'the bar')
    await page.keyboard.press('p')
    await expect(panelOf(page).locator(':focus')).toHaveCount(1)
    for (let step = 0; step < 5; step++) {
      await expectFocusInSight(page, `panel, stop ${step}`)
      await page.keyboard.press('Tab')
    }
    await panelOf(page).focus()
    await page.keyboard.press('Escape')
    await expect(barFocus(page)).toHaveCount(1)
    await page.keyboard.press('n')
    await page.keyboard.type('zit')
    await page.keyboard.press('ArrowDown')
    await expectFocusInSight(page, 'the palette')
    await page.keyboard.press('Escape')
    // At 400 % there is so little space that panel and page are shown one at a time.
    const isTiny = size.height < 300
    if (isTiny) await panelOf(page).getByRole('button', { name: 'Schließen' }).click()
    for (let step = 0; step < (isTiny ? 1 : 2); step++) await page.keyboard.press('F6')
    for (let step = 0; step < 7; step++) {
      await expectFocusInSight(page, `toolbar, stop ${step}`)
      await page.keyboard.press('Tab')
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  })

/** Its middle is inside the window, and nothing covers it. */
async function expectFocusInSight(page: Page, where: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const { activeElement: at } = document
          if (!at || at === document.body) return 'nothing has it'
          const box = (at.closest('label') ?? at).getBoundingClientRect()
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
          const isSeen =
            top !== null && (at.contains(top) || top.contains(at) || at.closest('label') !== null)
          return isSeen ? 'seen' : `${at.outerHTML.slice(0, 120)} under ${top?.outerHTML.slice(0, 120)}`
        }),
      { message: where },
    )
    .toBe('seen')
}
