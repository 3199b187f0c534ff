// Covers: src/editor/page/head src/domain/content
import type { Page } from '@playwright/test'
import type { Draft } from '#contracts/page-editor.ts'
import { detailHref } from '#routing/paths.ts'
import { callAsStaff, expectSaved, makePage, openToEdit, signInStaff } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { panelOf } from '../support/editor-input.ts'

test.beforeEach(({ problems }) => {
  // Without earlier changes there is no draft yet; the editor then creates one.
  problems.allow(/status 404: .*\/draft\/[a-z]+-\d+$/, 'Failed to load resource')
})

const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: /Redaktion|Editing/ }).getByRole('button', { name })
const place = (page: Page, field: string) => page.locator(`#main [data-head="${field}"]`)

/** A page with a stage, published, whose headline is its title. */
async function makeHeadedPage(page: Page) {
  const made = await makePage(page, 'Kopf')
  const { section: slug } = made
  const { sequence } = await callAsStaff<Draft>(page, '/de/pageeditor-api/container', { slug })
  await callAsStaff(page, `/de/pageeditor-api/draft/${slug}/changes`, {
    client: 'browser-test',
    base: sequence,
    changes: [
      {
        id: crypto.randomUUID(),
        operations: [
          { kind: 'set-fields', id: 'head', fields: { headline: 'Der Kopf', text: 'Worum es geht.' } },
        ],
      },
    ],
  })
  await callAsStaff(page, `/de/pageeditor-api/draft/${slug}/publication`, { sequence: sequence + 1 })
  return made
}

async function publish(page: Page): Promise<void> {
  await tool(page, 'Veröffentlichen').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await expect(page.getByRole('status').getByText('Veröffentlicht.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test.describe('The head of a page is edited in place', () => {
  test('headline and lead are part of the draft, of undo and of publishing', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signInStaff(page)
    const { de } = await makeHeadedPage(page)
    const visitor = await browser.newContext({ ...(baseURL && { baseURL }) })
    const seen = async () => (await visitor.request.get(de)).text()
    expect(await seen()).not.toContain('data-head')

    await openToEdit(page, de)
    await place(page, 'headline').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' und sein Hut')
    await page.keyboard.press('Tab')
    await expect(place(page, 'text')).toBeFocused()
    await page.keyboard.press('Control+a')
    // In one input, because each word is a step of its own.
    await page.keyboard.insertText('Worum es jetzt geht.')
    await page.keyboard.press('Escape')
    await expectSaved(page)
    expect(await seen()).toContain('Worum es geht.')

    await page.keyboard.press('Control+z')
    await expect(place(page, 'text')).toHaveText('Worum es geht.')
    await page.keyboard.press('Control+y')
    await expect(place(page, 'text')).toHaveText('Worum es jetzt geht.')
    await expectSaved(page)

    await tool(page, 'Veröffentlichen').first().click()
    const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
    await expect(dialog.getByText('1 Änderung', { exact: true })).toBeVisible()
    await expect(dialog.locator('ins').first()).toContainText('und sein Hut')
    await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
    await expect(page.getByRole('status').getByText('Veröffentlicht.')).toBeVisible()
    expect(await seen()).toContain('Der Kopf und sein Hut')
    await tool(page, 'Versionen').click()
    await expect(panelOf(page).getByText('Seitenkopf', { exact: true })).toBeVisible()
    await visitor.close()
  })

  test('its picture and its button are edited in a panel, and the stage shows the changes', async ({
    page,
  }) => {
    await signInStaff(page)
    const { de } = await makeHeadedPage(page)
    await openToEdit(page, de)
    await expect(place(page, 'link_text')).toHaveCount(0)
    await page.locator('#main').getByRole('button', { name: 'Bild', exact: true }).click()
    await expect(panelOf(page).getByRole('heading', { name: 'Seitenkopf' })).toBeVisible()
    await panelOf(page).getByRole('textbox', { name: 'Text der Schaltfläche' }).fill('Zum Programm')
    await panelOf(page).getByRole('combobox').fill('/de/programm-und-karten')
    await page.keyboard.press('Enter')
    await expect(place(page, 'link_text')).toHaveText('Zum Programm')
    await expectSaved(page)
  })

  test(
    'an editor who stops editing an unpublished page sees its draft, and a banner says so',
    { tag: '@long' },
    async ({ page }) => {
      await signInStaff(page)
      const { de } = await makePage(page, 'Entwurf')
      await openToEdit(page, de)
      await place(page, 'headline').click()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('Noch nicht fertig')
      await expectSaved(page)
      await tool(page, 'Fertig').click()
      await expect(page.getByRole('note')).toContainText('Sie sehen den Entwurf.')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noch nicht fertig')
    },
  )
})

