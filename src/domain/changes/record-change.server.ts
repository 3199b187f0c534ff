import { sql } from 'drizzle-orm'
import { changes, type ChangeKind } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'

/** Every process that listens on this channel reads the log after a notification. */
export const changeChannel = 'changes'

/**
 * Records that something has changed, in the transaction of the change: pass the transaction's scope. Without ids, any
 * record of the kind may have changed. Listeners are notified when the transaction is committed.
 */
export async function recordChange(
  { db }: Pick<Scope, 'db'>,
  kind: ChangeKind,
  ids: readonly number[] | null = null,
  language: Language | null = null,
): Promise<void> {
  if (ids?.length === 0) return
  const subjects =
    ids === null ? sql`SELECT NULL::int AS id` : sql`SELECT unnest(${sql.param(ids)}::int[]) AS id`
  await db.execute(sql`
    WITH noted AS (
      INSERT INTO ${changes} (kind, subject_id, language)
      SELECT ${kind}, id, ${language} FROM (${subjects}) AS subjects
    )
    SELECT pg_notify(${changeChannel}, '')`)
}

/** Records that a page (null: any) has changed, and with it the menus and links that show it. */
export async function recordPageChange(scope: Pick<Scope, 'db'>, pageId: number | null): Promise<void> {
  await recordChange(scope, 'page', pageId === null ? null : [pageId])
  await recordChange(scope, 'sitemap')
}
