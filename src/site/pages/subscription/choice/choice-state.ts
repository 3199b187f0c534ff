import { weekdayOf } from '#i18n/dates.ts'
import type { AccessFact } from '#contracts/events.ts'
import type { ChoiceConcert, ChoicePrice, ChoiceRules } from '#choice/choice.ts'

/** The filters of the list of concerts; empty texts for none. */
export type ChoiceFilters = Record<(typeof filterNames)[number], string>
export const filterNames = ['weekday', 'month', 'room', 'genre', 'access'] as const

/** A concert that can be chosen, with what its row shows. */
export type ChoiceRow = ChoiceConcert & {
  title: string
  href: string
  /** Day and time in words. */
  when: string
  people: string
  roomName: string
  genres: { id: number; name: string }[]
  access: AccessFact[]
  /** Sold out, cancelled, and the like; null for a regular concert. */
  status: string | null
  prices: ChoicePrice[]
}

/** What a visitor chooses from, by which rules, for how much. */
export type ChoiceOffer = {
  rules: ChoiceRules
  /** The names of the groups in the rules, in their order. */
  groupNames: string[]
  rows: ChoiceRow[]
  /** `name` connects them with the prices of the concerts; `label` is shown. */
  categories: (ChoicePrice & { label: string })[]
  currency: string
}

/** Filters with the values that are given for their names. */
export function filtersOf(valueOf: (name: keyof ChoiceFilters) => string): ChoiceFilters {
  return {
    weekday: valueOf('weekday'),
    month: valueOf('month'),
    room: valueOf('room'),
    genre: valueOf('genre'),
    access: valueOf('access'),
  }
}

/** Whether a concert passes the filters. */
export function isShown(row: ChoiceRow, { weekday, month, room, genre, access }: ChoiceFilters): boolean {
  return (
    (weekday === '' || weekdayOf(row.day) === Number(weekday)) &&
    (month === '' || row.day.startsWith(month)) &&
    (room === '' || String(row.room) === room) &&
    (genre === '' || row.genres.some(({ id }) => String(id) === genre)) &&
    (access === '' || row.access.some((fact) => fact === access))
  )
}

/** The query of the address of a choice, from which the page shows it again. */
export function choiceSearch(chosen: readonly number[], filters: ChoiceFilters): string {
  const parameters = new URLSearchParams()
  if (chosen.length > 0) parameters.set('events', chosen.join(','))
  for (const name of filterNames) if (filters[name] !== '') parameters.set(name, filters[name])
  const text = parameters.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

/** The address of the shop's page for a subscription with the chosen concerts. */
export function orderHref(order: string, chosen: readonly number[]): string {
  return `${order}${order.includes('?') ? '&' : '?'}events=${chosen.join(',')}`
}
