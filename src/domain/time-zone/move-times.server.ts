import { sql, type SQL } from 'drizzle-orm'
import { timeZoneMoves } from '#db/schema/index.ts'
import { record as event } from '#records/event/record.ts'
import type { Scope } from '../scope.ts'
import {
  changeTypedTimes,
  moveTime,
  moveTimes,
  typedNames,
  typedTimes,
  type Move,
  type TypedTimes,
} from './typed-times.ts'

/** How many rows a change moves: coming and past events, plans, all else; and how many events keep the instant of a feed. */
export type MoveCounts = { coming: number; past: number; plans: number; others: number; kept: number }

type Times = Record<string, string>
type Row = { key: string; times: Times; kept: Set<string> }
/** `before` and `after` are equal where a time stays. */
type MovedRow = { key: string; before: object; after: object; isChanged: boolean }
type Inside = Pick<Scope, 'db'>

const batchSize = 2000

/** How many rows a change would move; nothing is written. */
export async function countMoves(inside: Inside, move: Move): Promise<MoveCounts> {
  const counts: MoveCounts = { coming: 0, past: 0, plans: 0, others: 0, kept: 0 }
  for (const typed of typedTimes)
    for await (const rows of readRows(inside, typed))
      for (const row of rows)
        count(counts, typed, { row, moved: moveTimes(typed, row.times, move, row.kept), move })
  return counts
}

/**
 * Moves all times that people typed to another zone. With `goesBack` what the change before has moved, and nobody has written since,
 * becomes what it was. Notes what a row was before and after it, also where a time stays. Returns the numbers of the events that
 * changed.
 */
export async function moveAllTimes(
  inside: Inside,
  move: Move,
  { goesBack }: { goesBack: boolean },
): Promise<number[]> {
  const { db } = inside
  const tables = [...typedTimes, ...documents].map(({ table }) => sql.identifier(table))
  // Nobody writes a time of the earlier zone meanwhile; visitors go on reading what was.
  await db.execute(sql`LOCK TABLE ${sql.join(tables, sql`, `)} IN SHARE ROW EXCLUSIVE MODE`)
  const eventIds: number[] = []
  for (const typed of typedTimes) {
    const earlier = goesBack ? await readMoves(inside, typed.table) : new Map<string, MovedRow>()
    await forgetMoves(inside, typed.table)
    for await (const rows of readRows(inside, typed)) {
      const all = rows.map((row) => {
        const computed = moveTimes(typed, row.times, move, row.kept)
        const after = goneBack(row, computed, earlier.get(row.key))
        return { key: row.key, before: row.times, after, isChanged: differs(row.times, after) }
      })
      const changed = all.filter((one) => one.isChanged)
      await writeRows(inside, typed, changed, move.now)
      await noteMoves(inside, typed.table, all)
      if (typed.table === 'events') eventIds.push(...changed.map(({ key }) => Number(key)))
    }
  }
  for (const document of documents) {
    const earlier = goesBack ? await readMoves(inside, document.table) : new Map<string, MovedRow>()
    await forgetMoves(inside, document.table)
    for await (const rows of readDocuments(inside, document, move, earlier)) {
      const changed = rows.filter((one) => one.isChanged)
      await writeDocuments(inside, document, changed)
      await noteMoves(inside, document.table, changed)
    }
  }
  return eventIds
}

