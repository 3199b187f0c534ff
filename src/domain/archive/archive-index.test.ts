import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { archiveFacets, type ArchiveFacet } from '#contracts/archive.ts'
import { ArchiveIndex } from './archive-index.ts'
import { Names } from './names.ts'
import type { ArchiveRecord } from './record.ts'
import type { ArchiveQuestion } from './search-segment.ts'

const day = 86_400_000
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 })
const facetsOf = fc.record({ composer: ids, work: ids, performer: ids, room: ids, genre: ids, season: ids })
const word = fc.stringMatching(/^[abc]{1,3}$/)
/** Phrases, as in the documents of events. */
const text = fc.option(
  fc.array(fc.oneof(word, fc.constant('·')), { maxLength: 6 }).map((words) => words.join(' ')),
)
const time = fc.integer({ min: 0, max: 40 }).map((days) => days * day)

const record = (id: fc.Arbitrary<number>): fc.Arbitrary<ArchiveRecord> =>
  fc.record({
    id,
    start: time,
    year: fc.integer({ min: 1916, max: 1922 }),
    isOnline: fc.boolean(),
    onlineFrom: fc.option(time),
    onlineTo: fc.option(time),
    isHeld: fc.boolean(),
    facets: facetsOf,
    texts: fc.record({ de: text, en: text }),
  })

const records = fc.uniqueArray(record(fc.integer({ min: 1, max: 120 })), {
  selector: ({ id }) => id,
  maxLength: 80,
})

const question: fc.Arbitrary<ArchiveQuestion> = fc.record({
  from: time,
  to: time,
  now: time,
  seesAll: fc.boolean(),
  text: fc.option(fc.record({ words: fc.array(word, { maxLength: 2 }), listed: fc.constant([]) })),
  wanted: fc.record(
    { composer: ids, work: ids, performer: ids, room: ids, genre: ids, season: ids },
    { requiredKeys: [] },
  ),
})

describe('the archive in memory', () => {
  test('finds, orders and counts as a linear scan of all events does', () => {
    fc.assert(
      fc.property(records, question, (events, asked) => {
        expectSame(build(events), events, asked)
      }),
      { numRuns: 300, seed: 1913 },
    )
  })

  test('stays correct after any changes', () => {
    const change = fc.record({
      gone: fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 20 }),
      written: records,
    })
    fc.assert(
      fc.property(
        records,
        fc.array(change, { maxLength: 6 }),
        fc.array(question, { minLength: 1, maxLength: 3 }),
        (first, changes, questions) => {
          const index = build(first)
          const now = new Map(first.map((event) => [event.id, event]))
          for (const { gone, written } of changes) {
            for (const id of gone) now.delete(id)
            for (const event of written) now.set(event.id, event)
            index.replace([...gone, ...written.map(({ id }) => id)], written)
          }
          for (const asked of questions) expectSame(index, [...now.values()], asked)
        },
      ),
      { numRuns: 150, seed: 1914 },
    )
  })

  test('keeps frequent changes in small segments, and reports when a rebuild is due', () => {
    const events = Array.from({ length: 900 }, (_, at) => plainRecord(at + 1, at * day))
    const index = build(events)
    expect(index.isWorn).toBe(false)
    for (let round = 0; round < 3; round++) {
      const moved = events.slice(round * 300, round * 300 + 300).map((event) => ({ ...event, year: 1999 }))
      index.replace(
        moved.map(({ id }) => id),
        moved,
      )
    }
    expect(index.measure()).toMatchObject({ events: 900, segments: 4 })
    expect(index.isWorn).toBe(false)
    index.replace(
      events.slice(0, 600).map(({ id }) => id),
      [],
    )
    expect(index.isWorn).toBe(true)
    const answer = index.ask({ ...everything, to: 2000 * day })
    expect(answer.countHeldByYear()).toEqual([{ year: 1999, count: 300 }])
    expect(answer.listIds({ offset: 298, limit: 5, newestFirst: false })).toEqual([899, 900])
  })

  test('has an event once that was moved, and so added twice, while the archive was read', () => {
    const collected = ArchiveIndex.collect(new Names())
    for (const event of [plainRecord(1, 0), plainRecord(2, day), plainRecord(1, 2 * day)])
      collected.add(event)
    const index = collected.finish()
    const list = () => index.ask(everything).listIds({ offset: 0, limit: 9, newestFirst: false })
    expect(list()).toEqual([2, 1])
    index.replace([1], [])
    expect(list()).toEqual([2])
  })

  test('requires all words of a query in the same language', () => {
    const index = build([{ ...plainRecord(1, 0), texts: { de: 'klavier abend', en: 'piano evening' } }])
    const count = (...words: string[]) => index.ask({ ...everything, text: { words, listed: [] } }).count
    expect([count('klavier', 'abend'), count('iano', 'eve'), count('klavier', 'evening')]).toEqual([1, 1, 0])
    expect([count('abend\nklavier'), count('rabend'), count('')]).toEqual([0, 0, 1])
  })
})

