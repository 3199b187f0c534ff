import type { DraftOf, Values } from '#records/field.ts'
import type { record } from '#records/form/record.ts'

export type FormRecord = DraftOf<typeof record.fields>

/** A form with its fields: the calls answer what its definition says. */
export function formOf(values: Values): FormRecord {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return values as FormRecord
}
