import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { houseRecords } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import type { RecordStores } from './store.ts'

/** Values of a field, or all records of a kind if that is null, that the house no longer has. */
type Former = { kind: string; field: string | null; count: number }

/** What is stored of fields and kinds that the house has had, and no longer defines. */
export async function listFormer({ db }: Pick<Scope, 'db'>, stores: RecordStores): Promise<Former[]> {
  const all = Object.values(stores)
  const former: Former[] = []
  for (const { definition, table, only } of all) {
    if (!getTableColumns(table)['houseValues']) continue
    const { rows } = await db.execute<{ name: string; count: number }>(sql`
      SELECT entry.key AS name, count(*)::int AS count
      FROM ${table}, jsonb_each(${sql.identifier(getTableName(table))}.house_values) AS entry
      WHERE ${only ?? sql`true`} AND entry.value <> 'null'
      GROUP BY entry.key ORDER BY entry.key`)
    for (const { name, count } of rows)
      if (!definition.fields[name]?.isOfHouse) former.push({ kind: definition.kind, field: name, count })
  }
  const { rows } = await db.execute<{ kind: string; count: number }>(
    sql`SELECT kind, count(*)::int AS count FROM ${houseRecords} GROUP BY kind ORDER BY kind`,
  )
  const known = new Set(
    all.filter(({ table }) => table === houseRecords).map(({ definition }) => definition.kind),
  )
  for (const { kind, count } of rows) if (!known.has(kind)) former.push({ kind, field: null, count })
  return former
}
