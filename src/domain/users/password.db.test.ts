import { desc } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountTokens, outgoingMails, passkeys } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { systemScope, testNow } from '../../../tests/support/factories.ts'
import { signInTo, testAccounts, testClient } from '../../../tests/support/test-accounts.ts'
import type { Scope } from '../scope.ts'
import {
  changePassword,
  changeUser,
  createUser,
  findSession,
  inviteUser,
  findPasswordLink,
  requestPasswordReset,
  resetPassword,
  signIn,
} from './index.server.ts'

const database = useTestDatabase()
const publicOrigin = 'https://house.example'
const account = { email: 'anna@example.org', password: 'a long enough one' }
const next = 'four new words here'
let scope: Scope
let anna: Scope
let userId: number

beforeEach(async () => {
  scope = systemScope(database.db)
  userId = await createUser(scope, { ...account, username: 'Anna', role: 'editor' })
  anna = { ...scope, viewer: { kind: 'staff', userId, name: 'Anna', email: account.email, role: 'editor' } }
})

const later = (minutes: number): Scope => ({ ...scope, now: new Date(testNow.getTime() + minutes * 60_000) })
const isOpen = async (token: string) => (await findSession(scope, token, testAccounts)) !== null
const mails = () => database.db.select().from(outgoingMails).orderBy(desc(outgoingMails.id))
const ask = (email: string, address = '192.0.2.1') =>
  requestPasswordReset(scope, { email, address, publicOrigin })

async function tokenOfLastMail(): Promise<string> {
  const [mail] = await mails()
  return /token=([\w-]{43})&/.exec(mail?.textBody ?? '')?.[1] ?? expect.fail('the mail has no link')
}

const reset = (at: Scope, given: { token: string; password: string }) =>
  resetPassword(at, { ...given, keepsPasskeys: false, publicOrigin })

describe('A password', () => {
  test('is changed with the current one, and ends all other sessions', async () => {
    const here = await signInTo(scope, account)
    const there = await signInTo(scope, account)
    const change = (currentPassword: string, password: string) =>
      changePassword(anna, { currentPassword, password, sessionToken: here.token, publicOrigin })
    await expect(change('wrong', next)).rejects.toMatchObject({ fields: { currentPassword: 'invalid' } })
    await expect(change(account.password, 'Password1234')).rejects.toMatchObject({
      fields: { password: 'too_common' },
    })
    await change(account.password, next)
    expect([await isOpen(here.token), await isOpen(there.token)]).toEqual([true, false])
    await expect(signInTo(scope, account)).rejects.toMatchObject({ code: 'invalid' })
    expect((await signInTo(scope, { ...account, password: next })).token).toBeTruthy()
  })

  test('cannot be guessed with a session that was left open', async () => {
    const guess = () =>
      changePassword(anna, {
        currentPassword: 'wrong',
        password: next,
        sessionToken: null,
        publicOrigin,
      }).catch((error: { code: string }) => error.code)
    const outcomes = await Promise.all(Array.from({ length: 30 }, guess))
    expect(outcomes.filter((code) => code === 'invalid')).toHaveLength(9)
    expect(outcomes.filter((code) => code === 'too_many_attempts')).toHaveLength(21)
  })
})

