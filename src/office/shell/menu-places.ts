import type { Language } from '#i18n/languages.ts'
import { areas, type Area, type RecordDefinition, type RecordRight } from '#records/definition.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { officeHref } from '#routing/office-paths.ts'
import { frameMessages } from '../messages/frame.ts'
import { placeNames } from '../messages/places.ts'
import { recordMessages } from '../messages/records.ts'
import { namesOf } from '../records/records-context.ts'
import type { OfficeStart } from '../start-data.ts'

/** Where staff read who has changed what. */
export const auditLogAddress = '/admin/audit-log'

/** Pages below `/admin/` that are no kinds of records. */
export const missedPathsPath = 'pages/missed-paths'
export const duplicatesPath = 'works/duplicates'
export const contradictionsPath = 'facts'
export const redirectImportPath = 'pages/redirect-import'
export const guardPath = 'guard'
export const releaseCalendarPath = 'releases/calendar'
export const timeMachinePath = 'releases/time-machine'

/** Where staff import files and the shop's feed. */
export const importsAddress = officeHref('imports')

export type MenuPlace = { name: string; href: string; definition?: RecordDefinition }
/** `right` is the right that it needs, unless that is the one to manage records. */
type FurtherPlace = MenuPlace & { right?: RecordRight }
export type MenuGroup = { name: string; places: readonly MenuPlace[] }

/** The pages that are no kinds of records, by the areas in which they stand. */
const furtherPlaces: Partial<Record<Area, (language: Language) => FurtherPlace[]>> = {
  people: (language) => [
    { name: placeNames[language].duplicates, href: `/admin/${duplicatesPath}` },
    { name: placeNames[language].corrections, href: officeHref('corrections') },
  ],
  programme: (language) => [
    { name: placeNames[language].imports, href: importsAddress },
    { name: placeNames[language].guard, href: `/admin/${guardPath}`, right: 'write_drafts' },
    { name: placeNames[language].contradictions, href: `/admin/${contradictionsPath}` },
    { name: placeNames[language].releaseCalendar, href: `/admin/${releaseCalendarPath}` },
    {
      name: placeNames[language].timeMachine,
      href: `/admin/${timeMachinePath}`,
      right: 'write_drafts',
    },
  ],
  pages: (language) => [
    { name: placeNames[language].replacement, href: officeHref('replacement'), right: 'write_drafts' },
    { name: placeNames[language].missedPaths, href: `/admin/${missedPathsPath}` },
    { name: placeNames[language].redirectImport, href: `/admin/${redirectImportPath}` },
  ],
  house: (language) => [{ name: placeNames[language].log, href: auditLogAddress }],
  forms: (language) => {
    const names = frameMessages[language]
    return [
      { name: names.entries, href: '/admin/forms_builder/entry' },
      { name: names.personalData, href: '/admin/personal-data' },
    ]
  },
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
        ...(furtherPlaces[area]?.(language) ?? []).filter(({ right = 'manage_records' }) =>
          rights.includes(right),
        ),
      ],
    }))
    .filter(({ places }) => places.length > 0)
}

/** Whether an address is that of a place in the menu, or below it. */
export function isAt(pathname: string, { href }: Pick<MenuPlace, 'href'>): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}
