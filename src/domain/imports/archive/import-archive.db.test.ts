import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  artists,
  castMembers,
  events,
  importRuns,
  performances,
  searchDocuments,
  searchEntries,
  venues,
  works,
} from '#db/schema/index.ts'
import { findEventByExternalId, listEvents } from '#domain/events/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { searchAll } from '#domain/search/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { createRepertoire, systemScope, visitorScope } from '../../../../tests/support/factories.ts'
import { describeRejection, importArchive, type ArchiveImport } from '../index.server.ts'

const database = useTestDatabase()
const real = readFileSync(path.join(import.meta.dirname, 'test-archive.jsonl'), 'utf8')
const later = new Date('2026-11-22T12:00:00Z')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'concert-hall-archive-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function importText(scope: Scope, text: string, given: Partial<ArchiveImport> = {}) {
  const file = path.join(folder, 'archive.jsonl')
  writeFileSync(file, text)
  const reportDir = path.join(folder, 'reports')
  return importArchive(scope, { file, reportDir, stores: recordStores, ...given })
}

const line = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    source_id: 'nyp:one',
    date: '1937-02-27T20:45',
    time: '20:45',
    venue: 'Carnegie Hall',
    location: 'Manhattan, NY',
    event_type: 'Student Concert',
    season: '1936-37',
    orchestra: 'New York Philharmonic',
    conductors: ['Rodzinski, Artur'],
    soloists: [],
    works: [
      {
        composer: 'Dvorak, Antonín',
        title: 'SYMPHONY NO. 9, E MINOR, OP.95 (FROM THE NEW WORLD)',
        work_id: '53207',
      },
      { interval: 'Intermission' },
      { composer: 'Sibelius, Jean', title: 'SYMPHONY NO. 2, D MAJOR, OP. 43', work_id: '53254' },
    ],
    ...changes,
  })

/** All rows of content, by table: an import without changes must not alter them. */
async function takePicture({ db }: Scope) {
  const tables = [
    'events',
    'performances',
    'cast_members',
    'event_genres',
    'works',
    'artists',
    'rooms',
    'venues',
  ]
  const others = ['series', 'seasons', 'genres', 'search_documents', 'audit_log']
  const picture: Record<string, unknown> = {}
  for (const name of [...tables, ...others]) {
    const { rows } = await db.execute(
      sql.raw(
        `SELECT count(*)::int AS count, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM ${name} t`,
      ),
    )
    picture[name] = rows[0]
  }
  return picture
}

