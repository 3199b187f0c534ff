import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { settings } from '#db/schema/index.ts'
import { readSettings } from '../house/index.server.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'

const settingsKey = 'calendar'
const stored = z.object({ uidDomain: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/) })

/**
 * The domain in the UIDs of calendar entries and in the ids of feed entries. Calendars and feed readers identify an entry
 * by it alone, so it must not change when the site moves to another host or the house changes its e-mail address: it is
 * chosen for the first such file, from the house's e-mail address or else the site's origin, and then stored as a
 * setting.
 */
export async function readUidDomain(scope: Scope, origin: string): Promise<string> {
  addCacheTags(scope, 'setting')
  const { db, now } = scope
  const known = await find(scope)
  if (known !== null) return known
  const { email } = await readSettings(scope)
  const possible = [(email?.split('@')[1] ?? '').toLowerCase(), new URL(origin).hostname]
  const value =
    possible.find((uidDomain) => stored.safeParse({ uidDomain }).success) ?? 'concert-hall.invalid'
  await db
    .insert(settings)
    .values({ key: settingsKey, value: { uidDomain: value }, updatedAt: now })
    .onConflictDoNothing()
  return (await find(scope)) ?? value // another request may have stored it first
}

async function find({ db }: Scope): Promise<string | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, settingsKey))
  const parsed = stored.safeParse(row?.value)
  return parsed.success ? parsed.data.uidDomain : null
}
