import { sql } from 'drizzle-orm'
import { indexOwner, currentContents, type SectionKey } from '#domain/content/index.server.ts'
import type { Scope } from '../scope.ts'

/** How many contents are updated for one item; far more than show the same picture in any house. */
const most = 1000

/** Updates the search documents of the public contents that show an item whose texts have changed. */
export async function indexCaptions(scope: Scope, mediaId: number): Promise<void> {
  const { rows } = await scope.db.execute<SectionKey>(sql`
    SELECT DISTINCT owner_kind AS "ownerKind", owner_id AS "ownerId", language
    FROM (${currentContents(scope.now)}) AS contents
    JOIN sections ON sections.id = contents.section_id
    WHERE place = 'content' AND contents.content::text LIKE ${`%"media:${mediaId}"%`}
    ORDER BY 1, 2, 3 LIMIT ${most}`)
  for (const section of rows) await indexOwner(scope, section)
}
