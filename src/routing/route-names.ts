import { linkTargetMessages } from '#i18n/lazy/link-targets.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import { plainRouteIds, type PlainRouteId } from './table.ts'

/** The names of all routes that a link or a menu can lead to without naming a record. */
const names: Record<Exclude<PlainRouteId, 'not-found' | 'forms'>, Localized> = linkTargetMessages

/** These routes, in the order in which they are offered. */
export const namedRouteIds = Object.keys(names).flatMap((id) => plainRouteIds.filter((plain) => plain === id))

/** The name of such a route; undefined for any other. */
export function nameOfRoute(route: string, language: Language): string | undefined {
  return Object.entries(names).find(([id]) => id === route)?.[1][language]
}
