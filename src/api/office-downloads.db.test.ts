import { Readable } from 'node:stream'
import { beforeEach, describe, expect, test } from 'vitest'
import { formFiles } from '#db/schema/index.ts'
import { receiveFile } from '#domain/forms/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createAuthor } from '../../tests/support/drafts.ts'
import { systemScope, visitorScope } from '../../tests/support/factories.ts'
import { createForm, draftField, draftForm } from '../../tests/support/forms.ts'
import { memoryFiles } from '../../tests/support/memory-files.ts'
import { readCsv, readXlsx } from '../../tests/support/read-tables.ts'
import { storeTestEntry } from '../../tests/support/stored-entries.ts'

const database = useTestDatabase()
const files = memoryFiles()
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let editor: Scope
let form: number
const get = (path: string, scope = editor) =>
  openApi(() => scope, files).request(`http://localhost/de/api/admin/${path}`)

beforeEach(async () => {
  editor = await createAuthor(database.db, 'Editor')
  const fields = [
    draftField('name', 'text', { label: { de: '=Straße', en: '=Street' } }),
    draftField('zahl', 'number'),
  ]
  form = (await createForm(systemScope(database.db), draftForm({ slug: 'saalanfrage', fields }))).id
  await storeTestEntry(database.db, form, {
    values: { name: ['=HYPERLINK("https://evil.example";"Größe")'], zahl: ['-3'] },
  })
})

describe('Entries are downloaded', () => {
  test('as CSV that Excel opens with umlauts and without executing anything', async () => {
    const answer = await get(`forms/${form}/export`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="saalanfrage-2026-11-21.csv"; filename*=UTF-8''saalanfrage-2026-11-21.csv`,
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(readCsv(bytes.toString('utf8'))).toEqual([
      ['Eingegangen', 'Sprache', 'Stand', "'=Straße", 'zahl'],
      ['2026-11-20 09:00', 'Deutsch', 'ungelesen', `'=HYPERLINK("https://evil.example";"Größe")`, '-3'],
    ])
  })

  test('as a workbook with texts, numbers and times', async () => {
    const answer = await get(`forms/${form}/export?format=xlsx`)
    expect(answer.headers.get('Content-Type')).toContain('spreadsheetml')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store, no-transform')
    const [header, row] = readXlsx(Buffer.from(await answer.arrayBuffer()))
    expect(header).toEqual(['Eingegangen', 'Sprache', 'Stand', '=Straße', 'zahl'])
    expect(row).toEqual([
      expect.closeTo(46_346 + 9 / 24, 6),
      'Deutsch',
      'ungelesen',
      '=HYPERLINK("https://evil.example";"Größe")',
      -3,
    ])
  })

  test('only by staff with the right, and in existing formats', async () => {
    const author = await createAuthor(database.db, 'Author', 'author')
    expect((await get(`forms/${form}/export`, visitorScope(database.db))).status).toBe(401)
    expect((await get(`forms/${form}/export`, author)).status).toBe(403)
    expect((await get('forms/999/export')).status).toBe(404)
    const refused = await get(`forms/${form}/export?format=pdf`)
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { format: ['Bitte eins davon wählen: csv, xlsx.'] },
    ])
  })
})

describe('A file is downloaded', () => {
  const send = (name: string) =>
    receiveFile(systemScope(database.db), files, { name, content: Readable.from([png]), client: '' })

  test('under its name, and never shown as a page of the site', async () => {
    const { id } = await send('Größe (1).png')
    const entryId = await storeTestEntry(database.db, form)
    await database.db.update(formFiles).set({ entryId, expiresAt: null })
    const answer = await get(`form-files/${id}`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'content-disposition': `attachment; filename="Gr__e__1_.png"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29.png`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'private, no-store, no-transform',
    })
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
    expect((await get(`form-files/${id}`, visitorScope(database.db))).status).toBe(401)
    expect((await get(`form-files/${id}`, await createAuthor(database.db, 'Author', 'author'))).status).toBe(
      403,
    )
    files.contents.clear()
    expect((await get(`form-files/${id}`)).status).toBe(404)
  })

  test('only once an entry has claimed it', async () => {
    const { id } = await send('a.png')
    expect((await get(`form-files/${id}`)).status).toBe(404)
    for (const path of ['..%2f..%2fetc%2fpasswd', 'x', '%00'])
      expect((await get(`form-files/${path}`)).status).toBeGreaterThanOrEqual(400)
  })
})
