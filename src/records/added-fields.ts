import { addedFields } from './added-fields.generated.ts'
import type { RecordOf } from './definition.ts'
import type { Fields } from './field.ts'
import { withFields } from './house-makers.ts'

/** A kind of record that a house may add fields to: its table has the column `houseValues`. */
export function withAddedFields<const Own extends Fields>(definition: RecordOf<Own>): RecordOf<Own> {
  return withFields(definition, addedFields[definition.kind])
}
