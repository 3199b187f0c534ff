import { weekdayName } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'

/** A Sunday, from which weekdays are named. */
const sunday = Date.UTC(2027, 0, 3)

/** The name of a weekday; 0 is Sunday. */
export function nameOfWeekday(weekday: number, language: Language): string {
  return weekdayName(new Date(sunday + weekday * 86_400_000).toISOString().slice(0, 10), language)
}
