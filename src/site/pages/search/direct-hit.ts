import type { SearchGroup, SearchHit } from '#contracts/search.ts'
import { foldText } from '../../layout/search-suggestions/typed-parts.ts'

/**
 * The one record whose name is exactly the query (accents and case aside): a work, a person or a page before an
 * event, whose title many concerts may share. Null when there is none, or when several have the name.
 */
export function findDirectHit(
  groups: readonly { name: SearchGroup; hits: SearchHit[] }[],
  text: string,
): SearchHit | null {
  const wanted = foldText(text)
  const named = groups.flatMap(({ hits }) => hits).filter(({ title }) => foldText(title) === wanted)
  const content = named.filter(({ kind }) => kind !== 'event')
  const [first, ...others] = content.length > 0 ? content : named
  return first && others.length === 0 ? first : null
}
