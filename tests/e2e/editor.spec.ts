// Covers: src/editor
import { canvasOf, expectSaved, makePage, openToEdit, signInStaff } from '../support/browser-editor.ts'
import { hydrate } from '../support/browser-hydration.ts'
import { expect, test } from '../support/browser.ts'

/** Without earlier changes there is no draft yet; the editor then creates one. */
const noSectionYet = /status 404: .*\/draft\/page-\d+$/

test.describe('An editor', () => {
  test('sees the toolbar on every page, 98 pixels high, and visitors do not', async ({ page, browser }) => {
    await signInStaff(page)
    await page.goto('/de/besuch')
    const toolbar = page.getByRole('region', { name: 'Redaktion' })
    await expect(toolbar).toBeVisible()
    expect((await toolbar.boundingBox())?.height).toBe(98)
    await expect(page.locator('html')).toHaveClass('logged')
    await page.goto('/de/besuch?noToolbar')
    await expect(page.locator('html')).not.toHaveClass('logged')
    await expect(page.getByRole('region', { name: 'Redaktion' })).toHaveCount(0)
    const visitor = await browser.newContext()
    const html = await (await visitor.request.get(`${process.env['SITE_ORIGIN']}/de/besuch`)).text()
    expect(html).not.toMatch(/logged|staff-page|editor|prosemirror/i)
    await visitor.close()
  })

  test('undoes typing in one step and an insertion in another', async ({ page, problems }) => {
    problems.allow(noSectionYet, 'Failed to load resource')
    await signInStaff(page)
    const { de } = await makePage(page)
    await openToEdit(page, de)
    await page.getByRole('button', { name: /Leere Spalte/ }).click()
    await page.getByRole('searchbox', { name: 'Block suchen' }).fill('zitat')
    await page.keyboard.press('Enter')
    // In one input, because keys with a pause between them, as on a busy machine, are steps of their own.
    await page.keyboard.insertText('Die Stille gehört zum Stück.')
    const quote = canvasOf(page).locator('blockquote')
    await expect(quote).toHaveText('Die Stille gehört zum Stück.')
    await page.keyboard.press('Control+z')
    await expect(quote).toHaveText('')
    await page.keyboard.press('Control+Shift+z')
    await expect(quote).toHaveText('Die Stille gehört zum Stück.')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(quote).toHaveCount(0)
  })

  test('has the caret in a new text before the next key is pressed, and the text is saved automatically', async ({
    page,
    problems,
  }) => {
    problems.allow(noSectionYet, 'Failed to load resource')
    await signInStaff(page)
    const { de } = await makePage(page)
    await openToEdit(page, de)
    await page.getByRole('button', { name: /Leere Spalte/ }).click()
    const search = page.getByRole('searchbox', { name: 'Block suchen' })
    await search.fill('überschr')
    // Both are in one script, so that the browser paints nothing between the key and the check.
    const pressEnter = (element: HTMLElement | SVGElement) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
      const { activeElement } = document
      return activeElement?.closest('[contenteditable]')?.localName
    }
    expect(await search.evaluate(pressEnter)).toBe('h2')
    await page.keyboard.type('Die Orgel')
    expect(await canvasOf(page).locator('h2').evaluate(pressEnter)).toBe('div')
    await page.keyboard.type('Drei Register.')
    await expect(canvasOf(page).getByRole('heading')).toHaveText('Die Orgel')
    await expect(canvasOf(page).getByText('Drei Register.')).toBeVisible()
    await expectSaved(page)
    await page.reload()
    await expect(canvasOf(page).getByText('Drei Register.')).toBeVisible()
    await expect(canvasOf(page).getByRole('heading', { name: 'Die Orgel' })).toBeVisible()
  })
})

test('Neither pages with islands nor the editor try what the policy forbids', async ({ page, problems }) => {
  problems.allow(noSectionYet, 'Failed to load resource', 'Executing inline script violates')
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (directive: string) => violations.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Reflect.apply(Reflect.get(window, 'noteViolation'), window, [effectiveDirective])
    })
  })
  await page.goto('/de/programm-und-karten')
  await hydrate(page)
  await page.goto('/de/forms')
  await page.getByRole('main').getByRole('link').first().click()
  await hydrate(page)
  await signInStaff(page)
  const { de } = await makePage(page)
  await openToEdit(page, de)
  await page.getByRole('button', { name: /Leere Spalte/ }).click()
  await page.getByRole('searchbox', { name: 'Block suchen' }).fill('zitat')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('Die Stille gehört zum Stück.')
  await expectSaved(page)
  expect(violations).toEqual([])
  // What a library would do to find out whether it may.
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { text: 'self.isAllowed = true' }))
  })
  await expect.poll(() => violations).toEqual(['script-src-elem'])
})
