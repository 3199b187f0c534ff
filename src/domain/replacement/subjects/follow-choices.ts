import { isRecord } from '#json/is-record.ts'
import type { Field } from '#records/field.ts'
import { valueAt } from './value-at.ts'

/**
 * The fields of a form with conditions that name choices as they are called now: a condition names the German choices of
 * another field.
 */
export function followChoices(field: Field, before: unknown, after: unknown): unknown {
  if (field.kind !== 'formFields' || !Array.isArray(before) || !Array.isArray(after)) return after
  const renamed = new Map<string, string>()
  for (const [index, one] of after.entries()) {
    const [old, now] = [valueAt(before, [index, 'choices', 'de']), valueAt(one, ['choices', 'de'])]
    if (!Array.isArray(old) || !Array.isArray(now)) continue
    for (const [at, choice] of old.entries())
      if (choice !== now[at])
        renamed.set(`${String(valueAt(one, ['slug']))} ${String(choice)}`, String(now[at]))
  }
  if (renamed.size === 0) return after
  return after.map((one: unknown) => {
    const condition = valueAt(one, ['condition'])
    if (!isRecord(one) || !isRecord(condition) || !Array.isArray(condition['values'])) return one
    const values = condition['values'].map(
      (choice: unknown) => renamed.get(`${String(condition['field'])} ${String(choice)}`) ?? choice,
    )
    return { ...one, condition: { ...condition, values } }
  })
}
