import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { importRuns } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import type { RejectedLine } from './rejected-line.ts'

export type ImportKind = 'archive' | 'shop'

/** The progress of a run; saved in the same transaction as the data it counts. */
export type ImportRun = {
  id: number
  position: number
  added: number
  updated: number
  vanished: number
  rejected: RejectedLine[]
}

/** Further reasons are only counted and written to the report file; the table is not meant for a million of them. */
const maxRejectedKept = 1000

/** How long imports from the shop, of which there are several per hour, are kept. */
const keptDays = 30

/** The run that staff have begun, else the interrupted one of this source, to be resumed, or a new one. */
export async function beginRun(
  scope: Scope,
  kind: ImportKind,
  source: string,
  begun?: number,
): Promise<ImportRun> {
  const [unfinished] = await scope.db
    .select()
    .from(importRuns)
    .where(
      begun === undefined
        ? and(
            eq(importRuns.kind, kind),
            eq(importRuns.source, source),
            isNull(importRuns.finishedAt),
            isNull(importRuns.state),
          )
        : eq(importRuns.id, begun),
    )
    .orderBy(desc(importRuns.id))
    .limit(1)
  if (unfinished) return unfinished
  const [run] = await scope.db.insert(importRuns).values({ kind, source, startedAt: scope.now }).returning()
  if (!run) throw new Error('The import was not noted')
  return run
}

/** Saves the progress of a run; `finishedAt` ends it. */
export async function saveRun(scope: Scope, run: ImportRun, finishedAt: Date | null = null): Promise<void> {
  const { id, position, added, updated, vanished, rejected } = run
  await scope.db
    .update(importRuns)
    .set({ position, added, updated, vanished, rejected: rejected.slice(0, maxRejectedKept), finishedAt })
    .where(eq(importRuns.id, id))
}

/** Deletes old imports from the shop; call it periodically. Archive imports are few and are kept. */
export async function clearImportRuns({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  await db.delete(importRuns).where(and(eq(importRuns.kind, 'shop'), lt(importRuns.startedAt, before)))
}
