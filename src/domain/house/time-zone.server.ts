import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { settings } from '#db/schema/index.ts'
import { defaultZone } from '#i18n/hall-zone.ts'
import type { Scope } from '../scope.ts'

/** Under which the time zone is stored; a trigger of the table of events reads `name`, too. */
export const timeZoneKey = 'time_zone'

const storedZone = z.object({
  name: z.string(),
  /** The zone before, to which it can be set back once. */
  previous: z.string().nullable(),
  /** A change that has been asked for, and waits for its job. */
  wanted: z.string().nullable(),
})
type StoredZone = z.infer<typeof storedZone>

/** The IANA name of the house's time zone. */
export async function readTimeZone(scope: Pick<Scope, 'db'>): Promise<string> {
  return (await loadTimeZone(scope)).name
}

/** The time zone with the one before and the one that is wanted; with `lock`, nobody else changes them meanwhile. */
export async function loadTimeZone(
  { db }: Pick<Scope, 'db'>,
  lock: 'lock' | 'none' = 'none',
): Promise<StoredZone> {
  const none: StoredZone = { name: defaultZone, previous: null, wanted: null }
  // There has to be a row that can be locked.
  if (lock === 'lock')
    await db.insert(settings).values({ key: timeZoneKey, value: none }).onConflictDoNothing()
  const found = db.select({ value: settings.value }).from(settings).where(eq(settings.key, timeZoneKey))
  const [row] = await (lock === 'lock' ? found.for('update') : found)
  return storedZone.safeParse(row?.value).data ?? none
}

/** Stores the time zone; call it with the row locked. */
export async function storeTimeZone(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  value: StoredZone,
): Promise<void> {
  await db.update(settings).set({ value, updatedAt: now }).where(eq(settings.key, timeZoneKey))
}
