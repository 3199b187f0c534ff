import { currencyPattern } from '#i18n/currencies.ts'
import { wholeWords } from '../pattern.ts'
import { type DateForm, yearPattern } from './date-form.ts'
import { wholeYear } from './spans.ts'

/** "im Jahr 1989", "from 1989". A year by itself stays a word, since titles and texts contain years, too. */
export const yearForm: DateForm = {
  pattern: wholeWords(
    `(?<preposition>(?:im jahre?|aus dem jahre?|in the year|in|aus|from) )?(?<year>${yearPattern})(?! ?(?:${currencyPattern('any')}|jahren|years)(?!\\p{L}))`,
  ),
  read: ({ preposition, year }, { isBound }) =>
    preposition !== undefined || isBound ? wholeYear(Number(year)) : null,
}
