import type { Chapter } from './chapter.ts'
import { office } from './chapters/office.ts'
import { records } from './chapters/records.ts'
import { lists } from './chapters/lists.ts'
import { event } from './chapters/event.ts'
import { programmeAndCast } from './chapters/programme-and-cast.ts'
import { prices } from './chapters/prices.ts'
import { advanceSale } from './chapters/advance-sale.ts'
import { imports } from './chapters/imports.ts'
import { peopleAndWorks } from './chapters/people-and-works.ts'
import { programmeLists } from './chapters/programme-lists.ts'
import { subscriptions } from './chapters/subscriptions.ts'
import { shortNotice } from './chapters/short-notice.ts'
import { releases } from './chapters/releases.ts'
import { checks } from './chapters/checks.ts'
import { archive } from './chapters/archive.ts'
import { formBuilder } from './chapters/form-builder.ts'
import { entries } from './chapters/entries.ts'
import { mediaRights } from './chapters/media-rights.ts'
import { addresses } from './chapters/addresses.ts'
import { accounts } from './chapters/accounts.ts'
import { house } from './chapters/house.ts'
import { otherPrograms } from './chapters/other-programs.ts'
import { operations } from './chapters/operations.ts'

/** The chapters for planners and administrators, in the order of the handbook. */
export const plannersChapters: readonly Chapter[] = [
  office,
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
  shortNotice,
  releases,
  checks,
  archive,
  formBuilder,
  entries,
  mediaRights,
  addresses,
  accounts,
  house,
  otherPrograms,
  operations,
]
