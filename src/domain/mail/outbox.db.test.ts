import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outgoingMails } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { clearOutbox, findNextAttempt, noteFailure, noteSent, queueMail, takeMail } from './index.server.ts'

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

describe('the outbox', () => {
  test('gives each mail to one worker, the one that waits longest first', async () => {
    await queueMail(at(0), draft('one'))
    await queueMail(at(1), draft('two'))
    expect((await takeMail(at(2)))?.subject).toBe('one')
    expect((await takeMail(at(2)))?.subject).toBe('two')
    expect(await takeMail(at(2))).toBeNull()
  })

  test('gives a mail again when its worker has said nothing for five minutes', async () => {
    await queueMail(at(0), draft('one'))
    const first = await takeMail(at(0))
    expect(await takeMail(at(4.9))).toBeNull()
    const second = await takeMail(at(5))
    expect([first?.attempts, second?.attempts]).toEqual([1, 2])
    // The first one wakes up: what it says of its attempt does not count any more.
    if (first) await noteFailure(at(6), first, { reason: 'late', isFinal: true })
    if (second) await noteSent(at(6), second)
    const [row] = await database.db.select().from(outgoingMails)
    expect(row).toMatchObject({ sentAt: at(6).now, givenUpAt: null, lastError: null })
  })

  test('tries again ever later, and gives up after two days', async () => {
    await queueMail(at(0), draft('one'))
    const times: number[] = []
    for (let minute = 0, isGivenUp = false; !isGivenUp;) {
      const mail = await takeMail(at(minute))
      if (!mail) throw new Error('The mail was not due.')
      times.push(minute)
      isGivenUp = await noteFailure(at(minute), mail, { reason: 'refused', isFinal: false })
      const next = await findNextAttempt(at(minute))
      minute = next ? (next.getTime() - start.getTime()) / 60_000 : minute
    }
    expect(times).toEqual([0, 1, 6, 21, 51, 111, 231, 471, 951, 1671, 2391, 3111])
    expect(await takeMail(at(10 * day))).toBeNull()
  })

  test('does not try again what was refused for good', async () => {
    await queueMail(at(0), draft('one'))
    const mail = await takeMail(at(0))
    expect(mail && (await noteFailure(at(0), mail, { reason: 'no such mailbox', isFinal: true }))).toBe(true)
    expect(await findNextAttempt(at(0))).toBeNull()
    const [row] = await database.db.select().from(outgoingMails)
    expect(row?.lastError).toBe('no such mailbox')
  })

  test('forgets mails a week after they went out, and a month after they were given up', async () => {
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
