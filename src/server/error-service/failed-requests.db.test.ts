import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { createApp } from '../app.ts'
import { openErrorService, type ErrorService } from './open-error-service.ts'
import { openLogger } from './open-logger.ts'
import { buildServices } from '../../../tests/support/services.ts'

const origin = 'https://hall.example'
const logged: string[] = []
const received: string[] = []

let database: Database
let changes: ChangeFeed
let receiver: Server
let service: ErrorService
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  database = await openFreshDatabase()
  changes = await followChanges(database, { onError: () => {} })
  receiver = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      received.push(text)
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address = receiver.address()
  const port = typeof address === 'object' && address ? address.port : 0
  service = openErrorService({
    dsn: `http://key@127.0.0.1:${port}/1`,
    clock: () => new Date(),
    onTrouble: (reason) => expect.fail(reason),
  })
  const fail = () => {
    throw new Error('no row for mira@hall.example at 192.0.2.17')
  }
  const failing = { select: { value: fail }, execute: { value: fail } }
  app = createApp({
    database: { ...database, db: Object.create(database.db, failing) as Database['db'] },
    changes,
    ...buildServices({
      logger: openLogger('warn', { service, destination: { write: (line) => void logged.push(line) } }),
      publicOrigin: origin,
      proxies: 1,
    }),
  })
})
afterAll(async () => {
  await service.close()
  receiver.close()
  await changes.close()
  await database.close()
})

test.each([
  ['a call', '/api/genres', 'application/json'],
  ['a call with a language', '/en/pageeditor-api/nav', 'application/json'],
  ['a page', '/de/programm-und-karten', 'text/html'],
])(
  '%s that fails is answered as usual, while log and service receive the error without personal data',
  async (_, path, accept) => {
    logged.splice(0)
    received.splice(0)
    const headers = {
      Accept: accept,
      Cookie: 'csrftoken=geheim-im-keks; _ga=spur',
      'X-Forwarded-For': '198.51.100.7',
      'User-Agent': 'Miras Browser',
    }
    const answer = await app.request(`${origin}${path}?utm_source=Mira+Berg`, { headers })
    expect(answer.status).toBe(500)
    expect(await answer.text()).toMatch(
      /Ein interner Serverfehler|An internal server error|lässt sich gerade nicht/,
    )
    await service.close()
    expect(received.length).toBeGreaterThan(0)
    expect(received.length).toBe(logged.length)
    for (const line of logged) {
      expect(line).toContain(`"path":"${path}"`)
      expect(line).toContain('no row for …@… at …')
      expect(line).not.toMatch(/Mira|mira|geheim|spur|198\.51|192\.0|Cookie|User-Agent/)
    }
    for (const envelope of received) {
      expect(envelope).toContain(`"transaction":"${path}"`)
      expect(envelope).toContain('no row for …@… at …')
      expect(envelope).not.toMatch(/Mira|mira|geheim|spur|198\.51|192\.0|Cookie|User-Agent/)
    }
  },
)
