import type { PagePlan } from '../types.ts'
import { accessPages } from './access.ts'
import { homePages } from './home.ts'
import { hallPages } from './halls.ts'
import { housePages } from './house.ts'
import { legalPages } from './legal.ts'
import { listPages } from './lists.ts'
import { educationPages } from './education.ts'
import { peoplePages } from './people.ts'
import { servicePages } from './service.ts'
import { supportPages } from './support.ts'
import { ticketPages } from './tickets.ts'
import { visitPages } from './visit.ts'

/** The page tree; a parent always precedes its children. */
export const pages: PagePlan[] = [
  ...homePages,
  ...visitPages,
  ...ticketPages,
  ...accessPages,
  ...housePages,
  ...hallPages,
  ...peoplePages,
  ...educationPages,
  ...supportPages,
  ...servicePages,
  ...legalPages,
  ...listPages,
]
