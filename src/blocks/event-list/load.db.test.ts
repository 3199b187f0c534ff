import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createHouse, createTestEvent, systemScope, visitorScope } from '../../../tests/support/factories.ts'
import { load } from './load.server.ts'
import { block, type EventListFields } from './schema.ts'

const database = useTestDatabase()
const shop = 'https://karten.example.org/1'

/** One event a month around the tests' current date; `autumn` and `winter` are past, `summer` can't be bought. */
async function createYear() {
  const scope = systemScope(database.db)
  const { seriesId } = await createHouse(scope)
  const event = (title: string, day: string, ticketUrlExternal: string | null = shop) =>
    createTestEvent(scope, {
      title: { de: title, en: title },
      dateStart: new Date(`${day}T18:30:00Z`),
      seriesId,
      ticketUrlExternal,
    })
  return {
    seriesId,
    autumn: await event('Herbst', '2026-10-10'),
    winter: await event('Winter', '2026-11-10'),
    spring: await event('Frühling', '2027-03-10'),
    summer: await event('Sommer', '2027-06-10', null),
  }
}

/** The titles that a list shows to visitors, and the number of its missing events. */
async function listed(fields: Record<string, unknown>, events: number[] = []) {
  const read = block.read(fields, 1)
  if (!isFields(read)) throw new Error('The fields of the test can’t be read')
  const children = events.map((id) => ({ type: 'event-item', fields: { event: `event:${id}` } }))
  const found = await load(visitorScope(database.db), { id: 'list', fields: read, children }, 'de')
  return { titles: found.events.map(({ name }) => name), gone: found.gone }
}

function isFields(fields: Record<string, unknown> | null): fields is EventListFields {
  return fields !== null && 'past_as_last' in fields
}

describe('A list of chosen events', () => {
  test('shows upcoming events, in the order in which they were chosen', async () => {
    const { autumn, winter, spring, summer } = await createYear()
    expect((await listed({}, [summer, autumn, spring, winter])).titles).toEqual(['Sommer', 'Frühling'])
  })

  test('leaves past events in their place, or puts them last, if requested', async () => {
    const { autumn, winter, spring, summer } = await createYear()
    const chosen = [winter, summer, autumn, spring]
    expect((await listed({ include_past: true }, chosen)).titles).toEqual([
      'Winter',
      'Sommer',
      'Herbst',
      'Frühling',
    ])
    expect((await listed({ past_as_last: true }, chosen)).titles).toEqual([
      'Sommer',
      'Frühling',
      'Winter',
      'Herbst',
    ])
  })

  test('shows only bookable events, if requested, and past events by their own option', async () => {
    const { winter, spring, summer } = await createYear()
    const chosen = [winter, spring, summer]
    expect((await listed({ only_bookable: true }, chosen)).titles).toEqual(['Frühling'])
    expect((await listed({ only_bookable: true, past_as_last: true }, chosen)).titles).toEqual([
      'Frühling',
      'Winter',
    ])
  })

  test('counts missing events once', async () => {
    const { spring } = await createYear()
    expect(await listed({}, [spring, 999_999, 999_999])).toEqual({ titles: ['Frühling'], gone: 1 })
  })
})

describe('A list of a series', () => {
  test('shows the next events, up to its limit', async () => {
    const { seriesId: series } = await createYear()
    expect((await listed({ source: { series } })).titles).toEqual(['Frühling', 'Sommer'])
    expect((await listed({ source: { series, limit: 1 } })).titles).toEqual(['Frühling'])
    expect((await listed({ source: { series }, only_bookable: true })).titles).toEqual(['Frühling'])
    expect((await listed({ source: { series: 999_999 } })).titles).toEqual([])
  })

  test('fills up with the latest past ones, in their place or last', async () => {
    const { seriesId: series } = await createYear()
    const source = { series, limit: 3 }
    expect((await listed({ source, include_past: true })).titles).toEqual(['Winter', 'Frühling', 'Sommer'])
    expect((await listed({ source, past_as_last: true })).titles).toEqual(['Frühling', 'Sommer', 'Winter'])
    expect((await listed({ source: { series, limit: 9 }, past_as_last: true })).titles).toEqual([
      'Frühling',
      'Sommer',
      'Winter',
      'Herbst',
    ])
    expect((await listed({ source: { series, limit: 2 }, include_past: true })).titles).toEqual([
      'Frühling',
      'Sommer',
    ])
  })
})