describe('An archive', () => {
  test('is imported completely: events with works, composers and performers as separate records', async () => {
    const scope = systemScope(database.db)
    const outcome = await importText(scope, real)
    const count = real.trim().split('\n').length
    expect(outcome).toMatchObject({ lines: count, added: count, updated: 0, rejected: 0, isFinished: true })
    const { count: listed } = await listEvents(visitorScope(database.db), { date: '1842-01-01' })
    expect(listed).toBe(count)
    const [documents] = await database.db
      .select({ count: sql<number>`count(*)::int` })
      .from(searchDocuments)
      .where(eq(searchDocuments.kind, 'event'))
    expect(documents?.count).toBe(2 * count)
    const [unknown] = await database.db
      .select({ count: sql<number>`count(*)::int` })
      .from(events)
      .where(eq(events.isTimeKnown, false))
    expect(unknown?.count).toBeGreaterThanOrEqual(3)
  })

  test('that is imported again changes no row', async () => {
    await importText(systemScope(database.db), real)
    const before = await takePicture(systemScope(database.db))
    const outcome = await importText(systemScope(database.db, later), real)
    expect(outcome).toMatchObject({ added: 0, updated: 0, unchanged: outcome.lines })
    expect(await takePicture(systemScope(database.db))).toEqual(before)
  })

  test('is matched by name with the persons and works of the house', async () => {
    const scope = systemScope(database.db)
    const { composerId, workId } = await createRepertoire(scope)
    await importText(scope, line())
    const event = await findEventByExternalId(scope, 'nyp-one')
    expect(event?.programme.map((item) => item.work?.id ?? item.kind)).toEqual([
      workId,
      'interval',
      expect.any(Number),
    ])
    expect(event?.name.de).toBe('Dvořák, Sibelius')
    expect(event?.programme[0]?.work?.composer).toMatchObject({
      id: composerId,
      name: { de: 'Antonín Dvořák' },
    })
    const dvoraks = await database.db.select().from(artists).where(eq(artists.sortFolded, 'dvorak, antonin'))
    expect(dvoraks).toHaveLength(1)
  })

  test('keeps the first spelling of a name, so that another spelling changes nothing later', async () => {
    const lines = ['Gliere [Glière], Reinhold', 'Gliere, Reinhold'].map((composer, index) => {
      const played = [
        { composer, title: 'ILYA MUROMETZ', work_id: '1' },
        { composer: 'Sibelius, Jean', title: 'FINLANDIA', work_id: '2' },
      ]
      return line({ source_id: `nyp:${index}`, works: played })
    })
    await importText(systemScope(database.db), lines.join('\n'))
    const event = await findEventByExternalId(systemScope(database.db), 'nyp-1')
    expect(event?.name.de).toBe('Glière, Sibelius')
    expect(await importText(systemScope(database.db, later), lines.join('\n'))).toMatchObject({
      unchanged: 2,
    })
  })

  test('updates only the event whose line has changed', async () => {
    const scope = systemScope(database.db)
    const other = line({ source_id: 'nyp:two', date: '1937-02-28T15:00', time: '15:00' })
    await importText(scope, `${line()}\n${other}\n`)
    const changed = line({ conductors: ['Barbirolli, John'], works: [] })
    const outcome = await importText(systemScope(database.db, later), `${changed}\n${other}\n`)
    expect(outcome).toMatchObject({ added: 0, updated: 1, unchanged: 1 })
    const event = await findEventByExternalId(scope, 'nyp-one')
    expect(event?.programme).toEqual([])
    expect(event?.cast.map(({ artist }) => artist.name.de)).toEqual([
      'New York Philharmonic',
      'John Barbirolli',
    ])
    const [row] = await database.db.select().from(events).where(eq(events.externalId, 'nyp-two'))
    expect(row?.updatedAt).not.toEqual(later)
  })

  test('keeps what editors have added or taken over', async () => {
    const scope = systemScope(database.db)
    await importText(scope, line())
    const [row] = await database.db.select().from(events).where(eq(events.externalId, 'nyp-one'))
    const id = row?.id ?? 0
    const own = { de: 'Ein Abend', en: 'An evening' }
    await database.db
      .update(events)
      .set({ title: own, teaser: { de: 'Text', en: 'Text' } })
      .where(eq(events.id, id))
    await database.db
      .update(events)
      .set({ editedFields: ['title', 'genres'] })
      .where(eq(events.id, id))
    await database.db.insert(performances).values({ eventId: id, position: 3, kind: 'encore', title: own })
    const [work] = await database.db.select().from(works).where(eq(works.externalId, 'nyp:53254'))
    await database.db
      .update(works)
      .set({ title: own })
      .where(eq(works.id, work?.id ?? 0))

    await importText(scope, line({ works: [], conductors: [], orchestra: 'New York Symphony' }))
    const [after] = await database.db.select().from(events).where(eq(events.id, id))
    expect(after).toMatchObject({ title: own, teaser: { de: 'Text' }, editedFields: ['title', 'genres'] })
    const event = await findEventByExternalId(scope, 'nyp-one')
    expect(event?.programme.map(({ kind }) => kind)).toEqual(['work', 'interval', 'work', 'encore'])
    expect(event?.programme[2]?.work?.title).toEqual(own)
    expect(event?.cast.map(({ artist }) => artist.name.de)).toEqual(['New York Symphony'])
  })

  test('reports rejected lines with their reasons, and imports the others', async () => {
    const scope = systemScope(database.db)
    const text = [
      '{',
      line(),
      line(),
      line({ source_id: 'nyp:x', date: '1900-02-29' }),
      '',
      '{"source_id":"a"}',
    ].join('\n')
    const outcome = await importText(scope, text)
    expect(outcome).toMatchObject({ added: 1, rejected: 4, lines: 6 })
    expect(outcome.firstRejected.map((rejected) => rejected.line)).toEqual([1, 3, 4, 6])
    expect(outcome.firstRejected[1]).toMatchObject({ reason: 'same_as_line', values: { line: 2 } })
    const report = readFileSync(outcome.reportFile ?? '', 'utf8')
      .trim()
      .split('\n')
    expect(report.map((entry) => JSON.parse(entry))).toEqual(
      outcome.firstRejected.map(({ line: number, ...rejection }) => ({
        line: number,
        reason: describeRejection(rejection),
      })),
    )
    expect(report[1]).toContain('source_id: This is the same as in line 2.')
    const [run] = await database.db.select().from(importRuns)
    expect(run).toMatchObject({ kind: 'archive', position: 6, added: 1, rejected: outcome.firstRejected })
    expect(run?.finishedAt).not.toBeNull()
  })

  test('adds a hall of which only the name is known', async () => {
    const scope = systemScope(database.db)
    expect(await importText(scope, line({ venue: 'Arena', location: null }))).toMatchObject({
      added: 1,
      rejected: 0,
    })
    const [hall] = await database.db.select().from(venues)
    expect(hall).toMatchObject({ name: { de: 'Arena', en: 'Arena' }, address: '' })
  })

  test('loses only the line that the database refuses', async () => {
    const scope = systemScope(database.db)
    // A name that is too long for a key of an index: 1,000 characters of three bytes each.
    const composer = String.fromCodePoint(...Array.from({ length: 1000 }, (_, at) => 0x4e_00 + at * 17))
    const refused = line({ source_id: 'nyp:refused', works: [{ composer, title: 'SONG' }] })
    const last = line({ source_id: 'nyp:last', conductors: ['Walter, Bruno'] })
    const outcome = await importText(scope, [line(), refused, last].join('\n'))
    expect(outcome).toMatchObject({ added: 2, firstRejected: [{ line: 2, reason: 'not_stored' }] })
    for (const query of ['Sibelius', 'Bruno Walter']) {
      const { content } = await searchAll(visitorScope(database.db), { query }, 'de')
      expect(content.count).toBeGreaterThan(0)
    }
    expect(await database.db.$count(searchDocuments, eq(searchDocuments.kind, 'event'))).toBe(4)
  })

  test('is resumed where it was interrupted, whatever the interruption', async () => {
    const scope = systemScope(database.db)
    const texts = Array.from({ length: 750 }, (_, index) =>
      index % 300 === 7 ? 'no line' : line({ source_id: `nyp:${index}`, works: [] }),
    )
    const stop = new AbortController()
    const first = await importText(scope, texts.join('\n'), {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    })
    expect(first).toMatchObject({ lines: 500, isFinished: false, resumedAt: 0, rejected: 2 })
    // Simulates a crash: the report is ahead of what was committed, the search documents of the batch behind it.
    await database.db.delete(searchDocuments)
    await database.db.delete(searchEntries)
    writeFileSync(
      first.reportFile ?? '',
      `${readFileSync(first.reportFile ?? '', 'utf8')}{"line":608,"reason":"This line is no JSON."}\n`,
    )
    const second = await importText(scope, texts.join('\n'))
    expect(second).toMatchObject({ lines: 750, added: 747, isFinished: true, resumedAt: 500, rejected: 3 })
    expect(
      readFileSync(second.reportFile ?? '', 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(3)
    expect(await database.db.select().from(importRuns)).toHaveLength(1)
    for (const table of [searchDocuments, searchEntries]) {
      const of = (kind: 'event' | 'person') => database.db.$count(table, eq(table.kind, kind))
      expect([await of('event'), await of('person')]).toEqual([2 * 747, 2 * 2])
    }
  })

  test('is not written in a dry run, which reports the same counts', async () => {
    const scope = systemScope(database.db)
    await importText(scope, line())
    const before = await takePicture(scope)
    const outcome = await importText(scope, `${line({ conductors: [] })}\n${real}`, { isDryRun: true })
    expect(outcome).toMatchObject({ added: outcome.lines - 1, updated: 1, rejected: 0 })
    expect(await importText(scope, line(), { isDryRun: true })).toMatchObject({ added: 0, unchanged: 1 })
    expect(await takePicture(scope)).toEqual(before)
    expect(await database.db.select().from(importRuns)).toHaveLength(1)
  })

  test('cannot be imported by visitors', async () => {
    await expect(importText(visitorScope(database.db), line())).rejects.toMatchObject({
      code: 'not_signed_in',
    })
    expect(await database.db.select().from(castMembers)).toEqual([])
  })
})
