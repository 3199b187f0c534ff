import { sql, type SQL } from 'drizzle-orm'
import { differentRecords } from '#db/schema/index.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

export type MergeableKind = 'artist' | 'work'
/** Two records that may be the same, by their numbers; the likeliest pairs first. */
type LikelyPair = { ids: [number, number]; likeness: number }

const maxPairs = 50
/** From which likeness of their trigrams on two names may be the same: `Tschaikowsky` and `Tchaikovsky` have 0.3. */
const leastLikeness = 0.55

/**
 * Pairs of records of a kind that are likely the same: persons that share a word of their names and have no different
 * years, works of one composer with the same catalogue number or a similar title. At most 50; pairs that staff have
 * called different are left out.
 */
export async function findDuplicates(scope: Scope, kind: MergeableKind): Promise<LikelyPair[]> {
  requireRight(scope.viewer, 'manage_records')
  const { rows } = await scope.db.execute<{ one: number; other: number; likeness: number }>(sql`
    SELECT one, other, likeness FROM (${pairsOf[kind]}) AS pairs
    WHERE likeness >= ${leastLikeness} AND NOT EXISTS (
      SELECT FROM different_records WHERE kind = ${kind} AND one_id = one AND other_id = other
    )
    ORDER BY likeness DESC, one, other LIMIT ${maxPairs}`)
  return rows.map(({ one, other, likeness }) => ({ ids: [one, other], likeness }))
}

/** Notes that two records are different, or takes that back. */
export async function callDifferent(
  scope: Scope,
  kind: MergeableKind,
  ids: readonly [number, number],
  isDifferent: boolean,
): Promise<void> {
  requireRight(scope.viewer, 'manage_records')
  const [oneId, otherId] = [Math.min(...ids), Math.max(...ids)]
  if (isDifferent)
    await scope.db.insert(differentRecords).values({ kind, oneId, otherId }).onConflictDoNothing()
  else
    await scope.db.execute(sql`
      DELETE FROM different_records WHERE kind = ${kind} AND one_id = ${oneId} AND other_id = ${otherId}`)
}

/** A shorter word, such as `von`, says nothing about a name. */
const leastLetters = 4

const pairsOf: Record<MergeableKind, SQL> = {
  artist: sql`
    WITH words AS (
      SELECT id, kind, word, count(*) OVER (PARTITION BY word) AS holders
      FROM artists, regexp_split_to_table(name_folded, '[^[:alnum:]]+') AS word
      WHERE length(word) >= ${leastLetters}
      GROUP BY id, kind, word
    ), pairs AS (
      SELECT DISTINCT a.id AS one, b.id AS other FROM words a
      JOIN words b ON b.word = a.word AND b.kind = a.kind AND b.id > a.id
      WHERE a.holders <= 300
    )
    SELECT one, other, similarity(fold_text(a.name), fold_text(b.name)) AS likeness
    FROM pairs JOIN artists a ON a.id = one JOIN artists b ON b.id = other
    WHERE (a.born_year = b.born_year OR a.born_year IS NULL OR b.born_year IS NULL)
      AND (a.died_year = b.died_year OR a.died_year IS NULL OR b.died_year IS NULL)`,
  work: sql`
    SELECT a.id AS one, b.id AS other,
      CASE WHEN a.catalogue_number_folded = b.catalogue_number_folded THEN 1
        ELSE greatest(
          similarity(fold_text(a.title ->> 'de'), fold_text(b.title ->> 'de')),
          similarity(fold_text(a.title ->> 'en'), fold_text(b.title ->> 'en'))
        ) END AS likeness
    FROM works a JOIN works b ON b.composer_id = a.composer_id AND b.id > a.id
    WHERE (a.catalogue_number_folded = b.catalogue_number_folded
        OR a.catalogue_number IS NULL OR b.catalogue_number IS NULL)
      AND regexp_replace(a.title_folded, '[^0-9]', '', 'g') = regexp_replace(b.title_folded, '[^0-9]', '', 'g')`,
}
