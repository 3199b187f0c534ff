import { hallDay, hallTime, longDay } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'

/** Day and time in the house's format. */
export function readableTime(instant: Date, language: Language): string {
  return `${longDay(hallDay(instant), language)}, ${hallTime(instant, language)}`
}
