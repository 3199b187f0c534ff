import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeNotices, events, outgoingMails, presaleReminders, waitingLists } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createTestEvent, systemScope, testNow, visitorScope } from '../../../tests/support/factories.ts'
import {
  clearReminders,
  confirmReminder,
  findReminder,
  longestList,
  notePlacesLeft,
  removeReminder,
  requestReminder,
  sendChangeNotices,
  sendDueReminders,
  tellWaiting,
  uncountedWave,
  type ReminderWish,
} from './index.server.ts'

const database = useTestDatabase()
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)
const days = (count: number) => minutes(count * 24 * 60)
const publicOrigin = 'https://hall.example'
let eventId = 0

beforeEach(async () => {
  eventId = await createTestEvent(systemScope(database.db), {
    title: { de: 'Fünfte', en: 'Fifth' },
    dateStart: days(100),
    status: 'sold_out',
    ticketSaleFrom: days(-30),
    ticketUrlExternal: 'https://shop.example/buyingflow/tickets/1',
  })
})

describe('The waiting list of a sold-out event', () => {
  test('is confirmed by a mail that says that nothing is reserved', async () => {
    await ask({ language: 'en' })
    const [mail] = await mails()
    expect(mail?.subject).toBe('Please confirm: waiting list for ‘Fifth’')
    expect(mail?.textBody).toContain('Nothing is reserved by that.')
    expect(mail?.textBody).toContain('for the waiting list of a concert')
    const token = tokenOf(mail)
    const view = { eventId, kind: 'returned_tickets', isConfirmed: false }
    expect(await findReminder(visitorScope(database.db), token)).toEqual(view)
    await free()
    expect(await send(minutes(1))).toBe(0)
    expect(await confirmReminder(visitorScope(database.db), token)).toEqual({ ...view, isConfirmed: true })
  })

  test.each([
    ['on sale', { status: null }, 'conflict'],
    ['cancelled', { status: 'cancelled' as const }, 'conflict'],
    ['over', { dateStart: days(-1) }, 'conflict'],
    ['not public', { isOnline: false }, 'not_found'],
    ['no longer in the shop', { vanishedAt: testNow }, 'not_found'],
  ])('takes nobody while the event is %s', async (_, columns, code) => {
    await change(columns)
    await expect(ask()).rejects.toMatchObject({ code })
    expect(await mails()).toEqual([])
  })

  test('is not the reminder of a sale, which a sold-out event does not have', async () => {
    await expect(ask({ kind: 'sale' })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('takes no more than its bound, and does not count those who left or were told', async () => {
    const entries = Array.from({ length: longestList }, (_, index) => ({
      eventId,
      kind: 'returned_tickets' as const,
      email: `visitor-${index}@example.org`,
      language: 'de' as const,
      confirmedAt: testNow,
    }))
    await database.db.insert(presaleReminders).values(entries)
    await expect(ask()).rejects.toMatchObject({ code: 'conflict' })
    await database.db
      .update(presaleReminders)
      .set({ sentAt: testNow })
      .where(eq(presaleReminders.email, 'visitor-7@example.org'))
    await ask()
    expect(await mails()).toHaveLength(1)
  })

  test('has one entry for an address, which keeps its place when it asks again', async () => {
    await wait('clara@example.org', minutes(0))
    await wait('robert@example.org', minutes(1))
    await ask({ email: 'CLARA@example.org' }, minutes(10))
    expect((await mails()).at(-1)?.subject).toBe('Sie stehen schon auf der Warteliste: »Fünfte«')
    await free({ placesLeft: 1 })
    await send(minutes(11))
    expect(await told()).toEqual(['clara@example.org'])
  })

  test('replaces the reminder of the sale, at once and with a confirmation of its own', async () => {
    await change({ status: null, ticketSaleFrom: days(5) })
    await ask({ kind: 'sale' })
    await confirmLast()
    await change({ status: 'sold_out' })
    await sendDueReminders(systemScope(database.db, minutes(1)), { publicOrigin })
    expect((await mails()).at(-1)?.textBody).toContain('auf die Warteliste setzen')
    await ask({}, minutes(2))
    expect((await mails()).at(-1)?.subject).toBe('Bitte bestätigen: Warteliste für »Fünfte«')
    expect(await entries()).toMatchObject([{ kind: 'returned_tickets', confirmedAt: null, sentAt: null }])
  })
})

describe('When tickets are returned', () => {
  beforeEach(async () => {
    for (const [index, name] of ['clara', 'robert', 'fanny'].entries())
      await wait(`${name}@example.org`, minutes(index))
  })

  test('as many people are told as there are tickets, the oldest first, with the way to the shop', async () => {
    await free({ placesLeft: 2 })
    expect(await send(minutes(10))).toBe(2)
    expect(await send(minutes(11))).toBe(0)
    expect(await told()).toEqual(['clara@example.org', 'robert@example.org'])
    const mail = (await mails()).at(-1)
    expect(mail?.subject).toBe('Wieder Karten: »Fünfte«')
    expect(mail?.textBody).toContain('Für Sie ist nichts reserviert')
    expect(mail?.textBody).toContain('https://shop.example/de/buyingflow/tickets/1')
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringContaining(`/${eventId}/remove/`),
    })
    await removeReminder(visitorScope(database.db, minutes(12)), tokenOf(mail))
    expect((await entries()).map(({ email }) => email)).not.toContain('robert@example.org')
  })

  test('the next ones are told when more come back, also after it was sold out again', async () => {
    await free({ placesLeft: 1 })
    await send(minutes(10))
    await free({ placesLeft: 2 })
    await send(minutes(11))
    expect(await told()).toEqual(['clara@example.org', 'robert@example.org'])
    await sellOut()
    await free({ placesLeft: 2 })
    await send(minutes(12))
    expect(await told()).toEqual(['clara@example.org', 'robert@example.org', 'fanny@example.org'])
  })

  test('nobody is told while fewer remain than were told of', async () => {
    await free({ placesLeft: 2 })
    await send(minutes(10))
    await free({ placesLeft: 1 })
    expect(await send(minutes(11))).toBe(0)
  })

  test('those who confirm afterwards are not told of tickets of before', async () => {
    await free({ placesLeft: 10 })
    expect(await send(minutes(10))).toBe(3)
    await insertEntry('late@example.org', minutes(11))
    expect(await send(minutes(12))).toBe(0)
    await free({ placesLeft: 11 })
    expect(await send(minutes(13))).toBe(1)
  })

  test(`${uncountedWave} are told when nobody says how many, also when staff put it back on sale`, async () => {
    for (let index = 0; index < uncountedWave; index += 1)
      await insertEntry(`visitor-${index}@example.org`, minutes(5))
    await change({ status: null, editedFields: ['status'] })
    // What the shop goes on to say is not what staff have decided.
    await notePlacesLeft(systemScope(database.db), [{ eventId, placesLeft: 0 }])
    expect(await send(minutes(10))).toBe(uncountedWave)
    await notePlacesLeft(systemScope(database.db), [{ eventId, placesLeft: 40 }])
    expect(await send(minutes(11))).toBe(0)
    await change({ status: 'sold_out' })
    expect(await send(minutes(12))).toBe(0)
    await change({ status: 'few_tickets' })
    expect(await send(minutes(13))).toBe(3)
  })

  test.each([
    ['is not public', { isOnline: false }],
    ['is missing in the shop', { vanishedAt: testNow }],
    ['is postponed without a new date', { status: 'postponed' as const, previousDate: days(100) }],
  ])('people are told only when the event no longer %s', async (_, columns) => {
    await free({ placesLeft: 2 })
    await change(columns)
    expect(await send(minutes(10))).toBe(0)
    await change({ isOnline: true, vanishedAt: null, status: null })
    expect(await send(minutes(11))).toBe(2)
  })

  test('a large wave is continued where a process stopped', async () => {
    for (let index = 0; index < 117; index += 1) await insertEntry(`visitor-${index}@example.org`, minutes(5))
    await free({ placesLeft: 110 })
    const stop = new AbortController()
    let batches = 0
    Object.defineProperty(stop.signal, 'aborted', { get: () => (batches += 1) > 1 })
    const first = await tellWaiting(systemScope(database.db, minutes(10)), {
      publicOrigin,
      signal: stop.signal,
    })
    expect(first).toBe(50)
    await Promise.all([send(minutes(11)), send(minutes(11))])
    await send(minutes(12))
    const recipients = await told()
    expect(recipients).toHaveLength(110)
    expect(new Set(recipients).size).toBe(110)
  })

  test('somebody who was told and got nothing can join again, at the end', async () => {
    await free({ placesLeft: 1 })
    await send(minutes(10))
    await sellOut()
    await ask({ email: 'clara@example.org' }, minutes(11))
    expect((await mails()).at(-1)?.subject).toContain('Bitte bestätigen')
    await confirmLast(minutes(12))
    await free({ placesLeft: 3 })
    await send(minutes(13))
    expect(await told()).toEqual([
      'clara@example.org',
      'robert@example.org',
      'fanny@example.org',
      'clara@example.org',
    ])
  })
})

describe('People on the waiting list', () => {
  beforeEach(() => wait('clara@example.org', minutes(0)))

  test.each([
    ['cancelled', 'Abgesagt: »Fünfte«'],
    ['no_sale', 'Eintritt frei: »Fünfte«'],
  ] as const)('are told once when the event is %s', async (status, subject) => {
    await change({ status })
    const scope = systemScope(database.db, minutes(10))
    expect(await sendDueReminders(scope, { publicOrigin })).toBe(1)
    expect(await sendDueReminders(scope, { publicOrigin })).toBe(0)
    const mail = (await mails()).at(-1)
    expect(mail?.subject).toBe(subject)
    expect(mail?.textBody).toContain('Sie stehen auf der Warteliste')
    expect(mail?.textBody).not.toContain('Vorverkauf')
  })

  test('are not told that it is sold out, or on sale like those with a reminder', async () => {
    expect(await sendDueReminders(systemScope(database.db, minutes(10)), { publicOrigin })).toBe(0)
    await change({ status: null })
    expect(await sendDueReminders(systemScope(database.db, minutes(11)), { publicOrigin })).toBe(0)
  })

  test('are told of announced changes, and stay on it', async () => {
    const at = minutes(5)
    await database.db.insert(changeNotices).values({ eventId, kind: 'date', announcedAt: at, sendAt: at })
    await change({ publicChanges: [{ kind: 'date', at: at.toISOString(), note: null }] })
    expect(await sendChangeNotices(systemScope(database.db, minutes(10)), { publicOrigin })).toBe(1)
    const mail = (await mails()).at(-1)
    expect(mail?.textBody).toContain('Sie bleiben auf der Warteliste.')
    expect(mail?.textBody).not.toContain('Vorverkauf')
    await free({ placesLeft: 1 })
    expect(await send(minutes(11))).toBe(1)
  })

  test('are forgotten when the event begins, with the list', async () => {
    const clearAt = (now: Date) => clearReminders(systemScope(database.db, now))
    await clearAt(minutes(100 * 24 * 60 - 1))
    expect(await entries()).toHaveLength(1)
    await clearAt(days(100))
    expect([await entries(), await database.db.select().from(waitingLists)]).toEqual([[], []])
  })
})

async function ask(wish: Partial<ReminderWish> = {}, now = testNow): Promise<void> {
  await requestReminder(
    visitorScope(database.db, now),
    {
      eventId,
      kind: 'returned_tickets',
      email: 'clara@example.org',
      language: 'de',
      seconds: 20,
      trap: '',
      ...wish,
    },
    { publicOrigin, clientAddress: '198.51.100.1' },
  )
}

async function wait(email: string, now: Date): Promise<void> {
  await ask({ email }, now)
  await confirmLast(now)
}

async function confirmLast(now = testNow): Promise<void> {
  await confirmReminder(visitorScope(database.db, now), tokenOf((await mails()).at(-1)))
}

async function insertEntry(email: string, confirmedAt: Date): Promise<void> {
  await database.db
    .insert(presaleReminders)
    .values({ eventId, kind: 'returned_tickets', email, language: 'de', confirmedAt })
}

/** What the shop's feed does in one transaction. */
async function free({ placesLeft }: { placesLeft: number | null } = { placesLeft: null }): Promise<void> {
  await change({ status: null })
  await notePlacesLeft(systemScope(database.db), [{ eventId, placesLeft }])
}

async function sellOut(): Promise<void> {
  await change({ status: 'sold_out' })
  await notePlacesLeft(systemScope(database.db), [{ eventId, placesLeft: 0 }])
}

const send = (now: Date) => tellWaiting(systemScope(database.db, now), { publicOrigin })
const change = (values: Partial<typeof events.$inferInsert>) =>
  database.db.update(events).set(values).where(eq(events.id, eventId))
const mails = () => database.db.select().from(outgoingMails).orderBy(outgoingMails.id)
const entries = () => database.db.select().from(presaleReminders)

/** Who has been told of returned tickets, in that order. */
async function told(): Promise<string[]> {
  return (await mails())
    .filter(({ subject }) => subject.startsWith('Wieder Karten'))
    .map(({ recipient }) => recipient)
}

function tokenOf(mail: { textBody: string } | undefined): string {
  return /\/remove\/([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? ''
}
