import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog, webhookDeliveries, webhooks, webhookSecrets } from '#db/schema/index.ts'
import type { Scope } from '#domain/scope.ts'
import {
  clearDeliveries,
  createWebhookSecret,
  listDeliveries,
  queueTest,
  resealWebhookSecrets,
  sendAgain,
  type DueDelivery,
} from '#domain/webhooks/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { testNow } from '../../../tests/support/factories.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import type { Outcome } from './send-message.ts'

const database = useTestDatabase()
const secrets = ['a secret of more than 32 characters, for tests'] as const
let scope: Scope
let sent: DueDelivery[] = []
let outcomes: Record<string, Outcome> = {}

beforeEach(async () => {
  scope = await createAuthor(database.db, 'Ada', 'administrator')
  sent = []
  outcomes = {}
})

const deliver = (at = testNow, site: readonly [string] = secrets) => {
  scope = { ...scope, now: at }
  return deliverWebhooks(() => scope, {
    secrets: site,
    signal: new AbortController().signal,
    send: async (delivery) => {
      sent.push(delivery)
      return Promise.resolve(outcomes[delivery.address] ?? { status: 200 })
    },
  })
}
async function addHook(address: string): Promise<number> {
  const [row] = await database.db
    .insert(webhooks)
    .values({ name: address, address })
    .returning({ id: webhooks.id })
  const id = row?.id ?? 0
  await createWebhookSecret(scope, id, secrets)
  return id
}
async function add(webhookId: number, ...bodies: string[]): Promise<void> {
  for (const body of bodies)
    await database.db.insert(webhookDeliveries).values({
      webhookId,
      messageId: `msg_${body}`,
      type: 'event.changed',
      body,
      createdAt: scope.now,
      nextAttemptAt: scope.now,
    })
}
const log = async () => database.db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id))
const hookOf = async (id: number) => (await database.db.select().from(webhooks).where(eq(webhooks.id, id)))[0]
const minutesLater = (minutes: number) => new Date(scope.now.getTime() + minutes * 60_000)

test('each webhook gets its messages in their order, and each once', async () => {
  const [one, other] = [await addHook('https://one.example/'), await addHook('https://other.example/')]
  await add(one, 'a', 'b')
  await add(other, 'c')
  await deliver()
  await deliver()
  const bodiesTo = (address: string) =>
    sent.filter((each) => each.address === address).map(({ body }) => body)
  expect(bodiesTo('https://one.example/')).toEqual(['a', 'b'])
  expect(bodiesTo('https://other.example/')).toEqual(['c'])
  expect(sent[0]?.secrets).toEqual([expect.stringMatching(/^whsec_/)])
  expect((await log()).map(({ attempts, lastStatus }) => [attempts, lastStatus])).toEqual([
    [1, 200],
    [1, 200],
    [1, 200],
  ])
})

test('a receiver that fails gets one attempt in a run, and the others are not delayed', async () => {
  const [broken, fine] = [await addHook('https://broken.example/'), await addHook('https://fine.example/')]
  outcomes['https://broken.example/'] = { status: 500 }
  await add(broken, 'a', 'b')
  await add(fine, 'c')
  await deliver()
  expect(sent.map(({ body }) => body).toSorted()).toEqual(['a', 'c'])
  expect((await hookOf(broken))?.failingSince).toEqual(testNow)
  expect((await hookOf(fine))?.failingSince).toBeNull()
})

test('a message is tried again with longer and longer pauses, and given up after three days', async () => {
  const id = await addHook('https://broken.example/')
  outcomes['https://broken.example/'] = { problem: 'timeout' }
  await add(id, 'a')
  const pauses: (number | null)[] = []
  for (let at: Date | null = testNow; at;) {
    await deliver(at)
    const [row]: Awaited<ReturnType<typeof log>> = await log()
    const next: Date | null = row?.nextAttemptAt ?? null
    pauses.push(next && (next.getTime() - at.getTime()) / 60_000)
    at = next
  }
  expect(pauses).toEqual([1, 5, 30, 120, 300, 600, 840, 1200, 1440, null])
  expect(await log()).toMatchObject([{ attempts: 10, deliveredAt: null, problem: 'timeout' }])
})

test('a success ends the failure', async () => {
  const id = await addHook('https://hook.example/')
  outcomes['https://hook.example/'] = { status: 503 }
  await add(id, 'a')
  await deliver()
  outcomes = {}
  await deliver(minutesLater(1))
  expect((await hookOf(id))?.failingSince).toBeNull()
  expect(await log()).toMatchObject([{ attempts: 2, problem: null, lastStatus: 200 }])
})

