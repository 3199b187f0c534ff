// Covers: src/office/replacement src/domain/replacement
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { callAsStaff, makePage, openToEdit, signInAuthor, signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs, enter, officeMenu, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'

const address = '/admin/search-and-replace'

/** A published German page with two headlines that name a sponsor. */
async function makeSponsored(page: Page, sponsor: string) {
  const made = await makePage(page)
  const block = (id: string, content: string) => ({ id, type: 'headline', version: 1, fields: { content } })
  const blocks = [block('first', `Dank an die ${sponsor}`), block('second', `Die ${sponsor} hilft`)]
  const container = { id: 'box', layout: '100', columns: [blocks] }
  const draft = `/de/pageeditor-api/draft/${made.section}`
  await callAsStaff(page, '/de/pageeditor-api/container', { slug: made.section })
  const { sequence } = await callAsStaff<{ sequence: number }>(page, `${draft}/changes`, {
    client: randomUUID(),
    base: 0,
    changes: [{ id: randomUUID(), operations: [{ kind: 'insert-container', container, after: null }] }],
  })
  await callAsStaff(page, `${draft}/publication`, { sequence })
  return made
}

test('A sponsor gets another name: seen before, left out at one place, replaced in the draft, and taken back', async ({
  page,
  problems,
}) => {
  const sponsor = `Bank ${randomUUID().slice(0, 8)}`
  await signInStaff(page)
  const made = await makeSponsored(page, sponsor)
  const artist = await callOfficeAs<{ id: number }>(page, 'POST', 'works/artist', {
    kind: 'ensemble',
    name: `Chor der ${sponsor}`,
    sort_name: `Chor der ${sponsor}`,
  })

  await page.goto('/admin')
  await enter(officeMenu(page).locator('summary', { hasText: 'Seiten' }))
  await enter(officeMenu(page).getByRole('link', { name: 'Suchen und ersetzen' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Suchen und ersetzen' })).toBeVisible()
  problems.allow('status 400', 'Failed to load resource')
  await write(page.getByLabel('Suchen nach'), 'x')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Das ist zu kurz.')).toBeVisible()

  await write(page.getByLabel('Suchen nach'), sponsor.toLowerCase())
  await write(page.getByLabel('Ersetzen durch'), 'Stiftung')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: `4 Stellen: „${sponsor.toLowerCase()}“ wird zu „Stiftung“` }),
  ).toBeVisible()
  const second = page.getByRole('checkbox', { name: `Die Alt: ${sponsor} Neu: Stiftung hilft` })
  await second.focus()
  await page.keyboard.press('Space')
  await expect(second).not.toBeChecked()
  await expect(page.getByText('3 von 4 ausgewählt')).toBeVisible()
  expect(await findErrorsOfState(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.setViewportSize({ width: 1280, height: 800 })

  await enter(page.getByRole('button', { name: '3 Stellen ersetzen' }))
  await expect(page.getByText('3 Stellen ersetzt. 1 Eintrag ist gespeichert.')).toBeVisible()
  const changed = page.getByRole('listitem').filter({ hasText: 'Deutsch' }).getByRole('link')
  await expect(changed).toHaveCount(1)
  expect(await findErrorsOfState(page)).toEqual([])
  expect(await callOfficeAs(page, 'GET', `works/artist/${artist.id}`)).toMatchObject({
    name: 'Chor der Stiftung',
  })

  // Visitors still see the old name; the draft has the new one.
  const visitors = await page.request.get(`${made.de}?visitor`)
  expect(await visitors.text()).toContain(`Dank an die ${sponsor}`)
  await enter(changed)
  const canvas = page.locator('[data-canvas]')
  await expect(canvas.getByRole('heading', { name: 'Dank an die Stiftung' })).toBeVisible()
  await expect(canvas.getByRole('heading', { name: `Die ${sponsor} hilft` })).toBeVisible()

  await page.goto(address)
  await enter(page.getByRole('button', { name: `Zurücknehmen: „${sponsor.toLowerCase()}“ zu „Stiftung“` }))
  await expect(page.getByText(/Felder sind wieder wie vorher\./)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: sponsor.toLowerCase() })).toContainText(
    'zurückgenommen',
  )
  await openToEdit(page, made.de)
  await expect(canvas.getByRole('heading', { name: `Dank an die ${sponsor}` })).toBeVisible()
  expect(await callOfficeAs(page, 'GET', `works/artist/${artist.id}`)).toMatchObject({
    name: `Chor der ${sponsor}`,
  })
})

test('Drafts without other changes are published from the result', { tag: '@long' }, async ({ page }) => {
  const sponsor = `Bank ${randomUUID().slice(0, 8)}`
  await signInStaff(page)
  const made = await makeSponsored(page, sponsor)
  await page.goto(address)
  await write(page.getByLabel('Suchen nach'), sponsor)
  await write(page.getByLabel('Ersetzen durch'), 'Stiftung')
  await page.keyboard.press('Enter')
  await enter(page.getByRole('button', { name: '2 Stellen ersetzen' }))
  await enter(page.getByRole('button', { name: '1 Entwurf veröffentlichen' }))
  await expect(page.getByText('1 Entwurf ist öffentlich.')).toBeVisible()
  const answer = await page.request.get(made.de)
  expect(await answer.text()).toContain('Dank an die Stiftung')
})

test(
  'Authors search on pages, in English as well, and find the way from the page editor',
  { tag: '@long' },
  async ({ page }) => {
    await signInAuthor(page)
    await page.goto(address)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Search and replace' })).toBeVisible()
    await page.getByText('Records: 1 of 1 kinds').click()
    await expect(page.getByRole('checkbox', { name: 'Media library' })).toBeChecked()
    await page.getByRole('button', { name: 'Deutsch' }).click()

    await openToEdit(page, '/de/besuch')
    await page.getByRole('button', { name: 'Seite', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Suchen und ersetzen' })).toHaveAttribute('href', address)
  },
)
