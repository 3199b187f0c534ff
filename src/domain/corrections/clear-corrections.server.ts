import { sql } from 'drizzle-orm'
import { corrections } from '#db/schema/index.ts'
import { hoursToConfirm } from '../forms/index.server.ts'
import type { Scope } from '../scope.ts'

/** How many days a proposal is kept after its answer, and how many without one: it contains an address. */
const keptDays = { answered: 180, open: 730 }

/** Deletes proposals that were not confirmed in time, and those that were answered long ago; call it periodically. */
export async function clearCorrections({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db.execute(sql`
    DELETE FROM ${corrections} WHERE
      (confirmed_at IS NULL AND submitted_at < ${now}::timestamptz - make_interval(hours => ${hoursToConfirm}::int))
      OR (mailed_at IS NOT NULL AND answered_at < ${now}::timestamptz - make_interval(days => ${keptDays.answered}::int))
      OR (answered_at IS NULL AND submitted_at < ${now}::timestamptz - make_interval(days => ${keptDays.open}::int))`)
}
