import { beforeEach, describe, expect, test } from 'vitest'
import { formEntries, formFiles } from '#db/schema/index.ts'
import type { Scope } from '#domain/scope.ts'
import { openApi, testCsrfToken } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { staffScope, systemScope, visitorScope } from '../../tests/support/factories.ts'
import { memoryFiles } from '../../tests/support/memory-files.ts'
import { createTestForm } from '../../tests/support/forms.ts'

const database = useTestDatabase()
const files = memoryFiles()
let scope: () => Scope
let formId = 0
const app = openApi(() => scope(), files)
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

beforeEach(async () => {
  scope = () => visitorScope(database.db)
  files.contents.clear()
  formId = await createTestForm(systemScope(database.db), { slug: 'barriere' })
})

describe('GET forms/{slug}/', () => {
  test('returns the form in the language, with the repeated address as its last field', async () => {
    const answer = await app.request('/en/api/forms/barriere/')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      id: formId,
      title: 'Report a barrier',
      fields: [
        { slug: 'name', field_type: 1, required: true, visible: true, label: 'Name' },
        { slug: 'email', field_type: 3 },
        { slug: 'wo', field_type: 8, choices: ['In the house', 'On the website'], default: '' },
        { slug: 'bild', field_type: 9, required: false },
        { slug: 'email2', field_type: 'emailconfirm', required: false, visible: true },
      ],
    })
  })

  test('returns no other form, and one for staff only to them', async () => {
    expect((await app.request('/de/api/forms/anderes/')).status).toBe(404)
    await createTestForm(systemScope(database.db), { slug: 'entwurf', isOnline: false })
    expect((await app.request('/de/api/forms/entwurf/')).status).toBe(404)
    await createTestForm(systemScope(database.db), { slug: 'intern', isLoginRequired: true })
    expect((await app.request('/de/api/forms/intern/')).status).toBe(401)
    scope = () => staffScope(database.db, 'author')
    for (const slug of ['intern', 'entwurf'])
      expect((await app.request(`/de/api/forms/${slug}/`)).status).toBe(200)
  })
})

describe('POST forms-entries/', () => {
  const right = { name: 'Clara', email: 'clara@example.org', wo: 'Im Haus' }

  test('stores an entry and returns the receipt of the form', async () => {
    const answer = await send({ form: formId, field_values: right })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ response_text: 'Danke.', redirect_url: null })
    expect(await database.db.$count(formEntries)).toBe(1)
  })

  test('names the errors in the language of the call', async () => {
    const answer = await send({ form: formId, field_values: { wo: 'In the house', email: 'clara' } }, 'en')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      'field_values.name': ['This field is required!'],
      'field_values.email': ['Invalid e-mail address!'],
    })
  })

  test('refuses invalid entries, and forms that are not open', async () => {
    expect((await send({ form: 'x', field_values: right })).status).toBe(400)
    expect((await send({ form: formId })).status).toBe(400)
    expect((await send({ form: formId, field_values: { name: {} } })).status).toBe(400)
    expect((await send({ form: formId + 1, field_values: right })).status).toBe(404)
  })

  test('requires the token of a session when there is one', async () => {
    scope = () => staffScope(database.db, 'editor')
    const body = { form: formId, field_values: right, is_test: true }
    expect((await send(body)).status).toBe(403)
    expect((await send(body, 'de', { 'x-csrftoken': testCsrfToken })).status).toBe(201)
    scope = () => staffScope(database.db, 'author')
    expect((await send(body, 'de', { 'x-csrftoken': testCsrfToken })).status).toBe(403)
  })
})

describe('POST temp-files/', () => {
  test('stores a file until an entry claims it', async () => {
    const answer = await upload(new File([png], 'Größe.png', { type: 'text/html' }))
    expect(answer.status).toBe(201)
    const file = (await answer.json()) as { id: string }
    expect(file).toEqual({ id: file.id, name: 'Größe.png', size: png.length, type: 'image/png' })
    expect(Buffer.from(files.contents.get(file.id) ?? [])).toEqual(png)
  })

  test.each([
    ['a program', new File(['MZ\x90'], 'photo.png'), 'PDF, JPEG, PNG'],
    [
      'a drawing with a script',
      new File(['<svg><script>alert(1)</script></svg>'], 'photo.svg'),
      'PDF, JPEG, PNG',
    ],
    ['nothing', new File([], 'leer.pdf'), 'leer'],
    ['more than ten megabytes', new File([png, Buffer.alloc(10 * 1024 * 1024)], 'groß.png'), '10 MB'],
  ])('refuses %s with the reason, and stores nothing of it', async (_, file, reason) => {
    const answer = await upload(file)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ file: [expect.stringContaining(reason)] })
    expect(files.contents.size).toBe(0)
    expect(await database.db.$count(formFiles)).toBe(0)
  })

  test('stops reading an endless stream', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === 0) controller.enqueue(Buffer.from(head('x', 'endlos.pdf')))
        controller.enqueue(Buffer.alloc(256 * 1024))
        sent += 256 * 1024
      },
    })
    const answer = await app.request('/de/api/temp-files/', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('10 MB')
    expect(sent).toBeLessThan(25 * 1024 * 1024)
    expect(files.contents.size).toBe(0)
  })

  test('does not read a body whose length is too large', async () => {
    const answer = await app.request('/de/api/temp-files/', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(2 * 1024 ** 3) },
      body: new ReadableStream({ pull: () => expect.fail('It was read.') }, { highWaterMark: 0 }),
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
  })

  test.each([
    ['no file', '--x--\r\n', 'multipart/form-data; boundary=x'],
    ['no boundary', 'x', 'multipart/form-data'],
    ['a part without an end', head('x', 'a.pdf'), 'multipart/form-data; boundary=x'],
    ['JSON', '{}', 'application/json'],
  ])('reports what is missing in a body with %s', async (_, body, type) => {
    const answer = await app.request('/de/api/temp-files/', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(answer.status).toBe(400)
    expect(Object.keys(Object(await answer.json()))).toHaveLength(1)
    expect(files.contents.size).toBe(0)
  })
})

function head(boundary: string, name: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n%PDF-`
}

async function send(body: unknown, language = 'de', headers: Record<string, string> = {}) {
  return app.request(`/${language}/api/forms-entries/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function upload(file: File) {
  const body = new FormData()
  body.append('file', file)
  return app.request('/de/api/temp-files/', { method: 'POST', body })
}
