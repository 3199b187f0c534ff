import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import {
  buildEvent,
  createEvents,
  createHouse,
  createRepertoire,
  systemScope,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { listEvents } from '#domain/events/index.server.ts'
import { understandLines } from '#domain/imports/index.server.ts'
import { addRecord, changeMany, readRecordValues, storeOfKind } from '#domain/records/index.server.ts'
import { searchAll } from '#domain/search/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { saveSettings, type HouseSettings } from './index.server.ts'

const database = useTestDatabase()
const events = storeOfKind(recordStores, 'event')

async function openHouse(settings: Partial<HouseSettings>) {
  const system = systemScope(database.db)
  await saveSettings(system, settings)
  return { system, ...(await createHouse(system)), ...(await createRepertoire(system)) }
}

describe('In a house that sells in francs', () => {
  test('new events and subscriptions have francs, and those that say another currency keep it', async () => {
    const { system } = await openHouse({ currency: 'CHF' })
    const draft = { title: { de: 'Abend', en: '' }, date_start: '2027-03-18T18:30:00.000Z' }
    const currencyOf = async (values: object) =>
      (await readRecordValues(system, events, await addRecord(system, events, { ...draft, ...values })))[
        'currency'
      ]
    expect(await currencyOf({ price_min: 2500 })).toBe('CHF')
    expect(await currencyOf({ price_min: 2500, currency: 'EUR' })).toBe('EUR')
  })

  test('a highest price finds only prices in francs, and what is free', async () => {
    const { system, roomId } = await openHouse({ currency: 'CHF' })
    const place = { roomId, isOnline: true, dateStart: new Date('2026-12-01T18:30:00Z') }
    const [francs, , free] = await createEvents(system, [
      buildEvent({ ...place, title: { de: 'Abend A', en: '' }, priceMin: 2500, currency: 'CHF' }),
      buildEvent({ ...place, title: { de: 'Abend B', en: '' }, priceMin: 2000, currency: 'EUR' }),
      buildEvent({ ...place, title: { de: 'Abend C', en: '' }, currency: 'EUR', status: 'no_sale' }),
    ])
    const visitor = visitorScope(database.db)
    expect((await listEvents(visitor, { price_max: 30 })).events.map(({ id }) => id)).toEqual([francs])
    const found = await searchAll(visitor, { query: 'Abend bis 30 Franken' }, 'de')
    expect(found.understood).toMatchObject([{ key: 'price', price_max: 30 }])
    expect(new Set(found.events_future.results.map(({ id }) => id))).toEqual(new Set([francs, free]))
    const euros = await searchAll(visitor, { query: 'Abend bis 30 Euro' }, 'de')
    expect(euros.understood).toEqual([])
  })

  test('prices that several events get together stand in the way of one in another currency', async () => {
    const { system } = await openHouse({ currency: 'CHF' })
    const editor = await createAuthor(database.db, 'editor', 'editor')
    const draft = { title: { de: 'Abend', en: '' }, date_start: '2027-03-18T18:30:00.000Z' }
    const own = await addRecord(system, events, draft)
    const other = await addRecord(system, events, { ...draft, currency: 'EUR' })
    const change = (id: number, changes: object) => ({ id, changes: { ...changes } })
    const asked = { key: '00000000-0000-4000-8000-000000000001', language: 'de' as const }
    const refused = await changeMany(editor, events, {
      ...asked,
      records: [change(own, { price_min: 2500 }), change(other, { price_min: 2500 })],
    })
    expect(refused).toMatchObject({
      obstacles: [{ id: other, reason: 'invalid', errors: { price_min: 'other_currency' } }],
    })
    await changeMany(editor, events, {
      ...asked,
      key: '00000000-0000-4000-8000-000000000002',
      records: [change(own, { price_min: 2500 }), change(other, { age_from: 6 })],
    })
    expect(await readRecordValues(editor, events, own)).toMatchObject({ price_min: 2500, currency: 'CHF' })
  })
})

test('A first performance in the house’s country is one, and that in another country is a note', async () => {
  const { system } = await openHouse({ premiere_country: 'AT' })
  const lines = ['Unsuk Chin: Operascope (ÖEA)', 'Unsuk Chin: Operascope, Deutsche Erstaufführung']
  const understood = await understandLines(system, recordStores, { list: 'programme', lines })
  expect(understood.flat()).toMatchObject([
    { premiere: 'country', note: null },
    { premiere: null, note: { de: 'Deutsche Erstaufführung', en: 'German premiere' } },
  ])
})
