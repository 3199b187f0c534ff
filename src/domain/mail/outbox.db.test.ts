import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outgoingMails } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  clearOutbox,
  findWaitingMail,
  listWaitingMails,
  noteFailure,
  noteSent,
  queueMail,
} from './index.server.ts'

const database = useTestDatabase()
const start = new Date('2026-11-21T12:00:00Z')
const at = (minutes: number) => ({ db: database.db, now: new Date(start.getTime() + minutes * 60_000) })
const draft = (subject: string) => ({
  sender: 'house@example.org',
  recipient: 'clara@example.org',
  subject,
  textBody: 'Hallo',
})
const day = 24 * 60

async function queue(subject: string): Promise<number> {
  await queueMail(at(0), draft(subject))
  return (await listWaitingMails(at(0))).at(-1) ?? expect.fail('no mail waits')
}

describe('the outbox', () => {
  test('lists waiting mails, oldest first, until they are sent or given up', async () => {
    const one = await queue('one')
    const two = await queue('two')
    expect(await listWaitingMails(at(1))).toEqual([one, two])
    expect(await findWaitingMail(at(1), one)).toMatchObject({ ...draft('one'), createdAt: start })
    await noteSent(at(1), one)
    await noteFailure(at(1), two, { reason: 'refused', isGivenUp: true })
    expect(await listWaitingMails(at(1))).toEqual([])
    expect([await findWaitingMail(at(1), one), await findWaitingMail(at(1), two)]).toEqual([null, null])
  })

  test('contains nothing of a transaction that was rolled back', async () => {
    const taken = database.db.transaction(async (tx) => {
      await queueMail({ ...at(0), db: tx }, draft('one'))
      throw new Error('No.')
    })
    await expect(taken).rejects.toThrow('No.')
    expect(await listWaitingMails(at(0))).toEqual([])
  })

  test('records why a mail is still waiting, or was given up', async () => {
    const id = await queue('one')
    await noteFailure(at(1), id, { reason: 'no connection', isGivenUp: false })
    expect(await rowOf(id)).toMatchObject({ lastError: 'no connection', givenUpAt: null })
    expect(await listWaitingMails(at(1))).toEqual([id])
    await noteFailure(at(2), id, { reason: 'no such mailbox', isGivenUp: true })
    expect(await rowOf(id)).toMatchObject({ lastError: 'no such mailbox', givenUpAt: at(2).now })
  })

  test('ignores late reports about mails that were sent', async () => {
    const id = await queue('one')
    await noteSent(at(1), id)
    await noteFailure(at(2), id, { reason: 'late', isGivenUp: true })
    expect(await rowOf(id)).toMatchObject({ sentAt: at(1).now, givenUpAt: null, lastError: null })
  })

  test('deletes mails a week after they were sent, and a month after they were given up', async () => {
    for (const subject of ['sent', 'given up', 'waiting']) await queueMail(at(0), draft(subject))
    const set = (subject: string, values: Partial<typeof outgoingMails.$inferInsert>) =>
      database.db.update(outgoingMails).set(values).where(eq(outgoingMails.subject, subject))
    await set('sent', { sentAt: start })
    await set('given up', { givenUpAt: start })
    const subjectsAfter = async (minutes: number) => {
      await clearOutbox(at(minutes))
      const rows = await database.db.select({ subject: outgoingMails.subject }).from(outgoingMails)
      return rows.map(({ subject }) => subject).toSorted()
    }
    expect(await subjectsAfter(7 * day)).toEqual(['given up', 'sent', 'waiting'])
    expect(await subjectsAfter(7 * day + 1)).toEqual(['given up', 'waiting'])
    expect(await subjectsAfter(30 * day + 1)).toEqual(['waiting'])
  })
})

async function rowOf(id: number) {
  const [row] = await database.db.select().from(outgoingMails).where(eq(outgoingMails.id, id))
  return row
}
