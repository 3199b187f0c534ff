import type { Rule } from './rule.ts'
import { rule as brokenLink } from './rules/broken-link.server.ts'
import { rule as cancelledInSubscription } from './rules/cancelled-in-subscription.server.ts'
import { rule as contradiction } from './rules/contradiction.server.ts'
import { rule as hallConflict } from './rules/hall-conflict.server.ts'
import { rule as identifierTwice } from './rules/identifier-twice.server.ts'
import { rule as missingAlt } from './rules/missing-alt.server.ts'
import { rule as missingDuration } from './rules/missing-duration.server.ts'
import { rule as missingEnglish } from './rules/missing-english.server.ts'
import { rule as missingPicture } from './rules/missing-picture.server.ts'
import { rule as missingPrice } from './rules/missing-price.server.ts'
import { rule as missingRights } from './rules/missing-rights.server.ts'
import { rule as pastTeaser } from './rules/past-teaser.server.ts'
import { rule as performerConflict } from './rules/performer-conflict.server.ts'
import { rule as presaleAfterSale } from './rules/presale-after-sale.server.ts'
import { rule as unpublishedLink } from './rules/unpublished-link.server.ts'

/** All rules, in the order in which staff see them. */
export const rules: readonly Rule[] = [
  missingEnglish,
  presaleAfterSale,
  missingPrice,
  missingDuration,
  missingPicture,
  hallConflict,
  performerConflict,
  cancelledInSubscription,
  contradiction,
  unpublishedLink,
  brokenLink,
  pastTeaser,
  identifierTwice,
  missingAlt,
  missingRights,
]

/** The rules that find two events of which only one can take place as planned; the key of a fault is the other one. */
export const clashRules: readonly Rule[] = [hallConflict, performerConflict]

export function findRule(code: string): Rule | undefined {
  return rules.find((rule) => rule.code === code)
}
