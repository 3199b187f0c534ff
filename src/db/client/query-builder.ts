import { drizzle, type NodePgClient } from 'drizzle-orm/node-postgres'
import * as schema from '#db/schema/index.ts'
import type { Db } from './types.ts'

/** drizzle over a pool or a single connection, with the configuration that the migrations were generated with. */
export function buildQueries(client: NodePgClient): Db {
  return drizzle({ client, schema, casing: 'snake_case' })
}
