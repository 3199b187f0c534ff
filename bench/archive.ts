import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Database } from '#db/client/index.server.ts'
import { importArchive } from '#domain/imports/index.server.ts'
import { system } from '#domain/scope.ts'
import { recordStores } from '#records/stores.generated.server.ts'

/** How many days before an event its first copy takes place; the second twice as many, and so on. */
const daysBefore = 3

type Db = Pick<NodePgDatabase, 'execute'>
type Columns = Record<string, SQL>

/** Imports an archive, and updates the planner's statistics, as autovacuum does in time. */
export async function importFile({ db }: Database, file: string): Promise<void> {
  const reportDir = await mkdtemp(path.join(tmpdir(), 'concert-hall-bench-import-'))
  try {
    await importArchive({ db, now: new Date(), viewer: system }, { file, reportDir, stores: recordStores })
    await db.execute(sql`VACUUM (ANALYZE)`)
  } finally {
    await rm(reportDir, { recursive: true, force: true })
  }
}

/**
 * Copies the past events with their programmes, casts and search documents until the archive has about this many
 * events: other concerts of the same works, some days earlier. Inside the database this takes a minute; an import of as
 * many takes twenty.
 */
export function multiplyArchive(database: Database, wanted: number): Promise<void> {
  return database.withSession((client) => multiply(drizzle({ client }), wanted)) // its statements take long
}

async function multiply(db: Db, wanted: number): Promise<void> {
  const { rows } = await db.execute<{
    past: number
    events: number
    performances: number
    members: number
  }>(sql`
    SELECT (SELECT count(*)::int FROM events WHERE date_start < now()) AS past,
      (SELECT max(id) FROM events) AS events,
      (SELECT max(id) FROM performances) AS performances,
      (SELECT max(id) FROM cast_members) AS members`)
  const [first] = rows
  if (!first || first.past === 0) throw new Error('There is no past event to copy')
  const isPast = sql`(SELECT date_start FROM events WHERE id = source_id) < now() AND source_id <= ${first.events}`
  const copies = Math.max(0, Math.round(wanted / first.past) - 1)
  for (let copy = 1; copy <= copies; copy++) {
    const later = (column: string, by: number) => sql`${sql.identifier(column)} + ${copy * by}::int`
    const earlier = (column: string) =>
      sql`${sql.identifier(column)} - make_interval(days => ${copy * daysBefore}::int)`
    const ofEvent = { event_id: later('event_id', first.events) }
    await copyRows(db, 'events', sql`id`, isPast, {
      id: later('id', first.events),
      external_id: sql`external_id || ${`copy${copy}`}::text`,
      date_start: earlier('date_start'),
      date_end: earlier('date_end'),
    })
    await copyRows(db, 'event_genres', sql`event_id`, isPast, ofEvent)
    await copyRows(db, 'performances', sql`event_id`, isPast, {
      ...ofEvent,
      id: later('id', first.performances),
    })
    await copyRows(db, 'cast_members', sql`event_id`, isPast, {
      ...ofEvent,
      id: later('id', first.members),
      performance_id: later('performance_id', first.performances),
    })
    for (const table of ['search_documents', 'search_entries'])
      await copyRows(db, table, sql`CASE WHEN kind = 'event' THEN subject_id END`, isPast, {
        subject_id: later('subject_id', first.events),
        date: earlier('date'),
      })
    process.stderr.write(`${copy} of ${copies} copies\n`)
  }
  for (const table of ['events', 'performances', 'cast_members'])
    await db.execute(
      sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${sql.identifier(table)}))`,
    )
  await db.execute(sql`INSERT INTO changes (kind) VALUES ('everything')`)
  await db.execute(sql`VACUUM (ANALYZE)`)
}

/** Copies the rows of past events, with other values in some columns. */
async function copyRows(db: Db, table: string, eventId: SQL, where: SQL, changed: Columns): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`)
  const list = (values: SQL[]) => sql.join(values, sql`, `)
  const names = rows.map(({ name }) => sql.identifier(name))
  const values = rows.map(({ name }) => changed[name] ?? sql`${sql.identifier(name)}`)
  await db.execute(sql`
    INSERT INTO ${sql.identifier(table)} (${list(names.map((name) => sql`${name}`))}) OVERRIDING SYSTEM VALUE
    SELECT ${list(values)} FROM (SELECT *, ${eventId} AS source_id FROM ${sql.identifier(table)}) AS sources
    WHERE ${where}`)
}
