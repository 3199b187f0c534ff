import { expect, test } from 'vitest'
import type { SeasonOverview } from '#contracts/office-seasons.ts'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import {
  buildEvent,
  createEvents,
  createHouse,
  staffScope,
  systemScope,
} from '../../tests/support/factories.ts'
import { callOffice } from '../../tests/support/office-calls.ts'

const database = useTestDatabase()

const german = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** Events of two months and two seasons, each with what it lacks. */
async function createSeason() {
  const { seasonId, seriesId } = await createHouse(systemScope(database.db))
  const at = (day: string) => new Date(`${day}T18:30:00Z`)
  const whole = {
    seasonId,
    seriesId,
    dateStart: at('2027-09-10'),
    teaser: { de: 'Ein Abend', en: 'An evening' },
    imageId: null,
    priceMin: 1500,
    ticketSaleFrom: at('2027-05-01'),
  }
  await createEvents(
    systemScope(database.db),
    [
      whole,
      { ...whole, teaser: null, priceMin: null, isOnline: false },
      { ...whole, teaser: { de: 'Ein Abend', en: '' }, dateStart: at('2027-10-31') },
      { ...whole, teaser: null, description: { de: german('Text'), en: null }, seriesId: null },
      { ...whole, status: 'no_sale' as const, priceMin: null, ticketSaleFrom: null },
      { ...whole, status: 'cancelled' as const, teaser: null, priceMin: null },
      { ...whole, ticketSaleFrom: null, dateStart: at('2027-10-02') },
      { ...whole, ticketSaleFrom: null, ticketUrlExternal: 'https://shop.example/7' },
      { ...whole, isOwnProduction: false, priceMin: null, ticketSaleFrom: null, seriesId: null },
      { ...whole, seasonId: null, teaser: null },
      { ...whole, dateStart: at('2026-03-01'), teaser: null, priceMin: null },
    ].map((columns) => buildEvent(columns)),
  )
  return { seasonId, seriesId }
}

test('Each number of a season at a glance is that of the list with the same filters', async () => {
  const { seasonId, seriesId } = await createSeason()
  const call = callOffice(openApi(() => staffScope(database.db, 'editor')))
  const { body } = await call<SeasonOverview>('GET', 'events/overview')
  expect(body.season).toBe(seasonId)
  expect(body.seasons.map(({ id, events }) => [id, events])).toEqual([
    [seasonId, 9],
    [null, 1],
  ])
  expect(body.cells).toHaveLength(3)
  expect(body.cells.find(({ series, month }) => series === seriesId && month === '2027-09')).toMatchObject({
    events: 5,
    drafts: 1,
    missing: { text: 1, translation: 0, picture: 4, prices: 1, sale_date: 0 },
  })
  expect(body.cells.find(({ series }) => series === null)).toMatchObject({
    events: 2,
    missing: { text: 0, translation: 1, prices: 0, sale_date: 0 },
  })
  for (const { series, month, events, drafts, missing } of body.cells) {
    const days = `date_start_from=${month}-01&date_start_to=${month}-${month.endsWith('09') ? 30 : 31}`
    const countOf = async (more: string) => {
      const filters = `season=${seasonId}&series=${series ?? 'none'}&${days}${more}`
      return (await call<{ count: number }>('GET', `events/event?${filters}`)).body.count
    }
    expect(await countOf('')).toBe(events)
    expect(await countOf('&is_online=0')).toBe(drafts)
    for (const [gap, count] of Object.entries(missing))
      expect([gap, await countOf(`&missing=${gap}`)]).toEqual([gap, count])
  }
})

test('The events without a season are a season of their own', async () => {
  await createSeason()
  const call = callOffice(openApi(() => staffScope(database.db, 'editor')))
  const { body } = await call<SeasonOverview>('GET', 'events/overview?season=none')
  expect(body.cells.map(({ events, missing }) => [events, missing.text])).toEqual([[1, 1]])
  expect((await call('GET', 'events/overview?season=first')).status).toBe(400)
  const author = callOffice(openApi(() => staffScope(database.db, 'author')))
  expect((await author('GET', 'events/overview')).status).toBe(403)
})
