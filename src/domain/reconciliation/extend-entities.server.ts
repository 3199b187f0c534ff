import type { Extended, Extension } from '#contracts/reconciliation.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import { visitor, type Scope } from '../scope.ts'
import { findArtist, findWork } from '../works/index.server.ts'
import { propertiesOf, typeNames } from './properties.ts'

type Value = Extended['rows'][string][string][number]
type Known = Record<string, Value[]>

/** What is known of entities. Unknown ids and properties have no values. */
export async function extendEntities(
  asked: Scope,
  { ids, properties }: Extension,
  language: Language,
): Promise<Extended> {
  const scope: Scope = { ...asked, viewer: visitor, preview: null }
  const known = propertiesOf()
  const wanted = properties.map(({ id }) => ({
    id,
    name: inLanguage(known.find((property) => property.id === id)?.name ?? { de: id, en: id }, language),
    ...(id === 'composer' && { type: { id: 'Person', name: typeNames.Person[language] } }),
  }))
  const rows: Extended['rows'] = {}
  for (const id of new Set(ids)) {
    const found = await findEntity(scope, id, language)
    rows[id] = Object.fromEntries(wanted.map((property) => [property.id, found[property.id] ?? []]))
  }
  return { meta: wanted, rows }
}

async function findEntity(scope: Scope, entity: string, language: Language): Promise<Known> {
  const [, kind, number] = /^(agent|work)\/([1-9]\d{0,8})$/.exec(entity) ?? []
  if (kind === 'agent') {
    const artist = await findArtist(scope, Number(number))
    if (!artist) return {}
    const isPerson = artist.kind === 'person'
    const { born, died } = artist.are_dates_uncertain ? { born: null, died: null } : artist
    return {
      ...catalogued(artist.identifiers),
      ...(isPerson ? { birthDate: year(born), deathDate: year(died) } : { foundingDate: year(born) }),
      jobTitle: inLanguage(artist.roles, language).map((str) => ({ str })),
    }
  }
  const work = kind === 'work' ? await findWork(scope, Number(number)) : null
  if (!work) return {}
  return {
    ...catalogued(work.identifiers),
    composer: work.composer
      ? [{ id: `agent/${work.composer.id}`, name: inLanguage(work.composer.name, language) }]
      : [],
    catalogueNumber: work.catalogue_number ? [{ str: work.catalogue_number }] : [],
    dateCreated: year(work.year),
  }
}

function year(value: number | null): Value[] {
  return value === null ? [] : [{ int: value }]
}

function catalogued(identifiers: readonly { scheme: string; value: string }[]): Known {
  return Object.fromEntries(
    [...Map.groupBy(identifiers, ({ scheme }) => scheme)].map(([scheme, own]) => [
      scheme,
      own.map(({ value }) => ({ str: value })),
    ]),
  )
}
