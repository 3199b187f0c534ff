import { and, exists, inArray, sql } from 'drizzle-orm'
import { artists, changes, events, rooms, works } from '#db/schema/index.ts'
import { visitor, type Scope } from '../scope.ts'
import { isListed, isPlayed, isSeen, someEvent } from '../shown-records.server.ts'
import { findOncePublic, type LogKind } from './once-public.server.ts'

/** The kinds that are told of, by their names in the log. */
const kinds = { event: 'event', artist: 'person', work: 'work', room: 'room' } as const
const logKinds = ['artist', 'event', 'room', 'work'] as const satisfies LogKind[]

/** `id` null: any record of the kind may have changed. `gone`: visitors can no longer see it. */
type PublicChange = {
  kind: (typeof kinds)[LogKind]
  id: number | null
  what: 'changed' | 'gone'
  at: string
}

/** The log is kept for a day. */
const keptMilliseconds = 24 * 3_600_000
const pageSize = 1000

type Position = { xid: string; kind: string; id: number; at: string }

/** From where on somebody who reads all data now, or a snapshot, has to follow the changes. */
export async function currentPosition({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<string> {
  const { rows } = await db.execute<{ xid: string }>(
    sql`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS xid`,
  )
  return writePosition({ xid: rows[0]?.xid ?? '0', kind: '', id: 0, at: now.toISOString() })
}

/**
 * What visitors have to read again since a position, the oldest first, at most 1,000. A change is told of as soon as no
 * transaction is under way that began to write before it did: otherwise one that takes long would be missed. Changes of what
 * was never public are left out, and no position names them. Null for a position that is unreadable, of another
 * database, or older than the log.
 */
export async function listChanges(
  asked: Scope,
  since: string,
): Promise<{ changes: PublicChange[]; position: string; hasMore: boolean } | null> {
  const scope: Scope = { ...asked, viewer: visitor, preview: null }
  const from = readPosition(since)
  if (!from || scope.now.getTime() - Date.parse(from.at) > keptMilliseconds) return null
  const present = await currentPosition(scope)
  let place = from
  for (let pages = 1; ; pages++) {
    const rows = await readLog(scope, place)
    if (rows.length === 0 && (await isOfAnotherDatabase(scope, place))) return null
    const found = rows.slice(0, pageSize)
    const hasMore = rows.length > pageSize
    const told = await presentRows(scope, found)
    const last = told.at(-1)
    if (last)
      return {
        changes: told.map(({ change }) => change),
        position: writePosition(placeOf(last.row)),
        hasMore,
      }
    const next = found.at(-1)
    // Nothing to tell: an empty page moves on in time only when the log of its day, or much of it, would be read again.
    if (!hasMore || !next)
      return {
        changes: [],
        position: pages > 1 ? present : await renewed(scope, from, since),
        hasMore: false,
      }
    place = placeOf(next)
  }
}

type LogRow = { xid: string; kind: LogKind; id: number; at: Date | string }

/** A page of the log of changes from a position on, and one row more if there is more. */
async function readLog({ db }: Scope, from: Position): Promise<LogRow[]> {
  const { rows } = await db.execute<LogRow>(sql`
    SELECT xid::text AS xid, kind, coalesce(subject_id, 0) AS id, max(made_at) AS at FROM ${changes}
    WHERE kind IN ${[...logKinds]} AND xid < pg_snapshot_xmin(pg_current_snapshot())
      AND xid >= ${from.xid}::text::xid8
      AND (xid, kind COLLATE "C", coalesce(subject_id, 0)) > (${from.xid}::text::xid8, ${from.kind}::text, ${from.id}::int)
    GROUP BY changes.xid, kind, coalesce(subject_id, 0)
    ORDER BY changes.xid, kind COLLATE "C", coalesce(subject_id, 0) LIMIT ${pageSize + 1}`)
  return rows
}

/** The rows of the log that visitors are told of. */
async function presentRows(
  scope: Scope,
  found: readonly LogRow[],
): Promise<{ row: LogRow; change: PublicChange }[]> {
  const shown = await findShown(scope, found)
  const isShown = ({ kind, id }: LogRow) => id === 0 || shown.has(`${kind} ${id}`)
  const once = new Set<string>()
  for (const kind of logKinds) {
    const hidden = found.filter((row) => row.kind === kind && !isShown(row)).map(({ id }) => id)
    for (const id of await findOncePublic(scope, kind, [...new Set(hidden)])) once.add(`${kind} ${id}`)
  }
  return found.flatMap((row) => {
    const { kind, id } = row
    if (!isShown(row) && !once.has(`${kind} ${id}`)) return []
    const what = isShown(row) ? ('changed' as const) : ('gone' as const)
    const change = { kind: kinds[kind], id: id === 0 ? null : id, what, at: new Date(row.at).toISOString() }
    return [{ row, change }]
  })
}

function placeOf(row: LogRow): Position {
  return { ...row, at: new Date(row.at).toISOString() }
}

/** The same position, so that the answer stays the same; after some hours without a change the present one. */
async function renewed(scope: Scope, from: Position, since: string): Promise<string> {
  const isOld = scope.now.getTime() - Date.parse(from.at) > keptMilliseconds / 4
  return isOld ? currentPosition(scope) : since
}

/** Whether a position is ahead of all transactions, as in a restored database. */
async function isOfAnotherDatabase({ db }: Scope, { xid }: Position): Promise<boolean> {
  const { rows } = await db.execute<{ is_ahead: boolean }>(
    sql`SELECT ${xid}::text::xid8 > pg_snapshot_xmax(pg_current_snapshot()) AS is_ahead`,
  )
  return rows[0]?.is_ahead ?? true
}

/** Which of the records visitors can see now. */
async function findShown(
  scope: Scope,
  found: readonly { kind: LogKind; id: number }[],
): Promise<Set<string>> {
  const { db } = scope
  const ids = (kind: LogKind) => [
    0,
    ...new Set(found.filter((one) => one.kind === kind && one.id > 0).map(({ id }) => id)),
  ]
  const queries: Record<LogKind, PromiseLike<{ id: number }[]>> = {
    event: db
      .select({ id: events.id })
      .from(events)
      .where(and(inArray(events.id, ids('event')), isListed(scope))),
    artist: db
      .select({ id: artists.id })
      .from(artists)
      .where(and(inArray(artists.id, ids('artist')), isSeen(scope))),
    work: db
      .select({ id: works.id })
      .from(works)
      .where(and(inArray(works.id, ids('work')), isPlayed(scope))),
    room: db
      .select({ id: rooms.id })
      .from(rooms)
      .where(and(inArray(rooms.id, ids('room')), exists(someEvent(scope, events.roomId, rooms.id)))),
  }
  const shown = new Set<string>()
  for (const kind of logKinds) for (const { id } of await queries[kind]) shown.add(`${kind} ${id}`)
  return shown
}

function writePosition({ xid, kind, id, at }: Position): string {
  return Buffer.from([xid, kind, id, at].join('|')).toString('base64url')
}

function readPosition(text: string): Position | null {
  const plain = Buffer.from(text, 'base64url').toString()
  const match = /^(\d{1,18})\|([a-z]{0,10})\|(\d{1,9})\|(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/.exec(plain)
  const [, xid, kind, id, at] = match ?? []
  if (xid === undefined || kind === undefined || id === undefined || at === undefined) return null
  return Number.isNaN(Date.parse(at)) ? null : { xid, kind, id: Number(id), at }
}
