import type pg from 'pg'

/** All names are schema-qualified, and quoted where needed. */
export type DumpCatalog = {
  tables: DumpTable[]
  foreignKeys: { table: string; name: string; definition: string }[]
  tablesWithTriggers: string[]
  sequences: string[]
  materializedViews: string[]
}
export type DumpTable = {
  name: string
  /** Without generated columns, which the database computes again. */
  columns: string[]
  /** Whether the table has an identity column, which must be overridden when rows are restored. */
  hasIdentity: boolean
  isPartitioned: boolean
}

/** The project's own tables and drizzle's migration table, without those of extensions. */
const OWN = `namespace.nspname IN ('public', 'drizzle') AND class.relpersistence <> 't' AND NOT EXISTS (
  SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = class.oid AND deptype = 'e')`
const CLASS = 'pg_class class JOIN pg_namespace namespace ON namespace.oid = class.relnamespace'
const NAME = `format('%I.%I', namespace.nspname, class.relname)`

/** Reads which objects a dump has to contain, in a deterministic order. */
export async function readCatalog(client: pg.ClientBase): Promise<DumpCatalog> {
  return {
    tables: await readTables(client),
    foreignKeys: await readForeignKeys(client),
    tablesWithTriggers: await readNames(client, [
      `class.relkind IN ('r', 'p') AND EXISTS (`,
      `  SELECT FROM pg_trigger WHERE tgrelid = class.oid AND NOT tgisinternal AND tgparentid = 0)`,
    ]),
    sequences: await readNames(client, [`class.relkind = 'S'`]),
    materializedViews: await readNames(client, [`class.relkind = 'm'`]),
  }
}

/** Every table that a dump covers. */
export async function readTables(client: pg.ClientBase): Promise<DumpTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; identity: boolean; kind: string }>(`
    SELECT ${NAME} AS name, class.relkind AS kind, bool_or(attidentity <> '') AS identity,
      array_agg(quote_ident(attname) ORDER BY attnum) FILTER (WHERE attgenerated = '') AS columns
    FROM ${CLASS} JOIN pg_attribute ON attrelid = class.oid AND attnum > 0 AND NOT attisdropped
    WHERE class.relkind IN ('r', 'p') AND NOT class.relispartition AND ${OWN}
    GROUP BY namespace.nspname, class.relname, class.relkind
    HAVING bool_or(attgenerated = '')
    ORDER BY namespace.nspname, class.relname`)
  return rows.map(({ name, columns, identity, kind }) => ({
    name,
    columns,
    hasIdentity: identity,
    isPartitioned: kind === 'p',
  }))
}

async function readForeignKeys(client: pg.ClientBase): Promise<DumpCatalog['foreignKeys']> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT ${NAME} AS table, quote_ident(conname) AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
    FROM ${CLASS} JOIN pg_constraint ON conrelid = class.oid
    WHERE contype = 'f' AND conparentid = 0 AND ${OWN}
    ORDER BY namespace.nspname, class.relname, conname`)
  return rows
}

async function readNames(client: pg.ClientBase, condition: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT ${NAME} AS name FROM ${CLASS} WHERE ${condition.join(' ')} AND ${OWN} ORDER BY name`,
  )
  return rows.map(({ name }) => name)
}

/** The number of rows of every table that a dump covers. */
export async function countRows(client: pg.ClientBase): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${name}`)
    counts[name] = Number(rows[0]?.count)
  }
  return counts
}
