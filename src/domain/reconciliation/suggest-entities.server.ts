import { inArray } from 'drizzle-orm'
import type { EntityType, Suggestions } from '#contracts/reconciliation.ts'
import { artists } from '#db/schema/index.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import { visitor, type Scope } from '../scope.ts'
import { suggest } from '../search/index.server.ts'
import { typeNames } from './properties.ts'

/** Entities that begin with what was typed, as the search of the website suggests them. */
export async function suggestEntities(
  asked: Scope,
  prefix: string,
  { type, language }: { type: EntityType | undefined; language: Language },
): Promise<Suggestions['result']> {
  const scope: Scope = { ...asked, viewer: visitor, preview: null }
  const found = await suggest(scope, prefix)
  const ids = found.flatMap(({ group, id }) => (group === 'composers' || group === 'performers' ? [id] : []))
  const kinds = await scope.db
    .select({ id: artists.id, kind: artists.kind })
    .from(artists)
    .where(inArray(artists.id, ids))
  const typeOf = (group: string, id: number): EntityType | null => {
    if (group === 'works') return 'MusicComposition'
    if (group !== 'composers' && group !== 'performers') return null
    return kinds.find((one) => one.id === id)?.kind === 'ensemble' ? 'MusicGroup' : 'Person'
  }
  const suggestions = found.flatMap(({ group, id, name, detail }) => {
    const known = typeOf(group, id)
    if (known === null || (type !== undefined && known !== type)) return []
    return [
      {
        id: `${known === 'MusicComposition' ? 'work' : 'agent'}/${id}`,
        name: inLanguage({ de: name.de ?? name.en ?? '', en: name.en ?? name.de ?? '' }, language),
        ...(detail && { description: inLanguage(detail, language) }),
        notable: [{ id: known, name: typeNames[known][language] }],
      },
    ]
  })
  return [...new Map(suggestions.map((one) => [one.id, one])).values()]
}
