import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { createAccountToken } from './account-tokens.server.ts'
import { countAttempts, forgetAttempts, takeBackAttempt, type Budget } from './count-attempt.server.ts'
import { hashToken } from '../hash-token.ts'
import { isTrustedDevice } from './trusted-devices.server.ts'
import { networkOf } from '../network-of.ts'
import { openSignedIn, type Client, type SignedIn } from './open-signed-in.server.ts'
import { logFailedSignIn } from './sign-in-log.server.ts'
import { openPasswordCheckQueue } from './password-check-queue.ts'

/** The password was right; the account also asks for a code, to be sent with this token within ten minutes. */
export type SecondStep = { secondStep: string }

/** Failures without a pause: of one network for one account, of a whole network, of a known browser for its account. */
const free = { pair: 4, network: 20, browser: 8 }
const secondStepMinutes = 10

/** Verified for unknown addresses, so that response times do not reveal which addresses exist. */
const nobodysHash = hash(randomUUID())

const lanes = openPasswordCheckQueue({ pause })

/**
 * Opens a session for the correct password, or asks for the second step. Throws `invalid` (without revealing which part
 * was wrong), `forbidden` for the published demo account where it must not be used, and, after repeated failures,
 * `too_many_attempts` with the pause in seconds. A stranger's failures never block a browser in which the account's
 * owner has signed in before, nor any other network.
 */
export async function signIn(
  scope: Scope,
  { email, password, ...client }: Client & { email: string; password: string },
): Promise<SignedIn | SecondStep> {
  const name = email.trim().toLowerCase().slice(0, 254)
  const [user] = await scope.db.select().from(users).where(eq(users.email, name))
  const isKnown = user !== undefined && (await isTrustedDevice(scope, user.id, client.browserToken))
  const { shared, own } = budgetsOf(name, client, isKnown)
  await countAttempts(scope, [...shared, own]) // before the slow check, so that simultaneous attempts are counted
  const storedHash = user?.passwordHash ?? (await nobodysHash)
  const isRight = await lanes.run(isKnown ? 'known' : 'stranger', scope.now, () =>
    verify(storedHash, password.slice(0, 500)).catch(() => false),
  )
  if (isRight === null) {
    // a flood of guesses: it was not verified, and does not count
    for (const { key } of [...shared, own]) await takeBackAttempt(scope, key)
    throw new DomainError('too_many_attempts', { retryAfter: 10 })
  }
  if (!user || !isRight || !user.isActive) {
    await logFailedSignIn(scope, user?.id ?? null, { method: 'password', address: client.address })
    throw new DomainError('invalid', { fields: { password: 'invalid' } })
  }
  await forgetAttempts(scope, own.key)
  for (const { key } of shared) await takeBackAttempt(scope, key)
  if (user.hasDemoPassword && !client.allowsDemoAccount)
    throw new DomainError('forbidden', { subject: 'demo account' })
  if (user.totpConfirmedAt !== null)
    return {
      secondStep: await createAccountToken(scope, {
        kind: 'second_step',
        userId: user.id,
        minutes: secondStepMinutes,
      }),
    }
  return openSignedIn(scope, user, client, 'password')
}

/** The budgets of an attempt: in a known browser only that of the browser, otherwise also that of its network. */
function budgetsOf(
  name: string,
  { address, browserToken }: Client,
  isKnown: boolean,
): { shared: Budget[]; own: Budget } {
  if (isKnown)
    return {
      shared: [],
      own: { key: `browser:${name}|${hashToken(browserToken ?? '')}`, free: free.browser },
    }
  const network = networkOf(address)
  return {
    shared: [{ key: `address:${network}`, free: free.network }],
    own: { key: `account:${name}|${network}`, free: free.pair },
  }
}
