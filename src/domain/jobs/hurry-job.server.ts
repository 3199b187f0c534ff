import { sql } from 'drizzle-orm'
import type { Scope } from '../scope.ts'
import { hasQueue, jobTable, wake } from './queue-tables.server.ts'

/** Has the job with a key run now if it waits for its next attempt. */
export async function hurryJob(scope: Pick<Scope, 'db'>, name: string, key: string): Promise<void> {
  if (!(await hasQueue(scope))) return
  await scope.db.execute(sql`
    UPDATE ${jobTable} SET start_after = now() WHERE name = ${name} AND singleton_key = ${key} AND state IN ('created', 'retry')`)
  await scope.db.execute(sql`SELECT ${wake(name)}`)
}

/** Whether the job with a key is being done. */
export async function isJobRunning(scope: Pick<Scope, 'db'>, name: string, key: string): Promise<boolean> {
  if (!(await hasQueue(scope))) return false
  const { rows } = await scope.db.execute(sql`
    SELECT FROM ${jobTable} WHERE name = ${name} AND singleton_key = ${key} AND state = 'active'`)
  return rows.length > 0
}
