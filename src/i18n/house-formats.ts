import { createContext, useContext } from 'react'
import type { Currency } from './currencies.ts'
import type { PremiereCountry } from './premieres.ts'

/** With which day weeks begin in calendars. */
export const firstWeekdays = ['monday', 'sunday', 'saturday'] as const
export type FirstWeekday = (typeof firstWeekdays)[number]

/** What the settings of a house say of its money, its weeks and its premieres. */
export type HouseFormats = {
  currency: Currency
  first_weekday: FirstWeekday
  premiere_country: PremiereCountry
}

export const defaultFormats: HouseFormats = {
  currency: 'EUR',
  first_weekday: 'monday',
  premiere_country: 'DE',
}

/** Given by the server to what it renders; browsers read the attribute of the document. */
export const FormatsContext = createContext<HouseFormats | null>(null)

export function useHouseFormats(): HouseFormats {
  return useContext(FormatsContext) ?? documentFormats()
}

/** The attribute `data-formats` of a document, from which browsers read the formats; none for the usual ones. */
export function formatsAttribute(formats: HouseFormats): string | undefined {
  const said = wordsOf(formats)
  return said === wordsOf(defaultFormats) ? undefined : said
}

function wordsOf({ currency, first_weekday: weekday, premiere_country: country }: HouseFormats): string {
  return [currency, weekday, country].join(' ')
}

function readFormats(attribute: string | undefined): HouseFormats {
  if (attribute === undefined) return defaultFormats
  const [currency, weekday, country] = attribute.split(' ')
  // The server has written it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { currency, first_weekday: weekday, premiere_country: country } as HouseFormats
}

function documentFormats(): HouseFormats {
  return readFormats(
    typeof document === 'undefined' ? undefined : document.documentElement.dataset['formats'],
  )
}

const firstDays: Record<FirstWeekday, number> = { monday: 1, sunday: 7, saturday: 6 }

/** How many days of its week are before a weekday (ISO 8601: Monday is 1). */
export function placeInWeek(weekday: number, first: FirstWeekday): number {
  return (weekday - firstDays[first] + 7) % 7
}

/** The weekdays (ISO 8601) in the order of a week. */
export function weekdaysFrom(first: FirstWeekday): number[] {
  return Array.from({ length: 7 }, (_, index) => ((firstDays[first] - 1 + index) % 7) + 1)
}
