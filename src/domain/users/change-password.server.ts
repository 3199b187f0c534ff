import { eq } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import type { Scope } from '../scope.ts'
import { revokeAccountTokens } from './account-tokens.server.ts'
import { mailNotice } from './mail-notice.server.ts'
import { hashNewPassword } from './password-rules.server.ts'
import { confirmOwnPassword, type Account } from './require-account.server.ts'
import { endSessions } from './sessions.server.ts'

/**
 * Changes one's own password, and ends all sessions except the one with this token. Throws `invalid` for
 * `currentPassword` or `password`.
 */
export async function changePassword(
  scope: Scope,
  given: { currentPassword: string; password: string; sessionToken: string | null; publicOrigin: string },
): Promise<void> {
  const account = await confirmOwnPassword(scope, given.currentPassword)
  const passwordHash = await hashNewPassword(given.password, account)
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    await storePassword(inside, account, passwordHash)
    await endSessions(inside, account.id, given.sessionToken)
    await mailNotice(inside, account.id, { event: 'password', publicOrigin: given.publicOrigin })
  })
}

/** Stores a password; links that were mailed for another one become invalid. */
export async function storePassword(
  scope: Scope,
  { id }: Pick<Account, 'id'>,
  passwordHash: string,
): Promise<void> {
  await scope.db.update(users).set({ passwordHash, hasDemoPassword: false }).where(eq(users.id, id))
  await revokeAccountTokens(scope, id)
  await recordAudit(scope, { action: 'password', subjectKind: 'user', subjectId: id })
}
