import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { queueMail, type QueuedMail } from '#domain/mail/index.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { startDelivery, type Delivery } from './deliver-mails.ts'
import { MailRefusal, type MailTransport } from './transports.ts'

let database: Database
const running: Delivery[] = []
let now = new Date('2026-11-21T12:00:00Z')
const logger = { warn: () => {}, error: () => {} }
const clock = () => now

beforeAll(async () => {
  database = await openFreshDatabase()
})
afterEach(async () => {
  for (const delivery of running.splice(0)) await delivery.stop()
  await database.db.delete(outgoingMails)
  now = new Date('2026-11-21T12:00:00Z')
})
afterAll(() => database.close())

const queue = (subject: string) =>
  queueMail(
    { db: database.db, now },
    { sender: 'house@example.org', recipient: 'clara@example.org', subject, textBody: 'Hallo' },
  )

describe('the delivery', () => {
  test('sends what waits, and what comes later without being asked', async () => {
    await queue('first')
    const { transport, sent, next } = record()
    await start(transport)
    await next('first')
    await database.db.transaction((tx) =>
      queueMail(
        { db: tx, now },
        { sender: 'house@example.org', recipient: 'clara@example.org', subject: 'second', textBody: 'Hallo' },
      ),
    )
    await next('second')
    expect(sent).toEqual(['first', 'second'])
  })

  test('sends each mail once, however many processes do it', async () => {
    const subjects = Array.from({ length: 20 }, (_, index) => `mail ${index}`)
    for (const subject of subjects) await queue(subject)
    const { transport, sent } = record()
    const workers = await Promise.all([start(transport), start(transport), start(transport)])
    await Promise.all(workers.map((worker) => worker.deliver()))
    expect(sent.toSorted()).toEqual(subjects.toSorted())
  })

  test('goes on with the others when one fails, and tries that one again later', async () => {
    await queue('bad')
    await queue('good')
    const { transport, sent, failing } = record()
    failing.set('bad', new Error('no connection'))
    const worker = await start(transport)
    await worker.deliver()
    expect(sent).toEqual(['good'])
    failing.clear()
    await worker.deliver()
    expect(sent).toEqual(['good'])
    now = new Date(now.getTime() + 61_000)
    await worker.deliver()
    expect(sent).toEqual(['good', 'bad'])
  })

  test('does not try again what a server refused for good', async () => {
    await queue('bad')
    const { transport, failing } = record()
    failing.set('bad', new MailRefusal('no such mailbox'))
    const worker = await start(transport)
    await worker.deliver()
    const [row] = await database.db.select().from(outgoingMails)
    expect(row).toMatchObject({ givenUpAt: now, lastError: 'no such mailbox', sentAt: null })
  })

  test('waits at its end for the mail in hand, and leaves the others for the next start', async () => {
    await queue('in hand')
    await queue('waiting')
    const taken = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const worker = await start({
      send: () => {
        taken.resolve()
        return release.promise
      },
    })
    await taken.promise
    const stopped = worker.stop()
    release.resolve()
    await stopped
    const rows = await database.db.select().from(outgoingMails).orderBy(outgoingMails.id)
    expect(rows.map(({ subject, sentAt, attempts }) => [subject, sentAt !== null, attempts])).toEqual([
      ['in hand', true, 1],
      ['waiting', false, 0],
    ])
    const { transport, sent, next } = record()
    await start(transport)
    await next('waiting')
    expect(sent).toEqual(['waiting'])
  })
})

async function start(transport: MailTransport): Promise<Delivery> {
  const delivery = await startDelivery({ database, transport, logger, clock })
  running.push(delivery)
  return delivery
}

function record() {
  const sent: string[] = []
  const failing = new Map<string, Error>()
  const waiting = new Map<string, () => void>()
  const transport: MailTransport = {
    async send({ subject }: QueuedMail) {
      const failure = failing.get(subject)
      if (failure) throw failure
      sent.push(subject)
      waiting.get(subject)?.()
    },
  }
  const next = (subject: string) =>
    new Promise<void>((resolve) => {
      if (sent.includes(subject)) resolve()
      else waiting.set(subject, resolve)
    })
  return { transport, sent, failing, next }
}
