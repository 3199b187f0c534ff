import { sql } from 'drizzle-orm'
import { languages } from '#i18n/languages.ts'
import { indexPage } from '../pages/index-page.server.ts'
import type { Scope } from '#domain/scope.ts'

/** The ids of a page and its descendants that are not deleted. */
export async function listIdsBelow({ db }: Pick<Scope, 'db'>, pageId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH RECURSIVE below AS (
      SELECT id FROM pages WHERE id = ${pageId}
      UNION SELECT p.id FROM pages p JOIN below ON p.parent_id = below.id WHERE p.deleted_at IS NULL
    )
    SELECT id FROM below`)
  return rows.map(({ id }) => id)
}

/** Updates the search index for a page and its descendants, whose visibility depends on it. */
export async function indexBelow(inside: Scope, pageId: number): Promise<void> {
  for (const id of await listIdsBelow(inside, pageId))
    for (const language of languages) await indexPage(inside, id, language)
}
