import type { PagePlan } from '../types.ts'
import { accessPages } from './access.ts'
import { homePages } from './home.ts'
import { hallPages, housePages } from './house.ts'
import { legalPages } from './legal.ts'
import { peoplePages } from './people.ts'
import { servicePages } from './service.ts'
import { visitPages } from './visit.ts'

/** The page tree; a parent always stands before its children. */
export const pages: PagePlan[] = [
  ...homePages,
  ...visitPages,
  ...accessPages,
  ...housePages,
  ...hallPages,
  ...peoplePages,
  ...servicePages,
  ...legalPages,
]