test('a receiver that is gone is switched off, and told nothing more', async () => {
  const id = await addHook('https://gone.example/')
  outcomes['https://gone.example/'] = { status: 410 }
  await add(id, 'a', 'b')
  await deliver()
  await deliver(minutesLater(60))
  expect(sent).toHaveLength(1)
  expect(await hookOf(id)).toMatchObject({ isActive: false, isGone: true })
  expect((await log()).map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([null, null])
  const entries = await database.db.select().from(auditLog).where(eq(auditLog.action, 'change'))
  expect(entries).toMatchObject([{ subjectKind: 'webhook', details: { after: { is_active: false } } }])
})

test('a test is sent also to a webhook that is switched off, and tried once', async () => {
  const id = await addHook('https://hook.example/')
  await database.db.update(webhooks).set({ isActive: false })
  await add(id, 'waits')
  outcomes['https://hook.example/'] = { problem: 'private' }
  await queueTest(scope, id)
  await deliver()
  expect(sent.map(({ body }) => body)).toEqual([
    `{"type":"test","timestamp":"${testNow.toISOString()}","data":{}}`,
  ])
  const [newest] = (await listDeliveries(scope, id, {})).items
  expect(newest).toMatchObject({ type: 'test', nextAttemptAt: null, problem: 'private' })
})

test('without a secret nothing is queued, which would wait for ever', async () => {
  const id = await addHook('https://hook.example/')
  await add(id, 'a')
  await database.db.delete(webhookSecrets)
  const refusal = { code: 'invalid', fields: { secret: 'webhook_secret' } }
  await expect(queueTest(scope, id)).rejects.toMatchObject(refusal)
  await expect(sendAgain(scope, id, (await log())[0]?.id ?? 0)).rejects.toMatchObject(refusal)
  expect(await log()).toHaveLength(1)
})

test('a message that is sent again is the same one', async () => {
  const id = await addHook('https://hook.example/')
  await add(id, 'a')
  await deliver()
  await sendAgain(scope, id, (await log())[0]?.id ?? 0)
  await deliver()
  expect(sent.map(({ messageId }) => messageId)).toEqual(['msg_a', 'msg_a'])
  const other = await addHook('https://other.example/')
  await expect(sendAgain(scope, other, (await log())[0]?.id ?? 0)).rejects.toMatchObject({
    code: 'not_found',
  })
})

describe('a new secret', () => {
  test('signs beside the one before for a day, and is stored encrypted', async () => {
    const id = await addHook('https://hook.example/')
    const fresh = await createWebhookSecret(scope, id, secrets)
    await add(id, 'a')
    await deliver()
    expect(sent[0]?.secrets).toHaveLength(2)
    expect(sent[0]?.secrets[0]).toBe(fresh)
    const stored = await database.db.select().from(webhookSecrets)
    expect(JSON.stringify(stored)).not.toContain(fresh.slice(6))
    await add(id, 'b')
    await deliver(minutesLater(24 * 60))
    expect(sent[1]?.secrets).toEqual([fresh])
  })

  test('is encrypted again when the secret of the site changes', async () => {
    const id = await addHook('https://hook.example/')
    const fresh = await createWebhookSecret(scope, id, secrets)
    const next = 'another secret of more than 32 characters'
    await resealWebhookSecrets(scope, [next, ...secrets])
    await add(id, 'a')
    await deliver(testNow, [next])
    expect(sent[0]?.secrets[0]).toBe(fresh)
    await add(id, 'b')
    await deliver(testNow)
    expect(sent[1]?.secrets).toEqual([])
  })

  test('is in the audit log without its text', async () => {
    const id = await addHook('https://hook.example/')
    const fresh = await createWebhookSecret(scope, id, secrets)
    const entries = await database.db.select().from(auditLog)
    expect(entries.map(({ action }) => action)).toEqual(['new_secret', 'new_secret'])
    expect(JSON.stringify(entries)).not.toContain(fresh)
  })
})

test('the log is kept for 30 days', async () => {
  const id = await addHook('https://hook.example/')
  await add(id, 'old')
  scope = { ...scope, now: minutesLater(29 * 24 * 60) }
  await add(id, 'new')
  await clearDeliveries(scope)
  expect(await log()).toHaveLength(2)
  scope = { ...scope, now: minutesLater(2 * 24 * 60) }
  await clearDeliveries(scope)
  expect((await log()).map(({ body }) => body)).toEqual(['new'])
})

test('only administrators see the log and send tests', async () => {
  const id = await addHook('https://hook.example/')
  const editor = await createAuthor(database.db, 'Bo', 'editor')
  for (const act of [
    listDeliveries(editor, id, {}),
    queueTest(editor, id),
    createWebhookSecret(editor, id, secrets),
  ])
    await expect(act).rejects.toMatchObject({ code: 'forbidden' })
})
