import { and, asc, eq } from 'drizzle-orm'
import { users, type Role } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { endPreviewLinksOf } from '../end-preview-links.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight, roleHasRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { revokeAccountTokens } from './account-tokens.server.ts'
import { forgetDevices } from './trusted-devices.server.ts'
import { confirmOwnPassword } from './require-account.server.ts'
import { endSessions } from './sessions.server.ts'

/**
 * Changes the role of an account, or closes or reopens it; a closed one loses its sessions and its preview links,
 * and one that may not publish any more those of releases. A new
 * administrator needs the password of the one who decides it. Throws `not_found`, `invalid` for `currentPassword`, and
 * `conflict` for what would leave the house without an active administrator.
 */
export async function changeUser(
  scope: Scope,
  userId: number,
  change: { role?: Role; isActive?: boolean; currentPassword?: string },
): Promise<void> {
  requireRight(scope.viewer, 'administer')
  if (change.role === 'administrator' && scope.viewer.kind === 'staff')
    await confirmOwnPassword(scope, change.currentPassword)
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    // Locks them, so that two administrators cannot demote each other at the same moment.
    const administrators = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'administrator'), eq(users.isActive, true)))
      .orderBy(asc(users.id))
      .for('update')
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user) throw new DomainError('not_found', { subject: 'user' })
    const role = change.role ?? user.role
    const isActive = change.isActive ?? user.isActive
    const isLast = administrators.length === 1 && administrators[0]?.id === userId
    if (isLast && !(role === 'administrator' && isActive))
      throw new DomainError('conflict', { subject: 'last administrator' })
    if (role === user.role && isActive === user.isActive) return
    await tx.update(users).set({ role, isActive }).where(eq(users.id, userId))
    if (!isActive) {
      await endSessions(inside, userId)
      await forgetDevices(inside, userId)
      await revokeAccountTokens(inside, userId)
      await endPreviewLinksOf(inside, userId)
    } else if (!roleHasRight(role, 'publish')) await endPreviewLinksOf(inside, userId, 'releases')
    const action = isActive === user.isActive ? 'role' : isActive ? 'reactivate' : 'deactivate'
    await recordAudit(inside, {
      action,
      subjectKind: 'user',
      subjectId: userId,
      details: { role, was: user.role },
    })
  })
}
