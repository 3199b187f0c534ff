import { sql, type SQL } from 'drizzle-orm'
import type { Scope } from '../scope.ts'

/** Persons and works by id. */
export type Records = { artists: number[]; works: number[] }

/** The persons and works that events name: their programme, its composers, their cast. */
async function listNamedRecords({ db }: Scope, eventIds: number[]): Promise<Records> {
  const ids = arrayOf(eventIds)
  const { rows } = await db.execute<{ artists: number[] | null; works: number[] | null }>(sql`
    SELECT (
      SELECT array_agg(DISTINCT artist_id) FROM (
        SELECT artist_id FROM cast_members WHERE event_id = ANY(${ids}::int[])
        UNION
        SELECT replaces_id FROM cast_members WHERE event_id = ANY(${ids}::int[]) AND replaces_id IS NOT NULL
        UNION
        SELECT w.composer_id FROM performances p JOIN works w ON w.id = p.work_id
        WHERE p.event_id = ANY(${ids}::int[]) AND w.composer_id IS NOT NULL
      ) AS named
    ) AS artists, (
      SELECT array_agg(DISTINCT work_id) FROM performances
      WHERE event_id = ANY(${ids}::int[]) AND work_id IS NOT NULL
    ) AS works`)
  return { artists: rows[0]?.artists ?? [], works: rows[0]?.works ?? [] }
}

/**
 * Makes the persons and works that events name findable, and those that were named only `before` no longer. Call it
 * in the transaction that changes the events.
 */
export async function updateNamedRecords(
  scope: Scope,
  eventIds: number[],
  before: Records = { artists: [], works: [] },
): Promise<void> {
  const { rows } = await scope.db.execute<{ id: number; is_always_public: boolean }>(sql`
    SELECT id, ${isAlwaysPublic} AS is_always_public FROM events e
    WHERE id = ANY(${arrayOf(eventIds)}::int[])`)
  const idsOf = (isAlways: boolean) =>
    rows.filter((row) => row.is_always_public === isAlways).map(({ id }) => id)
  const shown = await listNamedRecords(scope, idsOf(true))
  const unsure = await listNamedRecords(scope, idsOf(false))
  await showRecords(scope, shown)
  await updateRecordVisibility(scope, {
    artists: [...before.artists, ...unsure.artists].filter((id) => !shown.artists.includes(id)),
    works: [...before.works, ...unsure.works].filter((id) => !shown.works.includes(id)),
  })
}

const isAlwaysPublic = sql`(e.is_online AND e.vanished_at IS NULL AND e.online_from IS NULL AND e.online_to IS NULL)`

/** The start of time spans without one. */
const unboundedFrom = sql`'1000-01-01T00:00:00Z'::timestamptz`

/**
 * Whether an event that is public at the scope's time names the person or the work of a row of `documents`; true for
 * every other kind, and for records that an event names which is always public.
 */
export function isNamedPublicly({ now }: Pick<Scope, 'now'>, documents: string): SQL {
  const kind = sql.raw(`${documents}.kind`)
  const id = sql.raw(`${documents}.subject_id`)
  const isPublic = sql`e.is_online AND e.vanished_at IS NULL
    AND (e.online_from IS NULL OR e.online_from <= ${now}) AND (e.online_to IS NULL OR e.online_to > ${now})`
  return sql`(${kind} NOT IN ('work', 'person') OR ${sql.raw(`${documents}.visible_from`)} IS NULL
    OR EXISTS (SELECT 1 FROM performances p JOIN public.events e ON e.id = p.event_id
      WHERE ${kind} = 'work' AND p.work_id = ${id} AND ${isPublic})
    OR EXISTS (SELECT 1 FROM cast_members c JOIN public.events e ON e.id = c.event_id
      WHERE ${kind} = 'person' AND c.artist_id = ${id} AND ${isPublic})
    OR EXISTS (SELECT 1 FROM works w JOIN performances p ON p.work_id = w.id JOIN public.events e ON e.id = p.event_id
      WHERE ${kind} = 'person' AND w.composer_id = ${id} AND ${isPublic}))`
}

/**
 * The events that name persons or works, and the roles. The ids (an SQL array) are compared in each part, because
 * PostgreSQL would join all events of the house before it compared them outside.
 */
const namings = {
  work: (ids: SQL) => sql`
    SELECT work_id AS subject_id, event_id, NULL AS tag FROM performances WHERE work_id = ANY(${ids})`,
  person: (ids: SQL) => sql`
    SELECT artist_id AS subject_id, event_id, 'performer' AS tag FROM cast_members WHERE artist_id = ANY(${ids})
    UNION ALL
    SELECT w.composer_id, p.event_id, 'composer' FROM works w JOIN performances p ON p.work_id = w.id
    WHERE w.composer_id = ANY(${ids})`,
}