describe('A link for a new password', () => {
  test('is mailed to an account only, with the same answer for every address', async () => {
    expect(await ask('nobody@example.org')).toBeUndefined()
    expect(await mails()).toEqual([])
    expect(await ask(' Anna@Example.org')).toBeUndefined()
    expect(await mails()).toMatchObject([{ recipient: account.email }])
    await changeUser(scope, userId, { isActive: false })
    expect(await ask(account.email)).toBeUndefined()
    expect(await mails()).toHaveLength(1)
  })

  test('is valid once, for an hour, and is stored as a hash', async () => {
    const session = await signInTo(scope, account)
    await ask(account.email)
    const token = await tokenOfLastMail()
    expect(JSON.stringify(await database.db.select().from(accountTokens))).not.toContain(token)
    expect(await findPasswordLink(later(59), token)).toEqual({ hasPasskeys: false })
    expect(await findPasswordLink(later(60), token)).toBeNull()
    await expect(reset(later(60), { token, password: next })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(reset(scope, { token, password: 'short' })).rejects.toMatchObject({
      fields: { password: 'too_short' },
    })
    await reset(scope, { token, password: next })
    expect(await isOpen(session.token)).toBe(false)
    expect((await signInTo(scope, { ...account, password: next })).token).toBeTruthy()
    await expect(reset(scope, { token, password: 'and once again so' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('is no longer valid when the password was changed meanwhile, or the account closed', async () => {
    await ask(account.email)
    const first = await tokenOfLastMail()
    await changePassword(anna, {
      currentPassword: account.password,
      password: next,
      sessionToken: null,
      publicOrigin,
    })
    expect(await findPasswordLink(scope, first)).toBeNull()
    await ask(account.email)
    const second = await tokenOfLastMail()
    await changeUser(scope, userId, { isActive: false })
    expect(await findPasswordLink(scope, second)).toBeNull()
  })

  test('is mailed at most four times an hour, and can be requested twenty times from one network', async () => {
    for (let count = 0; count < 6; count++) await ask(account.email, `198.51.100.${count}`)
    expect(await mails()).toHaveLength(4)
    for (let count = 0; count < 20; count++) await ask('nobody@example.org', `2001:db8::${count}`)
    await expect(ask('nobody@example.org', '2001:db8::ffff')).rejects.toMatchObject({
      code: 'too_many_attempts',
    })
  })

  test('invites a new colleague, for seven days, in the own language', async () => {
    const person = {
      email: 'neu@example.org',
      username: 'Neu',
      role: 'author' as const,
      language: 'en' as const,
    }
    await inviteUser(scope, person, { publicOrigin })
    await expect(inviteUser(scope, person, { publicOrigin })).rejects.toMatchObject({
      fields: { email: 'taken' },
    })
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: person.email })
    expect(mail?.textBody).toContain('Set the password')
    expect(mail?.textBody).toContain(`${publicOrigin}/login/reset?token=`)
    const token = await tokenOfLastMail()
    expect(await findPasswordLink(later(7 * 24 * 60), token)).toBeNull()
    await reset(later(6 * 24 * 60), { token, password: next })
    expect((await signInTo(scope, { email: person.email, password: next })).token).toBeTruthy()
  })
})

describe('The owner of an account', () => {
  const subjects = async () => (await mails()).map(({ textBody }) => textBody)

  test('is told by mail, in the own language, of a new password and of a sign-in from a new browser', async () => {
    const first = await signInTo(scope, account)
    await openSignedInAgain(first.browserToken)
    expect(await subjects()).toEqual([])
    await signInTo(scope, account)
    expect(await subjects()).toEqual([
      expect.stringContaining('mit einem Browser angemeldet, den wir noch nicht kannten'),
    ])
    await changePassword(anna, {
      currentPassword: account.password,
      password: next,
      sessionToken: null,
      publicOrigin,
    })
    expect(await subjects()).toHaveLength(2)
    expect((await subjects()).join(' ')).toContain('Das Passwort Ihres Kontos wurde geändert.')
    expect((await subjects()).join(' ')).toContain(`${publicOrigin}/login/reset?lang=de`)
  })

  test('loses the passkeys by a new password unless they are to stay', async () => {
    const addPasskey = (credentialId: string) =>
      database.db.insert(passkeys).values({ credentialId, userId, publicKey: '', counter: 0, name: 'Büro' })
    await addPasskey('thief')
    await ask(account.email)
    const kept = await tokenOfLastMail()
    expect(await findPasswordLink(scope, kept)).toEqual({ hasPasskeys: true })
    await resetPassword(scope, { token: kept, password: next, keepsPasskeys: true, publicOrigin })
    expect(await database.db.$count(passkeys)).toBe(1)
    await database.db.delete(outgoingMails)
    await ask(account.email)
    await reset(scope, { token: await tokenOfLastMail(), password: `${next} again` })
    expect(await database.db.$count(passkeys)).toBe(0)
  })

  const openSignedInAgain = (browserToken: string) =>
    signIn(scope, { ...testClient, browserToken, ...account })
})

describe('An administrator', () => {
  test('is made only with the password of the one who decides it', async () => {
    const chief = await createAdministrator()
    const person = { email: 'zwei@example.org', username: 'Zwei', role: 'administrator' as const }
    await expect(inviteUser(chief, person, { publicOrigin })).rejects.toMatchObject({
      fields: { currentPassword: 'required' },
    })
    await expect(
      inviteUser(chief, { ...person, currentPassword: 'wrong' }, { publicOrigin }),
    ).rejects.toMatchObject({ fields: { currentPassword: 'invalid' } })
    await inviteUser(chief, { ...person, currentPassword: account.password }, { publicOrigin })
    await expect(changeUser(chief, userId, { role: 'administrator' })).rejects.toMatchObject({
      fields: { currentPassword: 'required' },
    })
    await changeUser(chief, userId, { role: 'administrator', currentPassword: account.password })
    await changeUser(chief, userId, { role: 'author' })
  })

  async function createAdministrator(): Promise<Scope> {
    const person = { email: 'chief@example.org', username: 'Chefin', role: 'administrator' as const }
    const id = await createUser(scope, { ...person, password: account.password })
    return {
      ...scope,
      viewer: { kind: 'staff', userId: id, name: person.username, email: person.email, role: person.role },
    }
  }
})
