import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#db/client/database.ts'
import { sqlStateOf } from '#db/client/errors.ts'
import { useTemporaryDirectory } from '#db/client/test-programs/temporary-directory.ts'
import type { Database } from '#db/client/types.ts'

const MUCH_TEXT = `(SELECT repeat('x', 1000000) AS x FROM generate_series(1, 2000)) texts`

/** Each with the SQLSTATEs that it may end with; none for those that are harmless. */
const STATEMENTS: [name: string, statement: string, ...states: string[]][] = [
  ['COPY from a client', `COPY acks FROM STDIN`, '57P02'],
  ['COPY to a client', `COPY acks TO STDOUT`],
  ['COPY through a program', `COPY acks TO PROGRAM 'id'`, '57P02'],
  ['a function without an end', `SELECT endless(1)`, '54001'],
  ['a very deep expression', `SELECT ${'1 + '.repeat(200_000)}1`, '54001'],
  ['more memory than there is', `SELECT length(string_agg(x, '')) FROM ${MUCH_TEXT}`, '53200', '57014'],
  [
    'a loop without an end',
    `WITH RECURSIVE r AS (SELECT 1 UNION ALL SELECT 1 FROM r) SELECT count(*) FROM r`,
    '57014',
  ],
  ['sleep', `SELECT pg_sleep(60)`, '57014'],
  ['ending its own process', `SELECT pg_terminate_backend(pg_backend_pid())`],
  ['BEGIN without an end', `BEGIN`],
  ['two statements at once', `SELECT 1; SELECT 2`],
  ['switching fsync off', `ALTER SYSTEM SET fsync = off`],
  ['forgetting everything', `DISCARD ALL`],
]

describe('the embedded database after', { timeout: 60_000 }, () => {
  const directory = useTemporaryDirectory()
  let database: Database
  let written = 0

  beforeAll(async () => {
    database = await openDatabase({ dataDir: path.join(directory, 'database'), deadlineMs: 3000 })
    await database.db.execute(sql`CREATE TABLE acks (id int PRIMARY KEY)`)
    await database.db.execute(sql`CREATE FUNCTION endless(i int) RETURNS int LANGUAGE plpgsql AS
      'BEGIN RETURN endless(i + 1); END'`)
  }, 60_000)
  afterAll(() => database.close())

  it.each(STATEMENTS)('%s answers, and works as before', async (_, statement, ...states) => {
    const state = await findState(database.db.execute(sql.raw(statement)))
    expect(states.length > 0 ? states : [undefined]).toContain(state)
    await database.db.execute(sql`INSERT INTO acks VALUES (${written++})`)
    const { rows } = await database.db.execute(sql`SELECT count(*)::int AS count FROM acks`)
    expect(rows).toEqual([{ count: written }])
  })

  it('all that has its rows and its fsync when it is opened again', async () => {
    await database.close()
    database = await openDatabase({ dataDir: path.join(directory, 'database') })
    const { rows } = await database.db.execute(sql`SELECT count(*)::int AS count FROM acks`)
    expect(rows).toEqual([{ count: written }])
    expect((await database.db.execute(sql`SHOW fsync`)).rows).toEqual([{ fsync: 'on' }])
  })
})

async function findState(statement: Promise<unknown>): Promise<string | undefined> {
  return statement.then(() => undefined, sqlStateOf)
}
