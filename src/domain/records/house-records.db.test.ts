import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { events, houseRecords } from '#db/schema/index.ts'
import { findEvent } from '#domain/events/index.server.ts'
import { applyDueReleases, collectRecordChange } from '#domain/publishing/index.server.ts'
import { findTexts, replaceTexts, undoRun } from '#domain/replacement/index.server.ts'
import { emptyRecord, type Field, type Values } from '#records/field.ts'
import { withFields } from '#records/house-makers.ts'
import { record as eventRecord } from '#records/event/record.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { createHouse, createTestEvent, systemScope, visitorScope } from '../../../tests/support/factories.ts'
import { openTestMedia } from '../../../tests/support/media-services.ts'
import { insertMedia } from '../../../tests/support/media.ts'
import { fields as ofEvent } from '../../../tests/support/small-house/records/event/fields.ts'
import { record as organStop } from '../../../tests/support/small-house/records/organ-stop/record.ts'
import {
  addRecord,
  changeRecord,
  connectStores,
  deleteRecord,
  findTitlesLike,
  houseStoreOf,
  listFormer,
  listRecords,
  mergeRecords,
  readHistory,
  readHouseRecords,
  readRecord,
  restoreRecord,
  separateRecord,
  storeOfKind,
  type RecordStores,
} from './index.server.ts'

const database = useTestDatabase()
const scope = () => systemScope(database.db)
const staff = () => createAuthor(database.db, 'Anna', 'administrator')

/** The stores of a house with the given fields of events and kinds of its own, apart from those of other tests. */
function storesOf(fields = ofEvent, kinds = [organStop]): RecordStores {
  const { event } = recordStores
  if (!event) throw new TypeError('event')
  const stores: RecordStores = {
    ...Object.fromEntries(Object.entries(recordStores).map(([kind, store]) => [kind, { ...store }])),
    event: { ...event, definition: withFields({ ...eventRecord, fields: plainFields }, fields) },
    ...Object.fromEntries(kinds.map((kind) => [kind.kind, houseStoreOf(kind)])),
  }
  return connectStores(stores)
}
/** Those of the project, whatever house the tests run for. */
const plainFields = Object.fromEntries(
  Object.entries<Field>(eventRecord.fields).filter(([, { isOfHouse }]) => !isOfHouse),
)
const stores = storesOf()
const event = storeOfKind(stores, 'event')
const stop = storeOfKind(stores, 'organ_stop')
const read = (store = stop, id = 0, all = stores) => readRecord(scope(), all, store, id, 'de')
const remove = (store: typeof stop, id: number) =>
  deleteRecord(scope(), stores, store, id, { language: 'de', files: openTestMedia().store })
const name = (text: string) => ({ name: { de: text, en: '' } })

/** Any valid values of the fields that refer to nothing. */
const text = fc.string({ maxLength: 20 }).filter((one) => !one.includes('\0') && one.isWellFormed())
const localized = fc.record({ de: text.filter((one) => one.trim() !== ''), en: text })
const number = fc.nat({ max: 64 })
const paragraph = (one: string) => ({ type: 'doc', content: one ? [{ type: 'paragraph', text: one }] : [] })
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null })
const anyStop: fc.Arbitrary<Values> = fc.record(
  {
    name: localized,
    feet: orNull(number),
    text: orNull(fc.record({ de: text.map(paragraph), en: text.map(paragraph) })),
    price: orNull(number),
    share: orNull(fc.double({ min: 0, max: 1, noNaN: true }).map((one) => one + 0)),
    restored_on: orNull(fc.constantFrom('1911-05-03', '2026-11-21')),
    heard_at: orNull(fc.date({ noInvalidDate: true, min: new Date(0) }).map((at) => at.toISOString())),
    material: orNull(fc.constantFrom('tin', 'wood')),
    manuals: fc.subarray(['great', 'swell']),
    tags: fc.uniqueArray(text.filter(Boolean), { maxLength: 4 }),
    makers: fc.array(localized, { maxLength: 3 }),
    note: orNull(text.filter(Boolean)),
    is_online: fc.boolean(),
  },
  { requiredKeys: ['name'] },
)

