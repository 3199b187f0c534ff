import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { staffScope, systemScope, testNow } from '../../../tests/support/factories.ts'
import { signInTo, testAccounts } from '../../../tests/support/test-accounts.ts'
import {
  changeUser,
  createUser,
  endSession,
  endSessions,
  findSession,
  hasAdministrator,
  inviteUser,
  listSessions,
  listUsers,
  signOut,
} from './index.server.ts'

const database = useTestDatabase()
const draft = {
  email: 'Anna@Example.org ',
  username: 'Anna',
  password: 'a long enough one',
  role: 'editor' as const,
}
const account = { email: 'anna@example.org', password: draft.password }
const day = 24 * 60
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
const isOpen = async (token: string, minutes = 0) =>
  (await findSession(systemScope(database.db, later(minutes)), token, testAccounts)) !== null

describe('A member of staff', () => {
  test('is added once, with a real address and a long password, by administrators only', async () => {
    const scope = systemScope(database.db)
    await createUser(scope, draft)
    await expect(createUser(scope, draft)).rejects.toMatchObject({ fields: { email: 'taken' } })
    const other = { ...draft, email: 'b@example.org' }
    for (const [password, error] of [
      ['short', 'too_short'],
      ['Password1234', 'too_common'],
      ['b@example.org', 'like_account'],
    ])
      await expect(createUser(scope, { ...other, password: password ?? '' })).rejects.toMatchObject({
        fields: { password: error },
      })
    await expect(createUser(scope, { ...draft, email: 'nonsense' })).rejects.toMatchObject({
      fields: { email: 'invalid' },
    })
    await expect(createUser(staffScope(database.db, 'editor'), draft)).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(await hasAdministrator(scope)).toBe(false)
    await createUser(scope, { ...draft, email: 'chef@example.org', role: 'administrator' })
    expect(await hasAdministrator(scope)).toBe(true)
  })

  test('signs in with the right password, is identified by the session, and signs out', async () => {
    const scope = systemScope(database.db)
    const userId = await createUser(scope, draft)
    const { token } = await signInTo(scope, account)
    expect((await findSession(scope, token, testAccounts))?.viewer).toEqual({
      kind: 'staff',
      userId,
      name: 'Anna',
      email: 'anna@example.org',
      role: 'editor',
    })
    await signOut(scope, token)
    expect(await isOpen(token)).toBe(false)
  })

  test('stays signed in while working, for at most thirty days, and without work for fourteen', async () => {
    const scope = systemScope(database.db)
    await createUser(scope, draft)
    const { token, expiresAt } = await signInTo(scope, account)
    const idle = await signInTo(scope, account)
    expect(await isOpen(token, 13 * day)).toBe(true)
    expect(await isOpen(idle.token, 15 * day)).toBe(false)
    expect(await isOpen(token, 26 * day)).toBe(true)
    expect(await isOpen(token, 30 * day - 1)).toBe(true)
    expect(await isOpen(token, 30 * day)).toBe(false)
    expect(expiresAt).toEqual(later(30 * day))
  })

  test('sees all sessions, and ends one, or all others, or all', async () => {
    const scope = systemScope(database.db)
    const userId = await createUser(scope, draft)
    const own = await signInTo(scope, account)
    const second = await signInTo({ ...scope, now: later(1) }, account)
    const third = await signInTo({ ...scope, now: later(2) }, account)
    const listed = await listSessions(scope, userId, own.token)
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true])
    await endSession(scope, userId + 1, listed[0]?.id ?? 0)
    expect(await isOpen(third.token)).toBe(true)
    await endSession(scope, userId, listed[0]?.id ?? 0)
    expect(await isOpen(third.token)).toBe(false)
    await endSessions(scope, userId, own.token)
    expect([await isOpen(own.token), await isOpen(second.token)]).toEqual([true, false])
    const fourth = await signInTo(scope, account)
    await signOut(scope, fourth.token, { everywhere: true })
    expect(await isOpen(own.token)).toBe(false)
  })

  test('has at most fifty sessions', async () => {
    const scope = systemScope(database.db)
    const userId = await createUser(scope, draft)
    const first = await signInTo(scope, account)
    for (let count = 1; count <= 50; count++) await signInTo({ ...scope, now: later(count) }, account)
    expect(await listSessions(scope, userId, null)).toHaveLength(50)
    expect(await isOpen(first.token, 50)).toBe(false)
  })

  test('keeps a session that is in use when a further one ends another', async () => {
    const scope = systemScope(database.db)
    await createUser(scope, draft)
    const signIn = (minutes: number) => signInTo({ ...scope, now: later(minutes) }, account)
    const used = await signIn(0)
    const idle = await signIn(1)
    for (let count = 3; count <= 50; count++) await signIn(2)
    expect(await isOpen(used.token, 3)).toBe(true)
    await signIn(4)
    expect([await isOpen(used.token, 4), await isOpen(idle.token, 4)]).toEqual([true, false])
  })
})

describe('The published demo account', () => {
  test('has no session, and does not count as an administrator, where it must not be used', async () => {
    const scope = systemScope(database.db)
    await createUser(scope, { ...draft, role: 'administrator', hasDemoPassword: true })
    const { token } = await signInTo(scope, account)
    const refused = { ...testAccounts, allowsDemoAccount: false }
    expect(await findSession(scope, token, refused)).toBeNull()
    expect(await isOpen(token)).toBe(true)
    expect(await hasAdministrator(scope, refused)).toBe(false)
    expect(await hasAdministrator(scope)).toBe(true)
  })
})

describe('An administrator', () => {
  const chief = { ...draft, email: 'chef@example.org', username: 'Chefin', role: 'administrator' as const }

  test('sees all accounts, invites, changes roles, and closes and reopens accounts', async () => {
    const scope = systemScope(database.db)
    const userId = await createUser(scope, draft)
    await createUser(scope, chief)
    await inviteUser(
      scope,
      { email: 'neu@example.org', username: 'Neu', role: 'author', language: 'en' },
      { publicOrigin: 'https://house.example' },
    )
    await changeUser(scope, userId, { role: 'author' })
    const { token } = await signInTo(scope, account)
    await changeUser(scope, userId, { isActive: false })
    expect(await isOpen(token)).toBe(false)
    await expect(signInTo(scope, account)).rejects.toMatchObject({ code: 'invalid' })
    expect((await listUsers(scope)).map(({ name, role, isActive }) => [name, role, isActive])).toEqual([
      ['Chefin', 'administrator', true],
      ['Neu', 'author', true],
      ['Anna', 'author', false],
    ])
    await changeUser(scope, userId, { isActive: true })
    expect((await signInTo(scope, account)).token).toBeTruthy()
    for (const role of ['editor', 'author'] as const) {
      const stranger = staffScope(database.db, role)
      await expect(listUsers(stranger)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(changeUser(stranger, userId, { role: 'administrator' })).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
  })

  test('cannot demote or close the last one', async () => {
    const scope = systemScope(database.db)
    const first = await createUser(scope, chief)
    const second = await createUser(scope, { ...chief, email: 'zweite@example.org' })
    await changeUser(scope, second, { isActive: false })
    await expect(changeUser(scope, first, { role: 'editor' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(changeUser(scope, first, { isActive: false })).rejects.toMatchObject({ code: 'conflict' })
    await changeUser(scope, second, { isActive: true })
    await changeUser(scope, first, { role: 'editor' })
    await expect(changeUser(scope, second, { role: 'editor' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(changeUser(scope, 999_999, { role: 'editor' })).rejects.toMatchObject({ code: 'not_found' })
  })
})
