import { hallDay } from '#i18n/dates.ts'
import type { Random } from '../random.ts'
import { commonWords, missingWord } from '../search-words.ts'
import { misspell, type TypedWords } from './words.ts'

/** What people search for, by kinds; each call returns a new query. */
export function listSpeedQuestions(
  { names, words }: TypedWords,
  random: Random,
): { name: string; next: () => string }[] {
  const { pick, whole } = random
  const several = () => Array.from({ length: whole(2, 4) }, () => pick(words)).join(' ')
  const months = ['Januar', 'März', 'Mai', 'Oktober', 'Dezember']
  const year = Number(hallDay(new Date()).slice(0, 4))
  return [
    { name: 'random word', next: () => pick(words) },
    { name: 'random name or title', next: () => pick(names) },
    { name: 'common word', next: () => pick(commonWords) },
    {
      name: 'word of nearly everything',
      next: () => pick(['Philharmonic', 'New York', 'Orchester', 'No', 'in', 'a']),
    },
    { name: 'misspelled word', next: () => misspell(pick(words), random) },
    { name: 'word that is nowhere', next: () => missingWord(random) },
    { name: 'several random words', next: several },
    {
      name: 'several common words',
      next: () => `${pick(commonWords)} ${pick(commonWords)} ${pick(commonWords)}`,
    },
    {
      name: 'several, one misspelled',
      next: () => `${pick(commonWords)} ${misspell(pick(commonWords), random)}`,
    },
    { name: 'first letters', next: () => pick(words).slice(0, whole(2, 5)) },
    { name: 'phrase', next: () => `"${pick(names)}"` },
    { name: 'exclusion', next: () => `${pick(commonWords)} -${pick(commonWords)}` },
    {
      name: 'dates',
      next: () =>
        pick([
          'heute',
          'am Wochenende',
          `im ${pick(months)}`,
          `${pick(commonWords)} im ${pick(months)}`,
          `${pick(commonWords)} ${whole(1900, year)}`,
          `${pick(commonWords)} unter 30 Euro`,
        ]),
    },
  ]
}
