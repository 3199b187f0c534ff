import { isLanguage, languages, type Language } from '#i18n/languages.ts'
import { routeIds, routeTable, type RouteId } from './table.ts'

export type RouteMatch = { id: RouteId; language: Language; params: Record<string, string> }

/** The routes in the order of the table, per language, split once because every request is matched against them. */
const patterns = new Map(
  languages.map((language) => [
    language,
    routeIds.map((id) => ({ id, wanted: segmentsOf(routeTable[id][language]) })),
  ]),
)

/** Finds the route of the table that a path matches; null for content pages and everything else. */
export function matchPath(pathname: string): RouteMatch | null {
  const [language, ...given] = segmentsOf(pathname)
  if (!isLanguage(language) || !pathname.startsWith(`/${language}`)) return null
  for (const { id, wanted } of patterns.get(language) ?? []) {
    const params = matchSegments(wanted, given)
    if (params) return { id, language, params }
  }
  return null
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function matchSegments(wanted: string[], given: string[]): Record<string, string> | null {
  if (given.length > wanted.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index]
    if (value === undefined) {
      if (segment.endsWith('?')) continue
      return null
    }
    if (!segment.startsWith(':')) {
      if (segment !== value) return null
      continue
    }
    try {
      params[segment.replace(/^:|\?$/g, '')] = decodeURIComponent(value)
    } catch {
      return null // not valid UTF-8
    }
  }
  return params
}
