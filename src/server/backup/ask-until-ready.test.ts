import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askUntilReady } from './ask-until-ready.ts'

type Planned = { status: number; headers?: Record<string, string> }

let server: Server
let address: string
let planned: Planned[]
let asked: number
let said: string[]
beforeEach(async () => {
  asked = 0
  said = []
  server = createServer((_, response) => {
    const { status, headers } = planned[asked++] ?? planned.at(-1) ?? { status: 500 }
    response.writeHead(status, headers).end('text')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listening = server.address()
  address = `http://127.0.0.1:${typeof listening === 'object' && listening ? listening.port : 0}/`
})
afterEach(() => server.close())

const busy: Planned = { status: 503, headers: { 'Retry-After': '0' } }
const say = (line: string) => void said.push(line)

test('A restored site that is still reading its archive is asked again until it has read it, and that is said once', async () => {
  planned = [busy, busy, busy, { status: 200 }]
  expect((await askUntilReady(address, { say })).status).toBe(200)
  expect(asked).toBe(4)
  expect(said).toEqual([expect.stringContaining('reading the archive')])
})

test('Any other answer counts at once, also an outage that does not say when it will be over', async () => {
  for (const status of [200, 404, 500, 503]) {
    planned = [{ status }]
    expect((await askUntilReady(address, { say })).status).toBe(status)
  }
  expect([asked, said]).toEqual([4, []])
})

test('A site that is never ready is a clear failure in the end', async () => {
  planned = [busy]
  let time = 0
  const clock = () => (time += 30_000)
  await expect(askUntilReady(address, { say, clock, patience: 120_000 })).rejects.toThrow(
    'Everything is restored, but after 2 minutes the site is still not ready',
  )
  expect(asked).toBe(4)
})
