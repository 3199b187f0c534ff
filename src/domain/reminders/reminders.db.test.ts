import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  events,
  mailTexts,
  outgoingMails,
  presaleReminders,
  presaleReminderTokens,
  requestCounts,
} from '#db/schema/index.ts'
import { countMailTo } from '../mail/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createTestEvent, systemScope, testNow, visitorScope } from '../../../tests/support/factories.ts'
import {
  clearReminders,
  confirmReminder,
  findReminder,
  removeReminder,
  requestReminder,
  sendDueReminders,
  type ReminderWish,
} from './index.server.ts'

const database = useTestDatabase()
const hours = (count: number) => new Date(testNow.getTime() + count * 60 * 60_000)
const days = (count: number) => hours(count * 24)
const publicOrigin = 'https://hall.example'
const saleFrom = days(10)
let eventId = 0

beforeEach(async () => {
  eventId = await createTestEvent(systemScope(database.db), {
    title: { de: 'Fünfte', en: 'Fifth' },
    dateStart: days(100),
    ticketSaleFrom: saleFrom,
    ticketUrlExternal: 'https://shop.example/buyingflow/tickets/1',
  })
})

describe('requesting a reminder', () => {
  test('sends a mail in the language of the page, with a link to confirm and one to remove', async () => {
    await ask({ language: 'en' })
    const [mail] = await mails()
    expect(mail?.recipient).toBe('clara@example.org')
    expect(mail?.subject).toBe('Please confirm: reminder of the sale for ‘Fifth’')
    const links = linksOf(mail)
    expect(links.confirm).toMatch(
      new RegExp(`^https://hall\\.example/en/bookmark/${eventId}/confirm/[\\w-]{32}$`),
    )
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${links.remove}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(mail?.htmlBody).toContain(links.confirm)
  })

  test("sends the house's own text, with the links of the mail at its place", async () => {
    await database.db.insert(mailTexts).values({
      mail: 'reminder_confirm',
      subject: { de: 'Nur noch ein Klick: {name}', en: '' },
      body: { de: 'Liebes Publikum,\n\n{link}\n\nIhr {house}, {unbekannt}', en: '' },
    })
    await ask()
    const [mail] = await mails()
    expect(mail?.subject).toBe('Nur noch ein Klick: Fünfte')
    expect(mail?.textBody.startsWith('Liebes Publikum,\r\n\r\nErinnerung bestätigen:')).toBe(true)
    expect(mail?.textBody).toContain('Ihr Konzerthaus, {unbekannt}')
    await ask({ language: 'en', email: 'robert@example.org' })
    expect((await mails())[1]?.subject).toContain('Please confirm')
  })

  test('stores no token, only its hash', async () => {
    await ask()
    const token = await lastToken()
    const rows = JSON.stringify(await database.db.select().from(presaleReminderTokens))
    expect(rows).not.toContain(token)
    expect(await findReminder(visitorScope(database.db), token)).toEqual({
      eventId,
      kind: 'sale',
      isConfirmed: false,
    })
  })

  test('again sends another mail for the same reminder, but not at once', async () => {
    await ask()
    await ask({ email: ' CLARA@example.org ' })
    expect(await mails()).toHaveLength(1)
    await ask({}, hours(1))
    expect(await mails()).toHaveLength(2)
    expect(await reminders()).toHaveLength(1)
  })

  test('answers the same for a known address, of which only its owner is told', async () => {
    await ask()
    await confirm()
    expect(await ask({}, hours(1))).toBeUndefined()
    expect((await mails()).at(-1)?.subject).toBe('Sie werden schon erinnert: Vorverkauf für »Fünfte«')
    expect((await reminders())[0]?.confirmedAt).toEqual(testNow)
  })

  test('does nothing for a bot that fills in the honeypot field', async () => {
    await ask({ trap: 'https://spam.example' })
    expect([await mails(), await reminders()]).toEqual([[], []])
  })

  test('asks visitors who are too fast to send it again', async () => {
    await expect(ask({ seconds: 1.9 })).rejects.toMatchObject({ code: 'too_many_attempts', retryAfter: 2 })
    await ask({ seconds: 2 })
    expect(await mails()).toHaveLength(1)
  })

  test('is refused for a mailbox that has got as many mails by forms', async () => {
    for (let count = 0; count < 6; count += 1)
      await countMailTo(systemScope(database.db), 'X+news@example.org')
    await expect(ask({ email: 'x@example.org' })).rejects.toMatchObject({ code: 'too_many_attempts' })
    expect(await mails()).toEqual([])
  })

  test('is refused after too many requests from one client, or for one address', async () => {
    for (let count = 0; count < 20; count += 1) await ask({ email: `visitor-${count}@example.org` })
    await expect(ask({ email: 'other@example.org' })).rejects.toMatchObject({ code: 'too_many_attempts' })
    await ask({ email: 'other@example.org' }, testNow, '198.51.100.2')
    for (let count = 0; count < 6; count += 1)
      await ask({ email: 'x@example.org' }, testNow, `203.0.113.${count}`)
    await expect(ask({ email: 'x@example.org' }, testNow, '203.0.113.9')).rejects.toMatchObject({
      code: 'too_many_attempts',
      retryAfter: 24 * 60 * 60,
    })
    await expect(ask({ email: 'X+y@example.org' }, testNow, '203.0.113.9')).rejects.toMatchObject({
      code: 'too_many_attempts',
    })
    await ask({ email: 'x@example.org' }, hours(24), '203.0.113.9')
    const counts = JSON.stringify(await database.db.select().from(requestCounts))
    expect(counts).not.toMatch(/example|203\.0|198\.51/)
  })

  test.each([
    ['whose sale runs', { ticketSaleFrom: testNow }, 'conflict'],
    ['without a start of its sale', { ticketSaleFrom: null }, 'conflict'],
    ['that is cancelled', { status: 'cancelled' }, 'conflict'],
    ['that is sold out', { status: 'sold_out' }, 'conflict'],
    ['that is offline', { isOnline: false }, 'not_found'],
    ['that has vanished', { vanishedAt: testNow }, 'not_found'],
  ] satisfies [string, Partial<typeof events.$inferInsert>, string][])(
    'is refused for an event %s',
    async (_, change, code) => {
      await database.db.update(events).set(change).where(eq(events.id, eventId))
      await expect(ask()).rejects.toMatchObject({ code })
    },
  )

  test('is refused for an event that does not exist', async () => {
    await expect(ask({ eventId: eventId + 1000 })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the links of the mails', () => {
  test('confirm within 48 hours, and twice without harm', async () => {
    await ask()
    const token = await lastToken()
    expect(await confirmReminder(visitorScope(database.db, hours(47)), token)).toMatchObject({
      isConfirmed: true,
    })
    expect(await confirmReminder(visitorScope(database.db, hours(99)), token)).toMatchObject({
      isConfirmed: true,
    })
  })

  test('confirm nothing after that, nor with another token', async () => {
    await ask()
    const token = await lastToken()
    expect(await confirmReminder(visitorScope(database.db, hours(48)), token)).toBeNull()
    expect(await confirmReminder(visitorScope(database.db), `${token}x`)).toBeNull()
    expect((await reminders())[0]?.confirmedAt).toBeNull()
  })

  test('remove the reminder with its address, from any of its mails', async () => {
    await ask()
    const first = await lastToken()
    await ask({}, hours(1))
    await removeReminder(visitorScope(database.db), first)
    expect(await reminders()).toEqual([])
    await removeReminder(visitorScope(database.db), first) // a second time
  })
})

describe('when the sale starts', () => {
  test('one mail goes out, once', async () => {
    await ask()
    await confirm()
    expect(await sendDue(hours(239))).toBe(0)
    expect(await sendDue(saleFrom)).toBe(1)
    expect(await sendDue(days(11))).toBe(0)
    const mail = (await mails()).at(-1)
    expect(mail?.subject).toBe('Jetzt im Vorverkauf: »Fünfte«')
    expect(mail?.textBody).toContain(`https://hall.example/de/programm-und-karten/ein-abend/${eventId}`)
    await removeReminder(visitorScope(database.db, days(12)), await lastToken())
    expect(await reminders()).toEqual([])
  })

  test('nobody receives a mail without a confirmation', async () => {
    await ask()
    expect(await sendDue(saleFrom)).toBe(0)
  })

  test('all receive theirs', async () => {
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) {
      await ask({ email })
      await confirm()
    }
    expect(await sendDue(saleFrom)).toBe(3)
    const recipients = (await mails()).slice(3).map(({ recipient }) => recipient)
    expect(recipients.toSorted()).toEqual(['a@example.org', 'b@example.org', 'c@example.org'])
  })

  test('the mail waits for a sale that was moved', async () => {
    await ask()
    await confirm()
    await change({ ticketSaleFrom: days(20) })
    expect(await sendDue(saleFrom)).toBe(0)
    expect(await sendDue(days(20))).toBe(1)
  })

  test.each([
    ['cancelled', 'Abgesagt: »Fünfte«'],
    ['sold_out', 'Leider ausverkauft: »Fünfte«'],
    ['no_sale', 'Eintritt frei: »Fünfte«'],
  ] as const)('an event that is %s before the sale is announced once', async (status, subject) => {
    await ask()
    await confirm()
    await change({ status })
    expect(await sendDue(days(1))).toBe(1)
    expect((await mails()).at(-1)?.subject).toBe(subject)
    await change({ status: null })
    expect(await sendDue(saleFrom)).toBe(0)
  })

  test.each([{ isOnline: false }, { vanishedAt: testNow }, { status: 'postponed' as const }])(
    'the mail waits for an event that may come back (%o)',
    async (away) => {
      await ask()
      await confirm()
      await change(away)
      expect(await sendDue(saleFrom)).toBe(0)
      await change({ isOnline: true, vanishedAt: null, status: null })
      expect(await sendDue(days(11))).toBe(1)
    },
  )

  test('a new request after that needs a new confirmation', async () => {
    await ask()
    await confirm()
    await sendDue(saleFrom)
    await change({ ticketSaleFrom: days(30) })
    await ask({}, days(12))
    expect((await mails()).at(-1)?.subject).toContain('Bitte bestätigen')
    expect(await sendDue(days(30))).toBe(0)
  })
})

describe('clean-up', () => {
  test('deletes reminders that were not confirmed within 48 hours', async () => {
    await ask()
    await clearAt(hours(47))
    expect(await reminders()).toHaveLength(1)
    await clearAt(hours(48))
    expect([await reminders(), await database.db.select().from(presaleReminderTokens)]).toEqual([[], []])
  })

  test('deletes reminders thirty days after the mail, or after the event', async () => {
    await ask()
    await confirm()
    await sendDue(saleFrom)
    await clearAt(days(39.9))
    expect(await reminders()).toHaveLength(1)
    await clearAt(days(40))
    expect(await reminders()).toEqual([])

    await change({ ticketSaleFrom: days(60), isOnline: true })
    await ask({}, days(50))
    await confirm(days(50))
    await change({ isOnline: false })
    await clearAt(days(129))
    expect(await reminders()).toHaveLength(1)
    await clearAt(days(130))
    expect(await reminders()).toEqual([])
  })
})

async function ask(wish: Partial<ReminderWish> = {}, now = testNow, clientAddress = '198.51.100.1') {
  return requestReminder(
    visitorScope(database.db, now),
    { eventId, kind: 'sale', email: 'clara@example.org', language: 'de', seconds: 20, trap: '', ...wish },
    { publicOrigin, clientAddress },
  )
}

async function confirm(now = testNow): Promise<void> {
  await confirmReminder(visitorScope(database.db, now), await lastToken())
}

const sendDue = (now: Date) => sendDueReminders(systemScope(database.db, now), { publicOrigin })
const clearAt = (now: Date) => clearReminders(systemScope(database.db, now))
const change = (values: Partial<typeof events.$inferInsert>) =>
  database.db.update(events).set(values).where(eq(events.id, eventId))
const mails = () => database.db.select().from(outgoingMails).orderBy(outgoingMails.id)
const reminders = () => database.db.select().from(presaleReminders)

async function lastToken(): Promise<string> {
  return (
    linksOf((await mails()).at(-1))
      .remove.split('/')
      .at(-1) ?? ''
  )
}

function linksOf(mail: { textBody: string } | undefined): { confirm: string; remove: string } {
  const links = mail?.textBody.match(/https:\S+/g) ?? []
  const find = (step: string) => links.find((link) => link.includes(`/${step}/`)) ?? ''
  return { confirm: find('confirm'), remove: find('remove') }
}
