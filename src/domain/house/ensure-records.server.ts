import { inArray } from 'drizzle-orm'
import { genres, rooms, seasons, series, venues } from '#db/schema/index.ts'
import type { Localized } from '#i18n/languages.ts'
import { recordAuditOfEach } from '../audit.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { recordCreation, type IdByKey, type RecordKind } from './create-records.server.ts'

type Keyed = Pick<typeof rooms.$inferInsert, 'key' | 'name'>

/** Whether missing records are added or ignored. */
type Missing = 'add' | 'leave'

/** Sorts after everything that the house has ordered itself. */
const lastPosition = 1000

type RoomDraft = Keyed &
  Pick<typeof venues.$inferInsert, 'address'> &
  Partial<Pick<typeof rooms.$inferInsert, 'seats' | 'access'>> & {
    /** The name of its venue, if it has another one. */
    venueName?: Localized
  }

/** Finds the rooms with these keys and adds missing ones, with the venues that are missing, too. */
export async function ensureRooms(
  scope: Scope,
  drafts: RoomDraft[],
  missing: Missing = 'add',
): Promise<IdByKey> {
  return ensure(
    scope,
    { subjectKind: 'room', drafts, missing },
    ({ db }, keys) => db.select({ id: rooms.id, key: rooms.key }).from(rooms).where(inArray(rooms.key, keys)),
    async (inside, fresh) => {
      const venueIds = await ensureVenues(inside, fresh)
      const values = fresh.flatMap(({ key, name, seats, access }, index) => {
        const venueId = venueIds[index]
        return venueId === undefined
          ? []
          : [{ key, name, venueId, seats: seats ?? null, access: access ?? null, position: lastPosition }]
      })
      return inside.db.insert(rooms).values(values).returning({ id: rooms.id, key: rooms.key })
    },
  )
}

/** The numbers of the venues of rooms; two rooms with a venue of the same name and address share it. */
async function ensureVenues(inside: Scope, drafts: RoomDraft[]): Promise<number[]> {
  const known = await inside.db.select().from(venues)
  const ids = new Map(known.map(({ id, name, address }) => [venueKey(name, address), id]))
  const found: number[] = []
  for (const { name, venueName = name, address } of drafts) {
    const key = venueKey(venueName, address)
    let id = ids.get(key)
    if (id === undefined) {
      const rows = await inside.db
        .insert(venues)
        .values({ name: venueName, address })
        .returning({ id: venues.id })
      await recordAuditOfEach(inside, { action: 'create', subjectKind: 'venue' }, rows)
      id = rows[0]?.id ?? 0
      ids.set(key, id)
    }
    found.push(id)
  }
  return found
}

function venueKey({ de, en }: Localized, address: string): string {
  return JSON.stringify([de, en, address])
}

/** Finds the series with these keys and adds missing ones. */
export async function ensureSeries(
  scope: Scope,
  drafts: (Keyed & Partial<Pick<typeof series.$inferInsert, 'description'>>)[],
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
        .values(
          fresh.map(({ key, name, description }) => ({
            key,
            name,
            description: description ?? null,
            position: lastPosition,
          })),
        )
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
  const byKey = new Map<string, Draft>()
  for (const draft of drafts) if (!byKey.has(draft.key)) byKey.set(draft.key, draft)
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
