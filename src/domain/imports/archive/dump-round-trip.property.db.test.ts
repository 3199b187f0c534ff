import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from '#db/client/index.server.ts'
import { readHouseKey, writeDump } from '#domain/dumps/index.server.ts'
import { changeImported, storeOfKind } from '#domain/records/index.server.ts'
import { sortYearOf } from '#i18n/uncertain-dates.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { openFreshDatabase } from '../../../../tests/support/database.ts'
import {
  type EventColumns,
  addRows,
  buildContent,
  createArtists,
  createEvents,
  createGenres,
  createRooms,
  createSeries,
  createTestEvent,
  createWorks,
  identify,
  systemScope,
} from '../../../../tests/support/factories.ts'
import { memoryFiles } from '../../../../tests/support/memory-files.ts'
import { isComplete } from '../../../../tests/support/sweep.ts'
import { importArchive } from '../index.server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'concert-hall-dump-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Stable addresses have the numbers of one house in them, so that the linked data of another one are others. */
type Dump = { names: string[]; linked: string | undefined; lines: string[]; counts: object }

/** The files of a dump by their names, which name their contents. */
async function dump(db: Db): Promise<Dump> {
  const store = memoryFiles()
  const scope = systemScope(db)
  const { manifest, contents } = await writeDump(scope, {
    store,
    key: await readHouseKey(scope),
    publicOrigin: 'https://hall.example',
  })
  const bytes = (name: string) => store.contents.get(contents[name] ?? '') ?? new Uint8Array()
  const all = manifest.files.map(({ name }) => name)
  const linked = all.find((name) => name.startsWith('linked.'))
  const names = all.filter((name) => name !== linked)
  const archive = gunzipSync(bytes(names.find((name) => name.startsWith('archive')) ?? '')).toString()
  return { names, linked, lines: archive.split('\n').filter(Boolean), counts: manifest.counts }
}

async function load(db: Db, lines: string[], given: { isDryRun?: boolean } = {}) {
  const file = path.join(folder, 'archive.jsonl')
  writeFileSync(file, lines.join('\n'))
  return importArchive(systemScope(db), {
    file,
    reportDir: path.join(folder, 'reports'),
    stores: recordStores,
    ...given,
  })
}

const word = fc.constantFrom('Lied', 'Größe', '"Zitat"', "O'Hara", '=1+1', 'Ø', '音楽', 'a;b')
const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const pair = fc.record({ de: text, en: text })
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 })
const number = (max: number) => fc.integer({ min: 1, max })
const moment = fc
  .integer({ min: Date.UTC(1840, 0, 1), max: Date.UTC(2030, 0, 1) })
  .map((at) => new Date(at - (at % 60_000)))
const documents = maybe(
  fc.record({ de: text, en: text }).map(({ de, en }) => ({
    de: buildContent(de).containers[0]?.columns[0]?.[0]?.fields['content'],
    en: buildContent(en).containers[0]?.columns[0]?.[0]?.fields['content'],
  })),
)
const identifier = fc
  .constantFrom(
    { scheme: 'gnd', value: '118540238' } as const,
    { scheme: 'wikidata', value: 'Q1339' } as const,
    { scheme: 'isni', value: '0000000121032683' } as const,
  )
  .chain((known) =>
    fc.record({ source: maybe(text), checkedAt: maybe(moment) }).map((more) => ({ ...known, ...more })),
  )
const externalId = maybe(number(999).map((id) => `nyp:Name, ${id}`))

const dates = maybe(
  fc.constantFrom('1921', '1921-05', '1921-05-03', '1921~', '192X', '1921/1923', '../1921-05-03', '1921/..'),
)
const source = fc.record({ name: text, at: moment, about: text })

