import { listFormer } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { recordStores } from '#records/stores.generated.server.ts'

/** A line for everything that is stored of fields and kinds of records that the house no longer has. */
export async function describeFormer(scope: Pick<Scope, 'db'>): Promise<string[]> {
  return (await listFormer(scope, recordStores)).map(({ kind, field, count }) =>
    field === null
      ? `${count} records of the kind ${kind}, which the house no longer has`
      : `${count} values of the field ${field} of the kind ${kind}, which the house no longer has`,
  )
}
