import { isLanguage, type Language } from '#i18n/languages.ts'
import { routeIds, routeTable, type RouteId } from './table.ts'

export type RouteMatch = { id: RouteId; language: Language; params: Record<string, string> }

/** Finds the route of the table that a path matches; null for content pages and everything else. */
export function matchPath(pathname: string): RouteMatch | null {
  const [language, ...segments] = pathname.split('/').slice(1)
  if (!isLanguage(language)) return null
  for (const id of routeIds) {
    const params = matchSegments(routeTable[id][language].split('/'), segments)
    if (params) return { id, language, params }
  }
  return null
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  const params: Record<string, string> = {}
  const given = segments.filter((segment) => segment !== '')
  const wanted = pattern.filter((segment) => segment !== '')
  if (given.length > wanted.length) return null
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
