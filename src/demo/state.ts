/** The stored state of the demo: whether it was loaded completely, and which shop its links lead to. */
import { sql } from 'drizzle-orm'
import { settings } from '#db/schema/index.ts'
import { recordChange } from '#domain/changes/index.server.ts'
import type { Scope } from '#domain/scope.ts'

const settingsKey = 'demo'
export type DemoState = { state: 'loading' | 'loaded'; shopOrigin: string }

/**
 * Whether the demo may be loaded, which is only so while nobody works on this site. A site with staff, events or
 * written pages is never touched, unless they come from an interrupted load of the demo.
 */
export async function canLoadDemo(scope: Pick<Scope, 'db'>): Promise<boolean> {
  const known = await readState(scope)
  if (known) return known.state === 'loading'
  const { rows } = await scope.db.execute<{ isUntouched: boolean }>(sql`
    SELECT NOT (EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM events) OR EXISTS (SELECT FROM revisions WHERE jsonb_path_exists(content, '$.containers[0]'))
      OR EXISTS (SELECT FROM articles) OR EXISTS (SELECT FROM subscriptions) OR EXISTS (SELECT FROM forms)) AS "isUntouched"`)
  return rows[0]?.isUntouched ?? false
}

/** Null if the demo has never been loaded. */
async function readState({ db }: Pick<Scope, 'db'>): Promise<DemoState | null> {
  const { rows } = await db.execute<{ value: DemoState }>(
    sql`SELECT value FROM settings WHERE key = ${settingsKey}`,
  )
  return rows[0]?.value ?? null
}

export async function writeState({ db, now }: Pick<Scope, 'db' | 'now'>, value: DemoState): Promise<void> {
  await db
    .insert(settings)
    .values({ key: settingsKey, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } })
}

/** Updates the links to the demo shop if its port has changed since the demo was loaded. */
export async function followShop(scope: Scope, shopOrigin: string): Promise<void> {
  const known = await readState(scope)
  if (!known || known.shopOrigin === shopOrigin || shopOrigin === '') return
  const moved = sql`${shopOrigin} || substr(ticket_url_external, ${known.shopOrigin.length + 1})`
  const isOld = sql`starts_with(ticket_url_external, ${`${known.shopOrigin}/`})`
  await scope.db.transaction(async (tx) => {
    await tx.execute(sql`UPDATE events SET ticket_url_external = ${moved} WHERE ${isOld}`)
    await tx.execute(sql`UPDATE subscriptions SET ticket_url_external = ${moved} WHERE ${isOld}`)
    const inside = { ...scope, db: tx }
    for (const kind of ['event', 'subscription'] as const) await recordChange(inside, kind)
    await writeState(inside, { ...known, shopOrigin })
  })
}
