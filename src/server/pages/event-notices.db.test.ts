import { describe, expect, test } from 'vitest'
import { saveSettings, type HouseSettings } from '#domain/house/index.server.ts'
import type { Language } from '#i18n/languages.ts'
import { detailHref } from '#routing/paths.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  type EventColumns,
  createHouse,
  createTestEvent,
  systemScope,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { openPages } from '../../../tests/support/pages.ts'

const database = useTestDatabase()
const pages = openPages(() => visitorScope(database.db))
const text = (de: string, en: string) => ({ de, en })

const settings: Partial<HouseSettings> = {
  phone: '+49 30 11',
  email: 'haus@hall.example',
  box_office_phone: '+49 30 22',
  text_cancelled: text('Geld zurück.', 'Money back.'),
  text_sold_out: text('Zur Abendkasse.', 'At the box office.'),
  text_postponed: text('Karten gelten weiter.', 'Tickets stay valid.'),
  refund_days: 60,
}

/** The page of an event in both languages, without the marks of React and what is in its header and footer. */
async function read(id: number) {
  const of = async (language: Language) => {
    const address = detailHref('events', language, { id, slug: text('ein-abend', 'an-evening')[language] })
    const page = (await (await pages.request(address)).text()).replaceAll('<!-- -->', '')
    return page.slice(page.indexOf('<article'), page.indexOf('</article>'))
  }
  return { de: await of('de'), en: await of('en') }
}

async function createShown(house: Partial<HouseSettings>, draft: Partial<EventColumns>) {
  const system = systemScope(database.db)
  await saveSettings(system, house)
  return read(await createTestEvent(system, { dateStart: new Date('2026-12-04T19:00:00Z'), ...draft }))
}

describe('The page of an event', () => {
  test('says why it is cancelled, what holders of tickets get, until when, and whom to ask', async () => {
    const note = text('Die Sängerin ist krank.', 'The singer is ill.')
    const { de, en } = await createShown(settings, {
      status: 'cancelled',
      publicChanges: [{ kind: 'cancelled', at: '2026-11-20T09:00:00.000Z', note }],
    })
    for (const part of [
      'Geld zurück.',
      'Erstattung möglich bis',
      '2. Februar 2027',
      'tel:+493022',
      'mailto:haus@',
    ])
      expect(de).toContain(part)
    expect(de.split(note.de), 'the reason is there once').toHaveLength(2)
    for (const part of [note.en, 'Money back.', 'Refunds until', '2 February 2027'])
      expect(en).toContain(part)
  })

  test('says how to get a ticket when it is sold out, and leads to similar concerts', async () => {
    const { genreId } = await createHouse(systemScope(database.db))
    const genreIds = [genreId]
    const similar = await createTestEvent(systemScope(database.db), { genreIds })
    const { de, en } = await createShown(settings, { status: 'sold_out', genreIds })
    expect(de).toContain('Zur Abendkasse.')
    expect(de).not.toContain('Erstattung')
    expect(de).toContain('href="#similar"')
    expect(de.slice(de.indexOf('id="similar"'))).toContain(`/ein-abend/${similar}"`)
    expect(en).toContain('At the box office.')
    expect(en).toContain('Similar concerts')
  })

  test('has the old and the new date when it was moved, and what is valid', async () => {
    const { de, en } = await createShown(settings, {
      status: 'postponed',
      previousDate: new Date('2026-11-30T18:30:00Z'),
    })
    expect(de).toContain('Karten gelten weiter.')
    expect(de).toContain('Montag, 30. November 2026, 19.30 Uhr')
    expect(de).toContain('Freitag, 4. Dezember 2026, 20.00 Uhr')
    expect(en).toContain('Tickets stay valid.')
  })

  test('says nothing of it when the house has no texts', async () => {
    for (const status of ['cancelled', 'sold_out'] as const)
      expect((await createShown({ phone: '+49 30 11' }, { status })).de, status).not.toContain('tel:')
  })
})

describe('Wheelchair places', () => {
  const wheelchair: Partial<HouseSettings> = {
    text_wheelchair: text('Begleitung frei, Eingang Süd.', 'Companion free, south entrance.'),
    wheelchair_phone: '+49 30 77',
    wheelchair_url: 'https://shop.example/rollstuhl',
  }
  const access = { wheelchair_places: 8 }

  test('come with how to book them, in both languages', async () => {
    const { de, en } = await createShown({ ...settings, ...wheelchair }, { access })
    for (const part of [
      '8 Rollstuhlplätze',
      'Begleitung frei, Eingang Süd.',
      'tel:+493077',
      'https://shop.example/rollstuhl',
    ])
      expect(de).toContain(part)
    expect(en).toContain('Companion free, south entrance.')
    expect(en).toContain('Book wheelchair places')
  })

  test('are booked at the box office unless they have a telephone of their own', async () => {
    const { de } = await createShown(settings, { access })
    expect(de).toContain('tel:+493022')
  })

  test.each([
    ['an event without any', {}],
    ['a past event', { access, dateStart: new Date('2026-10-04T19:00:00Z') }],
    ['a cancelled event', { access, status: 'cancelled' as const }],
  ])('are not booked for %s', async (_name, draft) => {
    expect((await createShown(wheelchair, draft)).de).not.toContain('Eingang Süd')
  })
})
