import type { Language } from '#i18n/languages.ts'
import type { EventMessages } from '#i18n/lazy/event.ts'
import { isCertainDate, uncertainDateText } from '#i18n/uncertain-dates.ts'

/** "(1860–1911)", "(geb. 1953)", "(um 1160–um 1230)". */
export function lifeDates(
  composer: { born: number | null; died: number | null; are_dates_uncertain: boolean },
  texts: EventMessages,
): string {
  const circa = composer.are_dates_uncertain ? `${texts.circa} ` : ''
  if (composer.born === null) return ''
  if (composer.died === null) return `(${texts.born(circa + composer.born)})`
  return `(${circa}${composer.born}–${circa}${composer.died})`
}

/** The dates as far as they are known: "3. Mai 1860 – um 1911", "geb. 1953"; without brackets. */
export function lifeDatesInFull(
  { born, died }: { born: string | null; died: string | null },
  texts: EventMessages,
  language: Language,
): string {
  const [birth, death] = [born, died].map((date) => date && uncertainDateText(date, language))
  if (birth && death) {
    const areYears = [born, died].every((date) => date?.length === 4 && isCertainDate(date))
    return areYears ? `${birth}–${death}` : `${birth} – ${death}`
  }
  if (birth) return texts.born(birth)
  return death ? texts.died(death) : ''
}
