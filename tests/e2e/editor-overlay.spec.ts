// Covers: src/editor/page/overlay src/editor/app/shell
import type { Locator, Page } from '@playwright/test'
import { callAsStaff, canvasOf } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { barFocus, block, openPage, toFirstBar } from '../support/editor-keyboard.ts'
import { readDraft } from '../support/editor-site.ts'

const frameOf = (page: Page, kind: string) => page.locator(`[data-editor-overlay] [data-kind="${kind}"]`)

/** By how many pixels, at its worst edge, a frame differs from the element that it outlines. */
async function expectAround(frame: Locator, shown: Locator, when: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const [one, other] = await Promise.all([frame.boundingBox(), shown.boundingBox()])
        if (!one || !other) return null
        return Math.max(
          Math.abs(one.x - other.x),
          Math.abs(one.y - other.y),
          Math.abs(one.x + one.width - other.x - other.width),
          Math.abs(one.y + one.height - Math.max(other.y + other.height, other.y + 28)),
        )
      },
      { message: when },
    )
    .toBeLessThan(1)
}

const words = 'Ein Satz, der über mehrere Zeilen geht, sobald die Spalte schmal wird. '

test('The panel beside the page covers neither the header nor the footer, nor is the page wider than the window', async ({
  page,
}) => {
  await openPage(page)
  await toFirstBar(page)
  await page.keyboard.press('p')
  const panel = page.locator('aside[data-panel]')
  for (const width of [1100, 1280, 1372, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    const left = (await panel.boundingBox())?.x ?? 0
    expect(left).toBe(width - 348)
    for (const part of [page.locator('.site-header'), page.locator('#main + * footer')]) {
      const covered = await part
        .locator('a, button, summary, input')
        .evaluateAll(
          (elements, edge) =>
            elements
              .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > edge)
              .map((element) => element.textContent),
          left,
        )
      expect(covered, `at ${width} px`).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('The outline and the toolbar of a block follow it wherever it moves', async ({ page }) => {
  const headlines = ['Erstens', 'Zweitens', 'Drittens'].map((content) =>
    block('headline', { content, headline_level: 2 }),
  )
  const { section } = await openPage(page, [
    ...headlines,
    block('quote', { content: words.repeat(3), author: 'Hausarchiv' }),
  ])
  const first = canvasOf(page).locator('h2', { hasText: 'Erstens' })
  const selected = frameOf(page, 'selected')
  await toFirstBar(page)
  await expectAround(selected, first, 'chosen')
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await expectAround(selected, first, 'moved')
  await page.keyboard.press('Control+z')
  await expectAround(selected, first, 'taken back')

  await first.click()
  await page.keyboard.press('End')
  await page.keyboard.type(` ${words.repeat(2)}`)
  await expectAround(frameOf(page, 'typing'), first, 'grown by typing')
  await page.setViewportSize({ width: 700, height: 800 })
  await expectAround(frameOf(page, 'typing'), first, 'in a narrower window')

  const third = canvasOf(page).locator('h2', { hasText: 'Drittens' })
  const second = canvasOf(page).locator('h2', { hasText: 'Zweitens' })
  await third.hover()
  await expectAround(frameOf(page, 'hovered'), third, 'under the pointer')
  await second.hover()
  await expectAround(frameOf(page, 'hovered'), second, 'under the pointer, further on')

  await page.keyboard.press('Escape')
  await expect(barFocus(page)).toHaveCount(1)
  const top = (await first.boundingBox())?.y ?? 0
  await insertAtTop(page, section)
  await expect(canvasOf(page).getByText('Von nebenan')).toBeVisible()
  expect((await first.boundingBox())?.y).not.toBe(top)
  await expectAround(selected, first, 'pushed on by somebody else')
})

/** The change is made as if by another window. */
async function insertAtTop(page: Page, section: string): Promise<void> {
  const draft = await readDraft(page, section)
  const to = { in: 'column', container: draft.content.containers[0]?.id, column: 0, after: null }
  const inserted = block('headline', { content: 'Von nebenan', headline_level: 2 })
  await callAsStaff(page, `/de/pageeditor-api/draft/${section}/changes`, {
    client: 'other-window',
    base: draft.sequence,
    changes: [{ id: crypto.randomUUID(), operations: [{ kind: 'insert-block', block: inserted, to }] }],
  })
}

test('An open menu handles the keys, and the editor handles them again when it is closed', async ({
  page,
}) => {
  await openPage(page)
  await toFirstBar(page)
  const menu = page.getByRole('menu', { name: /Mehr$/ })
  const more = page.locator('[data-block-bar] [aria-haspopup=menu]').first()
  await more.focus()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('n')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(canvasOf(page).locator('h2')).toHaveText(['Erstens', 'Zweitens', 'Drittens'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(canvasOf(page).locator('h2')).toHaveText(['Zweitens', 'Erstens', 'Drittens'])
})
