import { addRecords, storeOfKind } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { DemoPlan } from '../plan.ts'
import { idOf } from './keys.ts'
import type { RepertoireIds } from './load-repertoire.ts'

/** Loads the records of the kinds that the house has of its own. */
export async function loadHouseRecords(scope: Scope, plan: DemoPlan, ids: RepertoireIds): Promise<void> {
  for (const [kind, records] of Object.entries(plan.houseRecords ?? {})) {
    const store = storeOfKind(recordStores, kind)
    if (!store) throw new Error(`The demo's plan names an unknown kind: ${kind}`)
    const { fields } = store.definition
    const toId = (name: string, value: unknown) => {
      const field = fields[name]
      const isArtist = field?.kind === 'reference' && field.to === 'artist' && typeof value === 'string'
      return isArtist ? idOf(ids.artistIds, value, 'artist') : value
    }
    await addRecords(
      scope,
      store,
      records.map((record) =>
        Object.fromEntries(Object.entries(record).map(([name, value]) => [name, toId(name, value)])),
      ),
    )
  }
}
