// Covers: src/editor/app src/domain/content
import { hallInput } from '#i18n/hall-time.ts'
import { mouse } from '../support/editor-input.ts'
import { accounts } from '../support/accounts.ts'
import { callAsStaff, deleteAsStaff, makePage } from '../support/browser-editor.ts'
import { expect, test } from '../support/browser.ts'
import { makeWrittenPage, openBrowserOf, openEditor, readDraft, sharedSite } from '../support/editor-site.ts'

test('A correction after planning cannot be missed: it is left out or taken in, and the minute brings just that', async ({
  browser,
  problems,
}) => {
  problems.allow('status 404', 'Failed to load resource') // the English draft does not exist
  const mira = await openBrowserOf(browser, sharedSite(), accounts.mira, problems)
  const { path } = await makeWrittenPage(await mira.newPage())
  const page = await openEditor(mira, path)
  const canvas = page.locator('[data-canvas]')
  const warning = page.locator('[data-banner]')
  const minute = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 30 * 60_000)
  const atTheMinute = async () => {
    const address = new URL(`${path}?as_of=${hallInput(minute.toISOString())}&as=visitor`, page.url())
    const text = await (await mira.request.get(address.href)).text()
    expect(text).toContain('Zweiter Text.')
    return text
  }
  const correct = async (words: string) => {
    await canvas.getByText('Zweiter Text.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(words)
  }

  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await page.getByLabel('Sichtbar ab').fill(hallInput(minute.toISOString()))
  await page.getByRole('button', { name: 'Planen', exact: true }).press('Enter')
  await expect(page.locator('[data-public]')).toHaveAttribute('title', /Geplant für /)
  await expect(warning).toHaveCount(0)

  await correct(' Berichtigt.')
  await expect(warning).toContainText('Die letzten Änderungen sind nicht dabei.')
  expect(await atTheMinute()).not.toContain('Berichtigt.')
  await warning.getByRole('button', { name: 'Aufnehmen' }).press('Enter')
  await expect(warning).toHaveCount(0)
  expect(await atTheMinute()).toContain('Berichtigt.')

  await correct(' Für später.')
  await warning.getByRole('button', { name: 'Weglassen' }).press('Enter')
  await expect(warning).toHaveCount(0)
  expect(await atTheMinute()).not.toContain('Für später.')
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Die letzten Änderungen sind nicht dabei.')
})

test('The toolbar and the banner say what visitors get now, also after what happens in another window', async ({
  browser,
  problems,
}) => {
  // The English draft does not exist, and the page is deleted for a while.
  problems.allow('status 404', 'status 410', 'Failed to load resource')
  const mira = await openBrowserOf(browser, sharedSite(), accounts.mira, problems)
  const visitor = await browser.newContext()
  const page = await mira.newPage()
  const { path, section } = await makeWrittenPage(page)
  await page.goto(path)
  const state = page.locator('[data-public]')
  const banner = page.locator('[data-shown-as="draft"]')
  const publishing = page.getByRole('dialog', { name: 'Veröffentlichen' })
  const statusForVisitors = async () => (await visitor.request.get(new URL(path, page.url()).href)).status()
  const publish = page.getByRole('button', { name: 'Veröffentlichen', exact: true })
  const more = page.getByRole('button', { name: 'Weitere Möglichkeiten zur Veröffentlichung' })

  await test.step('a new page is not public', async () => {
    await expect(banner).toContainText('sehen diese Seite noch nicht')
    await page.locator('[data-edit]').click()
    await expect(page.locator('[data-canvas]')).toBeAttached()
    await expect(state).toHaveAttribute('data-public', 'Nicht öffentlich')
    expect(await statusForVisitors()).toBe(404)
  })

  await test.step('a published page is public, and the banner is gone', async () => {
    await publish.click()
    await expect(publishing).toContainText('zum ersten Mal')
    await publishing.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
    await expect(state).toHaveAttribute('data-public', 'Öffentlich')
    await expect(state).toHaveAttribute('title', /^Öffentlich seit /)
    await expect(banner).toBeHidden()
    expect(await statusForVisitors()).toBe(200)
  })

  await test.step('a change leaves what visitors see, and is counted', async () => {
    await page.locator('[data-canvas]').getByText('Zweiter Text.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Und mehr.')
    await expect(state).toHaveAttribute('title', /Entwurf mit 1 Änderung/)
    await expect(banner).toContainText('Veröffentlicht ist eine andere Fassung.')
    await expect(banner).not.toContainText('noch nicht', { useInnerText: true })
  })

  await test.step('an unpublished page is not public, and is not called new', async () => {
    await mouse.command(more, 'Von der Website nehmen')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Von der Website nehmen' }).click()
    await expect(state).toHaveAttribute('data-public', 'Nicht öffentlich')
    await expect(banner).toContainText('sehen diese Seite noch nicht', { useInnerText: true })
    expect(await statusForVisitors()).toBe(404)
    await publish.click()
    await expect(publishing).toContainText('Es war schon einmal zu sehen.')
    await page.keyboard.press('Escape')
  })

  await test.step('what another window publishes is said here within moments', async () => {
    const other = await openEditor(mira, path)
    await other.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await other.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
    await expect(state).toHaveAttribute('data-public', 'Öffentlich')
    await expect(banner).toBeHidden()
  })

  await test.step('so are settings, the parent page, the end of a publication, a plan and the trash', async () => {
    const other = await mira.newPage()
    const parent = await makePage(other)
    const settings = `/de/pageeditor-api/page-settings/${section.replace('page-', '')}`
    const publication = `/de/pageeditor-api/draft/${section}/publication`

    await callAsStaff(other, settings, { is_online: false })
    await expect(state).toHaveAttribute('data-public', 'Nicht zu sehen')
    expect(await statusForVisitors()).toBe(404)
    await callAsStaff(other, settings, { is_online: true })
    await expect(state).toHaveAttribute('data-public', 'Öffentlich')

    await callAsStaff(other, `/de/pageeditor-api/page-settings/${parent.id}`, { is_online: false })
    await callAsStaff(other, `${settings}/move`, { parent_id: parent.id, after: null })
    await expect(state).toHaveAttribute('data-public', 'Nicht zu sehen')
    await expect(state).toHaveAttribute('title', /Eine übergeordnete Seite ist zurzeit nicht online/)
    await callAsStaff(other, `/de/pageeditor-api/page-settings/${parent.id}`, { is_online: true })
    await expect(state).toHaveAttribute('data-public', 'Öffentlich')

    await deleteAsStaff(other, publication)
    await expect(state).toHaveAttribute('data-public', 'Nicht öffentlich')
    const { sequence } = await readDraft(other, section)
    const publish_at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 30 * 60_000).toISOString()
    await callAsStaff(other, publication, { sequence, publish_at })
    await expect(state).toHaveAttribute('title', /Geplant für /)

    await deleteAsStaff(other, settings)
    const deleted = page.locator('[data-banner]')
    await expect(deleted).toContainText('in diesem Browser aufgehoben')
    await deleted.getByRole('button', { name: 'Seite wiederherstellen' }).click()
    await expect(deleted).toBeHidden()
    await expect(state).toHaveAttribute('title', /Geplant für /)
  })
})
