import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { auditLog, loginThrottles, requestCounts, users } from '#db/schema/index.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { systemScope, testNow } from '../../../tests/support/factories.ts'
import { signInTo, testClient } from '../../../tests/support/test-accounts.ts'
import { clearAccounts, createUser, signIn } from './index.server.ts'
import type { Client } from './open-signed-in.server.ts'

const right = { email: 'anna@example.org', password: 'a long enough one' }
const anna = { ...right, username: 'Anna', role: 'editor' as const }
const wrong = { ...right, password: 'a wrong password' }
const owner = { ...testClient, address: '198.51.100.7' }

let database: Database
let userId: number

// Simultaneous attempts need connections of their own.
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(auditLog)
  await database.db.delete(users)
  await database.db.delete(loginThrottles)
  await database.db.delete(requestCounts)
  userId = await createUser(at(0), anna)
})

function at(minutes: number) {
  return systemScope(database.db, new Date(testNow.getTime() + minutes * 60_000))
}

/** The results of attempts: a session, `wrong`, or `wait`. After 60 failures in a minute each one takes longer. */
async function attempt(
  ...attempts: (typeof right & Partial<Client> & { minute?: number })[]
): Promise<string[]> {
  return Promise.all(
    attempts.map(({ minute = 0, ...given }) =>
      signIn(at(minute), { ...testClient, ...given }).then(
        () => 'session',
        (error: { code: string }) => (error.code === 'too_many_attempts' ? 'wait' : 'wrong'),
      ),
    ),
  )
}

const times = <T>(howMany: number, make: (index: number) => T) =>
  Array.from({ length: howMany }, (_, index) => make(index))

describe('An attacker who guesses passwords', () => {
  test('learns nothing, and has to wait longer and longer', async () => {
    const guess = { ...testClient, ...wrong }
    for (let tries = 0; tries < 5; tries++)
      await expect(signIn(at(0), guess)).rejects.toMatchObject({
        code: 'invalid',
        fields: { password: 'invalid' },
      })
    await expect(signInTo(at(0), right)).rejects.toMatchObject({ code: 'too_many_attempts', retryAfter: 2 })
    await expect(signIn(at(1), guess)).rejects.toMatchObject({ code: 'invalid' })
    await expect(signInTo(at(1), right)).rejects.toMatchObject({ retryAfter: 4 })
    expect((await signInTo(at(2), right)).token).toBeTruthy()
    await expect(signIn(at(0), { ...guess, email: 'nobody@example.org' })).rejects.toMatchObject({
      fields: { password: 'invalid' },
    })
  })

  test('has five of two hundred simultaneous guesses verified, even if one is right', async () => {
    const outcomes = await attempt(...times(200, () => wrong))
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'wait')).toHaveLength(195)
    expect(await attempt(right)).toEqual(['wait'])
  })

  test('has some twenty verified from one address for all accounts together', async () => {
    const outcomes = await attempt(
      ...times(200, (index) => ({ ...wrong, email: `${index % 50}@example.org` })),
    )
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(21)
    // Refused attempts store nothing but the counters of the tested accounts.
    const [rows] = await database.db.select({ all: count() }).from(loginThrottles)
    expect(rows?.all).toBeLessThanOrEqual(51)
  })

  test('counts as one in all addresses of an IPv6 network', async () => {
    const outcomes = await attempt(
      ...times(40, (index) => ({ ...wrong, address: `2001:db8:1:2::${index.toString(16)}` })),
    )
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5)
    expect(await attempt({ ...right, address: '2001:db8:1:2:ffff::1' })).toEqual(['wait'])
    expect(await attempt({ ...right, address: '2001:db8:1:3::1' })).toEqual(['session'])
  })

  test('does not reset the count by signing in to an own account in between', async () => {
    const own = { ...anna, email: 'own@example.org' }
    await createUser(at(0), own)
    const outcomes: string[] = []
    for (let round = 0; round < 30; round++)
      outcomes.push(
        ...(await attempt({ ...wrong, email: `${round}@example.org` })),
        ...(await attempt({ ...right, email: own.email })),
      )
    expect(outcomes.filter((outcome) => outcome === 'wrong').length).toBeLessThanOrEqual(21)
  })
})

