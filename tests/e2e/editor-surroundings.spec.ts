// Covers: src/editor/app src/office/theme
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { expectAnnounced } from '../support/browser-announcements.ts'
import { callAsStaff, canvasOf, clickIntoText, expectSaved, signInAuthor } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { barFocus, block, openPage, tool } from '../support/editor-keyboard.ts'
import { richText } from '../support/editor-site.ts'
import { sample } from '../support/sweep.ts'

const texts = () => [
  block('headline', { content: 'Die Orgel', headline_level: 2 }),
  block('text', { content: richText('Erster Absatz.') }),
  ...Array.from({ length: 40 }, (_, index) =>
    block('headline', { content: `Register ${index}`, headline_level: 3 }),
  ),
]
const search = (page: Page) => page.getByRole('searchbox', { name: 'Block suchen' })
const panel = (page: Page) => page.locator('aside[data-panel]')

test('The palette opens in an empty item of a list, names what fits into a list, and begins with containers after C', async ({
  page,
}) => {
  const list = {
    ...block('faq', {}),
    children: [block('faq-item', { content: 'Wann?', text: richText('Bald.') })],
  }
  await openPage(page, [block('text', { content: richText('Erster Absatz.') }), list])
  await clickIntoText(canvasOf(page).locator('p').first())
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- eins')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('zitat')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Danach')
  await expect(canvasOf(page).locator('blockquote')).toHaveText('Danach')
  await expect(canvasOf(page).locator('p, li, blockquote').getByText('eins')).toBeVisible()
  await expect(canvasOf(page).getByText('/')).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(barFocus(page)).toHaveCount(1)
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText('Container')
  await page.keyboard.press('Escape')
  await canvasOf(page).locator('summary').click()
  await page.keyboard.press('Escape')
  await expect(barFocus(page)).toHaveCount(1)
  await page.keyboard.press('n')
  await expect(
    page.getByRole('dialog').getByText(/^In diese Liste \(.+\) passt nur das Folgende/),
  ).toBeVisible()
})

test('What others do is announced: that they come, edit the same block, comment and leave', async ({
  page,
  browser,
  baseURL,
}) => {
  const { de, section } = await openPage(page, texts())
  await expectSaved(page)
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await signInAuthor(other)
  await other.goto(`${de}?edit`)
  await expect(canvasOf(other)).toBeAttached()
  await expectAnnounced(page, /bearbeitet diese Seite jetzt auch/)
  await canvasOf(page).locator('h2').click()
  await canvasOf(other).locator('h2').click()
  await expectAnnounced(page, /bearbeitet denselben Block/)
  await callAsStaff(other, `/de/pageeditor-api/draft/${section}/comments`, {
    block: null,
    parent_id: null,
    body: 'Stimmt das Jahr?',
    mentions: [],
  })
  await expectAnnounced(page, /hat kommentiert/)
  await other.context().close()
  await page.locator('[data-canvas] p').first().click()
  await page.keyboard.type('Neu ')
  await expectAnnounced(page, 'Entwurf gespeichert')
})

for (const theme of sample(['dark', 'light'] as const, 1))
  test(`Toolbar, panels, palette and dialogs can be read in the ${theme} theme, and a panel keeps its place`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme })
    await openPage(page, texts())
    await tool(page, /^Gliederung/).click()
    const background = () => panel(page).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await background()).toBe(theme === 'dark' ? 'rgb(28, 31, 37)' : 'rgb(255, 255, 255)')
    expect(await findErrorsOfState(page)).toEqual([])
    const body = panel(page).locator('[data-panel-body]')
    await body.evaluate((element) => element.scrollTo(0, 300))
    const top = () => body.evaluate((element) => Math.round(element.scrollTop))
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('"300"')
    await page.reload()
    await expect(panel(page).getByRole('heading', { name: 'Gliederung' })).toBeVisible()
    await expect.poll(top).toBe(300)
    await tool(page, 'Versionen').click()
    expect(await findErrorsOfState(page)).toEqual([])
    await tool(page, /^Gliederung/).click()
    await expect.poll(top).toBe(300)
    await toHeading(page)
    await page.keyboard.press('p')
    expect(await findErrorsOfState(page)).toEqual([])
    await toHeading(page)
    await page.keyboard.press('n')
    await expect(search(page)).toBeFocused()
    expect(await findErrorsOfState(page)).toEqual([])
    await page.keyboard.press('Escape')
    await tool(page, 'Seite').click()
    await page.getByRole('menuitem', { name: /^Einstellungen/ }).click()
    expect(await findErrorsOfState(page)).toEqual([])
    // Below groups of fields that are longer than the window.
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Speichern' })).toBeInViewport()
  })

test('The label of an icon button is shown beside it with its shortcut, for the pointer and the keyboard, until Escape', async ({
  page,
}) => {
  await openPage(page, texts())
  const tip = page.locator('[data-tooltip]')
  await canvasOf(page).locator('h2').click()
  await page
    .locator('[data-block-bar]')
    .getByRole('button', { name: /^Nach unten/ })
    .hover()
  await expect(tip).toBeVisible()
  await expect(tip).toHaveText(/\(Alt\+.+\)$/)
  await tip.hover()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await expect(barFocus(page)).toHaveCount(1)
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await expect(tip).toBeVisible()
  expect(await tip.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(13)
})

/** Selects the headline as a block. */
async function toHeading(page: Page): Promise<void> {
  await canvasOf(page).locator('h2').click()
  await page.keyboard.press('Escape')
  await expect(barFocus(page)).toHaveCount(1)
}
