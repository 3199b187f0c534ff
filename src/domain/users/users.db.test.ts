import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { staffScope, systemScope, testNow } from '../../../tests/support/factories.ts'
import { createUser, findSession, hasAdministrator, signIn, signOut } from './index.server.ts'

const database = useTestDatabase()
const draft = {
  email: 'Anna@Example.org ',
  username: 'Anna',
  password: 'a long enough one',
  role: 'editor' as const,
}
const attempt = {
  email: 'anna@example.org',
  password: draft.password,
  address: '192.0.2.1',
  userAgent: 'Test',
}
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

describe('A member of staff', () => {
  test('is added once, with a real address and a long password, by administrators only', async () => {
    const scope = systemScope(database.db)
    await createUser(scope, draft)
    await expect(createUser(scope, draft)).rejects.toMatchObject({ fields: { email: 'taken' } })
    await expect(
      createUser(scope, { ...draft, email: 'b@example.org', password: 'short' }),
    ).rejects.toMatchObject({
      fields: { password: 'too_short' },
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

  test('signs in with the right password, is known by the session, and signs out', async () => {
    const scope = systemScope(database.db)
    const userId = await createUser(scope, draft)
    const { token } = await signIn(scope, attempt)
    expect((await findSession(scope, token))?.viewer).toEqual({
      kind: 'staff',
      userId,
      name: 'Anna',
      email: 'anna@example.org',
      role: 'editor',
    })
    await signOut(scope, token)
    expect(await findSession(scope, token)).toBeNull()
  })

  test('stays signed in while working, and not for ever', async () => {
    const scope = systemScope(database.db)
    await createUser(scope, draft)
    const { token } = await signIn(scope, attempt)
    const day = 24 * 60
    expect(await findSession({ ...scope, now: later(13 * day) }, token)).not.toBeNull()
    expect(await findSession({ ...scope, now: later(26 * day) }, token)).not.toBeNull()
    expect(await findSession({ ...scope, now: later(41 * day) }, token)).toBeNull()
  })

  test('can end all sessions at once', async () => {
    const scope = systemScope(database.db)
    await createUser(scope, draft)
    const first = await signIn(scope, attempt)
    const second = await signIn(scope, attempt)
    await signOut(scope, first.token, { everywhere: true })
    expect(await findSession(scope, second.token)).toBeNull()
  })
})

describe('Somebody who guesses', () => {
  test('learns nothing, and has to wait longer and longer', async () => {
    const scope = systemScope(database.db)
    await createUser(scope, draft)
    const guess = { ...attempt, password: 'a wrong password' }
    for (let count = 0; count < 5; count++)
      await expect(signIn(scope, guess)).rejects.toMatchObject({
        code: 'invalid',
        fields: { password: 'invalid' },
      })
    await expect(signIn(scope, attempt)).rejects.toMatchObject({ code: 'too_many_attempts', retryAfter: 2 })
    await expect(signIn({ ...scope, now: later(1) }, guess)).rejects.toMatchObject({ code: 'invalid' })
    await expect(signIn({ ...scope, now: later(1) }, attempt)).rejects.toMatchObject({ retryAfter: 4 })
    expect((await signIn({ ...scope, now: later(2) }, attempt)).token).toBeTruthy()
    await expect(signIn(scope, { ...guess, email: 'nobody@example.org' })).rejects.toMatchObject({
      fields: { password: 'invalid' },
    })
  })
})
