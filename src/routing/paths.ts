import { perLanguage, type Language, type Localized } from '#i18n/languages.ts'
import {
  fixedPages,
  routeTable,
  staffTable,
  type DetailList,
  type FixedPageId,
  type RouteId,
  type RouteParams,
  type StaffRouteId,
} from './table.ts'

type Query = Record<string, string | number | boolean | null | undefined>
export type HrefExtras = { query?: Query; hash?: string }

/**
 * The path of a route, with language prefix and every parameter encoded.
 * Throws a TypeError for a missing parameter (specification, section 5).
 */
export function href<Id extends RouteId>(
  id: Id,
  language: Language,
  ...[params, extras]: object extends RouteParams<Id>
    ? [params?: RouteParams<Id>, extras?: HrefExtras]
    : [params: RouteParams<Id>, extras?: HrefExtras]
): string {
  return fillPath(id, language, params ?? {}) + suffix(extras)
}

/** Replaces a missing slug in an address (specification, section 8). */
export const missingSlug = 'NO-SLUG'

/** The address of one record: `{list}-slug-id` with its slug in the language. */
export function detailHref(
  list: DetailList,
  language: Language,
  record: { id: number; slug: string | Partial<Localized> | null },
  extras?: HrefExtras,
): string {
  const slug = typeof record.slug === 'string' ? record.slug : record.slug?.[language]
  return href(`${list}-slug-id`, language, { slug: slug || missingSlug, id: record.id }, extras)
}

/** The address of one record in every language. */
export function detailPaths(list: DetailList, record: { id: number; slug: Localized }): Localized {
  return perLanguage((language) => detailHref(list, language, record))
}

/** The path of a staff page; staff pages have no language. */
export function staffHref(id: StaffRouteId): string {
  return `/${staffTable[id]}`
}

/** The path of a content page that code links to. */
export function fixedPageHref(id: FixedPageId, language: Language): string {
  return `/${language}/${fixedPages[id][language]}`
}

/** The path of a content page, from its stored path below the language (empty for home). */
export function pageHref(path: string, language: Language): string {
  return path ? `/${language}/${path.split('/').map(encodeURIComponent).join('/')}` : `/${language}`
}

/** The same route in every language; parameters that differ by language (slugs) are given per language. */
export function alternatePaths<Id extends RouteId>(id: Id, params: Localized<RouteParams<Id>>): Localized {
  return { de: fillPath(id, 'de', params.de), en: fillPath(id, 'en', params.en) }
}

function fillPath(id: RouteId, language: Language, params: Partial<Record<string, string | number>>): string {
  const segments = routeTable[id][language].split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return segment ? [segment] : []
    const isOptional = segment.endsWith('?')
    const name = segment.slice(1, isOptional ? -1 : undefined)
    const value = params[name]
    if (value !== undefined && value !== '') return [encodeURIComponent(value)]
    if (isOptional) return []
    throw new TypeError(`The route ${id} needs the parameter ${name}`)
  })
  return ['', language, ...segments].join('/')
}

function suffix(extras: HrefExtras | undefined): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(extras?.query ?? {})) {
    if (value !== undefined && value !== null && value !== '' && value !== false)
      query.set(key, String(value))
  }
  const text = query.toString()
  return (text && `?${text}`) + (extras?.hash ? `#${encodeURIComponent(extras.hash)}` : '')
}
