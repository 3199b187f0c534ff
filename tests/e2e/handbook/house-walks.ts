import { expect } from '@playwright/test'
import { accountMessages } from '#i18n/lazy/account.ts'
import { personalDataMessages } from '#office/messages/personal-data.ts'
import { webhookMessages } from '#office/messages/webhooks.ts'
import { openForm, withSamples } from './office-samples.ts'
import type { Walks } from './walk.ts'

/** Walks to personal data, accounts and tokens. */
export const houseWalks: Walks = {
  'planners-personal-data': async (page, language) => {
    const messages = personalDataMessages[language]
    await page.goto('/admin/personal-data')
    await page.getByLabel(messages.email, { exact: false }).fill('erika@example.org')
    await expect(page.getByRole('button', { name: messages.search, exact: true })).toBeVisible()
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
