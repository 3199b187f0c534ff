import type { Page } from '@playwright/test'
import { findAccessibilityFaults } from '../support/browser-accessibility.ts'
import {
  callAsStaff,
  canvasOf,
  expectSaved,
  makePage,
  openToEdit,
  signInStaff,
} from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { barOf, panelOf } from '../support/editor-hands.ts'

const toolbar = (page: Page) => page.locator('[data-toolbar]')
const tool = (page: Page, name: string | RegExp) => toolbar(page).getByRole('button', { name }).first()
const barFocus = (page: Page) => page.locator('[data-block-bar] [data-label]:focus')
const spoken = (page: Page, words: string | RegExp) =>
  expect(page.locator('#editor > div > output').filter({ hasText: words })).toHaveCount(1)

type Block = { id: string; type: string; version: number; fields: Record<string, unknown> }
const block = (type: string, fields: Record<string, unknown>): Block => ({
  id: crypto.randomUUID(),
  type,
  version: 1,
  fields,
})

/** A page with three headlines, or other blocks, in one column. */
async function openPage(
  page: Page,
  blocks: Block[] = someBlocks(),
): Promise<{ section: string; de: string }> {
  await signInStaff(page)
  const made = await makePage(page)
  const { sequence } = await callAsStaff<{ sequence: number }>(page, '/de/pageeditor-api/container', {
    slug: made.section,
  })
  const containers = [{ id: crypto.randomUUID(), layout: '100', columns: [blocks] }]
  await callAsStaff(page, `/de/pageeditor-api/draft/${made.section}/changes`, {
    client: 'test-window',
    base: sequence,
    changes: [
      {
        id: crypto.randomUUID(),
        operations: [{ kind: 'replace-content', content: { version: 1, containers } }],
      },
    ],
  })
  await openToEdit(page, made.de)
  await expect(tool(page, 'Fertig')).toBeFocused()
  return made
}

function someBlocks(): Block[] {
  return [
    block('headline', { content: 'Erstens', headline_level: 2 }),
    block('headline', { content: 'Zweitens', headline_level: 2 }),
    block('headline', { content: 'Drittens', headline_level: 2 }),
  ]
}

async function toFirstBar(page: Page): Promise<void> {
  await page.keyboard.press('F6')
  await expect(barFocus(page)).toHaveCount(1)
}

test('F6 leads to the toolbar, and editing begins and goes on with the focus in it', async ({
  page,
  problems,
}) => {
  problems.allow('404') // the draft that is not there yet
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
  // From there the keys of the page work until a block is chosen.
  await page.keyboard.press('n')
  await expect(page.getByRole('searchbox', { name: 'Block suchen' })).toBeFocused()
})

