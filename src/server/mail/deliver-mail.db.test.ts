import { expect, test } from 'vitest'
import { outgoingMails } from '#db/schema/index.ts'
import { listWaitingMails, queueMail } from '#domain/mail/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { deliverMail } from './deliver-mail.ts'
import { MailRefusal, type MailTransport } from './transports.ts'

const database = useTestDatabase()
const now = new Date('2026-11-21T12:00:00Z')
const scope = () => ({ db: database.db, now })

async function queue(): Promise<number> {
  await queueMail(scope(), {
    sender: 'house@example.org',
    recipient: 'clara@example.org',
    subject: 'Hallo',
    textBody: 'Hallo',
  })
  return (await listWaitingMails(scope())).at(-1) ?? expect.fail('no mail waits')
}

function deliver(
  id: number,
  send: MailTransport['send'],
  { isLastAttempt = false, signal = new AbortController().signal, inScope = scope } = {},
) {
  return deliverMail(inScope, id, { transport: { send }, logger: { error: () => {} }, isLastAttempt, signal })
}

const row = async () => (await database.db.select().from(outgoingMails))[0]

test('a mail is sent once, however many processes attempt it', async () => {
  const id = await queue()
  const sent: string[] = []
  const send: MailTransport['send'] = async ({ subject }) => void sent.push(subject)
  await deliver(id, send)
  await deliver(id, send)
  await deliver(id + 1, send)
  expect(sent).toEqual(['Hallo'])
  expect(await row()).toMatchObject({ sentAt: now, lastError: null })
})

test('a failure is recorded and retried, except after the last attempt', async () => {
  const id = await queue()
  const send = () => Promise.reject(new Error('no connection'))
  await expect(deliver(id, send)).rejects.toThrow('no connection')
  expect(await row()).toMatchObject({ lastError: 'no connection', givenUpAt: null })
  await deliver(id, send, { isLastAttempt: true })
  expect(await row()).toMatchObject({ lastError: 'no connection', givenUpAt: now, sentAt: null })
})

test('a mail that a server refuses permanently is given up', async () => {
  const id = await queue()
  await deliver(id, () => Promise.reject(new MailRefusal('no such mailbox')))
  expect(await row()).toMatchObject({ givenUpAt: now, lastError: 'no such mailbox', sentAt: null })
})

test('an aborted attempt records nothing, even if the transport ignores the abort', async () => {
  const id = await queue()
  const ending = new AbortController()
  const send = () => {
    ending.abort(new Error('The program ends.'))
    return new Promise<void>(() => {})
  }
  const delivery = deliver(id, send, { isLastAttempt: true, signal: ending.signal })
  await expect(delivery).rejects.toThrow('The program ends.')
  expect(await row()).toMatchObject({ sentAt: null, givenUpAt: null, lastError: null })
})

test('a mail is sent once although the database restarts before it is noted', async () => {
  const id = await queue()
  const outages = [Object.assign(new Error('terminating connection'), { code: '57P02' })]
  const db: typeof database.db = Object.create(database.db, {
    transaction: {
      value: async (work: Parameters<typeof database.db.transaction>[0]) => {
        const outage = outages.pop()
        if (outage) throw outage
        return database.db.transaction(work)
      },
    },
  })
  await deliver(id, async () => {}, { inScope: () => ({ db, now }) })
  expect(outages).toEqual([])
  expect(await row()).toMatchObject({ sentAt: now })
})
