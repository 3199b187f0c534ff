import { dateBeside, isCertainDate, sortYearOf } from '#i18n/uncertain-dates.ts'

type LifeDates = {
  born: string | null
  died: string | null
  born_year: number | null
  died_year: number | null
  are_dates_uncertain: boolean
}
type Composed = { composed: string | null; year_composed: number | null }

/** The dates of a person or ensemble with the years that follow from them, after a change of those before. */
export function settleLifeDates(draft: LifeDates, before: LifeDates | null): LifeDates {
  const isUncertain = draft.are_dates_uncertain
  const born = settle(draft.born, draft.born_year, before && before.born, isUncertain)
  const died = settle(draft.died, draft.died_year, before && before.died, isUncertain)
  return {
    born: born.date,
    died: died.date,
    born_year: born.year,
    died_year: died.year,
    are_dates_uncertain: [born.date, died.date].some((date) => date !== null && !isCertainDate(date)),
  }
}

/** The same of a work. */
export function settleComposed(draft: Composed, before: Composed | null): Composed {
  const { date, year } = settle(draft.composed, draft.year_composed, before && before.composed, false)
  return { composed: date, year_composed: year }
}

/**
 * The date decides, unless it stays as it was and the year is another one, or only the year is known: of a record that was
 * written by a program that knows years only, or restored from the log of such a time.
 */
function settle(
  date: string | null | undefined,
  year: number | null | undefined,
  before: string | null,
  isUncertain: boolean,
): { date: string | null; year: number | null } {
  const isChanged = (date ?? null) !== before
  if (date && isChanged) return { date, year: sortYearOf(date) }
  if (isChanged) return { date: null, year: null }
  return { date: dateBeside(date ?? null, year ?? null, { isUncertain }), year: year ?? null }
}
