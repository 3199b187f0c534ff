import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { auditLog, redirects } from '#db/schema/index.ts'
import { isRecord } from '#json/is-record.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { planRedirects, type RedirectDraft, type RedirectError } from './plan-redirects.ts'
import { readRedirectLines } from './read-redirect-lines.ts'
import { loadPagePaths, lockRedirects, maxRedirects, writeRedirects } from './settle-redirects.server.ts'

/** The lines of one list. */
const maxImported = 5000
/** The rejected lines that are named. */
const maxNamed = 200

export type ImportOutcome = {
  added: number
  changed: number
  /** Lines that say what is stored already. */
  unchanged: number
  rejectedCount: number
  /** The first 200; lines count from one. */
  rejected: (RedirectDraft & { line: number; error: RedirectError })[]
  /** By which it can be undone; null if nothing was written. */
  batch: string | null
}

/** Reads a list of redirects, and stores all that can be; with `isTrial` only says what would happen. */
export async function importRedirects(
  scope: Scope,
  text: string,
  { isTrial }: { isTrial: boolean },
): Promise<ImportOutcome> {
  requireRight(scope.viewer, 'manage_records')
  const lines = readRedirectLines(text)
  if (lines.length > maxImported) throw new DomainError('invalid', { fields: { text: 'too_many' } })
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const existing = await lockRedirects(inside)
    const { planned, rejected } = planRedirects(existing, await loadPagePaths(inside), lines)
    const added = planned.filter(({ before }) => before === null).length
    if (existing.size + added > maxRedirects)
      throw new DomainError('invalid', { fields: { text: 'too_many' } })
    const batch = isTrial || planned.length === 0 ? null : randomUUID()
    if (batch !== null) await writeRedirects(inside, planned, { action: 'import', batch })
    return {
      added,
      changed: planned.length - added,
      unchanged: Math.max(0, lines.length - rejected.length - planned.length),
      rejectedCount: rejected.length,
      rejected: rejected.slice(0, maxNamed).map(({ index, oldPath, newPath, error }) => ({
        line: lines[index]?.line ?? index + 1,
        oldPath,
        newPath,
        error,
      })),
      batch,
    }
  })
}

/** Takes an import back, except redirects that somebody has changed since; returns how many it has. */
export async function undoImport(scope: Scope, batch: string): Promise<number> {
  requireRight(scope.viewer, 'manage_records')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const existing = await lockRedirects(inside)
    const entries = await tx
      .select({ subjectId: auditLog.subjectId, details: auditLog.details })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subjectKind, 'redirect'),
          eq(auditLog.action, 'import'),
          sql`${auditLog.details} ->> 'batch' = ${batch}`,
        ),
      )
      .limit(maxRedirects)
    let undone = 0
    for (const { subjectId, details } of entries) {
      if (!isRecord(details) || !isRecord(details['after'])) continue
      const oldPath = String(details['title'])
      const newPath = String(details['after']['new_path'])
      if (existing.get(oldPath) !== newPath) continue
      const before = isRecord(details['before']) ? String(details['before']['new_path']) : null
      const isRow = eq(redirects.oldPath, oldPath)
      const [row] = await tx.select().from(redirects).where(isRow)
      if (before === null) await tx.delete(redirects).where(isRow)
      else await tx.update(redirects).set({ newPath: before }).where(isRow)
      undone += 1
      await recordAudit(inside, {
        action: before === null ? 'delete' : 'change',
        subjectKind: 'redirect',
        subjectId,
        details:
          before === null
            ? { title: oldPath, before: { old_path: oldPath, new_path: newPath }, row }
            : { title: oldPath, before: { new_path: newPath }, after: { new_path: before } },
      })
    }
    if (undone > 0) await recordChange(inside, 'redirect')
    return undone
  })
}
