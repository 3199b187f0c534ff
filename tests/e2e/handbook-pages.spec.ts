// Covers: src/office/handbook
import type { Page } from '@playwright/test'
import { findAccessibilityErrors } from '../support/browser-accessibility.ts'
import { callAsStaff, makePage, openToEdit, signInAuthor, signInStaff } from '../support/browser-editor.ts'
import { enter, officeMenu, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'
import { sample } from '../support/sweep.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('An author finds a section by keyboard, in German and in English', async ({ page }) => {
  await signInAuthor(page)
  await page.goto('/admin')
  await enter(officeMenu(page).getByRole('link', { name: 'Handbuch' }))
  await expect(heading(page, 'Handbuch')).toBeVisible()
  await write(page.getByRole('searchbox', { name: 'Im Handbuch suchen' }), 'Akkordeon')
  await expect(page.getByText('1 Kapitel gefunden.')).toBeVisible()
  // The names of blocks come from the blocks themselves.
  await write(page.getByRole('searchbox', { name: 'Im Handbuch suchen' }), 'blatterheft')
  await enter(page.getByRole('link', { name: 'Externe Medien' }))
  await expect(heading(page, 'Alle Blöcke')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/handbook\/blocks#players$/)
  const section = page.getByRole('region', { name: 'Externe Medien' })
  await expect(section).toBeFocused()
  await expect(section).toBeInViewport()
  await expect(section.getByText('Blätterheft')).toBeVisible()

  await page.getByRole('button', { name: 'English' }).click()
  await expect(heading(page, 'All blocks')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'External media' }).getByText('Magazine', { exact: true }),
  ).toBeVisible()
  await enter(page.getByRole('link', { name: /^Next chapter/ }))
  await expect(heading(page, 'Pictures, recordings and films')).toBeVisible()
  await page.goto('/admin/handbook/nothing')
  await expect(heading(page, 'There is no such page in the administration.')).toBeVisible()
})

test('Pictures are shown in the language of the interface, in their size, and are files of their own', async ({
  page,
}) => {
  await signInStaff(page)
  await page.goto('/admin/handbook/publishing')
  const picture = page.getByRole('img', { name: /^Das Fenster „Veröffentlichen“/ })
  await expect(picture).toHaveAttribute('src', /^\/assets\/publishing-dialog\.de-.*\.png$/)
  await expect(picture).toHaveJSProperty('naturalWidth', 1120)
  expect(await page.evaluate(() => document.querySelectorAll('img[src^="data:"]').length)).toBe(0)
})

for (const colorScheme of sample(['light', 'dark'] as const, 1))
  for (const width of sample([360, 1280], 1))
    test(`The handbook can be used by everybody in ${colorScheme} colours at ${width} pixels`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await signInStaff(page)
      for (const path of [
        '',
        '/first-steps',
        '/blocks',
        '/keyboard',
        '/accessibility',
        '/event',
        '/imports',
      ]) {
        await page.goto(`/admin/handbook${path}`)
        await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
        expect(await findAccessibilityErrors(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    })

test('On paper a chapter has its texts and pictures, without bar and menu', async ({ page }) => {
  await signInStaff(page)
  await page.goto('/admin/handbook/writing')
  await expect(heading(page, 'Schreiben')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Tabellen' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Eine Tabelle/ })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Verwaltung' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Weitere Kapitel' })).toBeHidden()
})

test('Help leads from pages of the office, and from panels and dialogs of the editor in a new tab', async ({
  page,
}) => {
  await signInStaff(page)
  await page.goto('/admin/search-and-replace')
  const help = page.getByRole('main').getByRole('link', { name: /^Hilfe zu dieser Seite/ })
  await expect(help).toHaveAttribute('href', '/admin/handbook/search-replace#search')
  await page.goto('/admin/handbook')
  await expect(heading(page, 'Handbuch')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Hilfe/ })).toHaveCount(0)

  const { de, section } = await makePage(page, 'Hilfe')
  await callAsStaff(page, '/de/pageeditor-api/container', { slug: section })
  await openToEdit(page, de)
  const link = page.getByRole('link', { name: 'Hilfe im Handbuch (neues Fenster)' })
  await page.getByRole('button', { name: /^Hinweise/ }).click()
  await expect(link).toHaveAttribute('href', '/admin/handbook/accessibility#notices')
  await page
    .getByRole('complementary', { name: 'Hinweise' })
    .getByRole('button', { name: 'Schließen' })
    .click()
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  // The dialog itself has the focus, because help comes after what it is about.
  await expect(page.getByRole('dialog', { name: 'Veröffentlichen' })).toBeFocused()
  const opened = page.waitForEvent('popup')
  await enter(link)
  const handbook = await opened
  await expect(heading(handbook, 'Veröffentlichen')).toBeVisible()
  await expect(handbook.getByRole('region', { name: 'Jetzt veröffentlichen' })).toBeInViewport()
  await expect(page.getByRole('dialog', { name: 'Veröffentlichen' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Hilfe ?', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Alles Übrige steht im Handbuch' })).toHaveAttribute(
    'href',
    '/admin/handbook',
  )
})
