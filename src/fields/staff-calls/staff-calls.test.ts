import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from './send-call.ts'
import { createStaffCalls } from './staff-calls.ts'

afterEach(() => vi.unstubAllGlobals())

function record() {
  const sent: string[] = []
  const calls = createStaffCalls(
    'de',
    () => Promise.resolve(),
    (address, { method, body }) => {
      sent.push([method, address, JSON.stringify(body)].filter(Boolean).join(' '))
      return Promise.resolve(null)
    },
  )
  return { sent, calls }
}

test('A path of a contract stands below the back office, or below the language if it begins with a slash', async () => {
  const { sent, calls } = record()
  await calls.get('missed-paths')
  await calls.get('/pageeditor-api/releases')
  expect(sent).toEqual(['GET /de/api/admin/missed-paths', 'GET /de/pageeditor-api/releases'])
})

test('Parts of a path are encoded, but that of a kind of record has segments of its own', async () => {
  const { sent, calls } = record()
  await calls.remove('corrections/{id}', { params: { id: 'a/b?' } })
  await calls.post('{record}/{id}/restore', { params: { record: 'works/artist', id: 7 } })
  expect(sent).toEqual([
    'DELETE /de/api/admin/corrections/a%2Fb%3F',
    'POST /de/api/admin/works/artist/7/restore',
  ])
})

test('A query is given by its names, of which those without a value are left out, or as it stands in the address', async () => {
  const { sent, calls } = record()
  await calls.get('corrections', { query: { query: 'a b', page: 2, kind: undefined } })
  await calls.get('corrections', { query: 'page=3' })
  await calls.get('corrections', { query: '' })
  expect(sent).toEqual([
    'GET /de/api/admin/corrections?query=a+b&page=2',
    'GET /de/api/admin/corrections?page=3',
    'GET /de/api/admin/corrections',
  ])
})

test('A sign-in that is put off rejects like any other refusal', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 401 })))
  const calls = createStaffCalls('de', () => Promise.reject(new Error('later')))
  await expect(calls.get('facts')).rejects.toEqual(new CallError(401, null))
})

test('A call that was on its way when somebody signed in again is repeated with the token of the new session', async () => {
  const page = { cookie: 'csrftoken=old', documentElement: { dataset: {} } }
  vi.stubGlobal('document', page)
  const tokens: (string | null)[] = []
  vi.stubGlobal('fetch', (_address: string, { headers }: RequestInit) => {
    tokens.push(new Headers(headers).get('X-CSRFToken'))
    if (tokens.length > 1) return Promise.resolve(new Response('{}', { status: 200 }))
    page.cookie = 'csrftoken=new'
    return Promise.resolve(new Response('{}', { status: 403 }))
  })
  const calls = createStaffCalls('de', () => Promise.reject(new Error('later')))
  await calls.post('feed-imports', { json: {} })
  expect(tokens).toEqual(['old', 'new'])
})

test('A call that is refused with the token of the session is not repeated', async () => {
  vi.stubGlobal('document', { cookie: 'csrftoken=own', documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 403 })))
  const calls = createStaffCalls('de', () => Promise.reject(new Error('later')))
  await expect(calls.post('feed-imports', { json: {} })).rejects.toEqual(new CallError(403, {}))
})
