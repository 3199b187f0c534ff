import { catalogueNames } from '#i18n/catalogue-names.ts'
import { entityTypes, type EntityType } from '#contracts/reconciliation.ts'
import { identifierSchemes } from '#db/schema/index.ts'
import { perLanguage, type Localized } from '#i18n/languages.ts'

/** What the types of entities are called. */
export const typeNames: Record<EntityType, Localized> = {
  Person: { de: 'Person', en: 'Person' },
  MusicGroup: { de: 'Ensemble', en: 'Ensemble' },
  MusicComposition: { de: 'Werk', en: 'Work' },
}

/** What is known of entities, by the names of schema.org where it has one. */
const properties = {
  birthDate: { types: ['Person'], name: { de: 'Geburtsjahr', en: 'Year of birth' } },
  deathDate: { types: ['Person'], name: { de: 'Todesjahr', en: 'Year of death' } },
  foundingDate: { types: ['MusicGroup'], name: { de: 'Gründungsjahr', en: 'Year of foundation' } },
  jobTitle: { types: ['Person', 'MusicGroup'], name: { de: 'Rollen im Haus', en: 'Roles in the house' } },
  composer: { types: ['MusicComposition'], name: { de: 'Komponiert von', en: 'Composer' } },
  catalogueNumber: { types: ['MusicComposition'], name: { de: 'Werkverzeichnis', en: 'Catalogue number' } },
  dateCreated: { types: ['MusicComposition'], name: { de: 'Entstehungsjahr', en: 'Year of composition' } },
} satisfies Record<string, { types: EntityType[]; name: Localized }>

/** The properties of a type, or of any, with their names. */
export function propertiesOf(
  type?: EntityType,
): { id: string; name: Localized; types: readonly EntityType[] }[] {
  const own = Object.entries(properties).map(([id, { types, name }]) => ({ id, name, types }))
  const catalogues = identifierSchemes.map((id) => ({
    id,
    name: perLanguage(() => catalogueNames[id]),
    types: entityTypes,
  }))
  return [...own, ...catalogues].filter(
    ({ types }) => type === undefined || types.some((known) => known === type),
  )
}
