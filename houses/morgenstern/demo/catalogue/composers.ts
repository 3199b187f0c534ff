import { familyNameFirst } from '../people/family-name-first.ts'
import type { Composer } from '../types.ts'
import { classicalRomanticComposers } from './composers-classical-romantic.ts'
import { contemporaryComposers } from './composers-contemporary.ts'
import { earlyComposers } from './composers-early.ts'
import { modernComposers } from './composers-modern.ts'

/** Every composer of the catalogue, from Hildegard to the living. */
export const composers: Composer[] = [
  ...earlyComposers,
  ...classicalRomanticComposers,
  ...modernComposers,
  ...contemporaryComposers,
].map((entry) => ({
  sortName: familyNameFirst(entry.name),
  nameEnglish: null,
  diedYear: null,
  areDatesUncertain: false,
  ...entry,
}))
