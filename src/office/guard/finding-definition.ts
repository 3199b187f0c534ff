import type { GuardRule } from '#contracts/office-guard.ts'
import { guardMessages } from '../messages/guard.ts'
import { labelsFrom, type ListDefinition } from '../records/list-definition.ts'

const label = labelsFrom(guardMessages)

/** The list of findings, with the rules by which it can be filtered; their names are in the language of the interface. */
export function findingDefinition(rules: readonly GuardRule[]): ListDefinition {
  return {
    kind: 'finding',
    fields: {
      state: {
        kind: 'choice',
        label: label(({ state }) => state),
        options: (['open', 'accepted'] as const).map((value) => ({
          value,
          label: label(({ states }) => states[value]),
        })),
      },
      rule: {
        kind: 'choice',
        label: label(({ rule }) => rule),
        options: rules.map(({ code, name }) => ({ value: code, label: { de: name, en: name } })),
      },
    },
    list: { search: [], filters: ['state', 'rule'], standard: { state: 'open' } },
  }
}
