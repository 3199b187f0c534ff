import { sql } from 'drizzle-orm'
import type { Scope } from './scope.ts'

/**
 * Updates the statistics from which PostgreSQL plans its queries, for the beginning and the end of a bulk load; its
 * autovacuum does so only about a minute later. Without them it takes each kind of records for rare, and reads all
 * search documents of a kind where it should use an index.
 */
export async function updateStatistics({ db }: Pick<Scope, 'db'>): Promise<void> {
  // Without names PostgreSQL would also read the catalogs that all databases of the server share, and would lock them until
  // the end of the transaction.
  const { rows } = await db.execute<{ names: string }>(
    sql`SELECT string_agg(format('%I', tablename), ', ') AS names FROM pg_tables WHERE schemaname = current_schema()`,
  )
  await db.execute(sql.raw(`ANALYZE ${rows[0]?.names ?? ''}`))
}
