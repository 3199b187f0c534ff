// Covers: src/editor/page src/editor/panels/block
import type { Locator, Page } from '@playwright/test'
import { detailHref } from '#routing/paths.ts'
import {
  callAsStaff,
  canvasOf,
  clickIntoText,
  makePage,
  openToEdit,
  signInStaff,
} from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { block, tool } from '../support/editor-keyboard.ts'
import { richText } from '../support/editor-site.ts'
import { sample } from '../support/sweep.ts'
import { boxOf } from '../support/written-drafts.ts'
import type { ContentDocument } from '#contracts/pages.ts'

const sentence = 'Die Orgel des Hauses hat 5.200 Pfeifen und ist seit 1913 das größte Instrument im Saal.'

/** Opens a page with the given containers in the editor. */
async function openWith(page: Page, containers: ContentDocument['containers']): Promise<void> {
  await signInStaff(page)
  const { section, de } = await makePage(page)
  const { sequence } = await callAsStaff<{ sequence: number }>(page, '/de/pageeditor-api/container', {
    slug: section,
  })
  const content: ContentDocument = { version: 1, containers }
  await callAsStaff(page, `/de/pageeditor-api/draft/${section}/changes`, {
    client: 'test-window',
    base: sequence,
    changes: [{ id: crypto.randomUUID(), operations: [{ kind: 'replace-content', content }] }],
  })
  await openToEdit(page, de)
}

type Container = ContentDocument['containers'][number]

const container = (layout: Container['layout'], ...columns: Container['columns']) => ({
  id: crypto.randomUUID(),
  layout,
  columns,
})

/** Whether two elements overlap on the screen; null while one is missing. */
async function doOverlap(one: Locator, other: Locator): Promise<boolean | null> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) return null
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

