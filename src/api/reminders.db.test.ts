import { beforeEach, describe, expect, test } from 'vitest'
import { outgoingMails } from '#db/schema/index.ts'
import { reminderMessages } from '#i18n/lazy/reminder.ts'
import { openApi, testOrigin } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createTestEvent, systemScope, visitorScope } from '../../tests/support/factories.ts'

const database = useTestDatabase()
const app = openApi(() => visitorScope(database.db))
let event = 0

beforeEach(async () => {
  event = await createTestEvent(systemScope(database.db), {
    dateStart: new Date('2027-03-18T18:30:00Z'),
    ticketSaleFrom: new Date('2026-12-01T09:00:00Z'),
  })
})

describe('POST /{lang}/api/presale-reminders/', () => {
  test('accepts an address, and returns the same the next time', async () => {
    for (const path of ['/de/api/presale-reminders/', '/de/api/presale-reminders']) {
      const answer = await post(path, { event, email: 'clara@example.org', seconds: 9 })
      expect([answer.status, await answer.json()]).toEqual([202, { detail: reminderMessages.de.sent }])
    }
    const [mail, ...others] = await database.db.select().from(outgoingMails)
    expect(others).toEqual([])
    expect(mail?.textBody).toContain(`${testOrigin}/de/merken/${event}/confirm/`)
  })

  test.each([
    ['email', { email: 'clara' }],
    ['email', { email: 'a@example.org, b@example.org' }],
    ['email', { email: 'a@example.org\r\nBcc: b@example.org' }],
    ['email', { email: `${'a'.repeat(250)}@example.org` }],
    ['email', { email: null }],
    ['event', { event: 'x' }],
    ['event', { event: 0 }],
    ['kind', { kind: 'everything' }],
    ['seconds', { seconds: -1 }],
    ['seconds', { seconds: 'soon' }],
  ])('names the invalid field %s: %o', async (field, wrong) => {
    const answer = await post('/en/api/presale-reminders/', {
      event,
      email: 'a@example.org',
      seconds: 9,
      ...wrong,
    })
    expect(answer.status).toBe(400)
    expect(Object.keys(await answer.json())).toEqual([field])
  })

  test('returns when to retry if the visitor was too fast', async () => {
    const answer = await post('/de/api/presale-reminders/', { event, email: 'a@example.org', seconds: 0 })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2'])
  })

  test('returns 404 and 409 if there is no sale to be reminded of', async () => {
    const running = await createTestEvent(systemScope(database.db))
    for (const [id, status] of [
      [event + 100, 404],
      [running, 409],
    ] as const)
      expect(
        (await post('/de/api/presale-reminders/', { event: id, email: 'a@example.org', seconds: 9 })).status,
      ).toBe(status)
    expect(
      (await post('/fr/api/presale-reminders/', { event, email: 'a@example.org', seconds: 9 })).status,
    ).toBe(404)
  })

  test('takes people onto the waiting list of a sold-out event, and says when it is closed', async () => {
    const soldOut = await createTestEvent(systemScope(database.db), { status: 'sold_out' })
    const wish = { kind: 'returned_tickets', email: 'clara@example.org', seconds: 9 }
    const answer = await post('/de/api/presale-reminders/', { event: soldOut, ...wish })
    expect([answer.status, await answer.json()]).toEqual([202, { detail: reminderMessages.de.sent }])
    const [mail] = await database.db.select().from(outgoingMails)
    expect(mail?.subject).toContain('Warteliste')
    const closed = await post('/en/api/presale-reminders/', { event, ...wish })
    expect([closed.status, await closed.json()]).toEqual([
      409,
      { detail: reminderMessages.en.returned_tickets.over },
    ])
  })

  test('refuses a body that is not JSON', async () => {
    const answer = await app.request('/de/api/presale-reminders/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect(answer.status).toBe(400)
  })
})

function post(path: string, body: unknown) {
  return app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
