// Covers: src/editor/app/toolbar
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { canvasOf, expectSaved, makePage, signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { mouse } from '../support/editor-input.ts'
import { sample } from '../support/sweep.ts'
import {
  allowFirstDrafts,
  boxOf,
  contentOf,
  dialogOf,
  edit,
  quote,
  tool,
  toolbar,
  writeDraft,
} from '../support/written-drafts.ts'

allowFirstDrafts()

test(
  'No tool of the toolbar covers another one on any screen, and all can be reached',
  { tag: '@long' },
  async ({ page, problems }) => {
    problems.allow('ERR_INTERNET_DISCONNECTED', 'Failed to load resource')
    await signInStaff(page)
    const made = await makePage(page, 'Eine Seite mit einem ziemlich langen Namen')
    await writeDraft(page, 'de', made.section, contentOf([quote('Eins')]))
    for (const language of ['de', 'en'] as const) {
      await edit(page, made[language])
      if (language === 'en') {
        await mouse.command(page.getByRole('button', { name: /^Konto: / }), 'Oberfläche auf Englisch')
        await expect(tool(page, 'Publish').first()).toBeVisible()
      }
      for (const width of sample([320, 1200, 640, 1199, 360, 768, 1280], 4)) {
        await page.setViewportSize({ width, height: 700 })
        await expect(tool(page, /^(Mehr|More)(, |$)/)).toHaveCount(width < 1200 ? 1 : 0)
        await expect(tool(page, /^(Veröffentlichen|Publish)$/)).toHaveCount(1)
        expect((await boxOf(toolbar(page))).height).toBe(98)
        expect(await errorsOfRows(page, width < 640), `${language}, ${width} pixels`).toEqual([])
      }
    }
    // On a phone everything else is in one menu, which scrolls if necessary.
    await page.setViewportSize({ width: 360, height: 500 })
    await tool(page, /^More(, |$)/).focus()
    await page.keyboard.press('Enter')
    const list = await boxOf(page.locator('[popover]:popover-open'))
    expect(list.x).toBeGreaterThanOrEqual(8)
    expect(list.x + list.width).toBeLessThanOrEqual(352)
    const items = page.locator('[popover]:popover-open [role^=menuitem]')
    const names = [
      'Redo',
      'Languages',
      'Notices',
      'Outline',
      'Versions',
      'Share',
      'Help',
      'Phone',
      'Tablet',
      'Screen',
    ]
    for (const name of [...names, 'Settings', 'Delete'])
      await expect(items.filter({ hasText: name }).first()).toBeAttached()
    await expect(items.nth(1)).toBeFocused() // nothing was undone: the first does nothing
    expect(await findErrorsOfState(page)).toEqual([])
    await page.keyboard.press('End')
    await expect(items.last()).toBeFocused()
    const last = await boxOf(items.last())
    expect(last.height).toBeGreaterThanOrEqual(44)
    expect(last.y + last.height).toBeLessThanOrEqual(500)
    await page.keyboard.press('Escape')
    await expect(tool(page, /^More(, |$)/)).toBeFocused()
    await mouse.command(tool(page, /^More(, |$)/), /^Share/)
    await expect(dialogOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tool(page, /^More(, |$)/)).toBeFocused()

    // The reason why saving fails is given in words even if there is little space.
    await page.goto(`${made.de}?edit`)
    await canvasOf(page).getByText('Eins').click()
    await page.context().setOffline(true)
    await page.keyboard.type('Zwei')
    await expect(page.locator('[data-saving="offline"]')).toBeVisible()
    for (const width of sample([320, 1280, 360, 768], 2)) {
      await page.setViewportSize({ width, height: 700 })
      const state = page.locator('[data-saving="offline"]')
      await expect(state).toHaveText(/^(Keine Verbindung|No connection).* 1 /)
      expect((await boxOf(state)).width, `${width}`).toBeGreaterThan(100)
      await expect(tool(page, /^(Veröffentlichen|Publish)$/)).toHaveCount(width < 640 ? 0 : 1)
      expect(await errorsOfRows(page, width < 640), `${width} pixels, offline`).toEqual([])
    }
    await page.context().setOffline(false)
    await expectSaved(page)
  },
)

function errorsOfRows(page: Page, isPhone: boolean): Promise<string[]> {
  return page.evaluate((phone) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-toolbar] > div')]
    return rows.flatMap((row) => {
      const errors = row.scrollWidth > row.clientWidth ? [`${row.scrollWidth} > ${row.clientWidth}`] : []
      for (const one of row.querySelectorAll<HTMLElement>('a, button')) {
        if (!one.checkVisibility()) continue
        const box = one.getBoundingClientRect()
        const name = one.getAttribute('aria-label') ?? one.textContent
        for (const x of [box.left + 2, box.left + box.width / 2, box.right - 2]) {
          const found = document.elementFromPoint(x, box.top + box.height / 2)
          if (!found || !one.contains(found)) errors.push(`${name} is covered`)
        }
        if (phone && (box.width < 44 || box.height < 44)) errors.push(`${name}: ${box.width} × ${box.height}`)
      }
      return errors
    })
  }, isPhone)
}
