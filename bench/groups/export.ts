import { sql } from 'drizzle-orm'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import type { Database } from '#db/client/index.server.ts'
import {
  createForm,
  exportEntries,
  listEntries,
  listOfficeForms,
  writeTable,
} from '#domain/forms/index.server.ts'
import { deletePersonalData, findPersonalData } from '#domain/personal-data/index.server.ts'
import { system, type Scope } from '#domain/scope.ts'
import type { Hall } from '../demo-hall.ts'
import { compareWithBar, type Table } from '../report.ts'

const entries = 50_000
/** Growth of the resident memory while a table is written. */
const megabytesBar = 100
/** How many milliseconds staff wait for a list; a search reads every value. */
const listBars = { list: 300, search: 3000 }
const everything = { state: 'all', query: '', language: 'de' } as const

/** Exports 50,000 entries of five values each, and requests lists of them as the back office does. */
export async function benchExport(hall: Hall, publish: (table: Table) => void): Promise<void> {
  const database = await hall.openDatabase()
  try {
    const scope: Scope = { db: database.db, now: new Date(), viewer: system }
    const form = await fillForm(database, scope)
    publish(await measureExports(scope, form))
    publish(await measureLists(scope, form))
  } finally {
    await database.close()
  }
}

async function fillForm({ db }: Database, scope: Scope): Promise<number> {
  const both = (text: string) => ({ de: text, en: text })
  const slugs = ['name', 'email', 'anliegen', 'anzahl', 'nachricht']
  const types = [1, 3, 6, 13, 2]
  const { id } = await createForm(scope, {
    slug: 'messung',
    title: both('Messung'),
    fields: slugs.map((slug, index) => ({
      slug,
      field_type: types[index] ?? formFieldTypes.text.number,
      label: both(slug),
      choices: { de: ['Karten'], en: ['Tickets'] },
    })),
  })
  await db.execute(sql`
    INSERT INTO form_entries (form_id, language, fingerprint, submitted_at, read_at)
    SELECT ${id}, 'de', 'messung-' || n, now() - n * interval '10 minutes', CASE WHEN n % 3 = 0 THEN now() END
    FROM generate_series(1, ${entries}::int) n`)
  await db.execute(sql`
    INSERT INTO form_entry_values (entry_id, field_slug, field_type, label, value)
    SELECT e.id, v.slug, v.type, v.slug, ARRAY[v.text] FROM form_entries e, LATERAL (VALUES
      ('name', 1, 'Clara Müller-Schulze ' || e.id), ('email', 3, 'gast' || e.id || '@example.org'),
      ('anliegen', 6, 'Karten'), ('anzahl', 13, (e.id % 9)::text),
      ('nachricht', 2, repeat('Ich möchte wissen, wann der Vorverkauf beginnt. ', 5) || e.id)
    ) v (slug, type, text)
    WHERE e.form_id = ${id}`)
  await db.execute(sql`ANALYZE form_entries, form_entry_values`)
  return id
}

async function measureExports(scope: Scope, form: number): Promise<Table> {
  const rows: Table['rows'] = []
  // The first request loads and compiles what all others use.
  await drain(writeTable(await exportEntries(scope, form, { ...everything, state: 'unread' }), 'csv'))
  for (const format of ['csv', 'xlsx'] as const) {
    globalThis.gc?.()
    const before = process.memoryUsage().rss
    let highest = before
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 20)
    const began = performance.now()
    const table = await exportEntries(scope, form, everything)
    const bytes = await drain(writeTable(table, format))
    clearInterval(watch)
    const megabytes = (highest - before) / 1e6
    rows.push({
      format,
      seconds: (performance.now() - began) / 1000,
      size: bytes,
      megabytes,
      bar: compareWithBar(megabytes, megabytesBar),
    })
  }
  return {
    title: `Export of ${entries} entries`,
    note: 'memory is the growth of the resident set while the table is written',
    columns: [
      { key: 'format', label: 'format', unit: 'text' },
      { key: 'seconds', label: 'seconds', unit: 's' },
      { key: 'size', label: 'KB', unit: 'KB' },
      { key: 'megabytes', label: 'MB of memory', unit: 'number' },
      { key: 'bar', label: 'bar', unit: 'text' },
    ],
    rows,
  }
}

async function drain(stream: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0
  for await (const chunk of stream) bytes += chunk.length
  return bytes
}

async function measureLists(scope: Scope, form: number): Promise<Table> {
  const newest = { ...everything, ordering: '-submitted_at' } as const
  const questions: [string, number, () => Promise<unknown>][] = [
    [
      'forms with numbers of entries',
      listBars.list,
      () => listOfficeForms(scope, { query: '', ordering: 'title', language: 'de' }),
    ],
    ['entries of one form', listBars.list, () => listEntries(scope, { ...newest, form })],
    ['entries of all forms', listBars.list, () => listEntries(scope, newest)],
    ['unread entries', listBars.list, () => listEntries(scope, { ...newest, state: 'unread' })],
    ['the last page', listBars.list, () => listEntries(scope, { ...newest, form, page: entries / 25 })],
    [
      'entries with a common word',
      listBars.search,
      () => listEntries(scope, { ...newest, query: 'vorverkauf' }),
    ],
    ['entries with a rare word', listBars.search, () => listEntries(scope, { ...newest, query: 'niemand' })],
    ['personal data of one address', listBars.search, () => findPersonalData(scope, 'GAST40000@example.org')],
    ['deleting personal data', listBars.search, () => deletePersonalData(scope, 'gast40000@example.org')],
  ]
  const rows: Table['rows'] = []
  for (const [question, bar, ask] of questions) {
    const times: number[] = []
    for (let run = 0; run < 3; run += 1) {
      const began = performance.now()
      await ask()
      times.push(performance.now() - began)
    }
    const milliseconds = Math.min(...times)
    rows.push({ question, milliseconds, bar: compareWithBar(milliseconds, bar) })
  }
  return {
    title: `The back office among ${entries} entries`,
    note: 'the fastest of three',
    columns: [
      { key: 'question', label: 'question', unit: 'text' },
      { key: 'milliseconds', label: 'ms', unit: 'ms' },
      { key: 'bar', label: 'bar', unit: 'text' },
    ],
    rows,
  }
}
