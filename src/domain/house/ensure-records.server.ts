import { inArray } from 'drizzle-orm'
import { genres, rooms, seasons, series, venues } from '#db/schema/index.ts'
import { recordAuditOfEach } from '../audit.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { recordCreation, type IdByKey, type RecordKind } from './create-records.server.ts'

type Keyed = Pick<typeof rooms.$inferInsert, 'key' | 'name'>

/** Whether missing records are added or ignored. */
type Missing = 'add' | 'leave'

/** Sorts after everything that the house has ordered itself. */
const lastPosition = 1000

/** Finds the rooms with these keys and adds missing ones, each with a venue of the same name. */
export async function ensureRooms(
  scope: Scope,
  drafts: (Keyed & Pick<typeof venues.$inferInsert, 'address'>)[],
  missing: Missing = 'add',
): Promise<IdByKey> {
  return ensure(
    scope,
    { subjectKind: 'room', drafts, missing },
    ({ db }, keys) => db.select({ id: rooms.id, key: rooms.key }).from(rooms).where(inArray(rooms.key, keys)),
    async (inside, fresh) => {
      const rows = await inside.db
        .insert(venues)
        .values(fresh.map(({ name, address }) => ({ name, address })))
        .returning({ id: venues.id })
      await recordAuditOfEach(inside, { action: 'create', subjectKind: 'venue' }, rows)
      const values = fresh.flatMap(({ key, name }, index) => {
        const venueId = rows[index]?.id
        return venueId === undefined ? [] : [{ key, name, venueId, position: lastPosition }]
      })
      return inside.db.insert(rooms).values(values).returning({ id: rooms.id, key: rooms.key })
    },
  )
}

/** Finds the series with these keys and adds missing ones. */
export async function ensureSeries(
  scope: Scope,
  drafts: Keyed[],
  missing: Missing = 'add',
): Promise<IdByKey> {
  return ensure(
    scope,
    { subjectKind: 'series', drafts, missing },
    ({ db }, keys) =>
      db.select({ id: series.id, key: series.key }).from(series).where(inArray(series.key, keys)),
    ({ db }, fresh) =>
      db
        .insert(series)
        .values(fresh.map(({ key, name }) => ({ key, name, position: lastPosition })))
        .returning({ id: series.id, key: series.key }),
  )
}

/** Finds the genres with these keys and adds missing ones. */
export async function ensureGenres(
  scope: Scope,
  drafts: Pick<typeof genres.$inferInsert, 'key' | 'name' | 'ground'>[],
  missing: Missing = 'add',
): Promise<IdByKey> {
  return ensure(
    scope,
    { subjectKind: 'genre', drafts, missing },
    ({ db }, keys) =>
      db.select({ id: genres.id, key: genres.key }).from(genres).where(inArray(genres.key, keys)),
    ({ db }, fresh) =>
      db
        .insert(genres)
        .values(fresh.map(({ key, name, ground }) => ({ key, name, ground, position: lastPosition })))
        .returning({ id: genres.id, key: genres.key }),
  )
}

/** Finds the existing seasons among these names. */
export async function findSeasons({ db }: Scope, names: string[]): Promise<IdByKey> {
  if (names.length === 0) return new Map()
  const rows = await db
    .select({ id: seasons.id, name: seasons.name })
    .from(seasons)
    .where(inArray(seasons.name, names))
  return new Map(rows.map(({ id, name }) => [name, id]))
}

type Rows = Promise<{ id: number; key: string }[]>

/** Among drafts with the same key the first one wins. Writes to the audit log only when something is added. */
async function ensure<Draft extends Keyed>(
  scope: Scope,
  { subjectKind, drafts, missing }: { subjectKind: RecordKind; drafts: Draft[]; missing: Missing },
  find: (inside: Scope, keys: string[]) => Rows,
  insert: (inside: Scope, fresh: Draft[]) => Rows,
): Promise<IdByKey> {
  requireRight(scope.viewer, 'manage_records')
  const byKey = new Map(drafts.toReversed().map((draft) => [draft.key, draft]))
  if (byKey.size === 0) return new Map()
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const ids = new Map((await find(inside, [...byKey.keys()])).map((row) => [row.key, row.id]))
    const fresh = [...byKey.values()].filter(({ key }) => !ids.has(key))
    if (fresh.length === 0 || missing === 'leave') return ids
    const rows = await insert(inside, fresh)
    for (const { id, key } of rows) ids.set(key, id)
    await recordCreation(inside, subjectKind, rows)
    return ids
  })
}
