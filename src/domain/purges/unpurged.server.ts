import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { settings } from '#db/schema/index.ts'
import { readChangesSince, readSnapshot, tagsOf, type Snapshot } from '../changes/index.server.ts'
import type { Scope } from '../scope.ts'
import { everythingTag } from './everything-tag.ts'

/** The tags of all changes up to a position in the log, which is stored once they are purged. */
type Unpurged = { tags: string[]; position: Snapshot }

type Place = Pick<Scope, 'db' | 'now'>

const settingsKey = 'purge'
const stored = z.object({ position: z.string(), at: z.coerce.date() })
/** In milliseconds; the log of changes is kept for a day. */
const maxGap = 23 * 3_600_000
/** More tags than these are replaced by the one for everything. */
const maxTags = 2000

/**
 * What has changed since the last purge; everything, when that is not known: at the first time, after a day, and in a
 * restored database.
 */
export async function findUnpurged({ db, now }: Place): Promise<Unpurged> {
  const last = await findPosition({ db })
  if (
    last === null ||
    now.getTime() - last.at.getTime() > maxGap ||
    (await isOfAnotherDatabase(db, last.position))
  )
    return { tags: [everythingTag], position: await readSnapshot(db) }
  const { changes, snapshot } = await readChangesSince(db, last.position)
  const tags = new Set<string>()
  for (const change of changes) for (const tag of tagsOf(change) ?? [everythingTag]) tags.add(tag)
  // The archive's index follows changes of events and their descriptions.
  if (tags.has('event') || tags.has('record')) tags.add('archive')
  const isAll = tags.has(everythingTag) || tags.size > maxTags
  return { tags: isAll ? [everythingTag] : [...tags].toSorted(), position: snapshot }
}

/** Stores up to which position all changes are purged. */
export async function notePurged({ db, now }: Place, position: Snapshot): Promise<void> {
  const value = { position, at: now.toISOString() }
  await db
    .insert(settings)
    .values({ key: settingsKey, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } })
}

async function findPosition({ db }: Pick<Place, 'db'>): Promise<z.infer<typeof stored> | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, settingsKey))
  return stored.safeParse(row?.value).data ?? null
}

/** Whether a position is ahead of all transactions, as it can be in a restored database. */
async function isOfAnotherDatabase(db: Scope['db'], position: Snapshot): Promise<boolean> {
  const { rows } = await db.execute<{ is_ahead: boolean }>(sql`
    SELECT pg_snapshot_xmax(${position}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) AS is_ahead`)
  return rows[0]?.is_ahead ?? true
}