test('A page without a stage offers to write a lead, which shifts nothing until it creates a stage', async ({
  page,
}) => {
  await signInStaff(page)
  const { de } = await makePage(page, 'Ohne Bühne')
  await openToEdit(page, de)
  const empty = page.getByRole('button', { name: 'Hier schreiben' })
  const lead = place(page, 'text')
  await expect(lead).toBeVisible()
  await expect(lead).toHaveAttribute('data-invite', 'Vorspann')
  const before = await empty.boundingBox()
  await lead.evaluate((element) => element.remove())
  expect(await empty.boundingBox()).toEqual(before)

  await page.reload()
  await expect(lead).toBeVisible()
  await lead.click()
  await page.keyboard.type('Worum es geht.')
  await page.keyboard.press('Escape')
  await expect(page.locator('#main [data-head-region="stage"]')).toContainText('Worum es geht.')
  await expectSaved(page)
})

test('An event gets a picture of the media library in place, and its figure back when the picture is removed', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInStaff(page)
  const listed = await (await page.request.get('/api/events?page_size=100&page=4')).json()
  const drawn = listed.results.find((one: { picture: { src: string | null } }) => one.picture.src === null)
  const [de, en] = [detailHref('events', 'de', drawn), detailHref('events', 'en', drawn)]
  const visitor = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  const seen = async (path: string) => {
    await visitor.goto(path)
    await expect(visitor.locator('[data-head-picture]')).toHaveCount(0)
    return visitor.locator('[data-leads="picture"] img').getAttribute('src')
  }
  const figure = await seen(de)
  expect(figure).toContain('/figures/')

  await openToEdit(page, de)
  const shown = page.locator('#main [data-head-region="picture"] img')
  await page.locator('#main').getByRole('button', { name: 'Bild', exact: true }).click()
  await expect(panelOf(page).getByRole('heading', { name: 'Kopf der Veranstaltung' })).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Bild: Auswählen' }).click()
  const picker = page.getByRole('group', { name: 'Bild wählen' })
  await expect(picker.getByRole('radio')).toHaveCount(0)
  await picker.getByRole('button', { name: /\.jpg/ }).first().click()
  await expect(shown).toHaveAttribute('src', /^\/media\//)
  await picker.getByRole('button', { name: 'Fertig' }).click()
  await page.keyboard.press('Control+z')
  await expect(shown).toHaveAttribute('src', figure ?? '')
  await page.keyboard.press('Control+y')
  await expect(shown).toHaveAttribute('src', /^\/media\//)
  const chosen = await shown.getAttribute('src')
  expect(await seen(de)).toBe(figure)
  await publish(page)
  expect([await seen(de), await seen(en)]).toEqual([chosen, chosen])
  await visitor.goto(`/de/programm-und-karten?date=${drawn.date_start.slice(0, 10)}`)
  await expect(visitor.locator(`img[src="${chosen}"]`).first()).toBeAttached()

  await panelOf(page).getByRole('button', { name: 'Bild: Entfernen' }).click()
  await expect(shown).toHaveAttribute('src', figure ?? '')
  await publish(page)
  expect([await seen(de), await seen(en)]).toEqual([figure, figure])
  await visitor.context().close()
})

test('The edited texts stay visible when a stage appears while the panel is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signInStaff(page)
  const { de } = await makePage(page, 'Ohne Bühne')
  await openToEdit(page, de)
  await page.locator('#main').getByRole('button', { name: 'Bild', exact: true }).click()
  await panelOf(page)
    .getByRole('button', { name: /^Bühnenbild: Auswählen/ })
    .click()
  await page
    .getByRole('group', { name: 'Bild wählen' })
    .getByRole('button', { name: /\.jpg/ })
    .first()
    .click()
  await expect(page.locator('#main [data-head-region="stage"] img')).toBeAttached()
  const edited = await place(page, 'headline').boundingBox()
  const sheet = await panelOf(page).boundingBox()
  expect(edited?.y).toBeGreaterThan(0)
  expect((edited?.y ?? 0) + (edited?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0)
})
