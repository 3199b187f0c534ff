/** The quality set, by kinds of difficulty. */
import type { Difficulty } from '../question.ts'
import { accents } from './accents.ts'
import { asYouType } from './as-you-type.ts'
import { catalogueNumbers } from './catalogue-numbers.ts'
import { compounds } from './compounds.ts'
import { dates } from './dates.ts'
import { exclusion } from './exclusion.ts'
import { filters } from './filters.ts'
import { firstLetters } from './first-letters.ts'
import { inflection } from './inflection.ts'
import { nameOrder } from './name-order.ts'
import { phrases } from './phrases.ts'
import { plainNames } from './plain-names.ts'
import { practicalQuestions } from './practical-questions.ts'
import { spellings } from './spellings.ts'
import { stories } from './stories.ts'
import { subscriptions } from './subscriptions.ts'
import { synonyms } from './synonyms.ts'
import { titles } from './titles.ts'
import { wrongLettersInSeveral } from './wrong-letters-in-several.ts'
import { wrongLetters } from './wrong-letters.ts'

export const difficulties: Difficulty[] = [
  plainNames,
  titles,
  accents,
  spellings,
  nameOrder,
  firstLetters,
  compounds,
  inflection,
  synonyms,
  catalogueNumbers,
  wrongLetters,
  wrongLettersInSeveral,
  phrases,
  exclusion,
  dates,
  filters,
  practicalQuestions,
  stories,
  subscriptions,
  asYouType,
]
