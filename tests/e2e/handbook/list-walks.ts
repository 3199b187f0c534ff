import { expect, type Page } from '@playwright/test'
import { placeNames } from '#i18n/lazy/staff-places.ts'
import { recordMessages } from '#office/messages/records.ts'
import type { Language } from '#i18n/languages.ts'
import { callOfficeAs } from '../../support/browser-office.ts'
import { openForm, scrollToTop, withSamples, type Samples } from './office-samples.ts'
import type { Walks } from './walk.ts'

const titles = [
  { de: 'Ein Sommernachtstraum', en: 'A Midsummer Night’s Dream' },
  { de: 'Die Jahreszeiten', en: 'The Seasons' },
  { de: 'Wassermusik am Ufer', en: 'Water Music on the Bank' },
  { de: 'Schottische Sinfonie', en: 'The Scottish Symphony' },
  { de: 'Nachtmusiken', en: 'Night Music' },
]

/** Walks to what all lists and forms have. */
export const listWalks: Walks = {
  'planners-history': withSamples(async (page, language, samples) => {
    const id = await samples.addConcert({ subtitle: { de: 'Familienkonzert', en: 'Family concert' } })
    await callOfficeAs(page, 'PATCH', `events/event/${id}`, {
      subtitle: { de: 'Familienkonzert ab sechs Jahren', en: 'Family concert, from six years' },
      age_from: 6,
      seen: { subtitle: { de: 'Familienkonzert', en: 'Family concert' }, age_from: null },
    })
    await openForm(page, 'events/event', id, language)
    const history = page.getByText(recordMessages[language].history.title, { exact: true })
    await history.click()
    await expect(page.getByText(recordMessages[language].history.restore).first()).toBeVisible()
    await scrollToTop(history)
  }),
  'planners-list': withSamples((page, language, samples) => openList(page, language, samples, 'Mara')),
  'planners-bulk': withSamples(async (page, language, samples) => {
    await openList(page, language, samples, 'Jonas')
    const messages = recordMessages[language]
    for (const title of titles.slice(0, 3))
      await page.getByRole('checkbox', { name: messages.choose(title[language]) }).check()
    await expect(page.getByText(messages.chosen(3), { exact: true })).toBeVisible()
    await page.getByText(messages.changeChosen, { exact: true }).click()
    await page.getByRole('form', { name: messages.changeChosen }).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 160))
  }),
  'planners-log': async (page, language) => {
    await page.goto('/admin/audit-log')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(placeNames[language].auditLog)
    await expect(page.getByRole('row').nth(5)).toBeVisible()
  },
}

/** Opens the list of five concerts that somebody is responsible for whom only one walk knows. */
async function openList(page: Page, language: Language, samples: Samples, name: string): Promise<void> {
  const responsible = `${name} ${{ de: 'Sommer', en: 'Summer' }[language]}`
  for (const [index, title] of titles.entries())
    await samples.addConcert({
      title,
      responsible,
      date_start: samples.time(index),
      doors_open: null,
      status: index === 2 ? 'few_tickets' : null,
      is_text_ready: index < 3,
    })
  const query = new URLSearchParams({ query: responsible, ordering: 'date_start' })
  await page.goto(`/admin/events/event?${query.toString()}`)
  await expect(page.getByRole('link', { name: titles[4]?.[language] ?? '' })).toBeVisible()
}
