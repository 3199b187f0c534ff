import type { Language } from '#i18n/languages.ts'
import { areas, type Area, type RecordDefinition, type RecordRight } from '#records/definition.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { officeHref } from '#routing/office-paths.ts'
import { placeNames } from '../messages/places.ts'
import { recordMessages } from '../messages/records.ts'
import { namesOf } from '../records/records-context.ts'
import type { OfficeStart } from '../start-data.ts'

/** The pages that are no kinds of records, by their addresses (routing/office-paths.ts), in the order of the menu. */
export const furtherPlaces = {
  handbook: { area: null, right: null },
  duplicates: { area: 'people', right: 'manage_records' },
  corrections: { area: 'people', right: 'manage_records' },
  imports: { area: 'programme', right: 'manage_records' },
  guard: { area: 'programme', right: 'write_drafts' },
  contradictions: { area: 'programme', right: 'manage_records' },
  releaseCalendar: { area: 'programme', right: 'manage_records' },
  timeMachine: { area: 'programme', right: 'write_drafts' },
  replacement: { area: 'pages', right: 'write_drafts' },
  missedPaths: { area: 'pages', right: 'manage_records' },
  redirectImport: { area: 'pages', right: 'manage_records' },
  auditLog: { area: 'house', right: 'manage_records' },
  entries: { area: 'forms', right: 'manage_records' },
  personalData: { area: 'forms', right: 'manage_records' },
} as const satisfies Record<string, { area: Area | null; right: RecordRight | null }>

export type FurtherPlace = keyof typeof furtherPlaces
export const furtherPlaceNames = Object.keys(furtherPlaces).filter(
  (name): name is FurtherPlace => name in furtherPlaces,
)

export type MenuPlace = { name: string; href: string; definition?: RecordDefinition }
export type MenuGroup = { name: string; places: readonly MenuPlace[] }

/** Whether an account may use a page that is no kind of record. */
export function mayUse(place: FurtherPlace, rights: OfficeStart['rights']): boolean {
  const { right } = furtherPlaces[place]
  return right === null || rights.includes(right)
}

/** The menu of the back office by area: what the account may use. */
export function menuGroups({ rights }: Pick<OfficeStart, 'rights'>, language: Language): MenuGroup[] {
  const names: Record<Area, string> = recordMessages[language].areas
  return areas
    .map((area) => ({
      name: names[area],
      places: [
        ...recordDefinitions
          .filter((definition) => definition.area === area && rights.includes(definition.right))
          .map((definition) => ({
            name: namesOf(definition, language).place,
            href: `/admin/${definition.path}`,
            definition,
          }))
          .toSorted((one, other) => one.name.localeCompare(other.name, language)),
        ...furtherPlaceNames
          .filter((place) => furtherPlaces[place].area === area && mayUse(place, rights))
          .map((place) => ({ name: placeNames[language][place], href: officeHref(place) })),
      ],
    }))
    .filter(({ places }) => places.length > 0)
}

/** Whether an address is that of a place in the menu, or below it. */
export function isAt(pathname: string, { href }: Pick<MenuPlace, 'href'>): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}
