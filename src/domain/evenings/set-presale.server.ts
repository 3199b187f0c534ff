import type { Language } from '#i18n/languages.ts'
import { presaleByRule, type PresaleRule } from '#records/event/presale-by-rule.ts'
import { changeEach, type Asked, type RecordStores } from '../records/index.server.ts'
import type { Scope } from '../scope.ts'
import { eventStore } from './evenings.server.ts'

/** Sets the advance sale of a group for several events by one rule, all or none; those without a date of sale stay. */
export function setPresale(
  scope: Scope,
  stores: RecordStores,
  { ids, rule, ...asked }: Asked & { ids: readonly number[]; rule: PresaleRule; language: Language },
) {
  return changeEach(scope, eventStore(stores), ids, {
    ...asked,
    content: rule,
    changesOf: (values) => presaleByRule(rule, values),
  })
}
