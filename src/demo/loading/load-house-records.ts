import { addRecords, storeOfKind } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { Fields, Values } from '#records/field.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { DemoPlan } from '../plan.ts'
import { byKey, idOf } from './keys.ts'

/** The numbers of records by their kind, and by their key in the plan. */
export type KeysOfKinds = Record<string, Map<string, number>>

/** Loads the records of the kinds of the house, in their order: one may refer to those before it. Returns all numbers. */
export async function loadHouseRecords(
  scope: Scope,
  { houseRecords = {} }: DemoPlan,
  known: KeysOfKinds,
): Promise<KeysOfKinds> {
  const all = { ...known }
  for (const [kind, rows] of Object.entries(houseRecords)) {
    const store = storeOfKind(recordStores, kind)
    const drafts = rows.map(({ key: _key, ...values }) => withNumbers(store.definition.fields, values, all))
    all[kind] = byKey([...rows], await addRecords(scope, store, drafts))
  }
  return all
}

/** Values of fields of the house, with the numbers of the records that their references name by keys. */
export function withNumbers(fields: Fields, values: Values, known: KeysOfKinds): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      if (field?.kind !== 'reference' && field?.kind !== 'references') return [name, value]
      const ids = known[field.to] ?? new Map<string, number>()
      const numberOf = (one: unknown) => (typeof one === 'string' ? idOf(ids, one, field.to) : one)
      return [name, Array.isArray(value) ? value.map(numberOf) : numberOf(value)]
    }),
  )
}
