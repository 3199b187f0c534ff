import { Readable, Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFreshDatabase } from '../../../../tests/support/database.ts'
import { type Database } from '#db/client/index.server.ts'
import { dumpLogical } from './logical-dump.ts'
import { readDumpHeader, restoreLogical } from './logical-restore.ts'

const NOW = new Date('2026-01-02T03:04:05Z')

/** Tables with everything that makes dumps difficult. */
const TABLES = sql`
  CREATE TYPE mood AS ENUM ('so so', 'it''s fine');
  CREATE TYPE pair AS (number int, text text);
  CREATE DOMAIN positive AS int CHECK (VALUE > 0);
  CREATE TABLE every_type (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text, words text[], doc jsonb, plain_doc json, raw bytea,
    moment timestamptz, local timestamp, day date, clock time, zoned_clock timetz, lasting interval, yes boolean,
    small smallint, big bigint, exact numeric, rounded numeric(10, 2), real real, double double precision, code uuid,
    padded char(5), short varchar(10), bits bit varying, address inet, range int4range, spans tstzrange, mood mood,
    pair pair, positive positive, moments timestamptz[], docs jsonb[], grid int[][], vector tsvector, point point,
    doubled int GENERATED ALWAYS AS (small * 2) STORED);
  CREATE TABLE "Odd ""name""" ("select" text, "Ü" int UNIQUE DEFERRABLE INITIALLY DEFERRED);
  CREATE TABLE parent (id bigserial PRIMARY KEY, parent_id bigint REFERENCES parent, favourite_id bigint,
    touched boolean DEFAULT false);
  CREATE TABLE child (id bigserial PRIMARY KEY, parent_id bigint NOT NULL REFERENCES parent ON DELETE CASCADE);
  ALTER TABLE parent ADD CONSTRAINT favourite FOREIGN KEY (favourite_id) REFERENCES child DEFERRABLE;
  CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.touched := true; RETURN NEW; END';
  CREATE TRIGGER touch BEFORE INSERT ON parent FOR EACH ROW EXECUTE FUNCTION touch();
  CREATE TABLE nothing (id int);
  CREATE MATERIALIZED VIEW overview AS SELECT count(*)::int AS parents FROM parent`

const ROWS = sql.raw(String.raw`
  INSERT INTO every_type (text, words, doc, plain_doc, raw, moment, local, day, clock, zoned_clock, lasting, yes, small,
    big, exact, rounded, real, double, code, padded, short, bits, address, range, spans, mood, pair, positive, moments,
    docs, grid, vector, point) VALUES
  (E'Zeile\nzwei\r\n\t\\ \\n ''quoted'' "double" -- ; $$ \u2028 \u00e4 \U0001F3B5', '{a,"b,c","\"d\"",NULL,"",ü\\,"x
y"}', '{"a": [1, 2.50, null, "ü\n"], "b": {}}', '{"kept":  "as it is", "kept": 1}', '\x00ff270a5c', '2024-03-31 03:30:00.123456+02',
    'infinity', '0044-03-15 BC', '23:59:59.999', '12:00+05:30', '1 year -2 mons 3 days 04:05:06.7', true, -32768,
    9223372036854775807, 123456789012345678901234567890.123456789, 'NaN', 1.1, 'Infinity',
    '00000000-0000-4000-8000-000000000001', 'ab', '', B'10101', '10.0.0.0/8', '[1,5)', '(,2024-01-01)', 'it''s fine',
    '(1,"a,\"b")', 7, '{"2024-01-01 00:00+00",NULL,-infinity}', ARRAY['{"x": 1}', NULL]::jsonb[], '{{1,2},{3,4}}',
    to_tsvector('german', 'Die Streichquartette'), '(1.5,-2)'),
  (NULL, '{}', 'null', NULL, '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'NaN', 1e-300, NULL,
    NULL, NULL, NULL, NULL, 'empty', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
  INSERT INTO every_type (text) SELECT repeat('lang und ' || n || E'\n', 400000) FROM generate_series(1, 3) n;
  INSERT INTO every_type (raw) SELECT decode(repeat('00ff5c27', 500000), 'hex');
  INSERT INTO every_type (small, text) SELECT n, 'row ' || n FROM generate_series(1, 5000) n;
  INSERT INTO "Odd ""name""" VALUES ('one', 1), (NULL, 2);
  INSERT INTO parent (id, parent_id) VALUES (10, 12), (11, NULL), (12, 10);
  INSERT INTO child (parent_id) VALUES (10), (12);
  UPDATE parent SET favourite_id = 2, touched = false WHERE id = 10;
  SELECT setval('parent_id_seq', 500, false);
  REFRESH MATERIALIZED VIEW overview`)

