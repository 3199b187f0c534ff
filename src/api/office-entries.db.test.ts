import { beforeEach, describe, expect, test } from 'vitest'
import type { FormEntry, ListedEntry } from '#contracts/office-entries.ts'
import { auditLog, formEntries, formEntryValues, formFiles, outgoingMails } from '#db/schema/index.ts'
import { clearEntries } from '#domain/forms/index.server.ts'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createAuthor } from '../../tests/support/drafts.ts'
import { systemScope, testNow, visitorScope } from '../../tests/support/factories.ts'
import { createForm, draftField, draftForm } from '../../tests/support/forms.ts'
import { storeTestEntry } from '../../tests/support/stored-entries.ts'
import { callOffice } from '../../tests/support/office-calls.ts'

const database = useTestDatabase()
let call: ReturnType<typeof callOffice>
let form: number
const store = (given: Parameters<typeof storeTestEntry>[2] = {}) => storeTestEntry(database.db, form, given)
type Listed = { count: number; next: string | null; previous: string | null; results: ListedEntry[] }
const list = async (query: string) => (await call<Listed>('GET', `form-entries?${query}`)).body
const idsOf = async (query: string) => (await list(query)).results.map(({ id }) => id)

beforeEach(async () => {
  const scope = await createAuthor(database.db, 'Editor')
  call = callOffice(openApi(() => scope))
  form = (await createForm(systemScope(database.db), draftForm())).id
})

describe('The list of entries', () => {
  test('shows who has sent what, the newest first', async () => {
    const first = await store({ values: { name: ['Clara Schumann'], email: ['clara@example.org'] } })
    const second = await store({
      at: '2026-11-20T09:00:00Z',
      language: 'en',
      values: { name: ['  Zwei\nZeilen'], mehr: ['x'.repeat(200)] },
      row: { isTest: true, readAt: testNow, doneAt: testNow, note: 'Angerufen', confirmTokenHash: 'a' },
    })
    const { count, results } = await list('')
    expect(count).toBe(2)
    expect(results).toEqual([
      {
        id: second,
        form: { id: form, title: { de: 'Kontakt', en: 'Contact' } },
        submitted_at: '2026-11-20T09:00:00.000Z',
        language: 'en',
        is_test: true,
        is_read: true,
        is_done: true,
        is_confirmed: false,
        note: 'Angerufen',
        mailed_at: null,
        email: '',
        summary: expect.stringMatching(/^Zwei Zeilen · x{105}…$/),
      },
      expect.objectContaining({
        id: first,
        is_read: false,
        is_confirmed: null,
        email: 'clara@example.org',
        summary: 'Clara Schumann',
      }),
    ])
  })

  test('is filtered by form, state, and days in the hall', async () => {
    const other = (await createForm(systemScope(database.db), draftForm({ slug: 'anderes' }))).id
    const inOther = await storeTestEntry(database.db, other)
    const fresh = await store()
    const done = await store({ row: { readAt: testNow, doneAt: testNow } })
    const trial = await store({ row: { isTest: true } })
    const waiting = await store({ row: { confirmTokenHash: 'a' } })
    const confirmed = await store({ row: { confirmTokenHash: 'b', confirmedAt: testNow, readAt: testNow } })
    expect(await idsOf('state=unread')).toEqual([fresh, inOther])
    const ofForm = (state: string) => idsOf(`form=${form}&ordering=submitted_at&state=${state}`)
    expect(await ofForm('all')).toEqual([fresh, done, trial, waiting, confirmed])
    expect(await ofForm('unread')).toEqual([fresh])
    expect(await ofForm('open')).toEqual([fresh, confirmed])
    expect(await ofForm('done')).toEqual([done])
    expect(await ofForm('test')).toEqual([trial])
    expect(await ofForm('unconfirmed')).toEqual([waiting])
    expect(await idsOf('form=999')).toEqual([])
  })

  test("counts days in the hall's time zone: the evening of the one, and the night of the next", async () => {
    const evening = await store({ at: '2026-11-20T22:59:00Z' })
    const night = await store({ at: '2026-11-20T23:01:00Z' })
    expect(await idsOf('submitted_at_from=2026-11-20&submitted_at_to=2026-11-20')).toEqual([evening])
    expect(await idsOf('submitted_at_from=2026-11-21')).toEqual([night])
    expect(await idsOf('submitted_at_to=2026-11-19')).toEqual([])
  })

  test('finds words in values, file names and notes, whatever their case and accents', async () => {
    const inValue = await store({ values: { name: ['Antonín Dvořák'], wahl: ['Karten', 'Lob, Kritik'] } })
    const inNote = await store({ row: { note: 'Herr Dvorak rief an' } })
    const inFile = await store({ file: { id: 'f'.repeat(32), fileName: 'Dvořák.pdf' } })
    expect(await idsOf('query=DVORAK')).toEqual([inFile, inNote, inValue])
    expect(await idsOf('query=kritik+dvorak')).toEqual([inValue])
    expect(await idsOf('query=100%25')).toEqual([])
    expect(await idsOf(`query=${'f'.repeat(32)}`)).toEqual([])
  })

  test('is paged, with entries of the same moment once each', async () => {
    for (let count = 0; count < 5; count += 1) await store()
    const first = await list(`form=${form}&page_size=2`)
    expect(first).toMatchObject({ count: 5, previous: null })
    expect(first.next).toContain(`/de/api/admin/form-entries?form=${form}&page_size=2&page=2`)
    const pages = await Promise.all([1, 2, 3].map((page) => idsOf(`page_size=2&page=${page}`)))
    expect(new Set(pages.flat()).size).toBe(5)
    expect((await call('GET', 'form-entries?page=4&page_size=2')).status).toBe(404)
  })

  test('refuses unknown filters by name', async () => {
    expect(
      await call('GET', 'form-entries?state=x&submitted_at_from=2026-02-30&form=a', undefined, 'en'),
    ).toEqual({
      status: 400,
      body: {
        state: ['Please choose one of: all, unread, open, done, test, unconfirmed.'],
        submitted_at_from: ['Please give a date that exists, as YYYY-MM-DD.'],
        form: ['Please give a whole number within the allowed range.'],
      },
    })
  })
})

