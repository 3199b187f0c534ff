import { and, desc, or, sql, type SQL } from 'drizzle-orm'
import { isListField, type Field, type Fields } from '#records/field.ts'
import { matches, matchesJson, type Pattern } from '../matching.ts'
import type { Scope } from '../scope.ts'
import { columnOf, type PartStore, type RecordStore } from './store.ts'
import { storedValue } from './values.ts'

/**
 * The numbers of the records of a kind in whose given fields the pattern is found, also in their lists of parts and across
 * the marks of rich texts: the newest, at most `limit`. More may be found than visitors read, in other fields of a part.
 */
export async function findMatchingIds(
  { db }: Pick<Scope, 'db'>,
  { definition, table, parts, only }: Pick<RecordStore, 'definition' | 'table' | 'parts' | 'only'>,
  names: readonly string[],
  { limit, ...pattern }: Pattern & { limit: number },
): Promise<number[]> {
  const id = columnOf(table, 'id')
  const fields = names.flatMap((name): [string, Field][] => {
    const field = definition.fields[name]
    return field ? [[name, field]] : []
  })
  const where = or(
    ownColumns(table, fields, pattern),
    ...inParts(id, definition.fields, names, parts, pattern),
  )
  if (!where) return []
  const rows = await db.select({ id }).from(table).where(and(only, where)).orderBy(desc(id)).limit(limit)
  return rows.map((row) => Number(row.id))
}

function ownColumns(
  table: RecordStore['table'],
  fields: readonly [string, Field][],
  pattern: Pattern,
): SQL | undefined {
  const own = fields.filter(([, field]) => !isListField(field))
  if (own.length === 0) return undefined
  const columns = own.map(([name, field]) => ({ field, column: storedValue(table, name, field) }))
  const texts = columns.map(({ column }) => sql`${column}::text`)
  const rich = columns.filter(({ field }) => field.kind === 'richText')
  return or(
    matches(sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`, pattern),
    ...rich.map(({ column }) => matchesJson(sql`${column}`, pattern)),
  )
}

/** A condition for each table of parts, whose rows are searched as a whole. */
function inParts(
  id: ReturnType<typeof columnOf>,
  fields: Fields,
  names: readonly string[],
  parts: Record<string, PartStore>,
  pattern: Pattern,
): SQL[] {
  return names.flatMap((name) => {
    const [field, part] = [fields[name], parts[name]]
    if (!field || !part || field.kind === 'references') return []
    const owner = columnOf(part.table, part.record ?? part.owner)
    const found = sql`${id} IN (SELECT ${owner} FROM ${part.table}
      WHERE ${part.only ?? sql`true`} AND ${matches(sql`to_jsonb(${part.table})::text`, pattern)})`
    const inner =
      field.kind === 'parts'
        ? inParts(id, field.fields, Object.keys(field.fields), part.parts ?? {}, pattern)
        : []
    return [found, ...inner]
  })
}
