import { inArray } from 'drizzle-orm'
import { customerTags, genres, rooms, seasons, series, venues } from '#db/schema/index.ts'
import { recordAuditOfEach } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import type { DraftColumns } from '../draft-columns.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

export type RecordKind = 'room' | 'genre' | 'series' | 'season' | 'customer_tag'
/** The id of each record, by its key. */
export type IdByKey = Map<string, number>

/** Adds a venue with its rooms. */
export async function createRooms(
  scope: Scope,
  venue: DraftColumns<typeof venues>,
  drafts: DraftColumns<typeof rooms, 'venueId' | 'position'>[],
): Promise<IdByKey> {
  return write(scope, 'room', async ({ db }) => {
    const [row] = await db.insert(venues).values(venue).returning({ id: venues.id })
    if (!row) throw new Error('The venue was not stored')
    return db
      .insert(rooms)
      .values(drafts.map((draft, position) => ({ ...draft, venueId: row.id, position })))
      .returning({ id: rooms.id, key: rooms.key })
  })
}

export async function createGenres(
  scope: Scope,
  drafts: DraftColumns<typeof genres, 'position'>[],
): Promise<IdByKey> {
  return write(scope, 'genre', ({ db }) =>
    db
      .insert(genres)
      .values(drafts.map((draft, position) => ({ ...draft, position })))
      .returning({ id: genres.id, key: genres.key }),
  )
}

export async function createSeries(
  scope: Scope,
  drafts: DraftColumns<typeof series, 'position'>[],
): Promise<IdByKey> {
  return write(scope, 'series', ({ db }) =>
    db
      .insert(series)
      .values(drafts.map((draft, position) => ({ ...draft, position })))
      .returning({ id: series.id, key: series.key }),
  )
}

export async function createCustomerTags(
  scope: Scope,
  drafts: DraftColumns<typeof customerTags>[],
): Promise<IdByKey> {
  return write(scope, 'customer_tag', ({ db }) =>
    db.insert(customerTags).values(drafts).returning({ id: customerTags.id, key: customerTags.key }),
  )
}

/** Finds the seasons with these names (`2026/27`) and adds missing ones. */
export async function ensureSeasons(scope: Scope, names: string[]): Promise<IdByKey> {
  const wanted = [...new Set(names)]
  if (wanted.length === 0) return new Map()
  requireRight(scope.viewer, 'manage_records')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const added = await inside.db
      .insert(seasons)
      .values(wanted.map((name) => ({ name })))
      .onConflictDoNothing()
      .returning({ id: seasons.id })
    if (added.length > 0) await recordCreation(inside, 'season', added)
    const rows = await inside.db
      .select({ id: seasons.id, name: seasons.name })
      .from(seasons)
      .where(inArray(seasons.name, wanted))
    return new Map(rows.map(({ id, name }) => [name, id]))
  })
}

/** The season that a day (YYYY-MM-DD) belongs to; a season begins on 1 August. */
export function seasonNameOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0)
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}

async function write(
  scope: Scope,
  subjectKind: RecordKind,
  insert: (inside: Scope) => Promise<{ id: number; key: string }[]>,
): Promise<IdByKey> {
  requireRight(scope.viewer, 'manage_records')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const rows = await insert(inside)
    await recordCreation(inside, subjectKind, rows)
    return new Map(rows.map((row) => [row.key, row.id]))
  })
}

/** Records in both logs that these records were added. */
export async function recordCreation(
  inside: Scope,
  subjectKind: RecordKind,
  rows: { id: number }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await recordChange(inside, subjectKind, ids)
  await recordAuditOfEach(inside, { action: 'create', subjectKind }, rows)
}