/** Most events are public at all times, so other events need not be considered. */
async function showRecords({ db }: Scope, { artists, works }: Records): Promise<void> {
  for (const [kind, ids] of [
    ['work', works],
    ['person', artists],
  ] as const) {
    if (ids.length === 0) continue
    const composes = sql`EXISTS (SELECT 1 FROM works w WHERE w.composer_id = d.subject_id)`
    const performs = sql`EXISTS (SELECT 1 FROM cast_members c WHERE c.artist_id = d.subject_id)`
    await db.execute(sql`
      UPDATE search_entries d
      SET is_online = true, visible_from = NULL, visible_to = NULL, tags = array_remove(ARRAY[
        CASE WHEN kind = 'person' AND ${composes} THEN 'composer' END,
        CASE WHEN kind = 'person' AND ${performs} THEN 'performer' END], NULL)
      WHERE kind = ${kind} AND subject_id = ANY(${arrayOf(ids)}::int[])
        AND NOT (is_online AND visible_from IS NULL AND visible_to IS NULL)`)
  }
}

/**
 * Updates when persons and works can be found: while an event that visitors may see names them, as on their pages. If
 * events are public in several time spans, the first start and the last end count, and `isNamedPublicly` decides in
 * between; only records with an event that is always public have no start.
 */
export async function updateRecordVisibility({ db }: Scope, { artists, works }: Records): Promise<void> {
  for (const [kind, ids] of [
    ['work', works],
    ['person', artists],
  ] as const) {
    if (ids.length === 0) continue
    const wanted = sql`${arrayOf(ids)}::int[]`
    await db.execute(sql`
      WITH wanted AS (
        SELECT ids.subject_id, count(e.id) > 0 AS is_online,
          CASE WHEN bool_or(${isAlwaysPublic}) THEN NULL
            ELSE min(coalesce(e.online_from, ${unboundedFrom})) END AS visible_from,
          CASE WHEN bool_or(e.online_to IS NULL) THEN NULL ELSE max(e.online_to) END AS visible_to,
          coalesce(array_agg(DISTINCT tag ORDER BY tag) FILTER (WHERE tag IS NOT NULL), '{}') AS tags
        FROM unnest(${wanted}) AS ids (subject_id)
        LEFT JOIN (${namings[kind](wanted)}) AS named ON named.subject_id = ids.subject_id
        LEFT JOIN events e ON e.id = named.event_id AND e.is_online AND e.vanished_at IS NULL
        GROUP BY ids.subject_id
      )
      UPDATE search_entries d
      SET is_online = wanted.is_online, visible_from = wanted.visible_from, visible_to = wanted.visible_to,
        tags = wanted.tags
      FROM wanted
      WHERE d.kind = ${kind} AND d.subject_id = wanted.subject_id
        AND (d.is_online, d.visible_from, d.visible_to, d.tags)
          IS DISTINCT FROM (wanted.is_online, wanted.visible_from, wanted.visible_to, wanted.tags)`)
  }
}

/**
 * The number of records per statement, which keeps far below the time limit of a statement: with 218,000 events 500 of
 * those that are played most take five seconds of a processor.
 */
const maxCounted = 100

/**
 * Recounts the public concerts of every work and person, and sorts the roles of a person by them; this only affects the
 * order and the groups of results.
 */
export async function countPopularity(scope: Pick<Scope, 'db'>): Promise<void> {
  for (const kind of ['work', 'person'] as const) {
    let counted = await countAfter(scope, kind, 0)
    while (counted !== null) counted = await countAfter(scope, kind, counted)
  }
}

/** Counts the next records after an id; returns the last one's id, or null when there are no more. */
async function countAfter(
  { db }: Pick<Scope, 'db'>,
  kind: keyof typeof namings,
  after: number,
): Promise<number | null> {
  const { rows } = await db.execute<{ last: number | null }>(sql`
    WITH ids AS (
      SELECT DISTINCT subject_id FROM search_entries WHERE kind = ${kind} AND subject_id > ${after}
      ORDER BY subject_id LIMIT ${maxCounted}
    ), tagged AS (
      SELECT subject_id, tag, count(DISTINCT event_id)::int AS count
      FROM (${namings[kind](sql`ARRAY(SELECT subject_id FROM ids)`)}) AS named
      JOIN events e ON e.id = event_id AND ${isAlwaysPublic}
      GROUP BY subject_id, tag
    ), counted AS (
      SELECT subject_id, sum(count)::int AS popularity,
        coalesce(array_agg(tag ORDER BY count DESC, tag) FILTER (WHERE tag IS NOT NULL), '{}') AS tags
      FROM tagged GROUP BY subject_id
    ), updated AS (
      UPDATE search_entries d SET popularity = counted.popularity, tags = counted.tags FROM counted
      WHERE d.kind = ${kind} AND d.subject_id = counted.subject_id
        AND (d.popularity, d.tags) IS DISTINCT FROM (counted.popularity, counted.tags)
    )
    SELECT max(subject_id) AS last FROM ids`)
  return rows[0]?.last ?? null
}

function arrayOf(ids: number[]): string {
  return `{${ids.join(',')}}`
}
