import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { archiveDump, type DumpManifest } from '#db/schema/index.ts'
import { inHall, hallDay, startOfHallDay } from '#i18n/dates.ts'
import { recordChange } from '../changes/index.server.ts'
import type { FileStore } from '../file-store.ts'
import { csvHeader, csvRows, type Cell } from '../tables/index.server.ts'
import type { Scope } from '../scope.ts'
import { csvColumns, csvNames, csvRowsOf, type CsvName, type NamesByReference } from './csv-tables.ts'
import { openDumpFile, type DumpFile } from './dump-files.server.ts'
import { currentPosition } from './list-changes.server.ts'
import { describeEntries } from './describe-entries.ts'
import type { DumpLine } from './dump-line.ts'
import { listLines } from './list-lines.server.ts'
import type { HouseKey } from './references.server.ts'

/** The version of the format: it grows when a reader of before would misunderstand a file. */
const version = 1
/** The hour of the hall from which the nightly dump is made. */
const nightHour = 3

type DumpScope = Pick<Scope, 'db' | 'now'>

/** A dump that is in the store, but not yet the one that is served. */
type StoredDump = { manifest: DumpManifest; contents: Record<string, string> }

type DumpOptions = {
  store: Pick<FileStore, 'write' | 'remove'>
  key: HouseKey
  /** Stable addresses in the file of linked data begin with it. */
  publicOrigin: string
  signal?: AbortSignal
}

/**
 * Writes a dump of the archive into the store, of a database that others change meanwhile only if `scope.db` is a snapshot.
 * Its files depend on the data alone: the same data gives the same bytes. If it fails, nothing is left.
 */
export async function writeDump(
  scope: Scope,
  { store, key, publicOrigin, signal }: DumpOptions,
): Promise<StoredDump> {
  const ids = new Map<string, string>()
  const open = (name: string): DumpFile => {
    const id = randomUUID().replaceAll('-', '')
    ids.set(name, id)
    return openDumpFile(store, id)
  }
  const archive = open('archive')
  const tables = new Map(csvNames.map((name) => [name, open(name)]))
  const linked = open('linked')
  const all = [archive, linked, ...tables.values()]
  const changesSince = await currentPosition(scope)
  const counts = { events: 0, performances: 0, people: 0, works: 0, rooms: 0, series: 0, genres: 0 }
  try {
    for (const [name, file] of tables) await file.add(csvHeader(csvColumns[name]))
    const names: NamesByReference = { people: new Map(), works: new Map() }
    const things = describeEntries(publicOrigin)
    await linked.add('{"@context":"https://schema.org","@graph":[')
    let separator = '\n'
    for await (const entries of listLines(scope, key)) {
      signal?.throwIfAborted()
      for (const thing of things(entries)) {
        await linked.add(`${separator}${JSON.stringify(thing)}`)
        separator = ',\n'
      }
      const lines = entries.map(({ line }) => line)
      await archive.add(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
      for (const line of lines) count(counts, line)
      for (const line of lines) note(names, line)
      for (const [name, rows] of rowsOf(lines, names)) await tables.get(name)?.add(csvRows(rows))
    }
    await linked.add('\n]}\n')
    const files: DumpManifest['files'] = []
    const contents: Record<string, string> = {}
    const finish = async (file: DumpFile, name: string, ending: string, type: string) => {
      const { bytes, sha256 } = await file.end()
      const served = `${name}.${sha256.slice(0, 16)}.${ending}.gz`
      contents[served] = ids.get(name) ?? ''
      files.push({
        name: served,
        media_type: type,
        bytes,
        sha256,
        licence: name === 'archive' ? 'mixed' : 'CC0-1.0',
      })
    }
    await finish(archive, 'archive', 'jsonl', 'application/x-ndjson')
    await finish(linked, 'linked', 'jsonld', 'application/ld+json')
    for (const [name, file] of tables) await finish(file, name, 'csv', 'text/csv')
    const manifest = { version, made_at: scope.now.toISOString(), changes_since: changesSince, counts, files }
    return { manifest, contents }
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    await Promise.all(all.map((file) => file.fail(reason)))
    await Promise.all([...ids.values()].map((id) => store.remove(id)))
    throw error
  }
}

/** Serves a dump from now on, instead of the one before, whose files are deleted. */
export async function publishDump(
  scope: DumpScope,
  store: Pick<FileStore, 'list' | 'remove'>,
  { manifest, contents }: StoredDump,
): Promise<void> {
  const values = { nextAt: nextNight(scope.now), manifest, contents }
  await scope.db.transaction(async (tx) => {
    await tx
      .insert(archiveDump)
      .values(values)
      .onConflictDoUpdate({ target: archiveDump.isOnly, set: values })
    await recordChange({ ...scope, db: tx }, 'archive_dump')
  })
  const kept = new Set(Object.values(contents))
  for await (const { id } of store.list()) if (!kept.has(id)) await store.remove(id)
}

/** Whether the nightly dump is due. The first one is made in the night after the first time that this is asked. */
export async function isDumpDue({ db, now }: DumpScope): Promise<boolean> {
  await db
    .insert(archiveDump)
    .values({ nextAt: nextNight(now) })
    .onConflictDoNothing()
  const [row] = await db
    .select({ isDue: sql<boolean>`${archiveDump.nextAt} <= ${now}` })
    .from(archiveDump)
    .where(eq(archiveDump.isOnly, true))
  return row?.isDue ?? false
}

/** The next time that it is three o'clock in the hall. */
function nextNight(now: Date): Date {
  const today = startOfHallDay(hallDay(now))
  const tomorrow = startOfHallDay(hallDay(new Date(today.getTime() + 36 * 3_600_000)))
  const start = inHall(now).hour < nightHour ? today : tomorrow
  return new Date(start.getTime() + nightHour * 3_600_000)
}

function count(counts: DumpManifest['counts'], line: DumpLine): void {
  const kinds = {
    event: 'events',
    person: 'people',
    work: 'works',
    room: 'rooms',
    series: 'series',
    genre: 'genres',
  } as const
  counts[kinds[line.type]]++
  if (line.type === 'event') counts.performances += line.programme.length
}

function note(names: NamesByReference, line: DumpLine): void {
  if (line.type === 'person') names.people.set(line.id, line.name)
  if (line.type === 'work')
    names.works.set(line.id, {
      title: line.title.de,
      composer: names.people.get(line.composer ?? '') ?? null,
    })
}

function rowsOf(lines: DumpLine[], names: NamesByReference): Map<CsvName, Cell[][]> {
  const rows = new Map<CsvName, Cell[][]>(csvNames.map((name) => [name, []]))
  for (const line of lines) {
    const own = csvRowsOf(line, names)
    for (const name of csvNames) rows.get(name)?.push(...(own[name] ?? []))
  }
  return rows
}
