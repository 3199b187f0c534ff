import type { Currency } from '#i18n/currencies.ts'
import { nameOfWeekday, shortDay } from '#i18n/dates.ts'
import { programmeFilterMessages } from '#i18n/lazy/programme-filters.ts'
import { programmeMessages } from '#i18n/lazy/programme.ts'
import type { Language } from '#i18n/languages.ts'
import type { Messages } from '#i18n/messages.ts'
import { priceText } from '#i18n/prices.ts'
import type { Choice, Choices, ShownFilters } from './shown-filters.ts'

export type NamedFilter = { key: string; value: string; name: string }

/** The active filters, value by value, with their display names. */
export function nameFilters(
  filters: ShownFilters,
  choices: Choices,
  { event }: Messages,
  language: Language,
  currency: Currency,
): NamedFilter[] {
  const programme = programmeMessages[language]
  const filterTexts = programmeFilterMessages[language]
  const { date, date_to: dateTo, query, price_max: priceMax, access = [], weekday = [] } = filters
  const { chosen } = choices
  const named = (
    key: 'genre' | 'room' | 'series' | 'customer_tag' | 'composer' | 'performer' | 'work',
    records: Choice[],
  ) =>
    (filters[key] ?? []).map((id) => ({
      key,
      value: String(id),
      name: records.find((record) => record.id === id)?.name ?? String(id),
    }))
  const single = (key: string, value: string | undefined, name: (value: string) => string) =>
    value === undefined ? [] : [{ key, value, name: name(value) }]
  return [
    ...single('query', query, (text) => (language === 'de' ? `»${text}«` : `‘${text}’`)),
    ...single('date', date, (day) => programme.from(shortDay(day, language))),
    ...single('date_to', dateTo, (day) =>
      day === date ? programme.onlyThisDay : filterTexts.until(shortDay(day, language)),
    ),
    ...weekday.map((number) => ({
      key: 'weekday',
      value: String(number),
      name: filterTexts.onWeekday(nameOfWeekday(number, language)),
    })),
    ...named('genre', choices.genres),
    ...named('room', choices.rooms),
    ...named('series', choices.series),
    ...named('composer', chosen.composer),
    ...named('performer', chosen.performer),
    ...named('work', chosen.work),
    ...named('customer_tag', choices.customerTags),
    ...single(
      'price_max',
      priceMax?.toString(),
      (price) => `≤ ${priceText(Number(price), currency, language)}`,
    ),
    ...access.map((fact) => ({ key: 'access', value: fact, name: event.access[fact] })),
  ]
}
