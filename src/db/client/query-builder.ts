import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client, QueryConfig, QueryResult } from 'pg'
import * as schema from '#db/schema/index.ts'
import type { Db } from './types.ts'

/** All that drizzle needs of a pool or a connection. */
export type Statements = {
  query(statement: string | QueryConfig, values?: unknown[]): Promise<QueryResult>
}

/** drizzle over a pool or a single connection, with the configuration that the migrations were generated with. */
export function buildQueries(statements: Statements): Db {
  const query: Statements['query'] = (statement, values) => statements.query(statement, values)
  const client: Client = Object.create({}, { query: { value: query } })
  return drizzle({ client, schema, casing: 'snake_case' })
}
