import { setImmediate } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { bigint, bigserial, customType, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { sqlStateOf, type Database } from './index.server.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const kinds = pgTable('kinds', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: timestamp('at', { withTimezone: true, precision: 6 }),
  atText: timestamp('at_text', { withTimezone: true, mode: 'string' }),
  plain: timestamp('plain'),
  doc: jsonb('doc').$type<unknown>(),
  words: text('words').array(),
  grid: integer('grid').array().array(),
  big: bigint('big', { mode: 'bigint' }),
  raw: bytea('raw'),
})
const acks = pgTable('acks', { id: text('id').primaryKey(), pad: text('pad').notNull().default('') })

const TABLES = sql`
  CREATE TABLE kinds (id bigserial PRIMARY KEY, at timestamptz(6), at_text timestamptz, plain timestamp, doc jsonb,
    words text[], grid int[][], big bigint, raw bytea);
  CREATE TABLE acks (id text PRIMARY KEY, pad text NOT NULL DEFAULT '')`

describe('the database', () => {
  let database: Database
  beforeAll(async () => {
    database = await openFreshDatabase()
    await database.db.execute(TABLES)
  })
  afterAll(() => database.close())

  it('returns values as they were stored', async () => {
    const row = {
      at: new Date('2024-02-29T23:59:59.123Z'),
      plain: new Date('1999-12-31T00:00:00.5Z'),
      doc: { a: [1, 2.5, null, 'ü', { b: true }], big: 9007199254740991 },
      words: ['a', 'b,c', '"d"', '', 'NULL', 'ü\\'],
      grid: [
        [1, 2],
        [3, 4],
      ],
      big: 9223372036854775807n,
      raw: Buffer.from([0, 255, 1, 39, 92]),
    }
    const [stored] = await database.db
      .insert(kinds)
      .values({ ...row, atText: '2024-07-01T12:00:00.123456+02:00' })
      .returning()
    expect(stored).toEqual({ id: 1, ...row, atText: '2024-07-01 10:00:00.123456+00' })
    for (const doc of [[], 'text', 0, false]) {
      const [other] = await database.db.insert(kinds).values({ doc }).returning()
      expect(other?.doc).toEqual(doc)
    }
  })

  it('returns every type of PostgreSQL in the same form', async () => {
    const { rows } = await database.db.execute(sql`
      SELECT 1::int2 AS small, 1.50::numeric AS exact, 1.1::float4 AS real, 'infinity'::float8 AS endless, true AS yes,
        '2024-01-02'::date AS day, '3 days 04:05'::interval AS lasting, null AS nothing, '{"x":1}'::json AS doc,
        array[1.5, 2]::numeric[] AS exacts, '2024-03-10 10:00+02'::timestamptz AS moment, decode('dead', 'hex') AS raw,
        5::int8 AS big, '{1,NULL,3}'::int[] AS gaps, 'ab'::char(4) AS padded, ('x', 1)::text AS pair,
        '0044-03-15 BC'::date AS ides, '12:34:56'::time AS clock, '[1,5)'::int4range AS range, '10.0.0.1'::inet AS address`)
    expect(rows).toEqual([
      {
        small: 1,
        exact: '1.50',
        real: 1.1,
        endless: Infinity,
        yes: true,
        day: '2024-01-02',
        lasting: '3 days 04:05:00',
        nothing: null,
        doc: { x: 1 },
        exacts: '{1.5,2}',
        moment: '2024-03-10 08:00:00+00',
        raw: Buffer.from('dead', 'hex'),
        big: '5',
        gaps: [1, null, 3],
        padded: 'ab  ',
        pair: '(x,1)',
        ides: '0044-03-15 BC',
        clock: '12:34:56',
        range: '[1,5)',
        address: '10.0.0.1',
      },
    ])
  })

  it('searches and sorts in the same way', async () => {
    const { rows } = await database.db.execute(sql`
      SELECT unaccent('Crème Brûlée') AS plain, round(similarity('colour', 'color')::numeric, 3) AS alike,
        lower('ÄÖÉ') AS lower, 'é' ILIKE 'É' AS same, current_setting('TimeZone') AS zone,
        array(SELECT x FROM unnest(array['b', 'B', 'a', 'Z', 'é', 'z']) x ORDER BY x COLLATE "C") AS sorted`)
    expect(rows).toEqual([
      {
        plain: 'Creme Brulee',
        alike: '0.444',
        lower: 'äöé',
        same: true,
        zone: 'UTC',
        sorted: ['B', 'Z', 'a', 'b', 'z', 'é'],
      },
    ])
  })

  it('names columns in snake case that the program has in camel case', async () => {
    const notes = pgTable('notes', { id: integer(), writtenBy: text() })
    await database.db.execute(sql`CREATE TABLE notes (id int, written_by text)`)
    await database.db.insert(notes).values({ id: 1, writtenBy: 'Clara' })
    await database.db.transaction((tx) => tx.update(notes).set({ writtenBy: 'Fanny' }))
    expect(await database.db.select().from(notes)).toEqual([{ id: 1, writtenBy: 'Fanny' }])
  })

  it('reports errors with the same codes', async () => {
    const { db } = database
    const twice = db.insert(acks).values([{ id: 'a' }, { id: 'a' }])
    expect(await stateOf(twice)).toBe('23505')
    expect(await stateOf(db.execute(sql`SELEC 1`))).toBe('42601')
    expect(await stateOf(db.execute(sql`SELECT * FROM nowhere`))).toBe('42P01')
    expect(await stateOf(db.execute(sql`INSERT INTO acks VALUES (NULL)`))).toBe('23502')
    expect(await stateOf(db.execute(sql`SELECT 1 / 0`))).toBe('22012')
  })

  it('keeps its connections after errors, and serves all waiting callers meanwhile', async () => {
    const other = await openFreshDatabase({ max: 1 })
    const readProcess = async () =>
      (await other.db.execute(sql`SELECT pg_backend_pid() AS id`)).rows[0]?.['id']
    const before = await readProcess()
    const states = await Promise.all(
      Array.from({ length: 20 }, (_, n) => stateOf(other.db.execute(sql`SELECT 1 / ${n % 2}::int`))),
    )
    expect(states).toEqual(Array.from({ length: 20 }, (_, n) => (n % 2 ? undefined : '22012')))
    expect(await readProcess()).toBe(before)
    await other.close()
  })

  it('does not use a connection again that the server ends', async () => {
    const other = await openFreshDatabase({ max: 1 })
    for (let times = 0; times < 10; times++) {
      const ended = other.db.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`)
      expect(await stateOf(ended)).toBe('57P01')
      expect((await other.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }])
    }
    await other.close()
  })

  it('runs a named prepared statement again after another statement failed', async () => {
    const byId = database.db
      .select()
      .from(kinds)
      .where(eq(kinds.id, sql.placeholder('id')))
      .prepare('by_id')
    await byId.execute({ id: 1 })
    await stateOf(database.db.execute(sql`SELECT 1 / 0`))
    expect(await byId.execute({ id: 1 })).toHaveLength(1)
  })

  it('runs many queries at once', async () => {
    const { db } = database
    await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        db.transaction(async (tx) => {
          await tx.insert(acks).values({ id: `many ${n}` })
          await tx
            .update(acks)
            .set({ pad: String(n) })
            .where(eq(acks.id, `many ${n}`))
        }),
      ),
    )
    expect(await db.$count(acks, sql`id = 'many ' || pad`)).toBe(300)
  })

  it('provides a separate connection for as long as necessary', async () => {
    const zone = await database.withSession(async (client) => {
      await client.query(`SET TimeZone = 'Asia/Tokyo'`)
      return (await client.query('SHOW TimeZone')).rows
    })
    expect(zone).toEqual([{ TimeZone: 'Asia/Tokyo' }])
    expect((await database.db.execute(sql`SHOW TimeZone`)).rows).toEqual([{ TimeZone: 'UTC' }])
    const misuse = database.withSession(() => stateOf(database.db.execute(sql`SELECT 1`)))
    expect(await misuse).toBe('DB_USED_IN_TRANSACTION')
  })

  it('finishes running queries when it is closed, and refuses later ones', async () => {
    const other = await openFreshDatabase()
    const underWay = Promise.all(
      Array.from({ length: 20 }, (_, n) => other.db.execute(sql`SELECT ${n}::int AS n`)),
    )
    await setImmediate() // lets the queries reach the pool
    const closed = other.close()
    expect(await stateOf(other.db.execute(sql`SELECT 1`))).toBe('DATABASE_CLOSING')
    expect((await underWay).map(({ rows }) => rows[0]?.['n'])).toEqual(
      Array.from({ length: 20 }, (_, n) => n),
    )
    await closed
  })
})

async function stateOf(query: PromiseLike<unknown>): Promise<string | undefined> {
  return query.then(() => undefined, sqlStateOf)
}
