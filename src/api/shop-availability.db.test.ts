import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { changes, events, shopMessages, waitingLists } from '#db/schema/index.ts'
import { signatureOf } from '#domain/webhooks/index.server.ts'
import { openApi, testShopSecret } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createTestEvent, systemScope, testNow, visitorScope } from '../../tests/support/factories.ts'

const database = useTestDatabase()
const seconds = (more = 0) => Math.floor(testNow.getTime() / 1000) + more
let serial = 0
let id: number

beforeEach(async () => {
  id = await createTestEvent(systemScope(database.db), { externalId: 'shop-1', source: 'shop' })
})

type Sent = { secret?: string; at?: number; message?: string; signature?: string; text?: string }
async function report(
  reported: object[],
  { secret = testShopSecret, at = seconds(), message = `msg_${++serial}`, signature, text }: Sent = {},
) {
  const body =
    text ??
    JSON.stringify({
      type: 'availability.changed',
      timestamp: testNow.toISOString(),
      data: { events: reported },
    })
  const answer = await openApi(() => visitorScope(database.db)).request(
    'http://localhost/api/shop/availability',
    {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': message,
        'webhook-timestamp': String(at),
        'webhook-signature': signature ?? signatureOf(secret, { id: message, timestamp: at, body }),
      },
    },
  )
  const answered: unknown = await answer.json()
  return { status: answer.status, answer: answered }
}
const stored = async () => (await database.db.select().from(events).where(eq(events.id, id)))[0]

describe('a report of the ticket shop', () => {
  test('is written at once, so that pages follow', async () => {
    await database.db.delete(changes)
    const sold = await report([{ id: 'shop-1', status: 'sold_out' }])
    expect(sold).toEqual({ status: 200, answer: { updated: 1, unknown: [] } })
    expect((await stored())?.status).toBe('sold_out')
    expect(await database.db.select().from(changes)).toMatchObject([{ kind: 'event', subjectId: id }])
    await report([{ id: 'shop:1', status: 'few_tickets' }])
    expect((await stored())?.status).toBe('few_tickets')
    await report([{ id: 'shop-1', status: 'on_sale' }])
    expect((await stored())?.status).toBeNull()
  })

  test('tells the waiting list how many places there are', async () => {
    await database.db.insert(waitingLists).values({ eventId: id, placesLeft: 0 })
    const places = async () => (await database.db.select().from(waitingLists))[0]?.placesLeft
    await report([{ id: 'shop-1', places_left: 3 }])
    expect(await places()).toBe(3)
    await report([{ id: 'shop-1', status: 'sold_out', places_left: 3 }])
    expect(await places()).toBe(0)
  })

  test('is written once, however often it is sent', async () => {
    await report([{ id: 'shop-1', status: 'sold_out' }], { message: 'msg_once' })
    await report([{ id: 'shop-1', status: 'few_tickets' }])
    const again = await report([{ id: 'shop-1', status: 'sold_out' }], { message: 'msg_once' })
    expect(again).toEqual({ status: 200, answer: { updated: 0, unknown: [] } })
    expect((await stored())?.status).toBe('few_tickets')
  })

  test('names the concerts that the site does not know, and writes the others', async () => {
    const { answer } = await report([
      { id: 'shop-1', status: 'sold_out' },
      { id: 'shop-2', status: 'sold_out' },
    ])
    expect(answer).toEqual({ updated: 1, unknown: ['shop-2'] })
  })

  test.each([
    ['cancelled', { status: 'cancelled' }],
    ['postponed', { status: 'postponed' }],
    ['free', { status: 'no_sale' }],
    ['taken over by staff', { status: 'few_tickets', editedFields: ['status'] }],
    ['no longer in the shop', { status: 'few_tickets', vanishedAt: testNow }],
  ] as const)('leaves a concert alone that is %s', async (_, { ...columns }) => {
    await database.db
      .update(events)
      .set({ ...columns, editedFields: 'editedFields' in columns ? [...columns.editedFields] : [] })
    expect((await report([{ id: 'shop-1', status: 'sold_out' }])).answer).toMatchObject({ updated: 0 })
    expect((await stored())?.status).toBe(columns.status)
  })

  test.each([
    ['with another secret', { secret: 'whsec_plJ3nmyCDGBKInavdOK15jsl' }],
    ['without a signature', { signature: '' }],
    ['that is six minutes old', { at: seconds(-360) }],
    ['of the future', { at: seconds(360) }],
  ])('is refused %s, before anything of it is read', async (_, sent) => {
    for (const text of [undefined, 'no JSON']) {
      const { status } = await report([{ id: 'shop-1', status: 'sold_out' }], {
        ...sent,
        ...(text !== undefined && { text }),
      })
      expect(status).toBe(401)
    }
    expect((await stored())?.status).toBeNull()
    expect(await database.db.$count(shopMessages)).toBe(0)
  })

  test.each([
    ['without events', []],
    ['with an unreadable id', [{ id: 'one', status: 'sold_out' }]],
    ['with an unknown state', [{ id: 'shop-1', status: 'cancelled' }]],
    ['that says nothing', [{ id: 'shop-1' }]],
    ['with a negative number', [{ id: 'shop-1', places_left: -1 }]],
  ])('is refused by field %s', async (_, reported) => {
    const { status, answer } = await report(reported)
    expect(status).toBe(400)
    expect(Object.keys(answer as object)[0]).toMatch(/^data\.events/)
  })
})
