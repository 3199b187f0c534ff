import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { castMembers, eventGenres, events, performances } from '#db/schema/index.ts'
import type { Values } from '#records/field.ts'
import { recordAuditOfEach } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { listNamedRecords } from '../search/index.server.ts'
import type { CastDraft, PerformanceDraft } from './draft.ts'
import { indexEvents } from './index-events.server.ts'
import { insertCast, insertGenres, insertProgramme } from './insert-parts.server.ts'
import { nextSequence } from './next-sequence.server.ts'

type EventRow = typeof events.$inferSelect

/** The event columns that an importer may own. */
export type ImportedColumns = Pick<
  EventRow,
  | 'title'
  | 'subtitle'
  | 'dateStart'
  | 'isTimeKnown'
  | 'uncertainDate'
  | 'status'
  | 'previousDate'
  | 'priceMin'
  | 'priceMax'
  | 'currency'
  | 'ticketSaleFrom'
  | 'ticketUrlExternal'
  | 'roomId'
  | 'seriesId'
  | 'seasonId'
  | 'vanishedAt'
  | 'source'
>

/** An event that was imported, or may have been: importers compare it before they write. */
export type ImportedEvent = ImportedColumns & {
  id: number
  externalId: string
  /** The names of the record's fields that staff have taken over. */
  editedFields: string[]
  genreIds: number[]
  programme: PerformanceDraft[]
  cast: CastDraft[]
}

/** An importer's changes of one event; fields that are not named stay unchanged. */
export type ImportedChange = {
  id: number
  columns: Partial<ImportedColumns>
  genreIds?: number[]
  programme?: PerformanceDraft[]
  cast?: CastDraft[]
}

/** The events with these external ids, by external id, with programme and cast. */
export async function findImportedEvents(
  { db }: Scope,
  externalIds: string[],
): Promise<Map<string, ImportedEvent>> {
  if (externalIds.length === 0) return new Map()
  const rows = await db.select().from(events).where(isAmong(events.externalId, externalIds))
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return new Map()
  const genres = await db
    .select()
    .from(eventGenres)
    .where(isAmong(eventGenres.eventId, ids))
    .orderBy(asc(eventGenres.position))
  const items = await db
    .select()
    .from(performances)
    .where(isAmong(performances.eventId, ids))
    .orderBy(asc(performances.position))
  const members = await db
    .select()
    .from(castMembers)
    .where(isAmong(castMembers.eventId, ids))
    .orderBy(asc(castMembers.position), asc(castMembers.id))

  const itemsOf = Map.groupBy(items, (item) => item.eventId)
  const genresOf = Map.groupBy(genres, (genre) => genre.eventId)
  const membersOf = Map.groupBy(members, (member) => member.performanceId ?? `event ${member.eventId}`)
  return new Map(
    rows.map((row) => [
      row.externalId ?? '',
      {
        ...row,
        externalId: row.externalId ?? '',
        genreIds: (genresOf.get(row.id) ?? []).map((genre) => genre.genreId),
        cast: membersOf.get(`event ${row.id}`) ?? [],
        programme: (itemsOf.get(row.id) ?? []).map((item) => ({
          ...item,
          cast: membersOf.get(item.id) ?? [],
        })),
      },
    ]),
  )
}

/** Like `inArray`, with one parameter: building a statement with thousands takes longer than executing it. */
function isAmong(column: PgColumn, values: readonly (string | number)[]): SQL {
  return sql`${column} = ANY(${sql.param(values)})`
}

/**
 * Writes the changes found by importers, with search documents and an entry in the audit log for each event, in one transaction.
 * Changes that calendars must notice increment `sequence`. `loadLists` reads events as records: the entries then have the
 * lists of programme, cast and genres before and after, too.
 */
export async function updateImportedEvents(
  scope: Scope,
  changes: ImportedChange[],
  loadLists: (inside: Scope, ids: number[]) => Promise<Map<number, Values>> = () =>
    Promise.resolve(new Map()),
): Promise<void> {
  requireRight(scope.viewer, 'manage_records')
  if (changes.length === 0) return
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const ids = changes.map((change) => change.id)
    const before = await listNamedRecords(inside, ids)
    const entries = await describeChanges(inside, changes)
    const withLists = changes.filter((change) => listsOf(change).length > 0).map(({ id }) => id)
    const listsBefore = withLists.length > 0 ? await loadLists(inside, withLists) : new Map<number, Values>()
    for (const change of changes) await updateOne(inside, change)
    const listsAfter = withLists.length > 0 ? await loadLists(inside, withLists) : new Map<number, Values>()
    for (const [index, change] of changes.entries())
      for (const name of listsOf(change)) {
        const details = entries[index]?.details
        const [had, has] = [listsBefore.get(change.id), listsAfter.get(change.id)]
        if (details && had) details.before[name] = had[name]
        if (details && has) details.after[name] = has[name]
      }
    await indexEvents(inside, ids, before)
    await recordChange(inside, 'event', ids)
    await recordAuditOfEach(inside, { action: 'import', subjectKind: 'event' }, entries)
  })
}

