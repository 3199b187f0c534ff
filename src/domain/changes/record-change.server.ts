import { sql } from 'drizzle-orm'
import { changes, type ChangeKind } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'

/** Every process that listens here reads the log when something has been noted. */
export const changeChannel = 'changes'

/**
 * Notes that records have changed, in the transaction that changes them: call it with the transaction's scope. Without
 * ids, any record of the kind may have changed. Listeners hear of it when the transaction is committed.
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

/** Notes that a page (null: any) is another one, and with it the menus and links that name it. */
export async function recordPageChange(scope: Pick<Scope, 'db'>, pageId: number | null): Promise<void> {
  await recordChange(scope, 'page', pageId === null ? null : [pageId])
  await recordChange(scope, 'sitemap')
}
