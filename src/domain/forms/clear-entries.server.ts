import { sql } from 'drizzle-orm'
import { formEntries, forms } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { hoursToConfirm } from './confirm-entry.server.ts'

/**
 * Deletes the entries that have exceeded the retention time of their form, and those that were not confirmed in time,
 * with their values, files and mails; call it periodically.
 */
export async function clearEntries({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db.execute(sql`
    DELETE FROM ${formEntries} e USING ${forms} f
    WHERE f.id = e.form_id AND (
      e.submitted_at < ${now}::timestamptz - make_interval(days => f.retention_days)
      OR (e.confirm_token_hash IS NOT NULL AND e.confirmed_at IS NULL
        AND e.submitted_at < ${now}::timestamptz - make_interval(hours => ${hoursToConfirm}::int)))`)
}
