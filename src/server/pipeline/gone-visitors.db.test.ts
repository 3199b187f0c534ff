import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import { createApp } from '#server/app.ts'
import { listen, type OpenPort } from '#server/http/listen.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { buildServices } from '../../../tests/support/services.ts'

let database: Database
let changes: ChangeFeed
let openPort: OpenPort
const logged: string[] = []
/** Resolves when the application has answered another request, whether or not the client reads the answer. */
let answered: PromiseWithResolvers<void>

beforeAll(async () => {
  database = await openFreshDatabase()
  changes = await followChanges(database, { onError: () => {} })
  openPort = await listen({ port: 0, host: '127.0.0.1', name: 'PORT' })
  const app = createApp({
    database,
    changes,
    ...buildServices({
      logger: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
      publicOrigin: `http://127.0.0.1:${openPort.port}`,
    }),
  })
  const site = new Hono()
  site.all('*', async ({ req, env }) => {
    try {
      return await app.fetch(req.raw, env)
    } finally {
      answered.resolve()
    }
  })
  openPort.serve(site.fetch)
})
beforeEach(() => {
  logged.splice(0)
  answered = Promise.withResolvers()
})
afterAll(async () => {
  await openPort.close()
  await changes.close()
  await database.close()
})

test.each([
  ['a call', '/de/api/presale-reminders', 'application/json', 'Content-Length: 100\r\n\r\n{"event'],
  ['a call of staff', '/de/pageeditor-api/login', 'application/json', 'Content-Length: 100\r\n\r\n{"email'],
  ['a form', '/login', 'application/x-www-form-urlencoded', 'Content-Length: 100\r\n\r\nemail=a'],
  [
    'a form in pieces',
    '/login',
    'application/x-www-form-urlencoded',
    'Transfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n',
  ],
])('a visitor who disconnects in the middle of %s causes no error', async (_, path, type, rest) => {
  const origin = `127.0.0.1:${openPort.port}`
  const socket = connect(openPort.port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${origin}`,
    `Origin: http://${origin}`,
    `Content-Type: ${type}`,
  ]
  const began = once(openPort.server, 'request')
  socket.write(`${head.join('\r\n')}\r\n${rest}`)
  await began
  socket.destroy()
  await answered.promise
  expect(logged).toEqual([])
})
