import { and, eq, lte } from 'drizzle-orm'
import { passkeys, users } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { countAttempt, takeBackAttempt } from './count-attempt.server.ts'
import { networkOf } from '../network-of.ts'
import { openSignedIn, type Client, type SignedIn } from './open-signed-in.server.ts'
import { spendPasskeyChallenge } from './passkey-challenge.server.ts'
import { passkeySite } from './passkeys.server.ts'
import { readPasskeyAnswer } from './read-passkey-answer.ts'
import type { Secrets } from './encryption.ts'
import { logFailedSignIn } from './sign-in-log.server.ts'

/**
 * Opens a session for the signature of a passkey, which replaces password and second step: the device has checked who
 * uses it. Throws `invalid` for `passkey`, and `too_many_attempts` for many failures of one network.
 */
export async function signInWithPasskey(
  scope: Scope,
  { answer, sealed, secrets, ...client }: Client & { answer: string; sealed: string; secrets: Secrets },
): Promise<SignedIn> {
  const { publicOrigin } = client
  const key = `passkey:${networkOf(client.address)}`
  await countAttempt(scope, { key, free: 20 })
  const challenge = await spendPasskeyChallenge(scope, { secrets, sealed, userId: null })
  const read = readPasskeyAnswer(answer)
  const site = passkeySite(publicOrigin)
  if (challenge === null || read?.kind !== 'signature' || site === null) throw invalidPasskey()
  const [row] = await scope.db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, read.response.id), eq(users.isActive, true)))
  if (!row) throw invalidPasskey()
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server') // large, and rarely needed
  const { id, credentialId, publicKey, counter } = row.passkey
  const verified = await verifyAuthenticationResponse({
    response: read.response,
    expectedChallenge: challenge,
    expectedOrigin: publicOrigin,
    expectedRPID: site,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
    },
  }).catch(() => null)
  const used = { counter: verified?.authenticationInfo.newCounter ?? 0, lastUsedAt: scope.now }
  // Two simultaneous uses of the same counter value are not both accepted.
  const noted = verified?.verified
    ? await scope.db
        .update(passkeys)
        .set(used)
        .where(and(eq(passkeys.id, id), lte(passkeys.counter, used.counter)))
        .returning({ id: passkeys.id })
    : []
  if (noted.length === 0) {
    await logFailedSignIn(scope, row.user.id, { method: 'passkey', address: client.address })
    throw invalidPasskey()
  }
  await takeBackAttempt(scope, key)
  if (row.user.hasDemoPassword && !client.allowsDemoAccount)
    throw new DomainError('forbidden', { subject: 'demo account' })
  return openSignedIn(scope, row.user, client, 'passkey')
}

function invalidPasskey(): DomainError {
  return new DomainError('invalid', { fields: { passkey: 'invalid' } })
}
