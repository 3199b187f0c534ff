import type { Language, Localized } from '#i18n/languages.ts'
import { areas, type RecordDefinition } from '#records/definition.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { frameMessages } from '../messages/frame.ts'
import { recordMessages } from '../messages/records.ts'
import { redirectMessages } from '../messages/redirects.ts'
import type { OfficeStart } from '../start-data.ts'

/** Where staff read who has changed what. */
export const auditLogAddress = '/admin/audit-log'

/** Below `/admin/`: what belongs to the redirects, and is no record. */
export const missedPathsPath = 'pages/missed-paths'
export const redirectImportPath = 'pages/redirect-import'

export type MenuPlace = { name: string; href: string; definition?: RecordDefinition }
export type MenuGroup = { name: string; places: readonly MenuPlace[] }

/** The pages for forms, entries, media and personal data, which are not kinds of records yet. */
const furtherPlaces: readonly {
  name: (language: Language) => string
  href: string
  needsRecords: boolean
}[] = [
  {
    name: (language) => frameMessages[language].forms,
    href: '/admin/forms_builder/form',
    needsRecords: true,
  },
  {
    name: (language) => frameMessages[language].entries,
    href: '/admin/forms_builder/entry',
    needsRecords: true,
  },
  { name: (language) => frameMessages[language].media, href: '/admin/media', needsRecords: false },
  {
    name: (language) => frameMessages[language].personalData,
    href: '/admin/personal-data',
    needsRecords: true,
  },
]

/** The menu of the back office by area: what the account may use. */
export function menuGroups({ rights }: Pick<OfficeStart, 'rights'>, language: Language): MenuGroup[] {
  const names: Localized<Record<string, string>> = {
    de: recordMessages.de.areas,
    en: recordMessages.en.areas,
  }
  const ofRecords = areas.map((area) => ({
    name: names[language][area] ?? '',
    places: recordDefinitions
      .filter((definition) => definition.area === area && rights.includes(definition.right))
      .map((definition) => ({
        name: definition.names[language].many,
        href: `/admin/${definition.path}`,
        definition,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language)),
  }))
  const further = furtherPlaces
    .filter(({ needsRecords }) => !needsRecords || rights.includes('manage_records'))
    .map(({ name, href }) => ({ name: name(language), href }))
  const log = { name: recordMessages[language].log.title, href: auditLogAddress }
  const besideRedirects = [
    { name: redirectMessages[language].missed.title, href: `/admin/${missedPathsPath}` },
    { name: redirectMessages[language].import.title, href: `/admin/${redirectImportPath}` },
  ]
  const added: Record<string, readonly MenuPlace[]> = rights.includes('manage_records')
    ? { [names[language]['house'] ?? '']: [log], [names[language]['pages'] ?? '']: besideRedirects }
    : {}
  const withLog = ofRecords.map((group) => ({
    ...group,
    places: [...group.places, ...(added[group.name] ?? [])],
  }))
  return [...withLog, { name: names[language]['forms'] ?? '', places: further }].filter(
    ({ places }) => places.length > 0,
  )
}

/** Whether an address is that of a place in the menu, or below it. */
export function isAt(pathname: string, { href }: MenuPlace): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}
