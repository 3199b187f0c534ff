import { beforeEach, describe, expect, test } from 'vitest'
import { exportEntries } from '../index.server.ts'
import { changeRecord } from '#domain/records/index.server.ts'
import { store as formStore } from '#records/form/store.server.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { staffScope, systemScope, testNow, visitorScope } from '../../../../tests/support/factories.ts'
import { createForm, draftField, draftForm } from '../../../../tests/support/forms.ts'
import { storeTestEntry } from '../../../../tests/support/stored-entries.ts'
import { sql } from 'drizzle-orm'
import type { Cell } from '../../tables/index.server.ts'

const database = useTestDatabase()
const scope = () => systemScope(database.db)
const filter = { state: 'all', query: '', language: 'de' } as const
const nameField = draftField('name', 'text', { label: { de: 'Name', en: 'Your name' } })
const numberField = draftField('zahl', 'number', { label: { de: 'Anzahl', en: 'Number' } })
let form: number
const store = (given: Parameters<typeof storeTestEntry>[2] = {}) => storeTestEntry(database.db, form, given)

beforeEach(async () => {
  const fields = [nameField, numberField, draftField('datei', 'file', { label: { de: 'Datei', en: 'File' } })]
  form = (await createForm(scope(), draftForm({ fields }))).id
})

describe('An export', () => {
  test('has a column for each field, including removed ones that have values', async () => {
    await store({ values: { telefon: ['030'], name: ['Clara', 'Robert'], zahl: ['2'] } })
    await store({ file: { id: 'f'.repeat(32), fileName: 'Foto.png' }, language: 'en' })
    const de = await read({})
    expect(de.header).toEqual([
      'Eingegangen',
      'Sprache',
      'Stand',
      'Name',
      'Anzahl',
      'Datei',
      'Label of telefon',
    ])
    expect(de.rows).toEqual([
      ['2026-11-20T08:00:00.000Z', 'Deutsch', 'ungelesen', 'Clara; Robert', 'number 2', '', '030'],
      ['2026-11-20T08:00:00.000Z', 'English', 'ungelesen', '', '', 'Foto.png', ''],
    ])
    const en = await read({ language: 'en' })
    expect(en.header).toEqual([
      'Received',
      'Language',
      'State',
      'Your name',
      'Number',
      'File',
      'Label of telefon',
    ])
  })

  test('follows the order of the fields when the form is changed', async () => {
    await store({ values: { name: ['Clara'], zahl: ['2'] } })
    await changeRecord(scope(), formStore, form, { changes: { fields: [numberField, nameField] } })
    const { header, rows } = await read({})
    expect(header.slice(3)).toEqual(['Anzahl', 'Name'])
    expect(rows[0]?.slice(3)).toEqual(['number 2', 'Clara'])
  })

  test('contains the state of each entry, and is filtered like the list', async () => {
    await store({ at: '2026-11-01T08:00:00Z' })
    await store({ at: '2026-11-02T08:00:00Z', row: { readAt: testNow } })
    await store({ at: '2026-11-03T08:00:00Z', row: { readAt: testNow, doneAt: testNow } })
    await store({ at: '2026-11-04T08:00:00Z', row: { isTest: true } })
    await store({ at: '2026-11-05T08:00:00Z', row: { confirmTokenHash: 'a' }, values: { name: ['Clara'] } })
    const statesOf = async (given: Parameters<typeof read>[0]) =>
      (await read(given)).rows.map((row) => row[2])
    expect(await statesOf({})).toEqual(['ungelesen', 'gelesen', 'erledigt', 'Test', 'unbestätigt'])
    expect(await statesOf({ state: 'open', language: 'en' })).toEqual(['unread', 'read'])
    expect(await statesOf({ query: 'clara' })).toEqual(['unbestätigt'])
    expect(await statesOf({ submitted_at_from: '2026-11-02', submitted_at_to: '2026-11-03' })).toEqual([
      'gelesen',
      'erledigt',
    ])
  })

  test('of many entries is read in batches on demand, each entry once', async () => {
    // Many entries within the same millisecond, distinguished by microseconds and ids.
    await database.db.execute(sql`
      INSERT INTO form_entries (form_id, language, fingerprint, submitted_at)
      SELECT ${form}, 'de', n::text, '2026-11-01T08:00:00Z'::timestamptz + (n % 7) * interval '1 microsecond'
      FROM generate_series(1, 1203) n`)
    await database.db.execute(sql`
      INSERT INTO form_entry_values (entry_id, field_slug, field_type, label, value)
      SELECT id, 'name', 1, 'Name', ARRAY[fingerprint] FROM form_entries`)
    const sizes: number[] = []
    const names = new Set<string>()
    for await (const batch of (await exportEntries(scope(), form, filter)).batches) {
      sizes.push(batch.length)
      for (const [, , , name] of batch) names.add(name ? tell(name) : '')
    }
    expect(sizes).toEqual([500, 500, 203])
    expect(names.size).toBe(1203)
  })

  test('of a form without entries has only a header', async () => {
    expect(await read({})).toMatchObject({ rows: [] })
  })

  test('is allowed for staff who may see entries, and for existing forms', async () => {
    await expect(exportEntries(visitorScope(database.db), form, filter)).rejects.toMatchObject({
      code: 'not_signed_in',
    })
    await expect(exportEntries(staffScope(database.db, 'author'), form, filter)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(exportEntries(systemScope(database.db), 999, filter)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

async function read(given: Partial<Parameters<typeof exportEntries>[2]>) {
  const { header, batches } = await exportEntries(scope(), form, { ...filter, ...given })
  const rows: string[][] = []
  for await (const batch of batches) rows.push(...batch.map((row) => row.map(tell)))
  return { header, rows }
}

function tell(cell: Cell): string {
  if (cell.kind === 'time') return cell.at.toISOString()
  return cell.kind === 'number' ? `number ${cell.text}` : cell.text
}
