import { eq } from 'drizzle-orm'
import { passkeys, users } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { storePassword } from './change-password.server.ts'
import { forgetDevices } from './trusted-devices.server.ts'
import { hashNewPassword } from './password-rules.server.ts'
import { endSessions } from './sessions.server.ts'
import { removeTotp } from './totp.server.ts'

/**
 * Sets a new password for an inaccessible account, removes its second factor and its passkeys, reopens it, and ends
 * its sessions. For the command on the server. Throws `not_found`, and `invalid` for `password`.
 */
export async function resetAccount(
  scope: Scope,
  { email, password }: { email: string; password: string },
): Promise<void> {
  requireRight(scope.viewer, 'administer')
  const [user] = await scope.db.select().from(users).where(eq(users.email, email.trim().toLowerCase()))
  if (!user) throw new DomainError('not_found', { subject: 'user' })
  const passwordHash = await hashNewPassword(password, user)
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    await storePassword(inside, user, passwordHash)
    await removeTotp(inside, user.id)
    await tx.delete(passkeys).where(eq(passkeys.userId, user.id))
    await tx.update(users).set({ isActive: true }).where(eq(users.id, user.id))
    await endSessions(inside, user.id)
    await forgetDevices(inside, user.id)
  })
}