const person = fc.record({
  externalId,
  kind: fc.constantFrom('person' as const, 'ensemble' as const),
  // Few names, so that different persons have the same one.
  name: fc.constantFrom('Anna Berg', 'Karl Stein', 'Chor'),
  nameEnglish: maybe(text),
  sortName: text,
  otherNames: fc.uniqueArray(text, { maxLength: 2 }),
  bornYear: maybe(number(1990)),
  died: dates,
  areDatesUncertain: fc.boolean(),
  biography: documents,
})
const work = fc.record({
  externalId,
  title: fc.constantFrom({ de: 'Messe', en: 'Mass' }, { de: 'Lied', en: 'Song' }),
  titleLanguage: maybe(fc.constantFrom('it' as const, 'la' as const)),
  otherTitles: fc.uniqueArray(text, { maxLength: 2 }),
  catalogueNumber: maybe(text),
  composed: dates,
  minutes: maybe(number(90)),
  keySignature: maybe(pair),
  instrumentation: maybe(pair),
  movements: fc.array(pair, { maxLength: 2 }),
})
const member = fc.record({
  artist: fc.nat(),
  replaced: maybe(fc.nat()),
  role: maybe(pair),
  note: maybe(pair),
  replaces: maybe(text),
})
const item = fc.record({
  kind: fc.constantFrom('work' as const, 'movement' as const, 'interval' as const, 'talk' as const),
  work: fc.nat(),
  title: maybe(pair),
  arrangement: maybe(pair),
  premiere: maybe(fc.constantFrom('world' as const, 'city' as const)),
  minutes: maybe(number(90)),
  note: maybe(pair),
  cast: fc.array(member, { maxLength: 2 }),
})
const event = fc.record({
  externalId: maybe(number(9999).map((id) => `shop-${id}`)),
  isOnline: fc.boolean(),
  dateStart: moment,
  isTimeKnown: fc.boolean(),
  uncertainDate: dates,
  title: pair,
  subtitle: maybe(pair),
  slug: fc.constant({ de: 'ein-abend', en: 'an-evening' }),
  status: maybe(fc.constantFrom('cancelled' as const, 'sold_out' as const)),
  prices: maybe(fc.tuple(number(100), number(100))),
  priceCategories: fc.array(fc.record({ name: pair, amount: number(9000), reduced: maybe(number(900)) }), {
    maxLength: 2,
  }),
  ticketUrlExternal: maybe(fc.constant('https://tickets.example.org/1')),
  promoterName: maybe(text),
  access: fc.constantFrom({}, { step_free: true, induction_loop: false }, { wheelchair_places: 4 }),
  ageFrom: maybe(number(18)),
  publicChanges: fc.array(
    fc.record({
      kind: fc.constantFrom('cast' as const, 'room' as const),
      at: moment.map((at) => at.toISOString()),
      note: maybe(pair),
    }),
    { maxLength: 2 },
  ),
  teaser: maybe(pair),
  description: documents,
  hasPlace: fc.boolean(),
  programme: fc.array(item, { maxLength: 3 }),
  cast: fc.array(member, { maxLength: 2 }),
})
const archive = fc.record({
  people: fc.array(person, { minLength: 1, maxLength: 6 }),
  works: fc.array(work, { minLength: 1, maxLength: 4 }),
  identifiers: fc.uniqueArray(identifier, { maxLength: 3, selector: ({ scheme }) => scheme }),
  sources: fc.uniqueArray(source, {
    maxLength: 2,
    selector: ({ at, about }) => `${at.toISOString()} ${about}`,
  }),
  events: fc.uniqueArray(event, { maxLength: 8, selector: ({ externalId: id }) => id ?? Symbol('none') }),
})
type Archive = typeof archive extends fc.Arbitrary<infer Made> ? Made : never

/** Names in other sources are unique. */
function withUniqueIds<Row extends { externalId: string | null }>(rows: Row[]): Row[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    if (row.externalId === null || !seen.has(row.externalId)) {
      if (row.externalId !== null) seen.add(row.externalId)
      return row
    }
    return { ...row, externalId: null }
  })
}

async function build(db: Db, { people, works, identifiers, sources, events }: Archive): Promise<void> {
  const scope = systemScope(db)
  const venue = { name: { de: 'Haus', en: 'House' }, address: 'Uferstraße 12' }
  const name = { de: 'Großer Saal', en: 'Great Hall' }
  const rooms = await createRooms(scope, venue, [
    { key: 'small', name: { de: 'Kleiner Saal', en: 'Small Hall' }, access: { de: 'Rampe', en: 'Ramp' } },
    { key: 'great', name, seats: 1840 },
  ])
  const genres = await createGenres(scope, [
    { key: 'orchestra', name: { de: 'Orchester', en: 'Orchestra' }, ground: 'prussian' },
    { key: 'chamber', name: { de: 'Kammermusik', en: 'Chamber music' }, ground: 'bottle' },
  ])
  const series = await createSeries(scope, [
    { key: 'symphonic', name, description: { de: 'Viel', en: 'Much' } },
  ])
  const [season = 0] = await addRows(scope, 'season', [{ name: '2026/27' }])
  const artistIds = await createArtists(
    scope,
    withUniqueIds(people).map((one) => ({ ...one, diedYear: one.died && sortYearOf(one.died) })),
  )
  const idOf = (ids: number[], index: number) => ids[index % ids.length] ?? 0
  const workIds = await createWorks(
    scope,
    withUniqueIds(works).map((one, index) => ({
      ...one,
      yearComposed: one.composed && sortYearOf(one.composed),
      composerId: idOf(artistIds, index),
    })),
  )
  await identify(scope, 'artist', idOf(artistIds, 0), identifiers)
  await identify(scope, 'work', idOf(workIds, 0), identifiers)
  const said = sources.map(({ at, ...one }) => ({ ...one, at: at.toISOString() }))
  for (const [kind, ids] of [
    ['artist', artistIds],
    ['work', workIds],
  ] as const)
    await changeImported(scope, storeOfKind(recordStores, kind), [
      { id: idOf(ids, 0), changes: { sources: said } },
    ])
  await identify(scope, 'room', rooms.get('great') ?? 0, identifiers)
  const toCast = ({ artist, replaced, ...rest }: Archive['events'][number]['cast'][number]) => ({
    ...rest,
    artistId: idOf(artistIds, artist),
    replacesId: replaced === null ? null : idOf(artistIds, replaced),
  })
  await createEvents(
    scope,
    events.map(({ prices, hasPlace, programme, cast, ...columns }, index): EventColumns => ({
      ...columns,
      priceMin: prices && Math.min(...prices),
      priceMax: prices && Math.max(...prices),
      roomId: hasPlace ? (rooms.get(index % 2 === 0 ? 'great' : 'small') ?? null) : null,
      seriesId: hasPlace ? (series.get('symphonic') ?? null) : null,
      seasonId: hasPlace ? season : null,
      genreIds: hasPlace ? [...genres.values()].toReversed() : [],
      cast: cast.map(toCast),
      programme: programme.map(({ work: workIndex, ...one }) => ({
        ...one,
        workId: ['work', 'movement'].includes(one.kind) ? idOf(workIds, workIndex) : null,
        cast: one.cast.map(toCast),
      })),
    })),
  )
}

