import { and, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { findings, type StoredFault } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import type { GuardSubject, Rule } from './rule.ts'

/** The most findings of one rule that are stored: nobody reads more. */
const maxStored = 500

/**
 * Runs a rule, of all or of some subjects: stores the faults that are new, with the time, and forgets those that are mended.
 * An accepted one stays accepted as long as it is the same fault.
 */
export async function runRule(
  scope: Pick<Scope, 'db' | 'now'>,
  rule: Rule,
  only: readonly GuardSubject[] | null = null,
): Promise<void> {
  const query = await rule.find(scope, { isForRelease: false, only })
  await scope.db.transaction(async (tx) => {
    // Two runs of a rule at once would wait for each other's rows.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`guard ${rule.code}`}))`)
    const isAsked = isOf(only, sql`kind`, sql`id`, sql`key`)
    const isSame = sql`found.kind = ${findings.kind} AND found.id = ${findings.subjectId}
      AND found.language = ${findings.language} AND found.place = ${findings.place} AND found.key = ${findings.key}`
    await tx.execute(sql`
      WITH found AS MATERIALIZED (
        SELECT DISTINCT ON (kind, id, language, place, key) * FROM (${query}) AS faults WHERE ${isAsked}
        ORDER BY kind, id, language, place, key
      ), mended AS (
        DELETE FROM ${findings} WHERE ${and(
          eq(findings.rule, rule.code),
          isOf(only, findings.kind, findings.subjectId, findings.key),
          sql`NOT EXISTS (SELECT FROM found WHERE ${isSame})`,
        )}
      )
      INSERT INTO ${findings} (rule, kind, subject_id, language, place, key, details, found_at)
      SELECT ${rule.code}, kind, id, language, place, key, details, ${scope.now}::timestamptz FROM found
      ORDER BY kind, id, language, place, key LIMIT ${maxStored}
      ON CONFLICT (rule, kind, subject_id, language, place, key) DO UPDATE SET details = excluded.details
      WHERE findings.details <> excluded.details`)
  })
}

const rows = z.array(
  z.object({
    kind: z.string(),
    id: z.number(),
    language: z.enum(['', 'de', 'en']),
    place: z.string(),
    key: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
)

/** What rules say of some subjects, without what staff have accepted; nothing is stored. At most 500 of each rule. */
export async function findFaults(
  scope: Pick<Scope, 'db' | 'now'>,
  asked: readonly Rule[],
  only: readonly GuardSubject[],
): Promise<StoredFault[]> {
  const found: StoredFault[] = []
  for (const rule of asked) {
    const query = await rule.find(scope, { isForRelease: true, only })
    const { rows: faults } = await scope.db.execute(sql`
      SELECT DISTINCT ON (kind, id, language, place, key) * FROM (${query}) AS found
      WHERE ${isOf(only, sql`kind`, sql`id`, sql`key`)} AND NOT EXISTS (
        SELECT FROM ${findings} WHERE ${findings.rule} = ${rule.code} AND ${findings.kind} = found.kind
          AND ${findings.subjectId} = found.id AND ${findings.language} = found.language
          AND ${findings.place} = found.place AND ${findings.key} = found.key AND ${findings.acceptedAt} IS NOT NULL)
      ORDER BY kind, id, language, place, key LIMIT ${maxStored}`)
    found.push(...rows.parse(faults).map((fault) => ({ ...fault, rule: rule.code })))
  }
  return found
}

/** The condition that a fault is one of the subjects, or names one of them: the other event in the hall. */
export function isOf(
  only: readonly GuardSubject[] | null,
  kind: SQL | typeof findings.kind,
  id: SQL | typeof findings.subjectId,
  key: SQL | typeof findings.key,
): SQL {
  if (only === null) return sql`true`
  const names = sql.param(only.map((subject) => `${subject.kind}:${subject.id}`))
  return sql`(${kind} || ':' || ${id} = ANY(${names}::text[]) OR ${key} = ANY(${names}::text[]))`
}
