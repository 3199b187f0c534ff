import { and, eq, sql } from 'drizzle-orm'
import { auditLog, recordSources, type corrections, type CorrectableKind } from '#db/schema/index.ts'
import { isRecord } from '#json/is-record.ts'
import { recordChange } from '../changes/index.server.ts'
import type { Scope } from '../scope.ts'
import { presentIdOf } from './staff-corrections.server.ts'

/** The columns of the sources of each kind. */
const ownerOf = {
  artist: recordSources.artistId,
  work: recordSources.workId,
  event: recordSources.eventId,
} as const satisfies Record<CorrectableKind, unknown>

/** Takes the names of visitors from the records that were corrected as they proposed; what was corrected stays. */
export async function withdrawNames(
  scope: Scope,
  proposals: readonly Pick<
    typeof corrections.$inferSelect,
    'kind' | 'recordId' | 'name' | 'answeredAt' | 'evidence'
  >[],
): Promise<void> {
  for (const proposal of proposals) {
    const { kind, name, answeredAt, evidence } = proposal
    if (name === null || answeredAt === null) continue
    const recordId = await presentIdOf(scope, proposal)
    const taken = await scope.db
      .update(recordSources)
      .set({ name: null })
      .where(
        and(
          eq(ownerOf[kind], recordId),
          eq(recordSources.name, name),
          eq(recordSources.at, answeredAt),
          eq(recordSources.evidence, evidence),
        ),
      )
      .returning({ id: recordSources.id })
    if (taken.length > 0) await recordChange(scope, kind, [recordId])
    await withdrawFromHistory(scope, { ...proposal, name })
  }
}

/** The history of the record has the sources before and after each change of them. */
async function withdrawFromHistory(
  { db }: Pick<Scope, 'db'>,
  { kind, name, evidence }: { kind: CorrectableKind; name: string; evidence: string },
): Promise<void> {
  const rows = await db
    .select({ id: auditLog.id, details: auditLog.details })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, kind),
        sql`jsonb_path_exists(${auditLog.details}, '$.**.sources[*] ? (@.name == $name)', ${JSON.stringify({ name })}::jsonb)`,
      ),
    )
  for (const { id, details } of rows)
    await db
      .update(auditLog)
      .set({ details: withoutName(details, { name, evidence }) })
      .where(eq(auditLog.id, id))
}

function withoutName(value: unknown, source: { name: string; evidence: string }): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutName(one, source))
  if (!isRecord(value)) return value
  if (value['name'] === source.name && value['evidence'] === source.evidence) return { ...value, name: null }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutName(one, source)]))
}
