import { expect, type Page } from '@playwright/test'
import { guardMessages } from '#office/messages/guard.ts'
import { recordMessages } from '#office/messages/records.ts'
import { releaseMessages } from '#office/messages/releases.ts'
import { callOfficeAs } from '../../support/browser-office.ts'
import { deleteAt, openForm, withSamples, type Samples } from './office-samples.ts'
import type { Walks } from './walk.ts'

const later = '2031-03-20T10:00:00.000Z'

/** Walks to releases and checks. */
export const releaseWalks: Walks = {
  'planners-later': withSamples(async (page, language, samples) => {
    const id = await samples.addConcert({ is_online: true })
    await openForm(page, 'events/event', id, language)
    await page.getByRole('button', { name: recordMessages[language].later }).click()
    const dialog = page.getByRole('dialog', { name: releaseMessages[language].later.title })
    await expect(dialog.getByText(releaseMessages[language].later.ways.time)).toBeVisible()
  }),
  'planners-release': withSamples(async (page, language, samples) => {
    const id = await collectSeason(page, samples)
    await openForm(page, 'releases/release', id, language)
    await expect(page.getByRole('heading', { name: releaseMessages[language].items.title })).toBeVisible()
    await expect(
      page.getByRole('link', { name: /^(Ein Sommernachtstraum|A Midsummer Night’s Dream)/ }).first(),
    ).toBeVisible()
  }),
  'planners-time-machine': async (page, language) => {
    const { machine } = releaseMessages[language]
    const query = new URLSearchParams({ at: '2031-03-20T11:00', path: `/${language}` })
    await page.goto(`/admin/releases/time-machine?${query.toString()}`)
    const frame = page.frameLocator(`iframe[title="${machine.frame}"]`)
    await expect(frame.getByRole('heading', { level: 1 })).toBeAttached()
  },
  'planners-checks': withSamples(async (page, language, samples) => {
    await samples.addConcert({ duration_minutes: 120 })
    await samples.addConcert({
      title: { de: 'Probe des Kinderchors', en: 'Rehearsal of the children’s choir' },
      date_start: samples.time(0, 60),
      doors_open: null,
    })
    const title = language === 'de' ? 'Ein Sommernachtstraum' : 'A Midsummer Night’s Dream'
    await expect(async () => {
      await page.goto('/admin/guard?rule=hall-conflict')
      await expect(page.getByRole('row').filter({ hasText: title }).first()).toBeVisible({ timeout: 3000 })
    }).toPass()
    await page.getByText(guardMessages[language].rules(15, 0), { exact: true }).click()
  }),
}

/** A release with a new title of a concert and one that becomes public. */
async function collectSeason(page: Page, samples: Samples): Promise<number> {
  const release = await samples.add('releases/release', {
    name: 'Saison 2030/31',
    publish_at: later,
    state: 'collecting',
  })
  const concert = await samples.addConcert({ is_online: true })
  const draft = await samples.addConcert({
    title: { de: 'Die Jahreszeiten', en: 'The Seasons' },
    date_start: samples.time(1),
    doors_open: null,
  })
  for (const [id, change] of [
    [concert, { age_from: 8 }],
    [draft, { is_online: true }],
  ] as const)
    await callOfficeAs(page, 'PATCH', `events/event/${id}`, { ...change, later: { release } })
  samples.beforeRemoval(async () => {
    const items = await callOfficeAs<{ id: number }[]>(page, 'GET', `releases/release/${release}/items`)
    for (const { id } of items) await deleteAt(page, `releases/release/${release}/items/${id}`)
  })
  return release
}