describe('An entry', () => {
  test('is read with its values, files, mails and neighbours', async () => {
    const before = await store({ at: '2026-11-19T09:00:00Z' })
    const id = await store({
      values: { name: ['Clara'] },
      file: { id: 'f'.repeat(32), fileName: 'Foto äöü.png' },
    })
    const after = await store()
    await storeTestEntry(
      database.db,
      (await createForm(systemScope(database.db), draftForm({ slug: 'b' }))).id,
    )
    const mail = { sender: 'a@example.org', recipient: 'b@example.org', subject: 'Kontakt', textBody: '…' }
    await database.db
      .insert(outgoingMails)
      .values({ ...mail, entryId: id, createdAt: testNow, lastError: 'full' })
    const { status, body } = await call<FormEntry>('GET', `form-entries/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, previous: before, next: after })
    expect(body.values).toEqual([
      { slug: 'name', label: 'Label of name', field_type: 1, value: ['Clara'], files: [] },
      {
        slug: 'datei',
        label: 'Label of datei',
        field_type: 9,
        value: ['Foto äöü.png'],
        files: [{ id: 'f'.repeat(32), name: 'Foto äöü.png', type: 'image/png', size: 3 }],
      },
    ])
    expect(body.mails).toEqual([
      {
        recipient: 'b@example.org',
        subject: 'Kontakt',
        created_at: testNow.toISOString(),
        sent_at: null,
        given_up_at: null,
        last_error: 'full',
      },
    ])
    expect((await call<FormEntry>('GET', `form-entries/${before}`)).body.previous).toBeNull()
    expect((await call<FormEntry>('GET', `form-entries/${after}`)).body.next).toBeNull()
  })

  test('can be marked and annotated; missing values stay, and the audit log contains the change', async () => {
    const id = await store()
    const patch = async (change: unknown) =>
      (await call<FormEntry>('PATCH', `form-entries/${id}`, change)).body
    expect(await patch({ is_read: true })).toMatchObject({ is_read: true, is_done: false, note: '' })
    expect(await patch({ note: ' Angerufen ', is_done: true })).toMatchObject({
      is_read: true,
      is_done: true,
      note: 'Angerufen',
    })
    expect(await patch({ is_read: true, note: 'Angerufen' })).toMatchObject({ is_read: true })
    expect(await patch({ is_read: false })).toMatchObject({ is_read: false, is_done: true })
    const log = await database.db.select().from(auditLog).orderBy(auditLog.id)
    expect(
      log.filter(({ subjectKind }) => subjectKind === 'form_entry').map(({ details }) => details),
    ).toEqual([{ changed: ['is_read'] }, { changed: ['is_done', 'note'] }, { changed: ['is_read'] }])
    expect(await call('PATCH', `form-entries/${id}`, { note: 'x'.repeat(5001), is_read: 'x' })).toEqual({
      status: 400,
      body: { note: ['Höchstens 5000 Zeichen.'], is_read: ['Dieser Wert ist ungültig.'] },
    })
  })

  test('is deleted with its values, files and mails', async () => {
    const id = await store({ values: { name: ['Clara'] }, file: { id: 'f'.repeat(32), fileName: 'a.png' } })
    const kept = await store()
    const mail = { sender: 'a@example.org', recipient: 'b@example.org', subject: 'Kontakt', textBody: '…' }
    await database.db.insert(outgoingMails).values({ ...mail, entryId: id })
    expect((await call('DELETE', `form-entries/${id}`)).status).toBe(204)
    expect((await call('DELETE', `form-entries/${id}`)).status).toBe(404)
    for (const table of [formEntryValues, formFiles, outgoingMails])
      expect(await database.db.$count(table)).toBe(0)
    expect(await idsOf('')).toEqual([kept])
  })

  test('can be deleted together with others, of which some may no longer exist', async () => {
    const ids = [await store(), await store()]
    const kept = await store()
    const { body } = await call('POST', 'form-entries/delete', { ids: [...ids, 999_999] })
    expect(body).toEqual({ entries: 2 })
    expect(await idsOf('')).toEqual([kept])
    const [logged] = (await database.db.select().from(auditLog)).slice(-1)
    expect(logged).toMatchObject({ action: 'delete_entries', subjectKind: 'form', subjectId: String(form) })
    expect(logged?.details).toEqual({ entries: expect.arrayContaining(ids) })
    const many = Array.from({ length: 501 }, (_, index) => index + 1)
    expect((await call('POST', 'form-entries/delete', { ids: many })).status).toBe(400)
    expect((await call('POST', 'form-entries/delete', { ids: [] })).status).toBe(400)
  })
})

test('Strangers and authors cannot read entries', async () => {
  const id = await store()
  const author = await createAuthor(database.db, 'Author', 'author')
  for (const path of ['form-entries', `form-entries/${id}`, 'form-entries?page=x']) {
    expect((await callOffice(openApi(() => visitorScope(database.db)))('GET', path)).status).toBe(401)
    const status = (await callOffice(openApi(() => author))('GET', path)).status
    expect(status).toBe(path.includes('=') ? 400 : 403)
  }
})

test('Entries are deleted after the retention time of their form, or when they were not confirmed within two days', async () => {
  const days = (count: number) => new Date(testNow.getTime() - count * 86_400_000).toISOString()
  const short = draftForm({ slug: 'kurz', retention_days: 30, fields: [draftField('name')] })
  const kept = (await createForm(systemScope(database.db), short)).id
  const [young, old] = [
    await storeTestEntry(database.db, kept, { at: days(29) }),
    await storeTestEntry(database.db, kept, { at: days(31) }),
  ]
  const forever = await store({ at: days(4000) })
  const waiting = await store({ at: days(1.9), row: { confirmTokenHash: 'a' } })
  const forgotten = await store({ at: days(2.1), row: { confirmTokenHash: 'b' } })
  const confirmed = await store({ at: days(9), row: { confirmTokenHash: 'c', confirmedAt: testNow } })
  await clearEntries(systemScope(database.db))
  const rows = await database.db.select({ id: formEntries.id }).from(formEntries)
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([young, forever, waiting, confirmed]))
  expect([old, forgotten]).not.toContain(undefined)
})