describe('a dump', () => {
  let source: Database
  let dump: Buffer
  const opened: Database[] = []

  const open = async (opening: Promise<Database>) => {
    const database = await opening
    opened.push(database)
    await database.db.execute(TABLES)
    return database
  }

  beforeAll(async () => {
    source = await open(openFreshDatabase())
    await source.db.execute(ROWS)
    dump = await collectDump(source)
  }, 120_000)
  afterAll(() => Promise.all(opened.map((database) => database.close())))

  it('can be restored into an empty database, every value the same', { timeout: 60_000 }, async () => {
    const target = await open(openFreshDatabase())
    const { rows, tables } = await restoreLogical(target, Readable.from([dump]))
    expect(rows).toBeGreaterThan(5010)
    expect(tables).toBeGreaterThan(6)
    expect(await compareDumps(target, dump)).toBe('equal')
    await expectLivingDatabase(target)
  })

  it('contains its origin', async () => {
    const header = await readDumpHeader(Readable.from([dump]))
    expect(header).toMatchObject({ format: 1, madeAt: NOW.toISOString() })
    expect(header.migrations.length).toBeGreaterThan(0)
  })

  it('replaces existing rows only on request', { timeout: 60_000 }, async () => {
    const target = await open(openFreshDatabase())
    await target.db.execute(sql`INSERT INTO nothing VALUES (1)`)
    await expect(restoreLogical(target, Readable.from([dump]))).rejects.toMatchObject({
      code: 'DATABASE_NOT_EMPTY',
    })
    await restoreLogical(target, Readable.from([dump]), { replace: true })
    expect((await target.db.execute(sql`SELECT * FROM nothing`)).rows).toEqual([])
  })

  it(
    'leaves the database unchanged when it is truncated, damaged or of another level',
    { timeout: 60_000 },
    async () => {
      const target = await open(openFreshDatabase())
      const text = dump.toString()
      const load = (changed: string) => restoreLogical(target, Readable.from([Buffer.from(changed)]))
      const cases: [string, string][] = [
        ['DUMP_NOT_READABLE', text.slice(0, text.lastIndexOf('-- complete'))],
        ['DUMP_NOT_READABLE', text.slice(0, text.length / 2)],
        ['DUMP_NOT_READABLE', text.replace('INSERT INTO public.every_type', 'INSERT INTO public.no_type')],
        ['DUMP_NOT_READABLE', 'something else'],
        ['DUMP_NOT_READABLE', ''],
        ['DUMP_NOT_READABLE', text.replace('"format":1', '"format":2')],
        ['DUMP_LEVEL', text.replace(/"createdAt":\d+/, '"createdAt":1')],
      ]
      for (const [code, changed] of cases) await expect(load(changed)).rejects.toMatchObject({ code })
      expect(await target.db.execute(sql`SELECT count(*)::int AS rows FROM every_type`)).toHaveProperty(
        'rows',
        [{ rows: 0 }],
      )
      await restoreLogical(target, Readable.from([dump]))
    },
  )
})

async function collectDump(database: Database): Promise<Buffer> {
  const chunks: Buffer[] = []
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  await dumpLogical(database, target, NOW)
  return Buffer.concat(chunks)
}

/**
 * Compares all but the header, which contains versions; reports only the differing part, because the texts are long.
 */
async function compareDumps(database: Database, expected: Buffer): Promise<string> {
  const [found, wanted] = [await collectDump(database), expected].map((dump) =>
    dump.toString().split('\n').slice(3),
  )
  const index = wanted?.findIndex((line, at) => line !== found?.[at]) ?? -1
  return index === -1
    ? 'equal'
    : `${found?.[index]?.slice(0, 2000)}\ninstead of\n${wanted?.[index]?.slice(0, 2000)}`
}

/**
 * Checks that the restored database works: sequences continue, foreign keys hold, triggers fire, and the program reads
 * the same values.
 */
async function expectLivingDatabase({ db }: Database): Promise<void> {
  await expect(db.execute(sql`INSERT INTO child (parent_id) VALUES (999)`)).rejects.toMatchObject({
    cause: { code: '23503' },
  })
  const { rows } = await db.execute(sql`INSERT INTO parent DEFAULT VALUES RETURNING id, touched`)
  expect(rows).toEqual([{ id: '500', touched: true }])
  expect((await db.execute(sql`SELECT id, touched FROM parent WHERE id < 13 ORDER BY id`)).rows).toEqual([
    { id: '10', touched: false },
    { id: '11', touched: true },
    { id: '12', touched: true },
  ])
  expect((await db.execute(sql`SELECT * FROM overview`)).rows).toEqual([{ parents: 3 }])
  const sample = await db.execute(sql`SELECT text, words, raw, doubled FROM every_type WHERE id = 1`)
  expect(sample.rows).toEqual([
    {
      text: 'Zeile\nzwei\r\n\t\\ \\n \'quoted\' "double" -- ; $$ \u2028 ä 🎵',
      words: ['a', 'b,c', '"d"', null, '', 'ü\\', 'x\ny'],
      raw: Buffer.from('00ff270a5c', 'hex'),
      doubled: -65536,
    },
  ])
}
