import { desc } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountTokens, outgoingMails } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { systemScope, testNow } from '../../../tests/support/factories.ts'
import { signInTo, testAccounts } from '../../../tests/support/test-accounts.ts'
import type { Scope } from '../scope.ts'
import {
  changePassword,
  changeUser,
  createUser,
  findSession,
  inviteUser,
  isPasswordLinkValid,
  requestPasswordReset,
  resetPassword,
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

describe('A password', () => {
  test('is changed with the current one, and ends all other sessions', async () => {
    const here = await signInTo(scope, account)
    const there = await signInTo(scope, account)
    const change = (currentPassword: string, password: string) =>
      changePassword(anna, { currentPassword, password, sessionToken: here.token })
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
      changePassword(anna, { currentPassword: 'wrong', password: next, sessionToken: null }).catch(
        (error: { code: string }) => error.code,
      )
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
    expect(await isPasswordLinkValid(later(59), token)).toBe(true)
    expect(await isPasswordLinkValid(later(60), token)).toBe(false)
    await expect(resetPassword(later(60), { token, password: next })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(resetPassword(scope, { token, password: 'short' })).rejects.toMatchObject({
      fields: { password: 'too_short' },
    })
    await resetPassword(scope, { token, password: next })
    expect(await isOpen(session.token)).toBe(false)
    expect((await signInTo(scope, { ...account, password: next })).token).toBeTruthy()
    await expect(resetPassword(scope, { token, password: 'and once again so' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('is no longer valid when the password was changed meanwhile, or the account closed', async () => {
    await ask(account.email)
    const first = await tokenOfLastMail()
    await changePassword(anna, { currentPassword: account.password, password: next, sessionToken: null })
    expect(await isPasswordLinkValid(scope, first)).toBe(false)
    await ask(account.email)
    const second = await tokenOfLastMail()
    await changeUser(scope, userId, { isActive: false })
    expect(await isPasswordLinkValid(scope, second)).toBe(false)
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
    expect(await isPasswordLinkValid(later(7 * 24 * 60), token)).toBe(false)
    await resetPassword(later(6 * 24 * 60), { token, password: next })
    expect((await signInTo(scope, { email: person.email, password: next })).token).toBeTruthy()
  })
})
