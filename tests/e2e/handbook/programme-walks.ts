import { expect } from '@playwright/test'
import { announcementMessages } from '#office/messages/announcements.ts'
import { importMessages } from '#office/messages/imports.ts'
import { mergeMessages } from '#office/messages/merges.ts'
import { emptyRecord } from '#records/field.ts'
import { record as event } from '#records/event/record.ts'
import { record as subscription } from '#records/subscription/record.ts'
import type { Language } from '#i18n/languages.ts'
import { idOf, openForm, scrollToHeading, withSamples } from './office-samples.ts'
import type { Walks } from './walk.ts'

/** The heading of the group of fields that contains a field. */
function groupOf(
  { groups }: { groups?: readonly { label: Record<Language, string>; fields: readonly string[] }[] },
  field: string,
  language: Language,
): string {
  return groups?.find(({ fields }) => fields.includes(field))?.label[language] ?? ''
}

const prices = [
  { name: { de: 'Kategorie 1', en: 'Category 1' }, amount: 7200, reduced: 3600 },
  { name: { de: 'Kategorie 2', en: 'Category 2' }, amount: 5400, reduced: 2700 },
  { name: { de: 'Kategorie 3', en: 'Category 3' }, amount: 3200, reduced: 1600 },
]
const table = [
  'Nummer;Datum;Uhrzeit;Titel;Titel (en);Saal;Programm;Mitwirkende;Preis ab',
  '301;18.3.2031;19.30 Uhr;Mahlers Fünfte;Mahler’s Fifth;Großer Saal;Gustav Mahler: Sinfonie Nr. 5;Morgenstern-Orchester;25,00 €',
  '302;19.3.2031;20.00 Uhr;Lieder im Frühling;Songs in Spring;Fanny-Hensel-Saal;;;18,00 €',
  '303;23.3.2031;11.00 Uhr;Matinee;Matinée;Clara-Schumann-Saal;;;15,00 €',
].join('\r\n')

/** Walks to what planners do with events, people and subscriptions. */
export const programmeWalks: Walks = {
  'planners-event': withSamples(async (page, language, samples) => {
    const id = await samples.addConcert()
    await openForm(page, 'events/event', id, language)
  }),
  'planners-programme': withSamples(async (page, language, samples) => {
    const composer = await samples.add('works/artist', {
      kind: 'person',
      name: 'Felicitas Mendel',
      sort_name: 'Mendel, Felicitas',
      born: '1809',
      died: '1847',
    })
    const [overture, symphony] = [
      await samples.add('works/work', {
        composer,
        title: { de: 'Ouvertüre für Nachtgespenster', en: 'Overture for Ghosts of the Night' },
        catalogue_number: 'op. 21',
        minutes: 12,
      }),
      await samples.add('works/work', {
        composer,
        title: { de: 'Sinfonie Nr. 3 a-Moll', en: 'Symphony No. 3 in A minor' },
        catalogue_number: 'op. 56',
        minutes: 40,
      }),
    ]
    const orchestra = await idOf(page, 'works/artist', 'Morgenstern-Orchester')
    const id = await samples.addConcert({
      programme: [
        { kind: 'work', work: overture },
        { kind: 'interval' },
        { kind: 'work', work: symphony },
      ].map((item) => ({ ...emptyRecord(event.fields.programme.fields), ...item })),
      interval_minutes: 20,
      cast: [{ ...emptyRecord(event.fields.cast.fields), artist: orchestra }],
    })
    await openForm(page, 'events/event', id, language)
    await scrollToHeading(page, groupOf(event, 'programme', language))
  }),
  'planners-prices': withSamples(async (page, language, samples) => {
    const tag = await idOf(page, 'events/customer-tag', 'Freundeskreis')
    const id = await samples.addConcert({
      price_categories: prices,
      ticket_sale_from: '2031-01-20T09:00:00.000Z',
      presale: [{ tag, presale_date: '2031-01-06T09:00:00.000Z' }],
    })
    await openForm(page, 'events/event', id, language)
    await scrollToHeading(page, groupOf(event, 'price_categories', language))
  }),
  'planners-announce': withSamples(async (page, language, samples) => {
    const id = await samples.addConcert({ is_online: true })
    const messages = announcementMessages[language]
    await openForm(page, 'events/event', id, language)
    await page.getByText(messages.announce, { exact: true }).click()
    await page.getByRole('button', { name: messages.kinds.cancelled }).click()
    await expect(page.getByRole('dialog', { name: messages.titles.cancelled })).toBeVisible()
  }),
  'planners-import': async (page, language) => {
    const messages = importMessages[language]
    await page.goto('/admin/events/imports')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: messages.file }).click(),
    ])
    await chooser.setFiles({ name: 'saison-2031.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('saison-2031.csv')
    await expect(page.getByLabel(messages.mapping.meansOf('Saal'))).toHaveValue('room')
  },
  'planners-duplicates': withSamples(async (page, language, samples) => {
    for (const [name, sortName] of [
      ['Wilhelmine Abendroth', 'Abendroth, Wilhelmine'],
      ['Wilhelmine Abendrot', 'Abendrot, Wilhelmine'],
    ])
      await samples.add('works/artist', { kind: 'person', name, sort_name: sortName, born: '1884' })
    await page.goto('/admin/works/duplicates')
    await expect(page.getByRole('link', { name: /^Wilhelmine Abendroth\b/ })).toBeVisible()
    await expect(page.getByText(mergeMessages[language].duplicates.compare).first()).toBeVisible()
  }),
  'planners-subscription': withSamples(async (page, language, samples) => {
    const [series, group] = [
      await idOf(page, 'events/series', 'Große Symphonik'),
      await idOf(page, 'events/subscription-group', 'Wahlabonnements'),
    ]
    const events = [
      await samples.addConcert({ is_online: true }),
      await samples.addConcert({
        title: { de: 'Die Jahreszeiten', en: 'The Seasons' },
        date_start: samples.time(1),
        doors_open: null,
        is_online: true,
      }),
    ]
    const id = await samples.add('events/subscription', {
      title: { de: 'Wahl zu sechst', en: 'Six of your choice' },
      group,
      events,
      choose: 6,
      is_one_per_evening: true,
      choice_groups: [
        {
          ...emptyRecord(subscription.fields.choice_groups.fields),
          name: { de: 'Große Symphonik', en: 'The Great Symphonies' },
          series,
          at_least: 2,
          at_most: 4,
        },
      ],
    })
    await openForm(page, 'events/subscription', id, language)
    await scrollToHeading(page, groupOf(subscription, 'choose', language))
  }),
}
