import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { accountMessages } from '#i18n/lazy/account.ts'
import { pickingMessages } from '#i18n/lazy/picking.ts'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { entryMessages } from '#office/messages/entries.ts'
import { formMessages } from '#office/messages/forms.ts'
import { mediaMessages } from '#office/messages/media.ts'
import { menuMessages } from '#office/messages/menus.ts'
import { placeNames } from '#i18n/lazy/staff-places.ts'
import { recordMessages } from '#office/messages/records.ts'
import { replacementMessages } from '#office/messages/replacement.ts'
import { callAsStaff } from '../../support/browser-editor.ts'
import { templates } from '#office/forms/templates.ts'
import type { Localized } from '#i18n/languages.ts'
import { callOfficeAs, formsPath, sendEntry } from '../../support/browser-office.ts'
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
    await page.goto(`/admin/media?query=Saal`)
    await expect(page.getByRole('button', { name: mediaMessages[language].upload })).toBeVisible()
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  },
  'media-focus': async (page, language) => {
    const { id } = await findPicture(page)
    await page.goto(`/admin/media/${id}`)
    const focus = page.getByText(pickingMessages[language].focus.title, { exact: true }).first()
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
    const events = await makeClash(page)
    // Until a run of the rules has caught up with what was saved.
    await expect(async () => {
      await page.goto('/admin/guard?rule=hall-conflict')
      await expectHeading(page, placeNames[language].guard)
      await expect(page.getByRole('row')).not.toHaveCount(0, { timeout: 1000 })
    }).toPass()
    return async () => {
      for (const { id } of events) await removeByCall(page, `/de/api/admin/events/event/${id}`)
    }
  },
  'forms-build': async (page, language) => {
    const form = await makeEnquiry(page)
    await page.goto(`/admin/forms_builder/form/${form.id}`)
    await expect(page.getByRole('button', { name: formMessages[language].fields.add })).toBeVisible()
    return () => removeByCall(page, `/de/api/admin/forms_builder/form/${form.id}`)
  },
  'forms-entries': async (page, language) => {
    const form = await makeEnquiry(page)
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

type Made = { id: number }

/** A published form that only this walk uses. */
async function makeEnquiry(page: Page): Promise<Made> {
  const form = templates.find(({ id }) => id === 'contact')?.form
  const title: Localized = { de: 'Anfrage an die Vermittlung', en: 'Enquiry to the education team' }
  return callOfficeAs(page, 'POST', formsPath, { ...form, title, slug: `a-${randomUUID()}`, is_online: true })
}

/** Two drafts of concerts at the same time in the same hall. */
async function makeClash(page: Page): Promise<Made[]> {
  const { results } = await callOfficeAs<{ results: Made[] }>(page, 'GET', 'house/room?page_size=1')
  const mark = randomUUID()
  const start = new Date(Date.UTC(2033, 0, 1) + Number.parseInt(mark.slice(0, 4), 16) * 4 * 3_600_000)
  const create = (title: Localized, place: number) =>
    callOfficeAs<Made>(page, 'POST', 'events/event', {
      title,
      slug: { de: `${mark}-${place}`, en: `${mark}-${place}` },
      date_start: start.toISOString(),
      duration_minutes: 90,
      room: results[0]?.id,
    })
  return [
    await create({ de: 'Schubert: Oktett', en: 'Schubert: Octet' }, 1),
    await create({ de: 'Orgelführung', en: 'Tour of the organ' }, 2),
  ]
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}