/** The rows of a table with times, in batches in the order of their keys. */
async function* readRows({ db }: Inside, { table, key, columns }: TypedTimes): AsyncGenerator<Row[]> {
  const names = Object.keys(columns)
  const numbers = sql.join(
    key.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const times = sql.join(
    names.map((name) => sql`${name}::text, ${sql.identifier(name)}`),
    sql`, `,
  )
  const hasTimes = sql.join(
    names.map((name) => sql`${sql.identifier(name)} IS NOT NULL`),
    sql` OR `,
  )
  const owned = table === 'events' ? sql`source, edited_fields` : sql`NULL AS source, NULL AS edited_fields`
  let after: number[] = key.map(() => -1)
  for (;;) {
    const { rows } = await db.execute<{
      numbers: number[]
      times: Times
      source: string | null
      edited_fields: string[] | null
    }>(sql`
      SELECT ARRAY[${numbers}] AS numbers, jsonb_strip_nulls(jsonb_build_object(${times})) AS times, ${owned}
      FROM ${sql.identifier(table)}
      WHERE (${numbers}) > (${sql.join(
        after.map((number) => sql`${number}::int`),
        sql`, `,
      )}) AND (${hasTimes})
      ORDER BY ${numbers} LIMIT ${batchSize}`)
    if (rows.length === 0) return
    yield rows.map((row) => ({
      key: row.numbers.join(':'),
      times: row.times,
      kept: row.source === null ? new Set() : keptColumns(row.source, row.edited_fields ?? []),
    }))
    after = rows.at(-1)?.numbers ?? after
  }
}

/** What the ticket shop says, it says as an instant, unless the house has taken the field over; doors and end go with the beginning. */
function keptColumns(source: string, editedFields: readonly string[]): Set<string> {
  if (source !== 'shop') return new Set()
  return new Set(ofShop.filter((name) => !editedFields.includes(name)))
}

const ofShop = event.fields.edited_fields.importers.find(({ source }) => source === 'shop')?.fields ?? []

function count(
  counts: MoveCounts,
  { table, counted }: TypedTimes,
  { row, moved, move }: { row: Row; moved: Times; move: Move },
): void {
  if (table === 'events' && row.kept.has('date_start')) counts.kept++
  else if (!differs(row.times, moved)) return
  else if (counted !== 'events') counts[counted]++
  else if (Date.parse(row.times['date_start'] ?? '') > move.now.getTime()) counts.coming++
  else counts.past++
}

function differs(before: Times, after: Times): boolean {
  return Object.entries(before).some(([name, time]) => after[name] !== time)
}

/** What is still as the change before has left it becomes what it was before that. */
function goneBack({ times }: Row, computed: Times, earlier: MovedRow | undefined): Times {
  if (!earlier) return computed
  const [was, became] = [stringsOf(earlier.before), stringsOf(earlier.after)]
  return Object.fromEntries(
    Object.entries(computed).map(([name, time]) => {
      const before = was[name]
      const isAsLeft = Date.parse(became[name] ?? '') === Date.parse(times[name] ?? '')
      return [name, before !== undefined && isAsLeft ? before : time]
    }),
  )
}

function stringsOf(value: object): Times {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]: [string, unknown]) =>
      typeof one === 'string' ? [[name, one]] : [],
    ),
  )
}

async function writeRows(
  { db }: Inside,
  { table, key, columns, hasUpdatedAt }: TypedTimes,
  changed: readonly MovedRow[],
  now: Date,
): Promise<void> {
  if (changed.length === 0) return
  const names = Object.keys(columns)
  const rows = changed.map(({ key: numbers, after }) => ({
    ...Object.fromEntries(numbers.split(':').map((number, index) => [key[index], Number(number)])),
    ...after,
  }))
  const list = (parts: SQL[]) => sql.join(parts, sql`, `)
  await db.execute(sql`
    UPDATE ${sql.identifier(table)} AS stored SET ${list([
      ...names.map(
        (name) =>
          sql`${sql.identifier(name)} = coalesce(moved.${sql.identifier(name)}, stored.${sql.identifier(name)})`,
      ),
      ...(hasUpdatedAt ? [sql`updated_at = ${now.toISOString()}`] : []),
      // Calendars have to notice another beginning.
      ...(table === 'events'
        ? [
            sql`sequence = stored.sequence + CASE WHEN (moved.date_start, moved.date_end, moved.previous_date)
              IS DISTINCT FROM (stored.date_start, stored.date_end, stored.previous_date) THEN 1 ELSE 0 END`,
          ]
        : []),
    ])}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS moved(${list([
      ...key.map((name) => sql`${sql.identifier(name)} int`),
      ...names.map((name) => sql`${sql.identifier(name)} timestamptz`),
    ])})
    WHERE ${sql.join(
      key.map((name) => sql`stored.${sql.identifier(name)} = moved.${sql.identifier(name)}`),
      sql` AND `,
    )}`)
}

