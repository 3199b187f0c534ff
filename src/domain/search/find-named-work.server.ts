import { sql } from 'drizzle-orm'
import type { SearchHit } from '#contracts/search.ts'
import { hallDay } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'
import { addCacheTags } from '../cache-tags.ts'
import { readSettings } from '../house/index.server.ts'
import type { Scope } from '../scope.ts'
import { isFindable } from './is-findable.server.ts'
import { selectNumberedWorks } from './numbered-works.server.ts'
import { presentHits } from './present-hits.server.ts'
import { readQuestion } from './question/read-question.ts'
import { textQueryOf } from './text-query.ts'
import { asTyped, lookUpTerms, numberedWorkOf } from './wanted.server.ts'

/**
 * The one work that a query names: by its number after the composer's name, or by words of its title. Null when several
 * works are meant, or none, or only a composer.
 */
export async function findNamedWork(
  scope: Scope,
  query: string,
  language: Language,
): Promise<Pick<SearchHit, 'title' | 'byline' | 'url'> | null> {
  addCacheTags(scope, ['event', 'record'])
  const question = readQuestion(query, {
    language,
    today: hallDay(scope.now),
    formats: await readSettings(scope),
  })
  const { terms } = await lookUpTerms(scope, question, language)
  const title = textQueryOf(terms, { isExact: true, weights: 'AB' })
  const composer = textQueryOf(terms.map(asTyped), { isExact: true })
  if (title === null || composer === null || question.excluded.length > 0) return null
  const { rows } = await scope.db.execute<{ id: number; edition: number }>(sql`
    WITH numbered AS MATERIALIZED (${selectNumberedWorks(scope, numberedWorkOf(terms), language)})
    SELECT subject_id AS id, edition FROM search_entries
    WHERE kind = 'work' AND language = ${sql.raw(`'${language}'`)} AND vector @@ ${title}::tsquery
      AND (NOT EXISTS (SELECT FROM numbered) OR subject_id IN (SELECT subject_id FROM numbered))
      AND NOT EXISTS (
        SELECT FROM works JOIN search_entries c ON c.kind = 'person' AND c.subject_id = works.composer_id
        WHERE works.id = search_entries.subject_id AND c.vector @@ ${composer}::tsquery)
      AND ${isFindable(scope)}
    LIMIT 2`)
  const [named, ...others] = rows
  if (!named || others.length > 0) return null
  const [work] = await presentHits(scope, [{ kind: 'work', ...named }], language, {
    beginnings: [],
    parts: [],
  })
  return work ? { title: work.title, byline: work.byline, url: work.url } : null
}
