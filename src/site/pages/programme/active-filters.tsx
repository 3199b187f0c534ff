import { Chips } from '#design/chips/chips.tsx'
import { shortDay } from '#i18n/dates.ts'
import { useLanguage, useMessages, useWords } from '#i18n/language-context.tsx'
import { programmeWords } from '#i18n/lazy/programme.ts'
import type { Language } from '#i18n/languages.ts'
import type { Messages } from '#i18n/messages.ts'
import { priceText } from '#i18n/prices.ts'
import type { Choices, ShownFilters } from './filter-form.tsx'
import styles from './filter-form.module.css'
import { withoutValue } from './query-links.ts'

/** What the list is narrowed by, each with the way to take it away; nothing where it is not narrowed. */
export function ActiveFilters(props: {
  filters: ShownFilters
  choices: Choices
  query: string
  path: string
}) {
  const { filters, choices, query, path } = props
  const messages = useMessages()
  const programme = useWords(programmeWords)
  const language = useLanguage()
  const active = listActive(filters, choices, messages, language)
  if (active.length === 0) return null
  return (
    <Chips
      label={programme.filters}
      chips={active.map(({ key, value, name }) => ({
        kind: 'set',
        name,
        href: withoutValue(path, query, key, value),
        removeText: programme.removeFilter(name),
      }))}
    >
      <a href={path} className={styles.reset}>
        {programme.reset}
      </a>
    </Chips>
  )
}

type Active = { key: string; value: string; name: string }

/** "Only bookable" is left out: it has its own switch, which says whether it is on. */
function listActive(
  filters: ShownFilters,
  choices: Choices,
  { event }: Messages,
  language: Language,
): Active[] {
  const programme = programmeWords[language]
  const { date, date_to: dateTo, query, price_max: priceMax, access = [] } = filters
  const named = (key: 'genre' | 'room' | 'series', records: { id: number; name: string }[]) =>
    (filters[key] ?? []).map((id) => ({
      key,
      value: String(id),
      name: records.find((record) => record.id === id)?.name ?? String(id),
    }))
  const single = (key: string, value: string | undefined, name: (value: string) => string) =>
    value === undefined ? [] : [{ key, value, name: name(value) }]
  return [
    ...single('query', query, (text) => (language === 'de' ? `»${text}«` : `“${text}”`)),
    ...single('date', date, (day) => programme.from(shortDay(day, language))),
    ...single('date_to', dateTo, (day) => programme.until(shortDay(day, language))),
    ...named('genre', choices.genres),
    ...named('room', choices.rooms),
    ...named('series', choices.series),
    ...single('price_max', priceMax?.toString(), (price) => `≤ ${priceText(Number(price), 'EUR', language)}`),
    ...access.map((fact) => ({ key: 'access', value: fact, name: event.access[fact] })),
  ]
}
