import type { Chapter } from './chapter.ts'
import { chapter as records } from './chapters/records.ts'
import { chapter as lists } from './chapters/lists.ts'
import { chapter as event } from './chapters/event.ts'
import { chapter as programmeAndCast } from './chapters/programme-and-cast.ts'
import { chapter as prices } from './chapters/prices.ts'
import { chapter as advanceSale } from './chapters/advance-sale.ts'
import { chapter as imports } from './chapters/imports.ts'
import { chapter as peopleAndWorks } from './chapters/people-and-works.ts'
import { chapter as programmeLists } from './chapters/programme-lists.ts'
import { chapter as subscriptions } from './chapters/subscriptions.ts'
import { chapter as stories } from './chapters/stories.ts'
import { chapter as shortNotice } from './chapters/short-notice.ts'
import { chapter as releases } from './chapters/releases.ts'
import { chapter as checks } from './chapters/checks.ts'
import { chapter as archive } from './chapters/archive.ts'
import { chapter as formsInDetail } from './chapters/forms-in-detail.ts'
import { chapter as addresses } from './chapters/addresses.ts'
import { chapter as accounts } from './chapters/accounts.ts'
import { chapter as house } from './chapters/house.ts'
import { chapter as otherPrograms } from './chapters/other-programs.ts'
import { chapter as operations } from './chapters/operations.ts'

/** The chapters for planners, in their order. */
export const plannersChapters: readonly Chapter[] = [
  records,
  lists,
  event,
  programmeAndCast,
  prices,
  advanceSale,
  imports,
  peopleAndWorks,
  programmeLists,
  subscriptions,
  stories,
  shortNotice,
  releases,
  checks,
  archive,
  formsInDetail,
  addresses,
  accounts,
  house,
  otherPrograms,
  operations,
]
