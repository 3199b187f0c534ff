import type pg from 'pg'
import { buildQueries, type Statements } from '#db/client/query-builder.ts'
import type { Database, Db } from '#db/client/index.server.ts'

/** The statement of a transaction, counted from BEGIN, that loses its connection before or after it is carried out. */
export type Kill = { at: number | 'commit'; isAfter: boolean }

/** A `db` whose transactions are ended by the server at a statement. */
export function killAt(database: Database, { at, isAfter }: Kill): Db {
  const transaction: Db['transaction'] = (work) =>
    database.withSession((client) => {
      let count = 0
      const query: Statements['query'] = async (...given) => {
        const [statement] = given
        const text = typeof statement === 'string' ? statement : statement.text
        const isLast = at === 'commit' ? /^commit/i.test(text) : count++ === at
        if (isLast && !isAfter) await endConnection(client)
        const result = await client.query(...given)
        if (isLast) await endConnection(client)
        return result
      }
      return buildQueries({ query }).transaction(work)
    })
  const db: Db = Object.create(database.db, { transaction: { value: transaction } })
  return db
}

/** Rejects, because the server no longer answers. */
async function endConnection(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_terminate_backend(pg_backend_pid())')
}
