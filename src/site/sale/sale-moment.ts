import { hallDay, hallTime, longDay } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'
import type { Messages } from '#i18n/messages.ts'

/** Day and time of a sale's start, worded for use in a sentence. */
export function saleMoment(instant: string, language: Language, messages: Messages): string {
  const time = messages.event.oClock(hallTime(instant, language))
  return `${longDay(hallDay(instant), language)}, ${time}`
}