for (const [width, height] of sample(
  [
    [360, 740],
    [1280, 800],
    [768, 900],
  ] as const,
  2,
))
  test(`The panel covers neither the edited block nor its buttons at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const text = (words: string) => block('text', { content: richText(words) })
    await openWith(page, [
      container('100', [text(`Ganze Breite. ${sentence}`)]),
      container('50-50', [text(`Links. ${sentence}`)], [text(`Rechts. ${sentence}`)]),
      container('25-50-25', [], [], [text(`Im letzten Viertel. ${sentence}`)]),
    ])
    const panel = page.locator('aside[data-panel]')
    for (const words of ['Ganze Breite.', 'Rechts.', 'Links.', 'Im letzten Viertel.']) {
      const shown = canvasOf(page).locator('p', { hasText: words })
      await shown.click()
      await page.keyboard.press('Escape')
      await page.keyboard.press('p')
      await expect(panel).toBeVisible()
      await expect.poll(() => doOverlap(shown, panel), words).toBe(false)
      await expect.poll(() => doOverlap(shown, page.locator('[data-toolbar]')), words).toBe(false)
      await page.getByRole('button', { name: /: Mehr$/ }).click({ trial: true })
      await page.keyboard.press('Escape')
    }
  })

test('The formatting toolbar is next to the selection, never over it, and is reached by Alt+F10', async ({
  page,
}) => {
  await openWith(page, [
    container('100', [
      block('headline', { content: 'Die Orgel', headline_level: 2 }),
      block('text', { content: richText(sentence.repeat(6), sentence.repeat(6)) }),
    ]),
  ])
  const text = canvasOf(page).locator('p').last()
  const bar = page.getByRole('toolbar', { name: 'Formatierung' })
  await clickIntoText(text)
  await expect(bar).toHaveCount(0)
  await text.dblclick({ position: { x: 40, y: 90 } })
  await expect(bar).toBeVisible()
  const chosen = await page.evaluate(() => getSelection()?.toString().trim())
  for (const scrolled of [0, 300, 600]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
    await expect
      .poll(async () => {
        const box = await bar.boundingBox()
        const toolbar = await page.locator('[data-toolbar]').boundingBox()
        const over = await page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().toJSON())
        if (!box) return 'missing'
        if (box.y < (toolbar?.height ?? 0)) return 'under the toolbar'
        return box.y + box.height <= over.top || box.y >= over.bottom ? 'free' : 'over the selection'
      })
      .toBe('free')
  }
  await bar.getByRole('button', { name: 'Fett' }).click()
  await expect(text.locator('strong')).toHaveText(chosen ?? '')
  await page.keyboard.press('ArrowRight')
  await expect(bar).toHaveCount(0)
  await page.keyboard.press('Alt+F10')
  await expect(bar.getByRole('button', { name: 'Fett' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(bar.getByRole('button', { name: 'Kursiv' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Und weiter.')
  await expect(text).toContainText('Und weiter.')
})

test('A plus button appears beside the gap nearest to the pointer, and inserts there', async ({ page }) => {
  await openWith(page, [
    container('100', [
      block('headline', { content: 'Die Orgel', headline_level: 2 }),
      block('text', { content: richText(sentence) }),
    ]),
  ])
  const heading = canvasOf(page).locator('h2')
  const text = canvasOf(page).locator('p')
  const plus = page.getByRole('button', { name: 'Block nach Überschrift einfügen' })
  await text.hover()
  await expect(plus).toHaveCount(0)
  const box = await text.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) - 10)
  await expect(plus).toBeVisible()
  expect(await doOverlap(plus, text)).toBe(false)
  expect(await doOverlap(plus, heading)).toBe(false)
  // It stays visible while the pointer moves to it along the gap.
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) - 10, { steps: 5 })
  await plus.click()
  await page.getByRole('searchbox', { name: 'Block suchen' }).fill('zitat')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Dazwischen')
  await expect(canvasOf(page).locator('h2, blockquote, p').nth(1)).toHaveText('Dazwischen')
})

test('Empty texts show a placeholder at every width, and accept typed text at once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWith(page, [container('33-33-33', [], [], [])])
  const places = page.getByRole('button', { name: 'Hier schreiben' })
  await expect(places).toHaveCount(3)
  expect(await doOverlap(places.nth(0), places.nth(1))).toBe(false)
  expect(await doOverlap(places.nth(1), places.nth(2))).toBe(false)
  await places.nth(1).click()
  await page.keyboard.type('Mitte')
  await expect(canvasOf(page).getByText('Mitte')).toBeVisible()
  await page.keyboard.press('Escape')
  await places.nth(1).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ende')
  await expect(canvasOf(page).locator('p')).toHaveText(['Mitte', 'Ende'])
  await expect(places).toHaveCount(1)
})

test('A page whose texts lie far down is scrolled to them, and one that begins with them is not', async ({
  page,
  problems,
}) => {
  problems.allow('status 404') // the event has no section before it is written
  await openWith(page, [container('100', [block('text', { content: richText(sentence) })])])
  await expect(page.locator('[data-kind="entry"]').first()).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  const answer = await (await page.request.get('/api/events?query=Mahler&page_size=1')).json()
  await openToEdit(page, detailHref('events', 'de', answer.results[0]))
  await expect(page.locator('#main [data-head="teaser"]')).toBeInViewport()
})

test(
  'The button in an empty block stays in its middle when a panel opens beside the page',
  { tag: '@long' },
  async ({ page }) => {
    await openWith(page, [container('100', [block('link', { content: 'Zum Ziel' })])])
    const middleOf = async (shown: Locator) => {
      const { x, width } = await boxOf(shown)
      return Math.round(x + width / 2)
    }
    const box = canvasOf(page).locator('[data-missing]')
    const button = page.getByRole('button', { name: 'Ziel auswählen' })
    const before = await middleOf(box)
    expect(await middleOf(button)).toBe(before)
    await tool(page, 'Gliederung').click()
    await expect.poll(() => middleOf(box)).toBeLessThan(before)
    await expect.poll(async () => (await middleOf(button)) - (await middleOf(box))).toBe(0)
  },
)

test('A new block shows grey placeholders, and reports missing content only when the page is published', async ({
  page,
}) => {
  await openWith(page, [container('100', [])])
  const notices = page.getByRole('button', { name: 'Hinweise: 0 Fehler, 0 Warnungen' })
  await page.getByRole('button', { name: 'Leere Spalte: Block einfügen' }).click()
  await page.getByRole('searchbox', { name: 'Block suchen' }).fill('überschrift')
  await page.keyboard.press('Enter')
  const heading = canvasOf(page).locator('h2')
  await expect(heading).toHaveAttribute('data-placeholder', 'Überschrift')
  const words = () =>
    heading.evaluate((element) => getComputedStyle(element, '::before').getPropertyValue('content'))
  expect(await words()).toBe('"Überschrift"')
  await page.keyboard.type('O')
  expect(await words()).toBe('none')
  await page.keyboard.press('Backspace')
  expect(await words()).toBe('"Überschrift"')
  await page.keyboard.type('Orgel')
  await page.keyboard.press('Enter')
  await expect(canvasOf(page).locator('p[data-placeholder]')).toBeVisible()
  await page.keyboard.type('/bild')
  await page.keyboard.press('Enter')

  const choose = page.getByRole('button', { name: 'Bild auswählen' })
  await expect(choose).toBeVisible()
  await expect(notices).toBeVisible()
  await expect(page.getByText('Das fehlt noch.')).toHaveCount(0)
  await choose.click()
  await page.locator('aside[data-panel]').getByText('Klangfiguren', { exact: true }).click()
  await page.getByRole('button', { name: 'Klangfigur 1', exact: true }).click()
  await expect(choose).toHaveCount(0)
  await page.getByRole('button', { name: 'Bild: Entfernen' }).click()
  await expect(choose).toBeVisible()
  await expect(notices).toBeVisible()

  await page.locator('[data-publish]').click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Ein Fehler')
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
  await expect(page.getByRole('button', { name: 'Hinweise 1: 1 Fehler, 0 Warnungen' })).toBeVisible()
})

test('After a refused paste the caret stays, the reason and the text are shown, and typed letters are text', async ({
  page,
}) => {
  await openWith(page, [container('100', [block('headline', { content: 'Orgel', headline_level: 2 })])])
  const heading = canvasOf(page).locator('h2')
  const paste = (text: string) =>
    page.evaluate((plain) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', plain)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, text)
  await heading.click()
  await page.keyboard.press('Home')
  await paste('Viel zu lang. '.repeat(100))
  await expect(page.getByText('Der Text ist zu lang für dieses Feld.')).toBeVisible()
  await expect(page.getByText('Ein Text wurde beiseitegelegt.')).toBeVisible()
  await page.keyboard.type('Neue n ')
  await expect(heading).toHaveText('Neue n Orgel')
  await page.locator('[data-banner]').getByRole('button', { name: 'Ansehen' }).click()
  await expect(page.getByRole('dialog', { name: 'Beiseitegelegt' })).toContainText('Viel zu lang.')
})

test('Keyboard shortcuts work at once on a block that was moved with the mouse', async ({ page }) => {
  await openWith(page, [
    container(
      '100',
      ['Erstens', 'Zweitens', 'Drittens'].map((content) => block('headline', { content, headline_level: 2 })),
    ),
  ])
  const headings = canvasOf(page).locator('h2')
  await headings.nth(2).click()
  const grip = await page.getByRole('button', { name: /Verschieben mit der Maus/ }).boundingBox()
  const target = await headings.nth(0).boundingBox()
  if (!grip || !target) throw new Error('Nothing to be dragged')
  await page.mouse.move(grip.x + 8, grip.y + 8)
  await page.mouse.down()
  await page.mouse.move(target.x + 60, target.y + 20, { steps: 12 })
  await page.mouse.move(target.x + 60, target.y - 6, { steps: 4 })
  // The line is visible below the headline first, and follows the pointer with the next frame.
  const lineTop = async () => (await page.locator('[data-drop-line]').boundingBox())?.y ?? Infinity
  await expect.poll(lineTop).toBeLessThan(target.y + target.height / 2)
  await page.mouse.up()
  await expect(headings).toHaveText(['Drittens', 'Erstens', 'Zweitens'])
  await page.keyboard.press('Alt+ArrowDown')
  await expect(headings).toHaveText(['Erstens', 'Drittens', 'Zweitens'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(headings).toHaveText(['Erstens', 'Drittens'])
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(headings).toHaveText(['Drittens', 'Erstens', 'Zweitens'])
})
