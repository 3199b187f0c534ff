import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askAddress } from './ask-address.ts'

const asked: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  answer(request, response)
})
let port: number

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Only the server of this test counts as public. */
const options = {
  userAgent: 'Test',
  isAllowed: (address: string) => address === '127.0.0.1',
  resolve: async (host: string) =>
    Promise.resolve(host === 'inside.test' ? ['127.0.0.1', '10.0.0.1'] : ['127.0.0.1']),
}
const ask = (path: string, host = 'outside.test') => askAddress(`http://${host}:${port}${path}`, options)
const answerWith = (status: number, headers: Record<string, string> = {}) => {
  answer = (_, response) => response.writeHead(status, headers).end()
}

test('an address that answers is fine, and asked once', async () => {
  let agent: string | undefined
  answer = ({ headers }, response) => {
    agent = headers['user-agent']
    response.writeHead(200).end()
  }
  expect(await ask('/da')).toBeNull()
  expect(asked).toEqual(['HEAD /da'])
  expect(agent).toBe('Test')
})

test('an address that is gone is asked for its page, too', async () => {
  answerWith(404)
  expect(await ask('/weg')).toBe('404')
  expect(asked).toEqual(['HEAD /weg', 'GET /weg'])
})

test('a server that refuses HEAD is fine if it answers GET', async () => {
  answer = ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end('ok')
  expect(await ask('/')).toBeNull()
})

test.each([401, 403, 429])('status %i is an answer to programs', async (status) => {
  answerWith(status)
  expect(await ask('/')).toBeNull()
})

test('redirects are followed', async () => {
  answer = ({ url }, response) =>
    url === '/alt' ? response.writeHead(301, { Location: '/neu' }).end() : response.writeHead(200).end()
  expect(await ask('/alt')).toBeNull()
  expect(asked).toEqual(['HEAD /alt', 'HEAD /neu'])
})

test('a server that always redirects is a fault, and not asked for ever', async () => {
  answerWith(302, { Location: '/' })
  expect(await ask('/')).toBe('redirects')
  expect(asked).toHaveLength(6)
})

test('a private address is not asked, whether it is written, resolved, or led to', async () => {
  answerWith(200)
  expect(await ask('/', '127.0.0.2')).toBe('private')
  expect(await ask('/', '[::1]')).toBe('private')
  expect(await ask('/', '2130706434')).toBe('private') // 127.0.0.2 as a number
  expect(await ask('/', 'inside.test')).toBe('private')
  expect(asked).toEqual([])
  answerWith(302, { Location: `http://127.0.0.2:${port}/geheim` })
  expect(await ask('/')).toBe('private')
  answerWith(302, { Location: `http://inside.test:${port}/geheim` })
  expect(await ask('/')).toBe('private')
  expect(asked).toEqual(['HEAD /', 'HEAD /'])
  expect(await askAddress(`http://127.0.0.1:${port}/`, { userAgent: 'Test' })).toBe('private')
  expect(asked).toHaveLength(2)
})

test('a host without an address, and a port without a server, are named', async () => {
  const resolve = async () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
  expect(await askAddress('http://nirgends.test/', { ...options, resolve })).toBe('unknown_host')
  expect(await askAddress('http://outside.test:1/', options)).toBe('unreachable')
})
