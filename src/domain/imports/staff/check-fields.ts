import type { z } from 'zod'
import { isSame } from '#operations/index.ts'
import { emptyValue, type Fields, type Values } from '#records/field.ts'
import { codeOf, valueOf } from '../read-issue.ts'

/** The values that the fields of a kind refuse, by the schemas of its calls. */
export function checkFields(
  fields: Fields,
  shape: Readonly<Record<string, z.ZodType>>,
  values: Values,
): { name: string; code: string; value: string }[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const [field, schema] = [fields[name], shape[name]]
    // What nobody has entered is checked by the command.
    if (!field || !schema || (isSame(value, emptyValue(field)) && !field.required)) return []
    const parsed = schema.safeParse(withoutNew(value))
    const issue = parsed.success ? undefined : parsed.error.issues[0]
    if (!issue) return []
    return [{ name, code: codeOf(issue, value), value: valueOf(issue, value) }]
  })
}

/** Records that a trial would add have negative numbers. */
function withoutNew(value: unknown): unknown {
  if (typeof value === 'number') return value < 0 ? 1 : value
  if (Array.isArray(value)) return [...new Set(value.map(withoutNew))]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutNew(part)]))
}
