import { eq } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { findAccountToken, spendAccountToken } from './account-tokens.server.ts'
import { countAttempt, forgetAttempts } from './count-attempt.server.ts'
import { hashToken } from '../hash-token.ts'
import { isTrustedDevice } from './trusted-devices.server.ts'
import { openSignedIn, type Client, type SignedIn } from './open-signed-in.server.ts'
import { spendRecoveryCode } from './recovery-codes.server.ts'
import type { Account } from './require-account.server.ts'
import { logFailedSignIn, type SignInMethod } from './sign-in-log.server.ts'
import type { Secrets } from './encryption.ts'
import { acceptTotp } from './totp.server.ts'

/**
 * The second step of signing in: a code of the app, or a recovery code. Throws `not_found` when the token of the
 * first step has expired, `invalid` for a wrong `code`, and `too_many_attempts` after repeated failures. This step
 * requires the password, so failures are counted for the account, whatever the network.
 */
export async function signInWithCode(
  scope: Scope,
  { secondStep, code, secrets, ...client }: Client & { secondStep: string; code: string; secrets: Secrets },
): Promise<SignedIn> {
  const userId = await findAccountToken(scope, 'second_step', secondStep)
  const [account] = userId === null ? [] : await scope.db.select().from(users).where(eq(users.id, userId))
  if (!account?.isActive) throw new DomainError('not_found', { subject: 'second step' })
  const isKnown = await isTrustedDevice(scope, account.id, client.browserToken)
  const key = `code:${account.id}${isKnown ? `|${hashToken(client.browserToken ?? '')}` : ''}`
  await countAttempt(scope, { key, free: 6 })
  const method = await acceptCode(scope, account, { code, secrets })
  if (method === null) {
    await logFailedSignIn(scope, account.id, { method: 'code', address: client.address })
    throw new DomainError('invalid', { fields: { code: 'invalid' } })
  }
  await forgetAttempts(scope, key)
  if (!(await spendAccountToken(scope, 'second_step', secondStep)))
    throw new DomainError('not_found', { subject: 'second step' })
  return openSignedIn(scope, account, client, method)
}

async function acceptCode(
  scope: Scope,
  account: Account,
  given: { code: string; secrets: Secrets },
): Promise<SignInMethod | null> {
  if (await acceptTotp(scope, account, given)) return 'code'
  return (await spendRecoveryCode(scope, account.id, given.code)) ? 'recovery_code' : null
}