test('What is inserted, moved, deleted, taken back and saved is spoken, and the focus stays at hand', async ({
  page,
}) => {
  await openPage(page)
  await toFirstBar(page)
  await page.keyboard.press('Alt+ArrowDown')
  await spoken(page, /verschoben, jetzt Block 2 von 3/)
  await expect(barFocus(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await spoken(page, 'Rückgängig gemacht')
  await expect(barFocus(page)).toHaveCount(1)
  await page.keyboard.press('Delete')
  await spoken(page, 'gelöscht. Rückgängig mit Strg+Z')
  await expect(barFocus(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(canvasOf(page).locator('h2')).toHaveText(['Erstens', 'Zweitens', 'Drittens'])
  await expect(barFocus(page)).toHaveCount(1)
  await page.keyboard.press('n')
  await expect(page.getByRole('searchbox', { name: 'Block suchen' })).toBeFocused()
  await page.keyboard.type('Zitat')
  await page.keyboard.press('Enter')
  await expect(canvasOf(page).locator('[contenteditable]')).toBeFocused()
  // The text that one types in goes away with its block.
  await page.keyboard.press('Control+z')
  await expect(canvasOf(page).locator('blockquote')).toHaveCount(0)
  await expect(barFocus(page)).toHaveCount(1)
  await expectSaved(page)
  await spoken(page, 'Entwurf gespeichert')
  // The last of all: there is no bar any more.
  for (let left = 3; left > 0; left--) {
    await expect(canvasOf(page).locator('h2')).toHaveCount(left)
    await page.keyboard.press('Delete')
  }
  await expect(canvasOf(page).locator('h2')).toHaveCount(0)
  await expect(page.locator('#editor :focus')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(canvasOf(page).locator('h2')).toHaveCount(1)
})

test('A block that is moved stays in sight, with each step', async ({ page }) => {
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

test('The end of the page is spoken, where arrow keys lead no further', async ({ page }) => {
  await openPage(page)
  await toFirstBar(page)
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown')
  await spoken(page, 'Hier endet die Seite.')
})

test('The button for undo keeps the focus when there is nothing left', async ({ page }) => {
  await openPage(page)
  await toFirstBar(page)
  await page.keyboard.press('Delete')
  const undo = tool(page, /^Rückgängig/)
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await spoken(page, 'Es gibt nichts rückgängig zu machen.')
  await expect(undo).toBeFocused()
})

test('Panels take the focus and give it back; a version shown and left does, too', async ({ page }) => {
  await openPage(page)
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
  await expect(panelOf(page).getByText('Sie sehen den Stand: Probe')).toBeFocused()
  // Keys for working on blocks are off, those for getting about are not.
  await page.keyboard.press('F6')
  await expect(tool(page, 'Fertig')).toBeFocused()
  await panelOf(page).getByRole('button', { name: 'Zurück zum Entwurf' }).focus()
  await page.keyboard.press('Enter')
  await expect(kept).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tool(page, 'Versionen')).toBeFocused()
})

test('The panel of a block gives the focus back to its bar', async ({ page }) => {
  await openPage(page)
  await toFirstBar(page)
  await page.keyboard.press('p')
  await expect(panelOf(page).locator(':focus')).toHaveCount(1)
  await panelOf(page).getByRole('button', { name: 'Schließen' }).focus()
  await page.keyboard.press('Enter')
  await expect(barFocus(page)).toHaveCount(1)
})

test('A notice leads to the field that it is about', async ({ page }) => {
  await openPage(page, [block('quote', { content: '', source: '' }), block('headline', { content: '' })])
  await tool(page, /^Hinweise/).focus()
  await page.keyboard.press('Enter')
  const notice = panelOf(page).locator('li button').first()
  await notice.focus()
  await page.keyboard.press('Enter')
  await expect(panelOf(page).locator('[data-field] :focus')).toHaveCount(1)
})

test('A menu closes when Tab leads on; a bar is one stop of the Tab key', async ({ page }) => {
  await openPage(page)
  await tool(page, 'Seite').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /Einstellungen/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(toolbar(page).locator(':focus')).toHaveCount(1)
  await canvasOf(page).locator('h2').first().click()
  await page.keyboard.press('Escape')
  await expect(barFocus(page)).toHaveCount(1)
  expect(await page.locator('[data-block-bar] button:not([popover] *):not([tabindex="-1"])').count()).toBe(1)
  // Left of the first is the last: the menu, whose list is not a part of the bar.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Kopieren', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(barOf(page, 'Überschrift').locator(':focus')).toHaveCount(1)
})

test('What goes wrong while a dialog is open is said in the dialog', async ({ page, problems }) => {
  problems.allow('ERR_FAILED', 'Failed to load resource')
  await openPage(page)
  await page.route('**/preview-link', (route) => route.abort())
  await tool(page, 'Teilen').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Link erzeugen' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Das hat nicht geklappt.')
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await page.unroute('**/preview-link')
  await dialog.getByRole('button', { name: 'Link erzeugen' }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue(/http/)
  await page.keyboard.press('Escape')
  await expect(tool(page, 'Teilen')).toBeFocused()
})

test('What is refused names its field, which has the focus', async ({ page }) => {
  await openPage(page)
  await tool(page, 'Weitere Möglichkeiten zur Veröffentlichung').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Zeitpunkt wählen' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const from = dialog.getByLabel('Sichtbar ab')
  await from.fill('2020-01-01T10:00')
  await dialog.getByRole('button', { name: 'Planen' }).press('Enter')
  await expect(from).toBeFocused()
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  await expect(from).toHaveAccessibleDescription(/^Sichtbar ab: Bitte einen Zeitpunkt in der Zukunft/)
  await page.keyboard.press('Escape')

  await tool(page, 'Seite').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: /^Neue Seite/ }).press('Enter')
  await dialog.getByLabel('DE', { exact: true }).fill('Nur deutsch')
  await dialog.getByRole('button', { name: 'Anlegen' }).press('Enter')
  await expect(dialog.getByLabel('EN', { exact: true })).toBeFocused()
  await expect(dialog.getByLabel('EN', { exact: true })).toHaveAccessibleDescription(
    /Titel in beiden Sprachen/,
  )
  await expect(dialog.getByLabel('DE', { exact: true })).not.toHaveAttribute('aria-invalid')
})

test('What the server refuses of the settings has the focus and says what is wrong', async ({
  page,
  problems,
}) => {
  problems.allow('status 400', 'Failed to load resource')
  await openPage(page)
  await tool(page, 'Seite').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: /^Einstellungen/ }).press('Enter')
  const title = page.getByRole('dialog').locator('input[lang="de"]').first()
  await title.fill('')
  await page.getByRole('dialog').getByRole('button', { name: 'Sichern' }).press('Enter')
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription(/Bitte ausfüllen|zu kurz|geht so nicht/)
})

test('Letters as keys can be switched off in the help, and never work in a text', async ({ page }) => {
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
  // A key that needs no letter still works, and by then the others would have.
  await page.keyboard.press('ArrowDown')
  await spoken(page, /ausgewählt, Block 2/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('All that can be operated has a name, and the checker finds nothing in panels and dialogs', async ({
  page,
}) => {
  await openPage(page)
  await toFirstBar(page)
  for (const name of ['Versionen', /^Hinweise/, 'Teilen', 'Sprachfassungen', 'Hilfe ?']) {
    await tool(page, name).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-region=panel], dialog[open]').first()).toBeVisible()
    expect(await namelessControls(page), String(name)).toEqual([])
    expect(await findAccessibilityFaults(page), String(name)).toEqual([])
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  }
})

/** From the tree that the browser hands to screen readers. */
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

test('States show without colours, and nothing moves for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openPage(page)
  await toFirstBar(page)
  await tool(page, 'Gliederung').click()
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const entries = '[data-region=panel] li button'
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
for (const size of [
  { width: 640, height: 400 },
  { width: 320, height: 256 },
  { width: 360, height: 640 },
])
  test(`In ${size.width} × ${size.height} pixels all is reached, and what has the focus shows`, async ({
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
    // So little is left at 400 % that panel and page are looked at one after the other.
    const isTiny = size.height < 300
    if (isTiny) await panelOf(page).getByRole('button', { name: 'Schließen' }).click()
    for (let step = 0; step < (isTiny ? 1 : 2); step++) await page.keyboard.press('F6')
    for (let step = 0; step < 7; step++) {
      await expectFocusInSight(page, `toolbar, stop ${step}`)
      await page.keyboard.press('Tab')
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  })

/** Its middle is in the window, and nothing lies on it. */
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
