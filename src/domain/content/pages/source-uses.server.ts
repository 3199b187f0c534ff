import { sql, type SQL } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '#domain/scope.ts'
import { currentContents } from './current-contents.ts'
import type { SectionKey } from './find-section.server.ts'

/** How many contents are updated after one publication; far more than show the same block in any house. */
const maxOwners = 1000

/**
 * All uses of all shared blocks, as a query of `source_id`, `kind`, `id`, `language` and `place` (see
 * `currentContents`): the contents that show them, and the templates of pages, whose language is null. It is computed
 * instead of stored, so that it is always correct. Contents reference shared blocks as `shared:3`.
 */
export function sourceUses(now: Date): SQL {
  return sql`
    SELECT (named)[1]::int AS source_id, sections.owner_kind AS kind, sections.owner_id AS id, sections.language,
        contents.place
      FROM (${currentContents(now)}) AS contents
      JOIN sections ON sections.id = contents.section_id
      CROSS JOIN LATERAL regexp_matches(contents.content::text, '"shared:(\\d{1,9})"', 'g') AS named
    UNION SELECT (named)[1]::int, 'template', page_templates.id, NULL, 'draft'
      FROM page_templates
      CROSS JOIN LATERAL regexp_matches(page_templates.content::text, '"shared:(\\d{1,9})"', 'g') AS named`
}

/** The sections that show a shared block in a language to visitors, now or at a planned time. */
export async function listSectionsShowing(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  sourceId: number,
  language: Language,
): Promise<SectionKey[]> {
  const { rows } = await db.execute<SectionKey>(sql`
    SELECT DISTINCT kind AS "ownerKind", id AS "ownerId", language FROM (${sourceUses(now)}) AS uses
    WHERE source_id = ${sourceId} AND language = ${language} AND place = 'content' AND kind <> 'shared'
    ORDER BY 1, 2 LIMIT ${maxOwners}`)
  return rows
}
