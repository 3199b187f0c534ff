import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifySignature } from '#domain/webhooks/index.server.ts'
import { sendMessage } from './send-message.ts'

const received: { headers: IncomingMessage['headers']; body: string; url: string | undefined }[] = []
let answer = (response: ServerResponse) => void response.writeHead(204).end()
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers, body, url: request.url })
    answer(response)
  })
})
let port: number
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const now = new Date('2026-11-21T12:00:00Z')
const secrets = ['whsec_plJ3nmyCDGBKInavdOK15jsl', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']
const message = { messageId: 'msg_1', body: '{"type":"test","data":{}}', secrets }
const options = { now, userAgent: 'Test', signal: new AbortController().signal }
const send = (address: string, more: object = {}) =>
  sendMessage({ ...message, address, ...more }, { ...options, privateHosts: ['127.0.0.1'] })

test('a message is signed by each secret, so that the receiver can verify it by either', async () => {
  expect(await send(`http://127.0.0.1:${port}/hook?a=1`)).toEqual({ status: 204 })
  const { headers, body, url } = received.at(-1) ?? { headers: {}, body: '', url: '' }
  expect([url, body, headers['content-type']]).toEqual(['/hook?a=1', message.body, 'application/json'])
  const signed = { id: String(headers['webhook-id']), timestamp: Number(headers['webhook-timestamp']), body }
  const signatures = String(headers['webhook-signature'])
  for (const secret of secrets) expect(verifySignature(secret, signed, { signatures, now })).toBe(true)
})

test('redirects are answers, and not followed', async () => {
  received.length = 0
  answer = (response) => void response.writeHead(307, { Location: '/elsewhere' }).end()
  expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ status: 307 })
  expect(received).toHaveLength(1)
})

test('an answer without end counts by its status', async () => {
  answer = (response) => {
    response.writeHead(200)
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
    }
    response.on('drain', write)
    write()
  }
  expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ status: 200 })
})

test('a receiver that is not there, and one without a secret, get nothing', async () => {
  expect(await send('http://127.0.0.1:1/')).toEqual({ problem: 'unreachable' })
  expect(await send(`http://127.0.0.1:${port}/`, { secrets: [] })).toEqual({ problem: 'secret' })
})

describe('nothing is sent to', () => {
  const refuse = (address: string, addresses: string[] = []) =>
    sendMessage({ ...message, address }, { ...options, resolve: async () => Promise.resolve(addresses) })

  test.each([
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://192.168.1.1/',
    'https://172.16.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[fe80::1]/',
    'https://[fd00:ec2::254]/',
    'https://[64:ff9b::a00:1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
  ])('%s, which is not on the public internet', async (address) => {
    expect(await refuse(address)).toEqual({ problem: 'private' })
  })

  test.each([[['127.0.0.1']], [['10.0.0.1', '93.184.216.34']], [['::ffff:10.0.0.1']], [['fe80::1']], [[]]])(
    'a name that leads to %j',
    async (addresses) => {
      expect(await refuse('https://hooks.example.org/', addresses)).toEqual({ problem: 'private' })
    },
  )

  test('plain HTTP', async () => {
    expect(await refuse('http://localhost/', ['93.184.216.34'])).toEqual({ problem: 'private' })
  })

  test('a host or a port that PRIVATE_HOSTS does not name', async () => {
    const sendTo = (address: string, privateHosts: string[]) =>
      sendMessage({ ...message, address }, { ...options, privateHosts })
    expect(await sendTo('http://127.0.0.1:1/', ['10.0.0.1', '127.0.0.1:2'])).toEqual({ problem: 'private' })
    expect(await sendTo('http://127.0.0.1:1/', ['127.0.0.1:1'])).toEqual({ problem: 'unreachable' })
  })

  test('an address that a name has only at a second look-up', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']]
    let asked = 0
    const controller = new AbortController()
    const sent = sendMessage(
      { ...message, address: `https://hooks.example.org:${port}/` },
      {
        ...options,
        signal: controller.signal,
        resolve: async () => {
          asked += 1
          queueMicrotask(() => controller.abort())
          return Promise.resolve(answers.shift() ?? [])
        },
      },
    )
    await expect(sent).rejects.toThrow('aborted')
    expect(asked).toBe(1)
  })
})