const everything: ArchiveQuestion = {
  from: -Infinity,
  to: Infinity,
  now: 0,
  seesAll: false,
  text: null,
  wanted: {},
}

function plainRecord(id: number, start: number): ArchiveRecord {
  const facets = { composer: [], work: [], performer: [], room: [], genre: [], season: [] }
  const shown = { isOnline: true, onlineFrom: null, onlineTo: null, isHeld: true }
  return { id, start, year: 1950, ...shown, facets, texts: { de: null, en: null } }
}

function build(events: readonly ArchiveRecord[]): ArchiveIndex {
  const collected = ArchiveIndex.collect(new Names())
  for (const event of events.toSorted(byStart)) collected.add(event)
  return collected.finish()
}

function expectSame(index: ArchiveIndex, events: readonly ArchiveRecord[], asked: ArchiveQuestion): void {
  const answer = index.ask(asked)
  const hits = events.filter((event) => isHit(event, asked, null)).toSorted(byStart)
  const all = { offset: 0, limit: 1000 }
  expect(answer.count).toBe(hits.length)
  expect(answer.listIds({ ...all, newestFirst: false })).toEqual(hits.map(({ id }) => id))
  expect(answer.listIds({ ...all, newestFirst: true })).toEqual(hits.map(({ id }) => id).toReversed())
  expect(answer.listIds({ offset: 3, limit: 5, newestFirst: true })).toEqual(
    hits
      .map(({ id }) => id)
      .toReversed()
      .slice(3, 8),
  )
  for (const facet of archiveFacets) {
    const passed = events.filter((event) => isHit(event, asked, facet))
    expect(sorted(answer.countFacet(facet))).toEqual(tally(passed, facet))
  }
  const span = { from: asked.from + 3 * day, to: asked.to + 5 * day }
  const inSpan = events.filter((event) => isHit(event, { ...asked, ...span }, null)).toSorted(byStart)
  expect(answer.countIn(span)).toEqual({ count: inSpan.length, firstStart: inSpan[0]?.start ?? null })
  const visible = events.filter((event) => isHit(event, { ...asked, ...span, text: null, wanted: {} }, null))
  expect(sorted(answer.countAll('season', span))).toEqual(tally(visible, 'season'))
  const passed = events.filter((event) => isHit(event, { ...asked, ...span }, 'season'))
  const decadesOf = (some: readonly ArchiveRecord[], decade: number) =>
    some.filter(({ year }) => Math.floor(year / 10) * 10 === decade).length
  expect(answer.countByDecade('season', span)).toEqual(
    [1910, 1920]
      .map((decade) => ({ decade, count: decadesOf(passed, decade), total: decadesOf(visible, decade) }))
      .filter(({ total }) => total > 0),
  )
}

/** A second, deliberately simple implementation of the rules, to compare the index with. */
function isHit(event: ArchiveRecord, asked: ArchiveQuestion, without: ArchiveFacet | null): boolean {
  const { from, to, now, seesAll, text: wantedText, wanted } = asked
  const isShown =
    event.isOnline &&
    (event.onlineFrom === null || event.onlineFrom <= now) &&
    (event.onlineTo === null || event.onlineTo > now)
  const texts = [event.texts.de, event.texts.en]
  return (
    (seesAll || isShown) &&
    event.start >= from &&
    event.start < to &&
    (wantedText === null ||
      texts.some((found) => found !== null && wantedText.words.every((part) => found.includes(part)))) &&
    archiveFacets.every((facet) => {
      const choice = wanted[facet] ?? []
      return facet === without || choice.length === 0 || choice.some((id) => event.facets[facet].includes(id))
    })
  )
}

function byStart(a: ArchiveRecord, b: ArchiveRecord): number {
  return a.start - b.start || a.id - b.id
}

function tally(events: readonly ArchiveRecord[], facet: ArchiveFacet) {
  const counts = new Map<number, number>()
  for (const event of events) for (const id of event.facets[facet]) counts.set(id, (counts.get(id) ?? 0) + 1)
  return sorted(Array.from(counts, ([id, count]) => ({ id, count })))
}

function sorted(counted: { id: number; count: number }[]) {
  return counted.toSorted((a, b) => a.id - b.id)
}
