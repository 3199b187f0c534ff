import { and, asc } from 'drizzle-orm'
import { identifiers, type IdentifierScheme } from '#db/schema/index.ts'
import type { Identifier } from '#contracts/identifiers.ts'
import { defineQuery, isAmong, type Given } from '../define-query.server.ts'
import type { Scope } from '../scope.ts'

/** Which kinds of records have identifiers, by their columns. */
const owners = ['artistId', 'workId', 'roomId'] as const
export type IdentifierOwner = (typeof owners)[number]

/** The numbers of a record in other catalogues, with the addresses of their entries, in the order of staff. */
export async function listIdentifiers(
  scope: Scope,
  owner: IdentifierOwner,
  id: number,
): Promise<Identifier[]> {
  return (await listIdentifiersOf(scope, owner, [id]))(id)
}

/** The same for several records, in one query. */
export async function listIdentifiersOf(
  scope: Scope,
  owner: IdentifierOwner,
  ids: readonly number[],
): Promise<(id: number) => Identifier[]> {
  if (ids.length === 0) return () => []
  const rows = await selectIdentifiers(scope, { [owner]: ids })
  const byOwner = Map.groupBy(rows, (row) => row[owner])
  return (id) =>
    (byOwner.get(id) ?? []).map(({ scheme, value }) => ({
      scheme,
      value,
      url: identifierUrl(owner, scheme, value),
    }))
}

const selectIdentifiers = defineQuery(
  ({ db }, given: Given<{ [Owner in IdentifierOwner]?: readonly number[] }>) =>
    db
      .select({
        artistId: identifiers.artistId,
        workId: identifiers.workId,
        roomId: identifiers.roomId,
        scheme: identifiers.scheme,
        value: identifiers.value,
      })
      .from(identifiers)
      .where(and(...owners.map((owner) => given[owner] && isAmong(identifiers[owner], given[owner]))))
      .orderBy(asc(identifiers.position), asc(identifiers.id)),
)

/** Where a catalogue has its entry. */
export function identifierUrl(owner: IdentifierOwner, scheme: IdentifierScheme, value: string): string {
  const kinds = { artistId: 'artist', workId: 'work', roomId: 'place' }
  const places: Record<IdentifierScheme, string> = {
    gnd: 'https://d-nb.info/gnd',
    viaf: 'https://viaf.org/viaf',
    wikidata: 'https://www.wikidata.org/wiki',
    isni: 'https://isni.org/isni',
    musicbrainz: `https://musicbrainz.org/${kinds[owner]}`,
  }
  return `${places[scheme]}/${encodeURIComponent(value)}`
}