/** Gives an event back what an import has changed of it and its record does not have: its currency, that the shop lacks it. */
export async function restoreImportedColumns(scope: Scope, id: number, before: Values): Promise<void> {
  const { vanished_at: vanishedAt, currency } = before
  const columns: Partial<ImportedColumns> = {
    ...(Object.hasOwn(before, 'vanished_at') && {
      vanishedAt: typeof vanishedAt === 'string' ? new Date(vanishedAt) : null,
    }),
    ...(typeof currency === 'string' && { currency }),
  }
  if (Object.keys(columns).length > 0) await updateImportedEvents(scope, [{ id, columns }])
}

/** Whether staff have taken over a column of an event, or its `programme`, `cast` or `genres`. */
export function isTakenOver({ editedFields }: Pick<EventRow, 'editedFields'>, column: string): boolean {
  return editedFields.includes(fieldNameOf(column))
}

async function updateOne(scope: Scope, change: ImportedChange): Promise<void> {
  const { id, columns, genreIds, programme, cast } = change
  const { db, now } = scope
  await db
    .update(events)
    .set({ ...columns, updatedAt: now, sequence: nextSequence(columns) })
    .where(eq(events.id, id))
  if (genreIds) {
    await db.delete(eventGenres).where(eq(eventGenres.eventId, id))
    await insertGenres(scope, [{ eventId: id, genreIds }])
  }
  if (cast) {
    await db
      .delete(castMembers)
      .where(and(eq(castMembers.eventId, id), sql`${castMembers.performanceId} IS NULL`))
    await insertCast(
      scope,
      cast.map((member, position) => ({ member, eventId: id, position })),
    )
  }
  if (programme) {
    // Cascades to their performers.
    const before = await db.delete(performances).where(eq(performances.eventId, id)).returning()
    await insertProgramme(scope, [{ eventId: id, programme: await withNumbers(scope, programme, before) }])
  }
}

/** Performances that were in the programme before keep their numbers, because these are in their stable addresses. */
async function withNumbers(
  { db }: Pick<Scope, 'db'>,
  programme: PerformanceDraft[],
  before: Pick<(typeof performances)['$inferSelect'], 'id' | 'workId' | 'kind' | 'title'>[],
): Promise<(PerformanceDraft & { id: number })[]> {
  const fresh = await db.execute<{ id: number }>(sql`
    SELECT nextval(pg_get_serial_sequence('performances', 'id'))::int AS id
    FROM generate_series(1, ${programme.length}::int)`)
  const waiting = before.toSorted((one, other) => one.id - other.id)
  return programme.map((item, position) => {
    const index = waiting.findIndex(
      ({ workId, kind, title }) =>
        kind === item.kind &&
        workId === (item.workId ?? null) &&
        (title?.de ?? '') === (item.title?.de ?? ''),
    )
    const [kept] = index < 0 ? [] : waiting.splice(index, 1)
    return { ...item, id: kept?.id ?? fresh.rows[position]?.id ?? 0 }
  })
}

/** Title, values before and values after, by the names of the record's fields, without lists. */
async function describeChanges({ db }: Scope, changes: ImportedChange[]) {
  const rows = await db
    .select()
    .from(events)
    .where(
      isAmong(
        events.id,
        changes.map(({ id }) => id),
      ),
    )
  const stored = new Map(rows.map((row) => [row.id, row]))
  return changes.map((change) => {
    const row = stored.get(change.id)
    const named = Object.entries(change.columns)
    return {
      id: change.id,
      details: {
        title: row?.title.de,
        before: Object.fromEntries(
          named.map(([column]): [string, unknown] => [fieldNameOf(column), row && valueIn(row, column)]),
        ),
        after: Object.fromEntries(
          named.map(([column, value]): [string, unknown] => [fieldNameOf(column), value]),
        ),
      },
    }
  })
}

function valueIn(row: EventRow, column: string): unknown {
  return Object.entries(row).find(([name]) => name === column)?.[1]
}

/** The name of the record's field that a column is. */
function fieldNameOf(column: string): string {
  return toSnakeCase(column).replace(/_id$/, '')
}

function listsOf({ genreIds, programme, cast }: ImportedChange): string[] {
  return [...(genreIds ? ['genres'] : []), ...(programme ? ['programme'] : []), ...(cast ? ['cast'] : [])]
}
