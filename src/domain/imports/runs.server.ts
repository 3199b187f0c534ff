import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { importRuns } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

export type ImportKind = 'archive' | 'shop'
export type RejectedLine = { line: number; reason: string }

/** How far a run has come; kept in the table in the transaction that writes what it counts. */
export type ImportRun = {
  id: number
  position: number
  added: number
  updated: number
  vanished: number
  rejected: RejectedLine[]
}

/** More are counted and stand in the report file; a table is no place for a million reasons. */
const mostRejectedKept = 1000

/** How long the shop's imports, several an hour, are remembered. */
const keptDays = 30

/** The run of this source that was cut off, to go on with, or a new one. */
export async function beginRun(scope: Scope, kind: ImportKind, source: string): Promise<ImportRun> {
  const [unfinished] = await scope.db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.kind, kind), eq(importRuns.source, source), isNull(importRuns.finishedAt)))
    .orderBy(desc(importRuns.id))
    .limit(1)
  if (unfinished) return unfinished
  const [run] = await scope.db.insert(importRuns).values({ kind, source, startedAt: scope.now }).returning()
  if (!run) throw new Error('The import was not noted')
  return run
}

/** Writes how far a run has come; `finishedAt` ends it. */
export async function saveRun(scope: Scope, run: ImportRun, finishedAt: Date | null = null): Promise<void> {
  const { id, position, added, updated, vanished, rejected } = run
  await scope.db
    .update(importRuns)
    .set({ position, added, updated, vanished, rejected: rejected.slice(0, mostRejectedKept), finishedAt })
    .where(eq(importRuns.id, id))
}

/** Forgets old imports from the shop; to be called now and then. Those of an archive are few. */
export async function clearImportRuns({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  await db.delete(importRuns).where(and(eq(importRuns.kind, 'shop'), lt(importRuns.startedAt, before)))
}
