import { expect, type Page } from '@playwright/test'
import { accountMessages } from '#i18n/lazy/account.ts'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { entryMessages } from '#office/messages/entries.ts'
import { formMessages } from '#office/messages/forms.ts'
import { mediaMessages } from '#office/messages/media.ts'
import { menuMessages } from '#office/messages/menus.ts'
import { placeNames } from '#office/messages/places.ts'
import { recordMessages } from '#office/messages/records.ts'
import { replacementMessages } from '#office/messages/replacement.ts'
import { callAsStaff } from '../../support/browser-editor.ts'
import { callOfficeAs, makeForm, sendEntry } from '../../support/browser-office.ts'
import { findPicture, makeSamplePage, removeByCall } from './sample-page.ts'
import type { Walks } from './walk.ts'

/** The walks to pages of staff and of the back office. */
export const officeWalks: Walks = {
  'first-steps-account': async (page, language) => {
    await page.goto('/account')
    await expectHeading(page, accountMessages[language].account.title)
    await expect(page.getByRole('heading', { name: accountMessages[language].passkeys.title })).toBeVisible()
  },
  'orientation-overview': async (page, language) => {
    await page.goto('/cms-hub')
    await expectHeading(page, staffMessages[language].hub.title)
  },
  'orientation-office': async (page, language) => {
    await page.goto('/admin')
    await expectHeading(page, recordMessages[language].title)
    await expect(page.getByRole('heading', { name: recordMessages[language].first.changes })).toBeVisible()
  },
  'media-library': async (page, language) => {
    await page.goto(`/admin/media?search=Saal`)
    await expect(page.getByRole('button', { name: mediaMessages[language].upload })).toBeVisible()
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  },
  'media-focus': async (page, language) => {
    const { id } = await findPicture(page)
    await page.goto(`/admin/media/${id}`)
    const focus = page.getByText(mediaMessages[language].page.focus, { exact: true }).first()
    await focus.scrollIntoViewIfNeeded()
    await expect(focus).toBeVisible()
  },
  'menus-edit': async (page, language) => {
    await page.goto('/admin/pages/menus')
    await expect(page.getByText(menuMessages[language].preview).first()).toBeVisible()
  },
  'search-replace-found': async (page, language) => {
    const words = replacementMessages[language]
    const made = await makeSamplePage(page, language)
    await page.goto('/admin/search-and-replace')
    await page.getByLabel(words.sought).fill(language === 'de' ? 'Garderobe' : 'cloakroom')
    await page.getByLabel(words.instead).fill(language === 'de' ? 'Kleiderablage' : 'coat check')
    await page.getByRole('button', { name: words.preview, exact: true }).click()
    const found = page.getByRole('heading', { level: 2 }).filter({ hasText: /\d/ }).first()
    await found.scrollIntoViewIfNeeded()
    await found.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    return made.remove
  },
  'accessibility-checks': async (page, language) => {
    await page.goto('/admin/guard')
    await expectHeading(page, placeNames[language].guard)
    await expect(page.getByRole('table')).toBeVisible()
  },
  'forms-build': async (page, language) => {
    const form = await makeForm(page, language === 'de' ? 'Anfrage' : 'Enquiry')
    await page.goto(`/admin/forms_builder/form/${form.id}`)
    await expect(page.getByRole('button', { name: formMessages[language].fields.add })).toBeVisible()
    return () => removeByCall(page, `/de/api/admin/forms_builder/form/${form.id}`)
  },
  'forms-entries': async (page, language) => {
    const form = await makeForm(page, language === 'de' ? 'Anfrage' : 'Enquiry')
    for (const name of ['Erika Muster', 'Jonas Feld', 'Mira Thal']) await sendEntry(page, form.id, name)
    await page.goto(`/admin/forms_builder/entry?form=${form.id}`)
    await expectHeading(page, entryMessages[language].names.many)
    await expect(page.getByRole('row')).toHaveCount(4)
    return async () => {
      const { results } = await callOfficeAs<{ results: { id: number }[] }>(
        page,
        'GET',
        `form-entries?form=${form.id}`,
      )
      await callAsStaff(page, '/de/api/admin/form-entries/delete', { ids: results.map(({ id }) => id) })
      await removeByCall(page, `/de/api/admin/forms_builder/form/${form.id}`)
    }
  },
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}
