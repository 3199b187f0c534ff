import type { FormFieldDraft } from '#records/field.ts'

/** Why a field's condition cannot work: the field that it names comes later, or was removed; null when it can. */
export function conditionErrorOf(fields: readonly FormFieldDraft[], index: number): 'later' | 'gone' | null {
  const condition = fields[index]?.condition
  if (!condition) return null
  const cause = fields.findIndex(({ slug }) => slug === condition.field)
  if (cause < 0) return 'gone'
  return cause < index ? null : 'later'
}
