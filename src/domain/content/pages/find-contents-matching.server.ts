import { sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '#domain/scope.ts'
import { currentContents } from './current-contents.ts'
import { findOwnerTitles } from './owner-titles.server.ts'

/** The contents of one kind of owner that match: how many owners, and the first of them. */
export type MatchingContents = {
  kind: string
  count: number
  first: { id: number; title: string; detail: string }[]
}

/**
 * The owners of contents whose JSON matches a regular expression, drafts and templates included, by kind; `maxNamed` of
 * each kind are named.
 */
export async function findContentsMatching(
  scope: Pick<Scope, 'db' | 'now'>,
  pattern: string,
  { language, maxNamed }: { language: Language; maxNamed: number },
): Promise<MatchingContents[]> {
  const { rows } = await scope.db.execute<{ kind: string; ids: number[] }>(sql`
    SELECT kind, array_agg(DISTINCT id ORDER BY id) AS ids FROM (
      SELECT sections.owner_kind AS kind, sections.owner_id AS id
        FROM (${currentContents(scope.now)}) AS contents
        JOIN sections ON sections.id = contents.section_id
        WHERE contents.content::text ~ ${pattern}
      UNION ALL SELECT 'template', id FROM page_templates WHERE content::text ~ ${pattern}
    ) AS matching GROUP BY kind ORDER BY kind`)
  const named = rows.flatMap(({ kind, ids }) => ids.slice(0, maxNamed).map((id) => ({ kind, id })))
  const titles = await findOwnerTitles(scope, named, language)
  return rows.map(({ kind, ids }) => ({
    kind,
    count: ids.length,
    first: ids
      .slice(0, maxNamed)
      .map((id) => ({ id, title: titles.get(`${kind}:${id}`) ?? String(id), detail: '' })),
  }))
}
