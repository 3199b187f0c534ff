import type { EventMessages } from '#i18n/lazy/event.ts'

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
