/** Pages of the back office; the paths of lists are those of the specification's admin links. */
const officeLists = {
  forms: 'forms_builder/form',
  entries: 'forms_builder/entry',
  corrections: 'corrections',
  media: 'media',
  settings: 'house/settings',
  rooms: 'house/room',
  genres: 'events/genre',
  series: 'events/series',
  seasons: 'events/season',
  imports: 'events/imports',
  seasonOverview: 'events/overview',
  releases: 'releases/release',
  guard: 'guard',
  replacement: 'search-and-replace',
  handbook: 'handbook',
  auditLog: 'audit-log',
  contradictions: 'facts',
  duplicates: 'works/duplicates',
  missedPaths: 'pages/missed-paths',
  redirectImport: 'pages/redirect-import',
  calendar: 'events/calendar',
  timeMachine: 'releases/time-machine',
  personalData: 'personal-data',
} as const

/** The address of the list of a form's entries. */
export function entriesHref(form: number): string {
  return `${officeHref('entries')}?form=${form}`
}

/** The address of a list in the back office, or of one of its records. */
export function officeHref(list: keyof typeof officeLists, id?: number): string {
  return ['/admin', officeLists[list], id].filter((part) => part !== undefined).join('/')
}

/** The address of the form of a record, open at a field or its text in a language; without a number of the only record of its kind. */
export function recordAddress(path: string, id: number | null, field = ''): string {
  return ['/admin', path, id].filter((part) => part !== null).join('/') + (field && `#field-${field}`)
}
