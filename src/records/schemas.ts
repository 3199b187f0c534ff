/** The schemas of the values of records in calls. */
import type { z } from '@hono/zod-openapi'
import { isNeverNull, isListField, writableNames, type Field, type Fields } from './field.ts'
import { kindOf } from './field-kinds/index.ts'

/** The schemas of the values that a call may set, by the names of the fields. */
export function inputShape(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(
    writableNames(fields).flatMap((name) => {
      const field = fields[name]
      return field ? [[name, inputSchema(field)]] : []
    }),
  )
}

/** The schemas of the values that a call may change: any of them. */
export function partialShape(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(inputShape(fields)).map(([name, schema]) => [name, schema.optional()]),
  )
}

/** The schemas of the values in an answer, by the names of the fields. */
export function outputShape(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, outputSchema(field)]))
}

/** The fields that lists have: all that are stored in the record's own row. */
export function columnFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => !isListField(field)))
}

/** An empty text is stored as null where the field may be empty. */
function inputSchema(field: Field): z.ZodType {
  const filled = kindOf(field).input(field, inputShape)
  if (isNeverNull(field)) return filled
  return filled.nullable().transform((value) => (isEmpty(value) ? null : value))
}

function outputSchema(field: Field): z.ZodType {
  const filled = kindOf(field).output(field, outputShape)
  return isNeverNull(field) ? filled : filled.nullable()
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value === ''
  return Object.values(value).every((text) => text === '' || text === null)
}
