import { afterEach, expect, test, vi } from 'vitest'
import { createCall, refusalOf } from './calls.ts'

const messages = { invalid: 'Falsch', server: 'Kaputt' }
const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
afterEach(() => vi.unstubAllGlobals())

function replyWith(...answers: (Response | Error)[]) {
  const fetched = vi.fn<typeof fetch>(() => {
    const next = answers.shift()
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next ?? new Error('no answer'))
  })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { cookie: 'a=b; csrftoken=secret' })
  return fetched
}

test('Field errors have dotted names, as the form shows them', () => {
  const refusal = refusalOf(
    400,
    { 'title.de': ['Fehlt.'], 'fields.2.label.en': ['Missing.', 'Too long.'] },
    messages,
  )
  expect(refusal.message).toBe('Falsch')
  expect(refusal.body).toEqual({
    errors: { 'title.de': 'Fehlt.', 'fields.2.label.en': 'Missing. Too long.' },
  })
})

test("Other refusals have the server's message, or a local one if it has none", () => {
  expect(refusalOf(409, { detail: 'Inzwischen geändert.' }, messages).message).toBe('Inzwischen geändert.')
  expect(refusalOf(502, undefined, messages).message).toBe('Kaputt')
})

test('After the session has ended, the call is repeated once somebody has signed in', async () => {
  const fetched = replyWith(reply(401, { detail: 'Nicht angemeldet.' }), reply(200, { id: 1 }))
  const signInAgain = vi.fn(() => Promise.resolve())
  expect(await createCall('de', signInAgain)('PUT', 'forms/1', { version: 1 })).toEqual({ id: 1 })
  expect(signInAgain).toHaveBeenCalledOnce()
  expect(fetched).toHaveBeenCalledTimes(2)
  const [address, options] = fetched.mock.calls[1] ?? []
  expect(address).toBe('/de/api/admin/forms/1')
  expect(options).toMatchObject({ method: 'PUT', headers: { 'X-CSRFToken': 'secret' } })
})

test('A user who cancels the sign-in is told that nothing was lost', async () => {
  replyWith(reply(401, { detail: 'Nicht angemeldet.' }))
  const call = createCall('de', () => Promise.reject(new Error('later')))
  await expect(call('PUT', 'forms/1', {})).rejects.toMatchObject({
    status: 401,
    message: 'Sie sind nicht angemeldet. Ihre Eingaben sind noch da.',
  })
})

test('A network error is reported in the language of the interface', async () => {
  replyWith(new TypeError('Failed to fetch'))
  const call = createCall('en', () => Promise.resolve())
  await expect(call('GET', 'forms')).rejects.toMatchObject({
    status: 0,
    message: expect.stringContaining('No connection to the server.'),
  })
})
