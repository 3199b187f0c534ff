import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  months: 'Monate',
  previous: (month: string) => `Vorheriger Monat: ${month}`,
  next: (month: string) => `Nächster Monat: ${month}`,
  thisMonth: 'Heute',
  caption: (month: string) => `Veranstaltungen im ${month}, nach Wochen`,
}

const en: typeof de = {
  months: 'Months',
  previous: (month) => `Previous month: ${month}`,
  next: (month) => `Next month: ${month}`,
  thisMonth: 'Today',
  caption: (month) => `Events in ${month}, by week`,
}

/** The messages of the month's grid. */
export const programmeMonthMessages: Localized<typeof de> = inHouse('programmeMonthMessages', { de, en })
