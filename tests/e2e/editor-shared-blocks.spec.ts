// Covers: src/editor/panels/shared-blocks src/blocks/shared
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { canvasOf, clickIntoText, expectSaved, makePage, signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { barOf, mouse } from '../support/editor-input.ts'
import {
  allowFirstDrafts,
  bar,
  contentOf,
  dialogOf,
  edit,
  headline,
  quote,
  sharedBlock,
  text,
  tool,
  writeDraft,
} from '../support/written-drafts.ts'

allowFirstDrafts()

test('A text is made reusable, shown on a second page, changed in one place, and detached', async ({
  page,
}) => {
  await signInStaff(page)
  const name = `Kassenzeiten ${randomUUID().slice(0, 8)}`
  const visit = await makePage(page, 'Besuch')
  const tickets = await makePage(page, 'Karten')
  await writeDraft(page, 'de', visit.section, contentOf([text('Montag bis Freitag'), text('Danach.')]))
  await writeDraft(page, 'de', tickets.section, contentOf([text('Preise.')]))

  await edit(page, visit.de)
  await mouse.choose(page, 'Text', canvasOf(page).getByText('Montag bis Freitag'))
  await page.keyboard.press('Escape')
  await mouse.command(bar(page).getByRole('button', { name: /: Mehr$/ }), 'Wiederverwendbar machen …')
  await dialogOf(page).getByRole('textbox', { name: 'Name auf Deutsch' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(barOf(page, `„${name}“`)).toBeVisible()
  await expect(canvasOf(page).locator(`[data-shared="${name}"]`)).toContainText('Montag bis Freitag')
  await publish(page)

  await edit(page, tickets.de)
  await mouse.choose(page, 'Text', canvasOf(page).getByText('Preise.'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(page.getByRole('searchbox', { name: 'Block suchen' })).toBeFocused()
  await page.keyboard.type(name)
  await expect(dialogOf(page).getByRole('button', { name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(canvasOf(page).locator(`[data-shared="${name}"]`)).toContainText('Montag bis Freitag')
  await publish(page)

  // The button leads to the original once everything is stored.
  await barOf(page, `„${name}“`).getByRole('button', { name: 'Original bearbeiten' }).click()
  await expect(page).toHaveURL(/\/de\/shared\/\d+/)
  const source = /shared\/(\d+)/.exec(page.url())?.[1]
  await writeDraft(page, 'en', visit.section, contentOf([sharedBlock(`shared:${source}`)]))
  await clickIntoText(canvasOf(page).getByText('Montag bis Freitag'))
  await page.keyboard.press('End')
  await page.keyboard.type(' und Samstag')
  await expectSaved(page)
  await tool(page, 'Veröffentlichen').click()
  await expect(dialogOf(page)).toContainText('erscheint an 2 Stellen')
  for (const title of ['Besuch', 'Karten'])
    await expect(dialogOf(page).getByRole('link', { name: new RegExp(`^${title} `) })).toBeVisible()
  // The English page shows the block as well, but only the German text is published.
  await expect(dialogOf(page).getByText('Seite · EN')).toHaveCount(0)
  await dialogOf(page).getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  for (const path of [visit.de, tickets.de]) {
    await page.goto(path)
    await expect(page.getByText('Montag bis Freitag und Samstag')).toBeVisible()
  }

  await edit(page, tickets.de)
  await mouse.command(tool(page, /^Seite/), 'Wiederverwendbare Blöcke …')
  await dialogOf(page)
    .getByRole('button', { name: `„${name}“ löschen` })
    .click()
  await expect(dialogOf(page).getByRole('alert')).toContainText('wird noch verwendet')
  for (const title of ['Besuch', 'Karten'])
    await expect(dialogOf(page).getByRole('link', { name: new RegExp(`^${title} \\S+$`) })).toBeVisible()
  await page.keyboard.press('Escape')

  await mouse.choose(page, `„${name}“`, canvasOf(page).getByText('Montag bis Freitag und Samstag'))
  await mouse.command(bar(page).getByRole('button', { name: /: Mehr$/ }), 'Vom Original lösen')
  await expect(canvasOf(page).locator('[data-shared]')).toHaveCount(0)
  await expect(canvasOf(page).getByText('Montag bis Freitag und Samstag')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(canvasOf(page).locator('[data-shared]')).toHaveCount(1)
  await expectSaved(page)
})

async function publish(page: Page): Promise<void> {
  await expectSaved(page)
  await tool(page, 'Veröffentlichen').click()
  await dialogOf(page).getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}

test(
  'Several blocks and a whole container are made reusable, and detached with their columns',
  { tag: '@long' },
  async ({ page }) => {
    await signInStaff(page)
    const mark = randomUUID().slice(0, 8)
    const { de, section } = await makePage(page, 'Anfahrt')
    await writeDraft(page, 'de', section, {
      version: 1,
      containers: [
        ...contentOf([headline('Wege'), text('Zu Fuß'), text('Danach.')]).containers,
        { id: randomUUID(), layout: '50-50', columns: [[text('Mit der Bahn')], [quote('Mit dem Rad')]] },
      ],
    })
    await edit(page, de)
    const canvas = canvasOf(page)
    const shared = canvas.locator('[data-shared]')

    await mouse.choose(page, 'Überschrift', canvas.getByText('Wege'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Shift+ArrowDown')
    await makeReusable(page, `Wege ${mark}`)
    await expect(shared).toHaveText('WegeZu Fuß')

    await mouse.choose(page, 'Text', canvas.getByText('Mit der Bahn'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+ArrowUp')
    await makeReusable(page, `Verkehr ${mark}`)
    await expect(shared.nth(1)).toContainText('Mit dem Rad')
    await page.keyboard.press('Control+c')
    await publish(page)

    await mouse.command(bar(page).getByRole('button', { name: /: Mehr$/ }), 'Vom Original lösen')
    await expect(shared).toHaveCount(1)
    const columns = canvas.locator('[data-layout="50-50"] > *')
    await expect(columns.nth(0)).toHaveText('Mit der Bahn')
    await expect(columns.nth(1)).toContainText('Mit dem Rad')
    await expectSaved(page)

    // The copied reference is not allowed in the original of another reusable block.
    await mouse.choose(page, `„Wege ${mark}“`, canvas.getByText('Zu Fuß'))
    await barOf(page, `„Wege ${mark}“`).getByRole('button', { name: 'Original bearbeiten' }).click()
    await expect(page).toHaveURL(/\/de\/shared\/\d+/)
    await mouse.choose(page, 'Text', canvas.getByText('Zu Fuß'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+v')
    const reason = 'Ein wiederverwendbarer Block kann keinen anderen enthalten.'
    await expect(page.getByText(`${reason} Das Kopierte ist beiseitegelegt.`)).toBeVisible()
    await expect(bar(page).locator(':focus')).toHaveCount(1)
    await page.locator('[data-banner]').getByRole('button', { name: 'Ansehen' }).click()
    await expect(dialogOf(page)).toContainText(reason)
    await expect(dialogOf(page).locator(`[data-shared="Verkehr ${mark}"]`)).toContainText('Mit der Bahn')
    await dialogOf(page).getByRole('button', { name: 'Verwerfen' }).click()
    await expect(page.locator('[data-banner]')).toHaveCount(0)
    await expect(shared).toHaveCount(0)
  },
)

async function makeReusable(page: Page, name: string): Promise<void> {
  await mouse.command(bar(page).getByRole('button', { name: /: Mehr$/ }), 'Wiederverwendbar machen …')
  await dialogOf(page).getByRole('textbox', { name: 'Name auf Deutsch' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(barOf(page, `„${name}“`)).toBeVisible()
}