describe('The owner of an account under attack', () => {
  test('can sign in from another address', async () => {
    const attack = attempt(...times(100, () => wrong))
    expect(await attempt({ ...right, ...owner })).toEqual(['session'])
    await attack
    expect(await attempt({ ...right, ...owner })).toEqual(['session'])
  })

  test('can sign in from any address while many networks guess', async () => {
    await attempt(...times(60, (index) => ({ ...wrong, address: `203.0.113.${index}`, minute: 1 })))
    expect(await attempt({ ...right, ...owner, minute: 1 })).toEqual(['session'])
  })

  test('can sign in with a known browser, even in the network of the attacker', async () => {
    const { browserToken } = await signInTo(at(0), right)
    const attack = attempt(...times(100, () => wrong))
    expect(await attempt({ ...right, browserToken })).toEqual(['session'])
    await attack
    expect(await attempt({ ...right, browserToken: 'x'.repeat(43) })).toEqual(['wait'])
    expect(await attempt({ ...right, browserToken })).toEqual(['session'])
  })

  test('is unknown for another account in that browser, and has a budget there, too', async () => {
    await createUser(at(0), { ...anna, email: 'berta@example.org' })
    const { browserToken } = await signInTo(at(0), right)
    const other = await attempt(...times(20, () => ({ ...wrong, email: 'berta@example.org', browserToken })))
    expect(other.filter((outcome) => outcome === 'wrong')).toHaveLength(5)
    const own = await attempt(...times(20, () => ({ ...wrong, browserToken })))
    expect(own.filter((outcome) => outcome === 'wrong')).toHaveLength(9)
  })
})

describe('The audit log', () => {
  const entries = async () =>
    database.db
      .select({ action: auditLog.action, subject: auditLog.subjectId, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.subjectKind, 'user'))
      .orderBy(auditLog.id)

  test('records successful and failed sign-ins, without what was typed', async () => {
    await attempt(wrong)
    await attempt({ ...wrong, email: 'my secret password' })
    await attempt(right)
    expect((await entries()).slice(1)).toEqual([
      {
        action: 'sign_in_failed',
        subject: String(userId),
        details: { method: 'password', network: '192.0.2.1' },
      },
      { action: 'sign_in_failed', subject: 'unknown', details: { method: 'password', network: '192.0.2.1' } },
      { action: 'sign_in', subject: String(userId), details: { method: 'password', network: '192.0.2.1' } },
    ])
  })

  test('accepts two hundred failures an hour, and deletes sign-ins after ninety days', async () => {
    for (let network = 0; network < 21; network++)
      await attempt(
        ...times(10, (index) => ({
          ...wrong,
          email: `${index}@example.org`,
          address: `203.0.113.${network}`,
          minute: network,
        })),
      )
    const failures = async () => (await entries()).filter(({ action }) => action === 'sign_in_failed').length
    expect(await failures()).toBe(200)
    await clearAccounts(at(90 * 24 * 60))
    expect(await failures()).toBe(200)
    await clearAccounts(at(90 * 24 * 60 + 21))
    expect((await entries()).map(({ action }) => action)).toEqual(['create'])
  })
})

test('the published demo account is refused where it must not be used, after the right password only', async () => {
  await database.db.update(users).set({ hasDemoPassword: true })
  const there = { ...testClient, allowsDemoAccount: false }
  await expect(signIn(at(0), { ...there, ...right })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(signIn(at(0), { ...there, ...wrong })).rejects.toMatchObject({ code: 'invalid' })
  expect(await attempt(right)).toEqual(['session'])
})
