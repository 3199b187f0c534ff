import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { events, mailTexts, outgoingMails, presaleReminders } from '#db/schema/index.ts'
import { changeRecord, type RecordStore } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { createTestEvent, systemScope, testNow } from '../../../tests/support/factories.ts'
import {
  listChangeNotices,
  noticeDelayMinutes,
  sendChangeNotices,
  sendDueReminders,
  stopChangeNotice,
} from './index.server.ts'

const database = useTestDatabase()
const publicOrigin = 'https://hall.example'
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)
const days = (count: number) => minutes(count * 24 * 60)
const { event: store } = recordStores
if (!store) throw new TypeError('There is no kind event')
const kind: RecordStore = store
let eventId = 0
let editor: Scope

beforeEach(async () => {
  editor = await createAuthor(database.db, 'Editor', 'editor')
  eventId = await createTestEvent(systemScope(database.db), {
    title: { de: 'Fünfte', en: 'Fifth' },
    dateStart: days(100),
    ticketSaleFrom: days(10),
    ticketUrlExternal: 'https://shop.example/buyingflow/tickets/1',
  })
  await remind('clara@example.org', 'de')
  await remind('robert@example.org', 'en')
})

describe('Announcing a change of an event', () => {
  test.each([
    ['cast', {}, 'Geänderte Besetzung: »Fünfte«', 'Change of cast: ‘Fifth’'],
    ['programme', {}, 'Geändertes Programm: »Fünfte«', 'Change of programme: ‘Fifth’'],
    ['room', {}, 'Anderer Saal: »Fünfte«', 'Another hall: ‘Fifth’'],
    ['date', { date_start: days(120).toISOString() }, 'Neuer Termin: »Fünfte«', 'New date: ‘Fifth’'],
    ['cancelled', { status: 'cancelled' }, 'Abgesagt: »Fünfte«', 'Cancelled: ‘Fifth’'],
    [
      'postponed',
      { status: 'postponed', previous_date: days(100).toISOString() },
      'Verschoben: »Fünfte«',
      'Postponed: ‘Fifth’',
    ],
    ['reinstated', {}, 'Findet doch statt: »Fünfte«', 'Takes place after all: ‘Fifth’'],
  ])(
    'tells people with a reminder once of %s, some minutes later, each in their language',
    async (what, also, de, en) => {
      await announce(what, { changes: also })
      expect(await send(minutes(noticeDelayMinutes - 1))).toBe(0)
      expect(await mails()).toEqual([])
      expect(await send(minutes(noticeDelayMinutes))).toBe(2)
      expect(await send(minutes(noticeDelayMinutes + 1))).toBe(0)
      const [clara, robert] = await mails()
      expect(clara).toMatchObject({ recipient: 'clara@example.org', subject: de })
      expect(clara?.textBody).toContain('Leider erkrankt.')
      expect(robert).toMatchObject({ recipient: 'robert@example.org', subject: en })
      expect(robert?.textBody).toContain('Unfortunately ill.')
      expect(clara?.headers).toEqual({
        'List-Unsubscribe': expect.stringContaining(`/${eventId}/remove/`),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
      expect(await noticeStates()).toEqual([['sent', 2]])
    },
  )

  test('tells nobody of other changes', async () => {
    await announce('other')
    expect(await send(days(1))).toBe(0)
  })

  test('tells nobody of what is entered for the record only', async () => {
    await announce('cast', { at: days(-2) })
    expect(await noticeStates()).toEqual([])
  })

  test.each([
    ['of a draft', { isOnline: false }],
    ['of an event that is not visible yet', { onlineFrom: days(1) }],
    ['of a past event', { dateStart: days(-1) }],
  ])('tells nobody %s', async (_, columns) => {
    await database.db.update(events).set(columns).where(eq(events.id, eventId))
    await announce('cast')
    expect(await noticeStates()).toEqual([])
  })

  test.each([
    ['becomes a draft', { isOnline: false }],
    ['vanishes from the shop', { vanishedAt: testNow }],
  ])('tells nobody when the event %s before the mails', async (_, columns) => {
    await announce('cast')
    await database.db.update(events).set(columns).where(eq(events.id, eventId))
    expect(await send(days(1))).toBe(0)
    expect(await noticeStates()).toEqual([['stopped', 0]])
  })

  test('tells those who have not confirmed, or whose reminder was sent, nothing', async () => {
    await database.db.update(presaleReminders).set({ confirmedAt: null }).where(isOf('clara@example.org'))
    await database.db.update(presaleReminders).set({ sentAt: testNow }).where(isOf('robert@example.org'))
    await announce('cast')
    expect((await listChangeNotices(editor, eventId)).people).toBe(0)
    expect(await send(days(1))).toBe(0)
  })

  test("sends the house's own text with the note, and the corrected one", async () => {
    await database.db.insert(mailTexts).values({
      mail: 'reminder_cast',
      subject: { de: 'Andere Besetzung: {name}', en: '' },
      body: { de: 'Liebes Publikum,\n\n{note}\n\n{link}', en: '' },
    })
    await announce('cast')
    const [change] = (await eventRow())?.publicChanges ?? []
    await write({ public_changes: [{ ...change, note: { de: 'Korrigiert.', en: '' } }] })
    expect(await noticeStates()).toEqual([['waiting', 0]])
    await send(days(1))
    const [mail] = await mails()
    expect(mail?.subject).toBe('Andere Besetzung: Fünfte')
    expect(mail?.textBody).toContain('Korrigiert.')
    expect(mail?.textBody).not.toContain('Leider erkrankt.')
  })

  test('tells a person with reminders for several evenings of a run once, and names them all', async () => {
    const second = await createTestEvent(systemScope(database.db), { dateStart: days(101), runId: eventId })
    await database.db.update(events).set({ runId: eventId }).where(eq(events.id, eventId))
    await database.db.insert(presaleReminders).values(
      ['clara@example.org', 'emilie@example.org'].map((email) => ({
        eventId: second,
        email,
        language: 'de' as const,
        confirmedAt: testNow,
      })),
    )
    await announce('cast')
    await changeRecord(editor, kind, second, {
      changes: { public_changes: [{ kind: 'cast', at: testNow.toISOString(), note: null }] },
    })
    expect(await listChangeNotices(editor, eventId)).toMatchObject({ people: 2, peopleOfRun: 3 })
    expect(await send(minutes(noticeDelayMinutes))).toBe(3)
    const [clara, robert, emilie] = await mails()
    expect(clara?.textBody).toMatch(/auch für Ihre anderen Abende: .*2\. März 2027/)
    expect(clara?.textBody).toContain(`/${second}/remove/`)
    for (const mail of [robert, emilie]) expect(mail?.textBody).not.toMatch(/anderen Abende|other evenings/)
    expect(await noticeStates()).toEqual([['sent', 2]])
    const { notices } = await listChangeNotices(editor, second)
    expect(notices).toMatchObject([{ state: 'sent', told: 2 }])
  })

  test('tells everybody of a run once, also when they are more than one transaction takes', async () => {
    const second = await createTestEvent(systemScope(database.db), { dateStart: days(101), runId: eventId })
    await database.db.update(events).set({ runId: eventId }).where(eq(events.id, eventId))
    // The reminders for the second evening were all asked for later.
    for (const evening of [eventId, second])
      await database.db.insert(presaleReminders).values(
        Array.from({ length: 60 }, (_, person) => ({
          eventId: evening,
          email: `visitor-${person}@example.org`,
          language: 'de' as const,
          confirmedAt: testNow,
        })),
      )
    await announce('cast')
    await changeRecord(editor, kind, second, {
      changes: { public_changes: [{ kind: 'cast', at: testNow.toISOString(), note: null }] },
    })
    expect(await send(days(1))).toBe(62)
    const recipients = (await mails()).map(({ recipient }) => recipient)
    expect(new Set(recipients).size).toBe(62)
    expect(recipients).toHaveLength(62)
    expect((await listChangeNotices(editor, second)).notices).toMatchObject([{ state: 'sent', told: 60 }])
  })

  test('continues after the last one told when the process was killed', async () => {
    for (let count = 0; count < 60; count += 1) await remind(`visitor-${count}@example.org`, 'de')
    await announce('cast')
    const stop = new AbortController()
    const counting = { ...systemScope(database.db, days(1)) }
    let batches = 0
    Object.defineProperty(stop.signal, 'aborted', { get: () => (batches += 1) > 1 })
    const first = await sendChangeNotices(counting, { publicOrigin, signal: stop.signal })
    expect(first).toBe(50)
    expect(await noticeStates()).toEqual([['waiting', 50]])
    expect(await send(days(1))).toBe(12)
    const recipients = (await mails()).map(({ recipient }) => recipient)
    expect(new Set(recipients).size).toBe(62)
    expect(recipients).toHaveLength(62)
  })

  test('tells once when several processes send at the same time', async () => {
    await announce('cast')
    await Promise.all([send(days(1)), send(days(1)), send(days(1))])
    expect(await mails()).toHaveLength(2)
  })
})

describe('A cancellation that was announced', () => {
  test('is told once, not by the reminder of the sale as well', async () => {
    await announce('cancelled', { changes: { status: 'cancelled' } })
    expect(await sendDue(minutes(1))).toBe(0)
    await send(days(1))
    expect(await sendDue(days(11))).toBe(0)
    expect(await mails()).toHaveLength(2)
  })

  test('that was stopped is not told by the reminder of the sale either', async () => {
    await announce('cancelled', { changes: { status: 'cancelled' } })
    await stopFirst()
    expect(await send(days(1))).toBe(0)
    expect(await sendDue(days(11))).toBe(0)
  })

  test('and taken back leaves the reminder of the sale as it was', async () => {
    await announce('cancelled', { changes: { status: 'cancelled' } })
    await send(days(1))
    await write({ status: null, public_changes: [] })
    expect(await sendDue(days(9))).toBe(0)
    expect(await sendDue(days(10))).toBe(2)
    expect((await mails()).at(-1)?.subject).toBe('Now on sale: ‘Fifth’')
  })
})

describe('A change that is taken back', () => {
  test('is not told any more', async () => {
    await announce('cast')
    await write({ public_changes: [] })
    expect(await noticeStates()).toEqual([['taken_back', 0]])
    expect(await send(days(1))).toBe(0)
  })

  test('and announced once more is told to those who have not been told', async () => {
    await announce('cast')
    const changes = (await eventRow())?.publicChanges
    await write({ public_changes: [] })
    await write({ public_changes: changes })
    expect(await send(days(1))).toBe(2)
    await write({ public_changes: [] })
    await write({ public_changes: changes })
    expect(await send(days(2))).toBe(0)
  })
})

test('The reminder follows a new date of the event and its sale', async () => {
  await announce('date', {
    changes: { date_start: days(120).toISOString(), ticket_sale_from: days(30).toISOString() },
  })
  expect(await sendDue(days(10))).toBe(0)
  expect(await send(days(10))).toBe(2)
  expect((await mails())[0]?.textBody).toContain('Ihre Erinnerung gilt weiter; der Vorverkauf beginnt am')
  expect(await sendDue(days(30))).toBe(2)
})

describe('Stopping the mails about a change', () => {
  test('is possible until they are written', async () => {
    await announce('cast')
    expect(await stopFirst()).toMatchObject({ state: 'stopped' })
    expect(await stopFirst()).toMatchObject({ state: 'stopped' })
    expect(await send(days(1))).toBe(0)
    await announce('room')
    await send(days(1))
    const { notices } = await listChangeNotices(editor, eventId)
    const sent = notices.find(({ state }) => state === 'sent')
    await expect(stopChangeNotice(editor, eventId, sent?.id ?? 0)).rejects.toMatchObject({ code: 'conflict' })
    await expect(stopChangeNotice(editor, eventId + 1000, sent?.id ?? 0)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('is refused to authors', async () => {
    await announce('cast')
    const author = await createAuthor(database.db, 'Author', 'author')
    await expect(listChangeNotices(author, eventId)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(stopChangeNotice(author, eventId, 1)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

async function remind(email: string, language: 'de' | 'en'): Promise<void> {
  await database.db.insert(presaleReminders).values({ eventId, email, language, confirmedAt: testNow })
}

function isOf(email: string) {
  return eq(presaleReminders.email, email)
}

async function write(changes: Record<string, unknown>): Promise<void> {
  await changeRecord(editor, kind, eventId, { changes })
}

async function announce(
  what: string,
  { at = testNow, changes = {} }: { at?: Date; changes?: Record<string, unknown> } = {},
): Promise<void> {
  const note = { de: 'Leider erkrankt.', en: 'Unfortunately ill.' }
  const before = (await eventRow())?.publicChanges ?? []
  await write({ ...changes, public_changes: [...before, { kind: what, at: at.toISOString(), note }] })
}

async function stopFirst() {
  const { notices } = await listChangeNotices(editor, eventId)
  return stopChangeNotice(editor, eventId, notices[0]?.id ?? 0)
}

async function noticeStates() {
  const { notices } = await listChangeNotices(editor, eventId)
  return notices.map(({ state, told }) => [state, told])
}

function send(now: Date): Promise<number> {
  return sendChangeNotices(systemScope(database.db, now), { publicOrigin })
}

function sendDue(now: Date): Promise<number> {
  return sendDueReminders(systemScope(database.db, now), { publicOrigin })
}

async function mails() {
  return database.db.select().from(outgoingMails).orderBy(outgoingMails.id)
}

async function eventRow() {
  const [row] = await database.db.select().from(events).where(eq(events.id, eventId))
  return row
}
