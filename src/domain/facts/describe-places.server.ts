import { sectionOwners } from '#db/schema/index.ts'
import { languages, type Language } from '#i18n/languages.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { officeHref } from '#routing/office-paths.ts'
import { findOwnerTitles, findSectionOwner } from '../content/index.server.ts'
import type { Scope } from '../scope.ts'
import type { Contradiction } from './find-contradictions.server.ts'
import type { Affected } from './list-ripple.server.ts'

/** The title of what a place belongs to, and where it is corrected; null where it can't be. */
export type Described = { title: string; address: string | null }

/** Titles and addresses of places by their names, in the language of the interface. */
export async function describePlaces(
  scope: Scope,
  places: readonly (Contradiction | Affected)[],
  language: Language,
): Promise<Map<string, Described>> {
  const titles = await findOwnerTitles(scope, places, language)
  const pages = new Map<string, string | null>()
  const described = new Map<string, Described>()
  for (const place of places) {
    const title = titles.get(`${place.kind}:${place.id}`) ?? ''
    described.set(place.place, { title, address: await addressOf(scope, place, pages) })
  }
  return described
}

async function addressOf(
  scope: Scope,
  place: Contradiction | Affected,
  pages: Map<string, string | null>,
): Promise<string | null> {
  const { kind, id, block } = place
  if ('what' in place) {
    if (place.what === 'mail') return null
    if (place.release) return officeHref('releases', place.release.id)
    if (place.what === 'story') return recordAddress('article', id, 'events')
    if (place.what === 'subscription') return recordAddress('subscription', id, 'events')
  }
  const ownerKind = sectionOwners.find((one) => one === kind)
  const language = place.language ?? languages[0]
  if (ownerKind && (block !== '' || kind === 'page')) {
    const key = `${kind} ${id} ${language}`
    if (!pages.has(key))
      pages.set(key, (await findSectionOwner(scope, { ownerKind, ownerId: id, language }))?.url ?? null)
    const url = pages.get(key)
    if (!url) return null
    return block === '' ? `${url}?edit=settings` : `${url}?edit&block=${encodeURIComponent(block)}`
  }
  return recordAddress(kind, id, 'field' in place ? place.field : '')
}

/** The form of a record, at a field. */
function recordAddress(kind: string, id: number, field: string): string | null {
  const path = recordDefinitions.find((definition) => definition.kind === kind)?.path
  return path === undefined ? null : `/admin/${path}/${id}${field === '' ? '' : `#field-${field}`}`
}