/**
 * Values of records that are kept as JSON: what waits for a release or was applied by one, what visitors propose, and the log, of which
 * changes are taken back and deleted records are restored.
 */
type Documents = { table: string; columns: readonly string[]; kind: string; subject: SQL; condition: SQL }
const documents: readonly Documents[] = [
  {
    table: 'release_items',
    columns: ['changes', 'seen'],
    kind: 'kind',
    subject: sql`found.subject_id`,
    condition: sql`found.what = 'record'`,
  },
  {
    table: 'corrections',
    columns: ['items', 'corrected'],
    kind: 'kind',
    subject: sql`found.record_id`,
    condition: sql`found.kind = 'event'`,
  },
  {
    table: 'audit_log',
    columns: ['details'],
    kind: 'subject_kind',
    subject: sql`CASE WHEN found.subject_id ~ '^[0-9]{1,9}$' THEN found.subject_id::int END`,
    condition: sql`found.details::text ~ ${`"(${[...typedNames].join('|')})":`}`,
  },
]

async function* readDocuments(
  { db }: Inside,
  { table, columns, kind, subject, condition }: Documents,
  move: Move,
  earlier: ReadonlyMap<string, MovedRow>,
): AsyncGenerator<MovedRow[]> {
  const values = sql.join(
    columns.map((name) => sql`${name}::text, found.${sql.identifier(name)}`),
    sql`, `,
  )
  for (let after = 0; ;) {
    const { rows } = await db.execute<{
      id: number
      value: object
      source: string | null
      edited_fields: string[] | null
    }>(sql`
      SELECT found.id, jsonb_build_object(${values}) AS value, events.source, events.edited_fields
      FROM ${sql.identifier(table)} AS found
      LEFT JOIN events ON found.${sql.identifier(kind)} = 'event' AND events.id = ${subject}
      WHERE found.id > ${after} AND ${condition} ORDER BY found.id LIMIT ${batchSize}`)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    yield rows.map(({ id, value, source, edited_fields: edited }) => {
      const kept = source === null ? new Set<string>() : keptColumns(source, edited ?? [])
      const before = JSON.stringify(value)
      const was = earlier.get(String(id))
      const isAsLeft = was !== undefined && JSON.stringify(was.after) === before
      const moved = changeTypedTimes(value, (instant, name) =>
        kept.has(name) ? instant : moveTime(instant, 'clock', move),
      )
      const next = isAsLeft ? was.before : typeof moved === 'object' && moved !== null ? moved : value
      return { key: String(id), before: value, after: next, isChanged: JSON.stringify(next) !== before }
    })
  }
}

async function writeDocuments(
  { db }: Inside,
  { table, columns }: Documents,
  changed: readonly MovedRow[],
): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map(({ key, after }) => ({ id: Number(key), value: after }))
  await db.execute(sql`
    UPDATE ${sql.identifier(table)} AS stored SET ${sql.join(
      columns.map((name) => sql`${sql.identifier(name)} = nullif(moved.value -> ${name}::text, 'null')`),
      sql`, `,
    )}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS moved(id int, value jsonb)
    WHERE stored.id = moved.id`)
}

async function readMoves({ db }: Inside, table: string): Promise<Map<string, MovedRow>> {
  const { rows } = await db.execute<{ key: string; before: object; after: object }>(
    sql`SELECT key, before, after FROM ${timeZoneMoves} WHERE table_name = ${table}`,
  )
  return new Map(rows.map((row) => [row.key, { ...row, isChanged: true }]))
}

async function forgetMoves({ db }: Inside, table: string): Promise<void> {
  await db.execute(sql`DELETE FROM ${timeZoneMoves} WHERE table_name = ${table}`)
}

async function noteMoves({ db }: Inside, table: string, rows: readonly MovedRow[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${timeZoneMoves} (table_name, key, before, after)
    SELECT ${table}, key, before, after
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS moved(key text, before jsonb, after jsonb)`)
}
