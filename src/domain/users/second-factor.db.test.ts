import { generate } from 'otplib'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { systemScope, testNow } from '../../../tests/support/factories.ts'
import { testAccounts, testClient } from '../../../tests/support/test-accounts.ts'
import type { Scope } from '../scope.ts'
import {
  beginTotp,
  cancelTotp,
  confirmTotp,
  createUser,
  findOwnAccount,
  findTotpSetup,
  renewRecoveryCodes,
  resetAccount,
  signIn,
  signInWithCode,
  turnTotpOff,
} from './index.server.ts'

const database = useTestDatabase()
const { secrets } = testAccounts
const { publicOrigin } = testClient
const account = { email: 'anna@example.org', password: 'a long enough one' }
const current = { currentPassword: account.password }
let anna: Scope

beforeEach(async () => {
  const scope = systemScope(database.db)
  const userId = await createUser(scope, { ...account, username: 'Anna', role: 'administrator' })
  anna = {
    ...scope,
    viewer: { kind: 'staff', userId, name: 'Anna', email: account.email, role: 'administrator' },
  }
})

const at = (seconds: number): Scope => ({ ...anna, now: new Date(testNow.getTime() + seconds * 1000) })
const codeOf = (key: string, seconds = 0) =>
  generate({ secret: key, epoch: Math.floor(testNow.getTime() / 1000) + seconds })

/** Turns the second factor on; returns the app's key and the recovery codes. */
async function turnOn(): Promise<{ key: string; codes: string[] }> {
  await beginTotp(anna, { ...current, secrets })
  const setup = await findTotpSetup(anna, { secrets, issuer: 'Haus' })
  const key = setup?.secret ?? ''
  return { key, codes: await confirmTotp(anna, { code: await codeOf(key), secrets, publicOrigin }) }
}

/** Enters the right password; returns the token of the second step. */
async function begin(seconds: number): Promise<string> {
  const answer = await signIn(at(seconds), { ...testClient, ...account })
  return 'secondStep' in answer ? answer.secondStep : expect.fail('no code is asked for')
}

const finish = (secondStep: string, code: string, seconds: number) =>
  signInWithCode(at(seconds), { ...testClient, secondStep, code, secrets })

