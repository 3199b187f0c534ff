import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Field } from '#records/field.ts'
import { columnOf } from './store.ts'

/**
 * The value of a field of the house in a condition or an order, as a column of its kind would be. A stored value of another
 * kind, of a field that was defined otherwise once, counts as none.
 */
export function houseExpression(table: PgTable, name: string, field: Field): SQL {
  const all = columnOf(table, 'houseValues')
  // Names of fields have letters, digits and underscores only (`markedFields`).
  const key = sql.raw(`'${name}'`)
  const json = sql`(${all} -> ${key})`
  const text = sql`(${all} ->> ${key})`
  const ifOf = (type: string, value: SQL) =>
    sql`CASE WHEN jsonb_typeof(${json}) = ${sql.raw(`'${type}'`)} THEN ${value} END`
  switch (field.kind) {
    case 'text':
      return field.localized ? sql`(${ifOf('object', json)})` : sql`(${ifOf('string', text)})`
    case 'richText':
    case 'texts':
      return json
    case 'number':
      return sql`coalesce(${ifOf('number', sql`${text}::numeric`)}, ${sql.raw(String(field.initially ?? 'NULL'))})`
    case 'reference':
    case 'picture':
      return sql`(${ifOf('number', sql`${text}::int`)})`
    case 'share':
    case 'money':
      return sql`(${ifOf('number', sql`${text}::numeric`)})`
    case 'position':
      return sql`coalesce(${ifOf('number', sql`${text}::int`)}, 0)`
    case 'flag':
      return sql`coalesce(${ifOf('boolean', sql`${text}::boolean`)}, ${sql.raw(String(field.initially === true))})`
    case 'choice':
      return field.initially === undefined
        ? sql`(${ifOf('string', text)})`
        : sql`coalesce(${ifOf('string', text)}, ${field.initially}::text)`
    case 'instant':
      return sql`(CASE WHEN ${text} ~ '^\\d{4}-\\d\\d-\\d\\dT' THEN ${text}::timestamptz END)`
    case 'choices':
    case 'lines':
    case 'references':
      return sql`ARRAY(SELECT jsonb_array_elements_text(CASE WHEN jsonb_typeof(${json}) = 'array' THEN ${json} ELSE '[]' END))`
    default:
      return sql`(${ifOf('string', text)})`
  }
}
