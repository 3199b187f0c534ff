import type { Currency } from '#i18n/currencies.ts'
import type { Language } from '#i18n/languages.ts'
import type { EventFacts, KnownFacts } from '../event-facts.ts'
import { daysOf, titlesOf, type Titles } from './find-references.ts'

/** The known facts with what makes them findable, in one language. */
export type Reader = KnownFacts & {
  language: Language
  /** In which events are sold. */
  currencies: readonly Currency[]
  titles: Titles
  /** The events by their days, old and new, as MM-DD. */
  byDay: ReadonlyMap<string, readonly EventFacts[]>
}

export function createReader(known: KnownFacts, language: Language): Reader {
  const days = [...known.events.values()].flatMap((event) =>
    [...new Set(daysOf(event))].map((day) => ({ key: day.slice(5), event })),
  )
  const byKey = Map.groupBy(days, ({ key }) => key)
  return {
    ...known,
    language,
    currencies: [...new Set([...known.events.values()].map(({ currency }) => currency))],
    titles: titlesOf(known, language),
    byDay: new Map([...byKey].map(([key, found]) => [key, found.map(({ event }) => event)])),
  }
}