describe('The second factor', () => {
  test('is set up with the password and a first code, and stored encrypted', async () => {
    await expect(beginTotp(anna, { currentPassword: 'wrong', secrets })).rejects.toMatchObject({
      fields: { currentPassword: 'invalid' },
    })
    await beginTotp(anna, { ...current, secrets })
    const setup = await findTotpSetup(anna, { secrets, issuer: 'Haus am Ufer' })
    expect(setup?.uri).toBe(
      `otpauth://totp/Haus%20am%20Ufer:anna%40example.org?secret=${setup?.secret}&issuer=Haus%20am%20Ufer`,
    )
    expect(JSON.stringify(await database.db.select().from(users))).not.toContain(setup?.secret)
    expect(await findTotpSetup(anna, { secrets: [`${secrets[0]}!`], issuer: 'Haus' })).toBeNull()
    for (const code of ['000000', '', 'abcdef', '1234567'])
      await expect(confirmTotp(anna, { code, secrets, publicOrigin })).rejects.toMatchObject({
        fields: { code: 'invalid' },
      })
    // No code is requested until it is confirmed.
    expect('secondStep' in (await signIn(anna, { ...testClient, ...account }))).toBe(false)
    const codes = await confirmTotp(anna, { code: await codeOf(setup?.secret ?? ''), secrets, publicOrigin })
    expect(new Set(codes).size).toBe(10)
    expect(codes[0]).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    expect(await findOwnAccount(anna)).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 })
    expect(await findTotpSetup(anna, { secrets, issuer: 'Haus' })).toBeNull()
    await expect(beginTotp(anna, { ...current, secrets })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('can be cancelled before it is confirmed, and turned off with the password', async () => {
    await beginTotp(anna, { ...current, secrets })
    await cancelTotp(anna)
    expect(await findTotpSetup(anna, { secrets, issuer: 'Haus' })).toBeNull()
    await turnOn()
    await cancelTotp(anna)
    await expect(turnTotpOff(anna, { currentPassword: 'wrong', publicOrigin })).rejects.toMatchObject({
      code: 'invalid',
    })
    expect(await findOwnAccount(anna)).toMatchObject({ hasSecondFactor: true })
    await turnTotpOff(anna, { ...current, publicOrigin })
    expect(await findOwnAccount(anna)).toMatchObject({ hasSecondFactor: false, recoveryCodesLeft: 0 })
    expect('secondStep' in (await signIn(anna, { ...testClient, ...account }))).toBe(false)
  })

  test('is requested after the password; a code is valid once, and half a minute early or late', async () => {
    const { key } = await turnOn()
    await expect(finish(await begin(60), await codeOf(key), 60)).rejects.toMatchObject({
      fields: { code: 'invalid' },
    })
    const code = await codeOf(key, 60)
    const step = await begin(60)
    expect((await finish(step, ` ${code.slice(0, 3)} ${code.slice(3)}`, 60)).token).toBeTruthy()
    await expect(finish(await begin(60), code, 60)).rejects.toMatchObject({ fields: { code: 'invalid' } })
    expect((await finish(await begin(60), await codeOf(key, 90), 60)).token).toBeTruthy()
  })

  test('is not passed by the token of a step that is used, expired or invented', async () => {
    const { key } = await turnOn()
    const step = await begin(60)
    await expect(finish(step, await codeOf(key, 661), 661)).rejects.toMatchObject({ code: 'not_found' })
    await finish(step, await codeOf(key, 60), 60)
    await expect(finish(step, await codeOf(key, 90), 90)).rejects.toMatchObject({ code: 'not_found' })
    await expect(finish('invented', await codeOf(key, 90), 90)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('cannot be guessed: after seven codes there are growing pauses, whatever the network', async () => {
    const { key } = await turnOn()
    const step = await begin(60)
    const guess = (address: string) =>
      signInWithCode(at(60), { ...testClient, address, secondStep: step, code: '000000', secrets }).catch(
        (error: { code: string }) => error.code,
      )
    const outcomes: unknown[] = []
    for (let tries = 0; tries < 9; tries++) outcomes.push(await guess(`203.0.113.${tries}`))
    expect(outcomes.filter((outcome) => outcome === 'invalid')).toHaveLength(7)
    await expect(finish(step, await codeOf(key, 60), 60)).rejects.toMatchObject({ code: 'too_many_attempts' })
    expect((await finish(step, await codeOf(key, 63), 63)).token).toBeTruthy()
  })

  test('does not lock the owner out of a known browser while somebody with the password guesses', async () => {
    const { key } = await turnOn()
    const { browserToken } = await finish(await begin(60), await codeOf(key, 60), 60)
    const step = await begin(120)
    for (let tries = 0; tries < 9; tries++) await finish(step, '000000', 120).catch(() => {})
    const own = { ...testClient, browserToken, secondStep: step, code: await codeOf(key, 120), secrets }
    expect((await signInWithCode(at(120), own)).token).toBeTruthy()
  })
})

describe('A recovery code', () => {
  test('replaces the code of the app once, however it is written', async () => {
    const { codes } = await turnOn()
    const [first = '', second = ''] = codes
    expect((await finish(await begin(60), first.replaceAll('-', ' ').toUpperCase(), 60)).token).toBeTruthy()
    await expect(finish(await begin(60), first, 60)).rejects.toMatchObject({ fields: { code: 'invalid' } })
    // It does not depend on the secret with which the app's key is encrypted.
    const step = await begin(60)
    const otherSecrets: typeof secrets = ['another secret of this site']
    const other = { ...testClient, secondStep: step, code: second, secrets: otherSecrets }
    expect((await signInWithCode(at(60), other)).token).toBeTruthy()
    expect(await findOwnAccount(anna)).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test('is replaced by new ones with the password', async () => {
    await expect(renewRecoveryCodes(anna, current)).rejects.toMatchObject({ code: 'conflict' })
    const { codes } = await turnOn()
    await expect(renewRecoveryCodes(anna, { currentPassword: '' })).rejects.toMatchObject({ code: 'invalid' })
    const renewed = await renewRecoveryCodes(anna, current)
    expect(renewed).toHaveLength(10)
    await expect(finish(await begin(60), codes[0] ?? '', 60)).rejects.toMatchObject({ code: 'invalid' })
    expect((await finish(await begin(60), renewed[0] ?? '', 60)).token).toBeTruthy()
  })
})

test('The command on the server sets a new password for a locked-out user and removes the second factor', async () => {
  await turnOn()
  const scope = systemScope(database.db)
  await expect(
    resetAccount(scope, { email: 'nobody@example.org', password: 'four new words here' }),
  ).rejects.toMatchObject({ code: 'not_found' })
  await resetAccount(scope, { email: 'Anna@example.org', password: 'four new words here' })
  await expect(signIn(anna, { ...testClient, ...account })).rejects.toMatchObject({ code: 'invalid' })
  const answer = await signIn(anna, { ...testClient, ...account, password: 'four new words here' })
  expect('secondStep' in answer).toBe(false)
})
