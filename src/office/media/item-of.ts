import type { DraftOf } from '#records/field.ts'
import type { record } from '#records/media/record.ts'
import type { ListedRecord } from '../records/calls.ts'

/** An item of the library with its fields: the calls answer what its definition says. */
export function itemOf({ id, values }: ListedRecord): DraftOf<typeof record.fields> & { id: number } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...(values as DraftOf<typeof record.fields>), id }
}