test('A dump that is imported into an empty house is dumped there with the same bytes, and again after a second import', async () => {
  await fc.assert(
    fc.asyncProperty(archive, async (made) => {
      const [origin, target] = await Promise.all([openFreshDatabase(), openFreshDatabase()])
      try {
        await build(origin.db, made)
        const before = await dump(origin.db)
        expect(await dump(origin.db)).toEqual(before)
        const first = await load(target.db, before.lines)
        expect(first.firstRejected).toEqual([])
        const after = await dump(target.db)
        expect(after.lines).toEqual(before.lines)
        expect(after).toEqual({ ...before, linked: after.linked })
        const second = await load(target.db, before.lines)
        expect([second.added, second.updated, second.rejected]).toEqual([0, 0, 0])
        expect(await dump(target.db)).toEqual(after)
        // In the house that made it, everything is there already.
        const own = await load(origin.db, before.lines)
        expect([own.added, own.updated, own.rejected]).toEqual([0, 0, 0])
        expect(await dump(origin.db)).toEqual(before)
      } finally {
        await Promise.all([origin.close(), target.close()])
      }
    }),
    { numRuns: isComplete ? 12 : 3 },
  )
}, 300_000)

test('A dump of an empty house has a manifest and empty files', async () => {
  const database = await openFreshDatabase()
  try {
    const { lines, names, counts } = await dump(database.db)
    expect(lines).toEqual([])
    expect(names).toHaveLength(5)
    expect(Object.values(counts)).toEqual([0, 0, 0, 0, 0, 0, 0])
  } finally {
    await database.close()
  }
})

test('A line that breaks a rule comes in with a finding, and goes out as it was', async () => {
  const [origin, target] = await Promise.all([openFreshDatabase(), openFreshDatabase()])
  try {
    await createTestEvent(systemScope(origin.db), { externalId: 'house-1', status: 'cancelled' })
    const [line = ''] = (await dump(origin.db)).lines
    const odd = line
      .replace('"doors_open":null', '"doors_open":"2026-11-27T20:30:00.000Z"')
      .replace('"status":"cancelled"', '"status":"postponed"')
    const outcome = await load(target.db, [odd])
    expect([outcome.added, outcome.rejected, outcome.findings]).toEqual([1, 0, 2])
    expect(outcome.firstRejected).toEqual(
      [
        ['doors_open', 'after_start'],
        ['previous_date', 'required'],
      ].map(([column, rule]) => ({ line: 1, reason: 'breaks_rule', column, value: '', values: { rule } })),
    )
    expect((await dump(target.db)).lines).toEqual([odd])
    expect(await load(target.db, [odd])).toMatchObject({ updated: 0, unchanged: 1 })
  } finally {
    await Promise.all([origin.close(), target.close()])
  }
})

test('A line that names what is nowhere is rejected, and the others are imported', async () => {
  const database = await openFreshDatabase()
  try {
    const lone = {
      type: 'work',
      id: 'x:1',
      composer: 'x:nobody',
      title: { de: 'Messe', en: 'Mass' },
      other_titles: [],
      catalogue_number: null,
      year: null,
      minutes: null,
      key: null,
      instrumentation: null,
      movements: [],
      identifiers: [],
    }
    const known = { ...lone, id: 'x:2', composer: null }
    const dry = await load(
      database.db,
      [lone, known].map((line) => JSON.stringify(line)),
      { isDryRun: true },
    )
    expect([dry.added, dry.rejected]).toEqual([1, 1])
    const done = await load(
      database.db,
      [lone, known, known].map((line) => JSON.stringify(line)),
    )
    expect(done.added).toBe(1)
    expect(done.firstRejected).toEqual([
      { line: 1, reason: 'unknown', column: 'composer', value: 'x:nobody' },
      { line: 3, reason: 'same_as_line', column: 'id', values: { line: 2 } },
    ])
  } finally {
    await database.close()
  }
})
