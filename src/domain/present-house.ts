import type { Values } from '#records/field.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { publicHouseValues } from '#records/house-fields.ts'

/** The values of the fields that the house has added to a kind, as calls answer with them; nothing if it has added none. */
export function presentHouse(
  { fields }: Pick<RecordDefinition, 'fields'>,
  { houseValues }: { houseValues: unknown },
): { house?: Values } {
  const house = publicHouseValues(fields, houseValues)
  return Object.keys(house).length === 0 ? {} : { house }
}
