import type { Language } from '#i18n/languages.ts'
import { identifierSegment } from './stable-addresses.ts'

/**
 * The table of public routes: id → path below the language prefix, per language. The router's routes, all links, the
 * language switch, and canonical and alternate links are derived from it. A segment `:name` is a parameter, `:name?` an
 * optional one; detail routes are named after their list with `-slug-id` (specification, section 2).
 */
export const routeTable = {
  home: { de: '', en: '' },
  'not-found': { de: '404', en: '404' },
  subscriptions: { de: 'abonnements', en: 'subscriptions' },
  'subscriptions-slug': { de: 'abonnements/:slug', en: 'subscriptions/:slug' },
  'subscriptions-slug-id': { de: 'abonnements/:slug/:id', en: 'subscriptions/:slug/:id' },
  events: { de: 'programm-und-karten', en: 'program-and-tickets' },
  'events-slug-id': { de: 'programm-und-karten/:slug/:id', en: 'program-and-tickets/:slug/:id' },
  'archive-search': { de: 'archiv-suche', en: 'archive-search' },
  'people-slug-id': { de: 'personen/:slug/:id', en: 'people/:slug/:id' },
  'works-slug-id': { de: 'werke/:slug/:id', en: 'works/:slug/:id' },
  stories: { de: 'stories', en: 'stories' },
  'stories-tags-tag-id': { de: 'stories/tags/:tag/:id', en: 'stories/tags/:tag/:id' },
  'stories-slug-id': { de: 'stories/:slug/:id', en: 'stories/:slug/:id' },
  'konzert-evisid-evisid': { de: 'konzert/evisid/:evisid', en: 'konzert/evisid/:evisid' },
  bookmark: { de: 'merken/:id/:step?/:token?', en: 'bookmark/:id/:step?/:token?' },
  forms: { de: 'forms/:slug?', en: 'forms/:slug?' },
  'forms-confirm': { de: 'forms/:slug/bestaetigen/:token', en: 'forms/:slug/confirm/:token' },
  /** Something that is wrong with a record of the archive: `kind` is `event`, `person` or `work`. */
  correction: { de: 'hinweis/:kind/:id', en: 'correction/:kind/:id' },
  'correction-confirm': { de: 'hinweis-bestaetigen/:token', en: 'confirm-correction/:token' },
  /** For staff only: content that appears in many places, at the address where it is edited. */
  shared: { de: 'shared/:id', en: 'shared/:id' },
  data: { de: 'daten', en: 'data' },
  proofs: { de: 'nachweise', en: 'proofs' },
  search: { de: 'search/:category?/:page?', en: 'search/:category?/:page?' },
} as const satisfies Record<string, Record<Language, string>>

/** Pages of staff and developers, without a language in their address. They must not be indexed or cached. */
export const staffTable = {
  login: 'login',
  'password-reset': 'login/reset',
  logout: 'logout',
  account: 'account',
  users: 'users',
  'cms-hub': 'cms-hub',
  'jobs-and-mails': 'cms-hub/jobs',
  styleguide: 'styleguide',
  'styleguide-editor': 'styleguide/redaktion',
} as const satisfies Record<string, string>

/** The first segment of the address at which assistants are let in. */
export const assistantsSegment = 'mcp'

/** Other addresses that are not pages, and whether crawlers may fetch them. */
export const besidePages = {
  api: { isCrawled: false },
  admin: { isCrawled: false },
  [assistantsSegment]: { isCrawled: false },
  assets: { isCrawled: true },
  figures: { isCrawled: true },
  [identifierSegment]: { isCrawled: true },
} as const satisfies Record<string, { isCrawled: boolean }>

/** Path segments below a language that are not pages: API calls, calendars and feeds. No content page may begin with them. */
export const besideContent = ['api', 'pageeditor-api', 'calendar', 'feeds'] as const

export type RouteId = keyof typeof routeTable
export type StaffRouteId = keyof typeof staffTable
/** Whether a route has one address without a language. */
export function isStaffRoute(id: string): id is StaffRouteId {
  return Object.hasOwn(staffTable, id)
}

/** What a kind of page serves: a route of one of the tables, or, as `content`, every other path of a language. */
export type PageRouteId = RouteId | StaffRouteId | 'content'
/** Routes that need no parameter: what menus and fixed links may point to. */
export type PlainRouteId = {
  [Id in RouteId]: RequiredParams<Id> extends never ? Id : never
}[RouteId]

type Segments<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? Head | Segments<Tail> : Path
type Required<Segment> = Segment extends `:${infer _}?`
  ? never
  : Segment extends `:${infer Name}`
    ? Name
    : never
type Optional<Segment> = Segment extends `:${infer Name}?` ? Name : never
type RequiredParams<Id extends RouteId> = Required<Segments<(typeof routeTable)[Id]['de']>>
type OptionalParams<Id extends RouteId> = Optional<Segments<(typeof routeTable)[Id]['de']>>

/** The parameters of a route; ids may be given as numbers. */
export type RouteParams<Id extends RouteId> = Record<RequiredParams<Id>, string | number> &
  Partial<Record<OptionalParams<Id>, string | number>>

/**
 * Content pages that code links to: they are ordinary pages of the tree, but always exist, at these paths until an
 * editor changes them (specification, section 2, "Other paths").
 */
export const fixedPages = {
  accessibility: { de: 'barrierefreiheit', en: 'accessibility' },
  support: { de: 'unterstuetzen', en: 'support' },
  newsletter: { de: 'newsletter', en: 'newsletter' },
  visit: { de: 'besuch', en: 'visit' },
  imprint: { de: 'impressum', en: 'imprint' },
  privacy: { de: 'datenschutz', en: 'privacy' },
  terms: { de: 'agb', en: 'terms' },
} as const satisfies Record<string, Record<Language, string>>

export type FixedPageId = keyof typeof fixedPages
export const routeIds = Object.keys(routeTable).filter((key): key is RouteId => key in routeTable)
export const fixedPageIds = Object.keys(fixedPages).filter((key): key is FixedPageId => key in fixedPages)

/** The routes without a required parameter. */
export const plainRouteIds = routeIds.filter((id): id is PlainRouteId =>
  routeTable[id].de.split('/').every((segment) => !segment.startsWith(':') || segment.endsWith('?')),
)

/** The lists with detail pages; people and works have detail pages without a list. */
export type DetailList = { [Id in RouteId]: Id extends `${infer List}-slug-id` ? List : never }[RouteId]
export const detailLists = routeIds
  .filter((id) => id.endsWith('-slug-id'))
  .map((id) => id.replace(/-slug-id$/, ''))
  .filter((list): list is DetailList => `${list}-slug-id` in routeTable)

/**
 * Lists whose heading editors write, and the pages about the house's data and about proofs: each has a page in the tree, at the address of the route, with a title, a stage, an
 * introduction and metadata (specification, section 2, shared page heading).
 */
export const listPageIds = [
  'events',
  'archive-search',
  'subscriptions',
  'stories',
  'data',
  'proofs',
] as const satisfies PlainRouteId[]
export type ListPageId = (typeof listPageIds)[number]

/** Whether a page's system key says that its address is a route: home and the lists cannot move. */
export function isAtRoute(systemKey: string | null): boolean {
  return systemKey === 'home' || listPageIds.some((id) => id === systemKey)
}