describe('A record of a kind of the house', () => {
  test('is read, changed, undone, deleted and restored as it was written, whatever it holds', async () => {
    const anna = await staff()
    await fc.assert(
      fc.asyncProperty(anyStop, anyStop, async (first, second) => {
        const id = await addRecord(scope(), stop, first)
        const stored = await read(stop, id)
        expect(stored).toMatchObject({
          ...emptyRecord(organStop.fields),
          ...first,
          position: stored['position'],
        })
        await changeRecord(scope(), stop, id, { changes: second })
        expect(await read(stop, id)).toMatchObject({ ...first, ...second })
        const [entry] = await readHistory(anna, stop, id)
        await changeRecord(scope(), stop, id, { changes: entry?.action === 'change' ? entry.before : {} })
        expect((await read(stop, id)).version).toBe(stored.version)
        expect(await remove(stop, id)).toBeNull()
        await restoreRecord(anna, stop, id)
        expect((await read(stop, id)).version).toBe(stored.version)
        await remove(stop, id)
      }),
      { numRuns: 15 },
    )
  })

  test('is found, ordered and filtered in its list and in the search of the office', async () => {
    const { roomId } = await createHouse(scope())
    const bourdon = await addRecord(scope(), stop, { ...name('Bourdon'), material: 'wood', tags: ['tief'] })
    const flute = await addRecord(scope(), stop, { ...name('Älphorn'), room: roomId, feet: 8 })
    const viola = await addRecord(scope(), stop, { ...name('Viola'), feet: 16, is_online: true })
    const list = async (question: Parameters<typeof listRecords>[3]) =>
      (await listRecords(scope(), stores, stop, question, 'de')).items.map(({ id }) => id)
    expect(await list({})).toEqual([bourdon, flute, viola])
    expect(await list({ ordering: 'name' })).toEqual([flute, bourdon, viola])
    expect(await list({ ordering: '-feet' })).toEqual([viola, flute, bourdon])
    expect(await list({ ordering: '~heard_at' })).toHaveLength(3)
    expect(await list({ query: 'alphorn' })).toEqual([flute])
    expect(await list({ query: 'großer saal' })).toEqual([flute])
    expect(await list({ filters: { material: 'wood' } })).toEqual([bourdon])
    expect(await list({ filters: { tags: 'tief' } })).toEqual([bourdon])
    expect(await list({ filters: { room: roomId } })).toEqual([flute])
    expect(await list({ filters: { room: 'none' } })).toEqual([bourdon, viola])
    expect(await findTitlesLike(await staff(), stores, 'Bourdon', 'de')).toMatchObject([
      { kind: 'organ_stop', id: bourdon, title: 'Bourdon' },
    ])
    const { known } = await listRecords(scope(), stores, stop, {}, 'de')
    expect(known).toEqual({ tags: ['tief'] })
  })

  test('is no record of another kind of the house, although they share a table', async () => {
    const bell = houseStoreOf({ ...organStop, kind: 'bell' })
    connectStores({ ...stores, bell })
    const id = await addRecord(scope(), bell, name('Glocke'))
    await expect(read(stop, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await remove(stop, id).catch((error: unknown) => error)).toMatchObject({ code: 'not_found' })
    expect((await listRecords(scope(), stores, stop, {}, 'de')).count).toBe(0)
  })

  test('stays stored when the house no longer has its kind', async () => {
    const id = await addRecord(scope(), stop, name('Bourdon'))
    const without = storesOf(ofEvent, [])
    expect(await findTitlesLike(await staff(), without, 'Bourdon', 'de')).toEqual([])
    expect(await database.db.$count(houseRecords, eq(houseRecords.id, id))).toBe(1)
  })
})

test('A record of a kind of the house becomes public with a release', async () => {
  const anna = await staff()
  const id = await addRecord(anna, stop, name('Bourdon'))
  const at = new Date(scope().now.getTime() + 3_600_000)
  const asked = {
    destination: { name: 'Orgel', publishAt: at },
    id,
    changes: { is_online: true },
    language: 'de' as const,
  }
  await collectRecordChange(anna, stop, asked)
  expect(await read(stop, id)).toMatchObject({ is_online: false })
  const until = new Date(at.getTime() + 60_000)
  const due = { until, waitFor: () => Promise.resolve(), publicOrigin: 'http://localhost' }
  await applyDueReleases(systemScope(database.db, until), stores, due)
  expect(await read(stop, id)).toMatchObject({ is_online: true })
})

test('Texts of fields and records of the house are found and replaced like others', async () => {
  const anna = await staff()
  const { roomId } = await createHouse(scope())
  const id = await createTestEvent(scope(), { roomId })
  const dress = { de: 'Gäste der Nordbank: festlich', en: 'Guests of Nordbank: festive' }
  await changeRecord(scope(), event, id, { changes: { dress_code: dress } })
  const tag = await addRecord(scope(), stop, {
    ...name('Nordbank-Register'),
    tags: ['Nordbank'],
    note: 'Nordbank',
  })
  const search = {
    sought: 'Nordbank',
    instead: 'Südbank',
    isWhole: false,
    isCaseKept: false,
    languages: ['de', 'en'] as const,
    where: ['event', 'organ_stop'],
  }
  const { subjects } = await findTexts(anna, stores, search, 'de')
  const chosen = subjects.flatMap(({ subject, texts }) =>
    texts.map(({ path, seen, places }) => ({ subject, path, seen, places: places.map((_, index) => index) })),
  )
  const { run, left } = await replaceTexts(anna, stores, search, chosen, 'de')
  expect(left).toEqual([])
  expect(await read(event, id)).toMatchObject({
    dress_code: { de: 'Gäste der Südbank: festlich', en: 'Guests of Südbank: festive' },
  })
  expect(await read(stop, tag)).toMatchObject({
    name: { de: 'Südbank-Register' },
    tags: ['Südbank'],
    note: 'Nordbank',
  })
  await undoRun(anna, stores, run ?? '', 'de')
  expect(await read(event, id)).toMatchObject({ dress_code: dress })
})

describe('What blocks of the house read', () => {
  const list = (who: ReturnType<typeof scope>, question: object = {}) =>
    readHouseRecords(who, stores, 'organ_stop', { limit: 10, ...question }, 'en')

  test('are the public records for visitors and all for staff, in one language and without internal fields', async () => {
    const photo = await insertMedia(database.db, 'orgel')
    const bourdon = await addRecord(scope(), stop, {
      name: { de: 'Bordun', en: 'Bourdon' },
      note: 'teuer',
      photo,
      is_online: true,
    })
    const hidden = await addRecord(scope(), stop, { ...name('Viola'), feet: 4 })
    const [shown, ...others] = await list(visitorScope(database.db))
    expect(others).toEqual([])
    expect(shown).toMatchObject({ id: bourdon, name: 'Bourdon', photo: { src: expect.any(String) } })
    expect(shown).not.toHaveProperty('note')
    const asStaff = await staff()
    expect((await list(asStaff)).map(({ id }) => id)).toEqual([bourdon, hidden])
    expect((await list(asStaff, { filters: { feet: 4 } })).map(({ id }) => id)).toEqual([hidden])
    expect((await list(asStaff, { ids: [hidden] })).map(({ id }) => id)).toEqual([hidden])
    await expect(readHouseRecords(scope(), stores, 'event', { limit: 1 }, 'de')).rejects.toThrow(
      'no kind of record of the house',
    )
  })
})

describe('What the house no longer has', () => {
  test('is named with how much is stored of it', async () => {
    const { roomId } = await createHouse(scope())
    const id = await createTestEvent(scope(), { roomId })
    await changeRecord(scope(), event, id, { changes: { barrels: 3, serving: 'wine' } })
    await addRecord(scope(), stop, name('Bourdon'))
    expect(await listFormer(scope(), stores)).toEqual([])
    const { barrels: _gone, ...fields } = ofEvent.fields
    const former = await listFormer(scope(), storesOf({ ...ofEvent, fields }, []))
    expect(former).toEqual([
      { kind: 'event', field: 'barrels', count: 1 },
      { kind: 'organ_stop', field: null, count: 1 },
    ])
  })
})

describe('A field that the house adds to events', () => {
  test('is stored beside the columns, and leaves other values of its column as they are', async () => {
    const { roomId } = await createHouse(scope())
    const id = await createTestEvent(scope(), { roomId })
    const dress = { de: 'Abendkleidung', en: 'Evening dress' }
    await changeRecord(scope(), event, id, { changes: { dress_code: dress, barrels: 3, subtitle: dress } })
    await changeRecord(scope(), event, id, { changes: { barrels: 4 } })
    expect(await read(event, id)).toMatchObject({ dress_code: dress, barrels: 4, subtitle: dress })
    const [row] = await database.db.select().from(events).where(eq(events.id, id))
    expect(row?.houseValues).toEqual({ dress_code: dress, barrels: 4 })
  })

  test('keeps its values when the house no longer has it, or has another of its name, and names them', async () => {
    const { roomId } = await createHouse(scope())
    const id = await createTestEvent(scope(), { roomId })
    await changeRecord(scope(), event, id, { changes: { barrels: 3, serving: 'wine' } })
    const fewer = storesOf({
      ...ofEvent,
      fields: { serving: { ...ofEvent.fields['serving'], kind: 'money' } as Field },
    })
    const found = await read(storeOfKind(fewer, 'event'), id, fewer)
    expect(found).toMatchObject({ serving: null, former: { barrels: 3, serving: 'wine' } })
    expect(found).not.toHaveProperty('barrels')
    await changeRecord(scope(), storeOfKind(fewer, 'event'), id, {
      changes: { subtitle: { de: 'a', en: '' } },
    })
    const [row] = await database.db.select().from(events).where(eq(events.id, id))
    expect(row?.houseValues).toEqual({ barrels: 3, serving: 'wine' })
    const list = { ordering: 'serving', filters: { serving: 3 } }
    expect((await listRecords(scope(), fewer, storeOfKind(fewer, 'event'), list, 'de')).count).toBe(0)
  })

  test('can’t have the name of a field of the project', () => {
    const taken = { ...ofEvent, fields: { title: { kind: 'flag', label: { de: '', en: '' } } as const } }
    expect(() => storesOf(taken)).toThrow('adds a field "title" to the kind "event"')
  })

  test('is not among what visitors get, unless this house has it', async () => {
    const { roomId } = await createHouse(scope())
    const id = await createTestEvent(scope(), { roomId })
    const found = await findEvent(scope(), id)
    expect(Object.keys(found?.house ?? {})).not.toContain('barrels')
    expect(found).not.toHaveProperty('house_values')
  })
})

describe('A reference in a field of the house', () => {
  async function house() {
    const { roomId } = await createHouse(scope())
    const id = await createTestEvent(scope(), { roomId })
    const bourdon = await addRecord(scope(), stop, { ...name('Bourdon'), room: roomId })
    await changeRecord(scope(), event, id, { changes: { organ_stop: bourdon } })
    return { id, bourdon, roomId }
  }

  test('is refused if its record does not exist, or is of another kind', async () => {
    const { id, roomId } = await house()
    for (const changes of [{ organ_stop: 999_999 }, { organ_stop: roomId + 900_000 }, { poster: 999_999 }])
      await expect(changeRecord(scope(), event, id, { changes })).rejects.toMatchObject({
        code: 'invalid',
        fields: { [Object.keys(changes)[0] ?? '']: 'unknown' },
      })
    await expect(addRecord(scope(), stop, { ...name('Viola'), works: [999_999] })).rejects.toMatchObject({
      fields: { works: 'unknown' },
    })
  })

  test('prevents the deletion of its record, with its title', async () => {
    const { id, bourdon, roomId } = await house()
    expect(await remove(stop, bourdon)).toMatchObject({
      uses: [{ kind: 'event', count: 1, first: [{ id }] }],
    })
    const uses = (await remove(storeOfKind(stores, 'room'), roomId))?.uses ?? []
    expect(uses.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['event', 'organ_stop']))
    const picture = await insertMedia(database.db, 'plakat')
    await changeRecord(scope(), event, id, { changes: { organ_stop: null, poster: picture } })
    expect(await remove(stop, bourdon)).toBeNull()
    expect(await remove(storeOfKind(stores, 'media'), picture)).toMatchObject({ uses: [{ kind: 'event' }] })
  })

  test('stands in the way of a restored record if its own record is gone', async () => {
    const { id, bourdon } = await house()
    const other = await addRecord(scope(), stop, name('Viola'))
    await changeRecord(scope(), event, id, { changes: { organ_stop: other } })
    await remove(event, id)
    await remove(stop, other)
    await expect(restoreRecord(await staff(), event, id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await read(stop, bourdon)).toMatchObject({ uses: [] })
  })

  test('follows a record into the one that it becomes part of, and back', async () => {
    const works = storeOfKind(stores, 'work')
    const title = (de: string) => ({ title: { de, en: '' } })
    const [one, other] = [
      await addRecord(scope(), works, title('Fuge')),
      await addRecord(scope(), works, title('Fuga')),
    ]
    const id = await addRecord(scope(), stop, { ...name('Bourdon'), works: [one, other] })
    const single = await addRecord(scope(), stop, { ...name('Viola'), works: [one] })
    const anna = await staff()
    await mergeRecords(anna, stores, works, { from: one, into: other })
    expect([(await read(stop, id))['works'], (await read(stop, single))['works']]).toEqual([[other], [other]])
    await separateRecord(anna, stores, works, one)
    expect((await read(stop, single))['works']).toEqual([one])
  })
})

test('The column of the house is an object in every table that has it', async () => {
  const { rows } = await database.db.execute<{ table_name: string }>(
    sql`SELECT table_name::text FROM information_schema.columns WHERE column_name = 'house_values' ORDER BY 1`,
  )
  expect(rows.map((row) => row.table_name)).toHaveLength(14)
})
