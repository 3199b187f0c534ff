// Covers: src/editor/app src/editor/page
import { canvasOf, expectSaved, makePage, signInStaff } from '../support/browser-editor.ts'
import { expectAnnounced } from '../support/browser-announcements.ts'
import { expect, test } from '../support/browser.ts'
import { barOf, panelOf } from '../support/editor-input.ts'
import { barFocus, block, openPage, toFirstBar, tool, toolbar } from '../support/editor-keyboard.ts'

test('F6 moves to the toolbar, and the focus stays there when editing begins', async ({ page, problems }) => {
  problems.allow('404') // the draft does not exist yet
  await signInStaff(page)
  const { de } = await makePage(page)
  await page.goto(de)
  await expect(tool(page, 'Bearbeiten')).toBeVisible()
  await page.keyboard.press('F6')
  await expect(tool(page, 'Bearbeiten')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(canvasOf(page)).toBeAttached()
  await expect(tool(page, 'Fertig')).toBeFocused()
  await expect(tool(page, 'Fertig')).not.toHaveAttribute('aria-pressed')
  // From there the arrow keys select a block; only then are letters shortcuts.
  await page.keyboard.press('n')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('n')
  await expect(page.getByRole('searchbox', { name: 'Block suchen' })).toBeFocused()
})

test('When an address starts editing, F6 moves to the toolbar first, and the arrow keys to the first block', async ({
  page,
}) => {
  const { de } = await openPage(page)
  await page.goto(`${de}?edit`)
  await expect(tool(page, 'Fertig')).toBeVisible()
  await expect(canvasOf(page)).toBeAttached()
  await expect(page.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('F6')
  await expect(tool(page, 'Fertig')).toBeFocused()
  await expect(page.locator('[data-block-bar]')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(barFocus(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expectAnnounced(page, /ausgewählt, Block 2/)
})

test('Menus, panels and toolbars take the focus when they open, and restore it when they close', async ({
  page,
}) => {
  await openPage(page)
  await test.step('A menu has the focus as soon as it is open, so that quick keys go to its commands', async () => {
    const focused = await tool(page, 'Seite').evaluate((button) => {
      if (button instanceof HTMLElement) button.click()
      return document.activeElement?.textContent
    })
    expect(focused).toMatch(/^Seitenbaum/)
    await page.keyboard.press('Escape')
  })
  await test.step('Panels take the focus and restore it when they close, and so does the view of a version', async () => {
    for (const name of ['Gliederung', /^Hinweise/, 'Versionen']) {
      await tool(page, name).focus()
      await page.keyboard.press('Enter')
      await expect(panelOf(page)).toBeFocused()
      await panelOf(page).getByRole('button', { name: 'Schließen' }).focus()
      await page.keyboard.press('Enter')
      await expect(tool(page, name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await panelOf(page).getByRole('textbox').fill('Probe')
    await page.keyboard.press('Enter')
    const kept = panelOf(page).getByRole('button', { name: 'Ansehen: Probe' })
    await kept.focus()
    await page.keyboard.press('Enter')
    await expect(panelOf(page).getByText('Sie sehen die Version: Probe')).toBeFocused()
    // Shortcuts for working on blocks are off, those for navigation are not.
    await page.keyboard.press('F6')
    await expect(tool(page, 'Fertig')).toBeFocused()
    await panelOf(page).getByRole('button', { name: 'Zurück zum Entwurf' }).focus()
    await page.keyboard.press('Enter')
    await expect(kept).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(tool(page, 'Versionen')).toBeFocused()
  })
  await test.step('A dialog has the focus itself, not its close button, and restores it when it closes', async () => {
    await tool(page, 'Teilen').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Entwurf teilen' })
    await expect(dialog).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('link', { name: 'Hilfe im Handbuch (neues Fenster)' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(tool(page, 'Teilen')).toBeFocused()
  })
  await test.step('A menu closes when Tab moves on, and a toolbar is a single Tab stop', async () => {
    await tool(page, 'Seite').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: /^Seitenbaum/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(toolbar(page).locator(':focus')).toHaveCount(1)
    await canvasOf(page).locator('h2').first().click()
    await page.keyboard.press('Escape')
    await expect(barFocus(page)).toHaveCount(1)
    expect(await page.locator('[data-block-bar] button:not([popover] *):not([tabindex="-1"])').count()).toBe(
      1,
    )
    // Left of the first item is the last one: the menu, whose list is not part of the bar.
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: /^Kommentieren/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(barOf(page, 'Überschrift').locator(':focus')).toHaveCount(1)
  })
  await canvasOf(page).locator('h2').first().click()
  await page.keyboard.press('Escape')
  await expect(barFocus(page)).toHaveCount(1)
  await test.step('The arrow keys stop at the end of the page', async () => {
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown')
    await expectAnnounced(page, 'Hier endet die Seite.')
  })
  await test.step('The panel of a block returns the focus to the block’s toolbar when it closes', async () => {
    await page.keyboard.press('p')
    await expect(panelOf(page).locator(':focus')).toHaveCount(1)
    await panelOf(page).getByRole('button', { name: 'Schließen' }).focus()
    await page.keyboard.press('Enter')
    await expect(barFocus(page)).toHaveCount(1)
  })
  await test.step('The undo button keeps the focus when there is nothing left to undo', async () => {
    await page.keyboard.press('Delete')
    const undo = tool(page, /^Rückgängig/)
    await undo.focus()
    await page.keyboard.press('Enter')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expectAnnounced(page, 'Es gibt nichts, was sich rückgängig machen lässt.')
    await expect(undo).toBeFocused()
  })
})

test('The focus stays near after inserting, moving, deleting, undoing and saving', async ({ page }) => {
  await openPage(page)
  await toFirstBar(page)
  await page.keyboard.press('Alt+ArrowDown')
  await expectAnnounced(page, /verschoben, jetzt Block 2 von 3/)
  await expect(barFocus(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expectAnnounced(page, 'Rückgängig gemacht')
  await expect(barFocus(page)).toHaveCount(1)
  await page.keyboard.press('Delete')
  await expectAnnounced(page, 'gelöscht. Rückgängig mit Strg+Z')
  await expect(barFocus(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(canvasOf(page).locator('h2')).toHaveText(['Erstens', 'Zweitens', 'Drittens'])
  await expect(barFocus(page)).toHaveCount(1)
  await page.keyboard.press('n')
  await expect(page.getByRole('searchbox', { name: 'Block suchen' })).toBeFocused()
  await page.keyboard.type('Zitat')
  await page.keyboard.press('Enter')
  await expect(canvasOf(page).locator('[contenteditable]')).toBeFocused()
  // The text that is being edited is removed together with its block.
  await page.keyboard.press('Control+z')
  await expect(canvasOf(page).locator('blockquote')).toHaveCount(0)
  await expect(canvasOf(page).locator('[contenteditable]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(barFocus(page)).toHaveCount(1)
  await expectSaved(page)
  await expectAnnounced(page, 'Entwurf gespeichert')
  // After the very last one there is no bar any more.
  for (let left = 3; left > 0; left--) {
    await expect(canvasOf(page).locator('h2')).toHaveCount(left)
    await page.keyboard.press('Delete')
  }
  await expect(canvasOf(page).locator('h2')).toHaveCount(0)
  await expect(page.locator('#editor :focus')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(canvasOf(page).locator('h2')).toHaveCount(1)
})

test('A block that is moved stays visible at each step', async ({ page }) => {
  const names = Array.from({ length: 12 }, (_, index) => `Block ${index}`)
  await page.setViewportSize({ width: 1280, height: 420 })
  await openPage(
    page,
    names.map((content) => block('headline', { content, headline_level: 2 })),
  )
  await toFirstBar(page)
  for (let step = 0; step < 11; step++) {
    await page.keyboard.press('Alt+ArrowDown')
    await expect(
      canvasOf(page)
        .locator('h2')
        .nth(step + 1),
    ).toHaveText('Block 0')
    await expect(
      canvasOf(page)
        .locator('h2')
        .nth(step + 1),
    ).toBeInViewport({ ratio: 0.9 })
  }
})

test('A notice moves to the field that it is about', async ({ page }) => {
  await openPage(page, [block('quote', { content: '', source: '' }), block('headline', { content: '' })])
  await tool(page, /^Hinweise/).focus()
  await page.keyboard.press('Enter')
  const notice = panelOf(page).locator('li button').first()
  await notice.focus()
  await page.keyboard.press('Enter')
  await expect(panelOf(page).locator('[data-field] :focus')).toHaveCount(1)
})
