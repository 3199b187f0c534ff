import { areaNames, placeNames } from '#i18n/lazy/staff-places.ts'
import { staffMenuMessages } from '#i18n/lazy/staff-bar.ts'
import type { Language } from '#i18n/languages.ts'
import { areas, type Area, type RecordRight } from '#records/definition.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { officeHref, recordAddress } from '#routing/office-paths.ts'
import { staffHref } from '#routing/paths.ts'
import { hasRight } from '../policy.ts'
import type { Viewer } from '../scope.ts'

/** The pages that are no kinds of records. */
const furtherPlaces: Record<
  string,
  { area: Area; right: RecordRight; href: string; name: (language: Language) => string }
> = {
  duplicates: office('duplicates', 'people', 'manage_records'),
  corrections: office('corrections', 'people', 'manage_records'),
  imports: office('imports', 'programme', 'manage_records'),
  seasonOverview: office('seasonOverview', 'programme', 'manage_records'),
  guard: office('guard', 'programme', 'write_drafts'),
  contradictions: office('contradictions', 'programme', 'manage_records'),
  calendar: office('calendar', 'programme', 'manage_records'),
  timeMachine: office('timeMachine', 'programme', 'write_drafts'),
  replacement: office('replacement', 'pages', 'write_drafts'),
  missedPaths: office('missedPaths', 'pages', 'manage_records'),
  redirectImport: office('redirectImport', 'pages', 'manage_records'),
  entries: office('entries', 'forms', 'manage_records'),
  personalData: office('personalData', 'forms', 'manage_records'),
  auditLog: office('auditLog', 'house', 'manage_records'),
  users: staff('users', 'users'),
  jobs: staff('jobs-and-mails', 'jobs'),
}

function office(place: keyof (typeof placeNames)['de'], area: Area, right: RecordRight) {
  return { area, right, href: officeHref(place), name: (language: Language) => placeNames[language][place] }
}

function staff(route: 'users' | 'jobs-and-mails', name: 'users' | 'jobs') {
  return {
    area: 'house' as const,
    right: 'administer' as const,
    href: staffHref(route),
    name: (language: Language) => staffMenuMessages[name][language],
  }
}

/** The kinds and further places that a house opens often, the most frequent first; the others of an area follow by their names. */
const byFrequency = [
  'event',
  'calendar',
  'release',
  'guard',
  'seasonOverview',
  'season',
  'series',
  'imports',
  'artist',
  'work',
  'corrections',
  'subscription',
  'article',
  'menus',
  'replacement',
  'media',
  'form',
  'entries',
  'settings',
  'room',
  'users',
  'mail_text',
]

/** What is changed rarely, once the house is set up. */
const foldedAtFirst: readonly Area[] = ['pages', 'house']

/** A page in the menu of the back office; `kind` is that of the records that it lists. */
export type OfficePlace = { name: string; href: string; kind?: string }
export type OfficeMenuGroup = { area: Area; name: string; isFolded: boolean; places: OfficePlace[] }
export type OfficeMenu = {
  /** The pages above the areas. */
  top: OfficePlace[]
  groups: OfficeMenuGroup[]
}

/** The menu of the back office by area: what the viewer's role may use, in the order of use. */
export function listOfficeMenu(viewer: Viewer, language: Language): OfficeMenu {
  const rank = (key: string) => (byFrequency.includes(key) ? byFrequency.indexOf(key) : byFrequency.length)
  const places = [
    ...recordDefinitions.map(({ kind, area, right, path, names }) => {
      const own = names[language]
      return {
        key: kind,
        area,
        right,
        place: { name: own.place ?? own.many, href: recordAddress(path, null), kind },
      }
    }),
    ...Object.entries(furtherPlaces).map(([key, { area, right, href, name }]) => ({
      key,
      area,
      right,
      place: { name: name(language), href },
    })),
  ].filter(({ right }) => hasRight(viewer, right))
  const groups = areas.map((area) => ({
    area,
    name: areaNames[language][area],
    isFolded: foldedAtFirst.includes(area),
    places: places
      .filter((each) => each.area === area)
      .toSorted(
        (one, other) =>
          rank(one.key) - rank(other.key) || one.place.name.localeCompare(other.place.name, language),
      )
      .map(({ place }): OfficePlace => place),
  }))
  return {
    top: [
      { name: staffMenuMessages.start[language], href: '/admin' },
      { name: staffMenuMessages.hub[language], href: staffHref('cms-hub') },
      { name: placeNames[language].handbook, href: officeHref('handbook') },
    ],
    groups: groups.filter((group) => group.places.length > 0),
  }
}
