import type { Language, Localized } from '#i18n/languages.ts'
import { calendarHref } from '#routing/calendar-paths.ts'
import { identifierPath, performanceAnchor, type ThingKind } from '#routing/stable-addresses.ts'
import { detailHref, href } from '#routing/paths.ts'
import { shopHref } from '#routing/shop-href.ts'

type Slugged = { id: number; slug: Localized }

/** The path of the stable address of a thing. */
export const pathOf: (kind: ThingKind, id: number) => string = identifierPath

/** The page about an event, also with the place of one performance on it. */
export function eventPage(event: Slugged, language: Language, performanceId?: number): string {
  const hash = performanceId === undefined ? undefined : performanceAnchor(performanceId)
  return detailHref('events', language, event, { hash })
}

/** The calendar file of an event. */
export const calendarFile: (language: Language, event: { id: number }) => string = calendarHref

/** An address of the ticket shop in a language. */
export const inShop: (address: string, language: Language) => string = shopHref

/** The page about a work, about a person or an ensemble, or about a subscription. */
export function recordPage(
  list: 'works' | 'people' | 'subscriptions',
  record: Slugged,
  language: Language,
): string {
  return detailHref(list, language, record)
}

/** The programme of a hall or of a series, which have no pages of their own. */
export function programmePage(filter: 'room' | 'series', id: number, language: Language): string {
  return href('events', language, {}, { query: { [filter]: id } })
}
