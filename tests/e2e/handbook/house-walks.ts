import { expect } from '@playwright/test'
import { accountMessages } from '#i18n/lazy/account.ts'
import { formMessages } from '#office/messages/forms.ts'
import { mediaMessages } from '#office/messages/media.ts'
import { personalDataMessages } from '#office/messages/personal-data.ts'
import { webhookMessages } from '#office/messages/webhooks.ts'
import { idOf, openForm, withSamples } from './office-samples.ts'
import type { Walks } from './walk.ts'

/** Walks to forms, files, accounts and other programs. */
export const houseWalks: Walks = {
  'planners-form-builder': async (page, language) => {
    await openForm(page, 'forms_builder/form', await idOf(page, 'forms_builder/form', 'presse'), language)
    await expect(page.getByRole('button', { name: formMessages[language].fields.add })).toBeAttached()
    await expect(page.getByRole('heading', { name: formMessages[language].preview.title })).toBeAttached()
  },
  'planners-personal-data': async (page, language) => {
    const messages = personalDataMessages[language]
    await page.goto('/admin/personal-data')
    await page.getByLabel(messages.email, { exact: false }).fill('erika@example.org')
    await expect(page.getByRole('button', { name: messages.search, exact: true })).toBeVisible()
  },
  'planners-media': async (page, language) => {
    await openForm(page, 'media', await idOf(page, 'media', 'leerer-saal'), language)
    await expect(page.getByText(mediaMessages[language].page.focus, { exact: true }).first()).toBeVisible()
  },
  'planners-accounts': async (page, language) => {
    await page.goto('/users')
    const { users } = accountMessages[language]
    await expect(page.getByRole('button', { name: users.submit })).toBeVisible()
  },
  'planners-token': withSamples(async (page, language, samples) => {
    const id = await samples.add('house/api-token', {
      name: language === 'de' ? 'Bildschirme im Foyer' : 'Screens in the foyer',
      expires_at: new Date(Date.now() + 90 * 24 * 3_600_000).toISOString(),
      ...Object.fromEntries(
        ['programme', 'people', 'subscriptions', 'stories', 'pages', 'house', 'forms'].map((area) => [
          `${area}_access`,
          ['programme', 'house'].includes(area) ? 'read' : 'none',
        ]),
      ),
    })
    await openForm(page, 'house/api-token', id, language)
    await expect(page.getByRole('button', { name: webhookMessages[language].token.make })).toBeVisible()
  }),
}
