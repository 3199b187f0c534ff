import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { canvasOf, expectSaved } from '../../browser-editor.ts'
import { panelOf } from '../../editor-input.ts'
import { expect } from '../../browser.ts'
import { enter, goTo, type Listener } from '../listener.ts'
import type { Replacement } from '../normalise.ts'

/** What this run calls its page. */
export type NewPage = { de: string; en: string; replacements: Replacement[] }

export function nameNewPage(): NewPage {
  const mark = randomUUID().slice(0, 8)
  return {
    de: `Die Orgel ${mark}`,
    en: `The organ ${mark}`,
    replacements: [
      [` ${mark}`, ''],
      [`-${mark}`, ''],
    ],
  }
}

const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Redaktion' }).getByRole('button', { name })

/** An editor who is signed in makes a page, writes a headline and a quotation, translates them, and publishes the page. */
export async function publishPage(listener: Listener, names: NewPage): Promise<void> {
  await makePage(listener, names)
  await compose(listener)
  await translate(listener)
  await publish(listener)
}

async function makePage(listener: Listener, { de, en }: NewPage): Promise<void> {
  const { page } = listener
  listener.begin('Eine neue Seite anlegen')
  await page.goto('/de/impressum')
  await expect(page.getByRole('button', { name: 'Bearbeiten' })).toBeVisible()
  await listener.arrive()
  await listener.press('F6', () => expect(page.locator('[data-toolbar] :focus')).toHaveCount(1))
  await goTo(listener, tool(page, 'Seite'))
  const item = page.getByRole('menuitem', { name: /^Neue Seite/ })
  await listener.press('Enter', () => expect(page.getByRole('menuitem').first()).toBeFocused())
  await goTo(listener, item, 'ArrowDown')
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
  await listener.press('Enter', () => expectFocusIn(dialog))
  await goTo(listener, dialog.getByRole('textbox', { name: 'DE' }))
  await listener.type(de)
  await goTo(listener, dialog.getByRole('textbox', { name: 'EN' }))
  await listener.type(en)
  await enter(listener, dialog.getByRole('button', { name: 'Anlegen' }), async () => {
    await page.waitForURL(/\/de\/die-orgel-.*[?]edit/)
    await expect(canvasOf(page)).toBeAttached()
  })
  await listener.arrive()
}

async function compose(listener: Listener): Promise<void> {
  const { page } = listener
  const canvas = canvasOf(page)
  listener.begin('Eine Überschrift und ein Zitat einfügen')
  await listener.press('F6', () => expect(page.locator('[data-toolbar] :focus')).toHaveCount(1))
  await listener.press('F6', () => expect(page.locator('[data-block-bar] :focus')).toHaveCount(1))
  await goTo(listener, page.getByRole('button', { name: /^Leere Spalte/ }).first(), 'Shift+Tab')
  await listener.press('Enter', () =>
    expect(page.getByRole('searchbox', { name: 'Block suchen' })).toBeFocused(),
  )
  await insert(listener, 'überschr', '1 Block')
  await listener.type('Die große Orgel')
  await listener.press('Enter')
  await listener.type('/zitat', async () => {
    await expect(page.locator('[data-cell]').first()).toContainText('Zitat')
    await listener.hear('1 Block')
  })
  await listener.press('Enter', () => expect(canvas.locator('blockquote')).toBeAttached())
  await listener.type('Die Stille gehört zum Stück.', () =>
    expect(canvas.locator('blockquote')).toHaveText('Die Stille gehört zum Stück.'),
  )
  await listener.press('Escape', async () => {
    await expect(page.locator('[data-block-bar] :focus')).toHaveCount(1)
    await expectSaved(page)
  })
  listener.begin('Das Zitat verschieben, und die Angaben dazu ausfüllen')
  await listener.press('Alt+ArrowUp')
  await listener.press('Enter', () => expect(panelOf(page)).toBeVisible())
  await goTo(listener, panelOf(page).getByRole('textbox', { name: 'Urheber:in' }))
  await listener.type('Clara Morgenstern', () =>
    expect(canvas.locator('figcaption')).toHaveText('Clara Morgenstern'),
  )
  await expectSaved(page)
}

async function insert(listener: Listener, words: string, found: string): Promise<void> {
  const { page } = listener
  await listener.type(words, () => listener.hear(found))
  await listener.press('Enter', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[data-canvas] [contenteditable]:focus')).toBeVisible()
  })
}

async function translate(listener: Listener): Promise<void> {
  const { page } = listener
  const canvas = canvasOf(page)
  const dialog = page.getByRole('dialog', { name: 'Sprachfassungen' })
  const languages = (state: string) => tool(page, new RegExp(`^Sprachfassungen: .*${state}$`))
  listener.begin('Ins Englische übersetzen')
  await listener.press('F6', () => expect(page.locator('[data-toolbar] :focus')).toHaveCount(1))
  await enter(listener, languages('noch leer'), () => expectFocusIn(dialog))
  await enter(listener, dialog.getByRole('button', { name: 'In die englische Fassung kopieren' }), () =>
    expect(languages('nicht übersetzt')).toBeAttached(),
  )
  await enter(listener, dialog.getByRole('button', { name: 'Englische Fassung öffnen' }), async () => {
    await page.waitForURL(/\/en\/the-organ-.*[?]edit/)
    await expect(canvas.locator('blockquote')).toHaveText('Die Stille gehört zum Stück.')
  })
  await listener.arrive()
  await listener.press('F6', () => expect(page.locator('[data-toolbar] :focus')).toHaveCount(1))
  await listener.press('F6', () => expect(page.locator('[data-block-bar] :focus')).toHaveCount(1))
  await listener.press('t', () => expect(page.locator('[data-canvas] [contenteditable]:focus')).toBeVisible())
  await listener.press('Control+a')
  await listener.type('Silence is a part of the piece.', () =>
    expect(canvas.locator('blockquote')).toHaveText('Silence is a part of the piece.'),
  )
  await listener.press('Escape', () => expect(page.locator('[data-block-bar] :focus')).toHaveCount(1))
  await listener.press('ArrowDown')
  await listener.press('t', () => expect(page.locator('[data-canvas] [contenteditable]:focus')).toBeVisible())
  await listener.press('Control+a')
  await listener.type('The great organ', () =>
    expect(canvas.getByRole('heading', { level: 2 })).toHaveText('The great organ'),
  )
  await listener.press('Escape', async () => {
    await expect(page.locator('[data-block-bar] :focus')).toHaveCount(1)
    await expectSaved(page)
    await expect(tool(page, /^Sprachfassungen: EN DE auf gleichem Stand$/)).toBeAttached()
    await expect(tool(page, 'Hinweise: 0 Fehler, 0 Warnungen')).toBeAttached()
  })
}

async function publish(listener: Listener): Promise<void> {
  const { page } = listener
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
  listener.begin('Veröffentlichen')
  // From the block over the panel, which is still open, to the toolbar.
  await listener.press('F6', () => expect(panelOf(page)).toBeFocused())
  await listener.press('F6', () => expect(page.locator('[data-toolbar] :focus')).toHaveCount(1))
  await enter(listener, tool(page, 'Veröffentlichen').first(), () =>
    expect(dialog.getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeVisible(),
  )
  await enter(listener, dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }), async () => {
    await expect(dialog).toHaveCount(0)
    await listener.hear('Veröffentlicht.')
  })
}

/** The focus is in the dialog, or on the dialog itself. */
function expectFocusIn(dialog: Locator): Promise<void> {
  return expect
    .poll(() => dialog.evaluateAll(([element]) => element?.contains(document.activeElement) ?? false))
    .toBe(true)
}
