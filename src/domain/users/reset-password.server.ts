import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { countRequest } from '../request-counts.server.ts'
import type { Scope } from '../scope.ts'
import { findAccountToken, spendAccountToken } from './account-tokens.server.ts'
import { storePassword } from './change-password.server.ts'
import { forgetDevices } from './trusted-devices.server.ts'
import { mailNotice } from './mail-notice.server.ts'
import { mailPasswordLink } from './mail-password-link.server.ts'
import { networkOf } from '../network-of.ts'
import { hasPasskeys, removePasskeys } from './passkeys.server.ts'
import { hashNewPassword } from './password-rules.server.ts'
import { endSessions } from './sessions.server.ts'

const perNetwork = { limit: 20, minutes: 60 }
/** Beyond this limit, no mail is sent to an account for a while; the answer stays the same. */
const perAccount = { limit: 4, minutes: 60 }

/**
 * Mails a link for a new password, if the address is that of an active account; the result does not say whether. Throws
 * `too_many_attempts` for too many requests from one network.
 */
export async function requestPasswordReset(
  scope: Scope,
  { email, address, publicOrigin }: { email: string; address: string; publicOrigin: string },
): Promise<void> {
  await countRequest(scope, { what: 'password-reset-network', who: networkOf(address), ...perNetwork })
  const name = email.trim().toLowerCase().slice(0, 254)
  const [user] = await scope.db
    .select()
    .from(users)
    .where(and(eq(users.email, name), eq(users.isActive, true)))
  if (!user) return
  try {
    await countRequest(scope, { what: 'password-reset-account', who: name, ...perAccount })
  } catch (error) {
    if (error instanceof DomainError) return
    throw error
  }
  await scope.db.transaction((tx) =>
    mailPasswordLink({ ...scope, db: tx }, user, { kind: 'reset', publicOrigin }),
  )
}

/** What a link for a new password is for; null when it is not valid. */
export async function findPasswordLink(
  scope: Scope,
  token: string,
): Promise<{ hasPasskeys: boolean } | null> {
  const userId = await findAccountToken(scope, 'password', token)
  return userId === null ? null : { hasPasskeys: await hasPasskeys(scope, userId) }
}

/**
 * Sets a new password by a mailed link, and ends all sessions of the account; no browser is known any more. A second
 * factor stays; passkeys, with which a thief might still sign in, stay only if their owner wants it. Throws `not_found` for
 * a link that is unknown, used or expired, and `invalid` for `password`.
 */
export async function resetPassword(
  scope: Scope,
  {
    token,
    password,
    keepsPasskeys,
    publicOrigin,
  }: { token: string; password: string; keepsPasskeys: boolean; publicOrigin: string },
): Promise<void> {
  const userId = await findAccountToken(scope, 'password', token)
  const [user] = userId === null ? [] : await scope.db.select().from(users).where(eq(users.id, userId))
  if (!user?.isActive) throw new DomainError('not_found', { subject: 'password link' })
  const passwordHash = await hashNewPassword(password, user)
  await scope.db.transaction(async (tx) => {
    const { id: actor, username: name, email, role } = user
    const inside: Scope = { ...scope, db: tx, viewer: { kind: 'staff', userId: actor, name, email, role } }
    if (!(await spendAccountToken(inside, 'password', token)))
      throw new DomainError('not_found', { subject: 'password link' })
    await storePassword(inside, user, passwordHash)
    await endSessions(inside, user.id)
    await forgetDevices(inside, user.id)
    if (!keepsPasskeys) await removePasskeys(inside, user.id)
    await mailNotice(inside, user.id, { event: 'password', publicOrigin })
  })
}
