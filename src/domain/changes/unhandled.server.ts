import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { settings } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { readChangesSince, readSnapshot, type Change, type Snapshot } from './read-changes.server.ts'

/** The changes up to a position in the log, which a job notes when it has worked on them; null: anything may have changed. */
type Unhandled = { changes: Change[] | null; position: Snapshot }

type Place = Pick<Scope, 'db' | 'now'>

const stored = z.object({ position: z.string(), at: z.coerce.date() })
/** In milliseconds; the log of changes is kept for a day. */
const maxGap = 23 * 3_600_000

/**
 * What has changed since a job has noted its last position under its name. It is not known at the first time, after a day,
 * and in a restored database.
 */
export async function findUnhandled({ db, now }: Place, job: string): Promise<Unhandled> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, job))
  const last = stored.safeParse(row?.value).data
  if (!last || now.getTime() - last.at.getTime() > maxGap || (await isOfAnotherDatabase(db, last.position)))
    return { changes: null, position: await readSnapshot(db) }
  const { changes, snapshot } = await readChangesSince(db, last.position)
  return { changes, position: snapshot }
}

/** Stores up to which position a job has worked on all changes. */
export async function noteHandled({ db, now }: Place, job: string, position: Snapshot): Promise<void> {
  const value = { position, at: now.toISOString() }
  await db
    .insert(settings)
    .values({ key: job, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } })
}

/** Whether a position is ahead of all transactions, as it can be in a restored database. */
async function isOfAnotherDatabase(db: Scope['db'], position: Snapshot): Promise<boolean> {
  const { rows } = await db.execute<{ is_ahead: boolean }>(sql`
    SELECT pg_snapshot_xmax(${position}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) AS is_ahead`)
  return rows[0]?.is_ahead ?? true
}
