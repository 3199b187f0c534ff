import { sql } from 'drizzle-orm'
import { databaseIdentity } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/**
 * `id` is part of a dump, so that a restored database has the same; `server` names the server and the database in it,
 * and differs in every copy that was made of a dump. Null where the server does not say it.
 */
export type DatabaseIdentity = { id: string; server: string | null }

/** The identity of this database; the first call gives it one. */
export async function identifyDatabase({ db }: Pick<Scope, 'db'>): Promise<DatabaseIdentity> {
  await db.insert(databaseIdentity).values({}).onConflictDoNothing()
  const [row] = await db.select({ id: databaseIdentity.id }).from(databaseIdentity)
  if (!row) throw new Error('The database has no identity.')
  return { id: row.id, server: await readServer(db) }
}

async function readServer(db: Scope['db']): Promise<string | null> {
  const mayAsk = await db.execute<{ allowed: boolean }>(
    sql`SELECT has_function_privilege('pg_control_system()', 'EXECUTE') AS allowed`,
  )
  if (!mayAsk.rows[0]?.allowed) return null
  const { rows } = await db.execute<{ server: string }>(sql`
    SELECT system_identifier || '/' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS server
    FROM pg_control_system()`)
  return rows[0]?.server ?? null
}
