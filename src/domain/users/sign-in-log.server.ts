import { and, inArray, lt } from 'drizzle-orm'
import { auditLog } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { countRequest } from '../request-counts.server.ts'
import type { Scope } from '../scope.ts'
import { networkOf } from '../network-of.ts'

/** How many failed sign-ins are logged in an hour, so that a burst cannot fill the log. */
const perHour = 200
/** How many days entries about sign-ins are kept: they contain addresses. */
const keptDays = 90

/** How somebody proved, or failed to prove, who they are. */
export type SignInMethod = 'password' | 'code' | 'recovery_code' | 'passkey'

/** Logs a sign-in; the scope's viewer is who signed in. */
export async function logSignIn(
  scope: Scope,
  userId: number,
  { method, address }: { method: SignInMethod; address: string },
): Promise<void> {
  await recordAudit(scope, {
    action: 'sign_in',
    subjectKind: 'user',
    subjectId: userId,
    details: { method, network: networkOf(address) },
  })
}

/**
 * Logs a failed sign-in, up to a bound for all accounts together. What was typed in place of an unknown address is not
 * logged, because people mistakenly type passwords there.
 */
export async function logFailedSignIn(
  scope: Scope,
  userId: number | null,
  { method, address }: { method: SignInMethod; address: string },
): Promise<void> {
  try {
    await countRequest(scope, { what: 'failed-sign-in-log', who: 'all', limit: perHour, minutes: 60 })
  } catch (error) {
    if (error instanceof DomainError) return
    throw error
  }
  await recordAudit(scope, {
    action: 'sign_in_failed',
    subjectKind: 'user',
    subjectId: userId ?? 'unknown',
    details: { method, network: networkOf(address) },
  })
}

/** Deletes old entries about sign-ins; call it periodically. */
export async function clearSignInLog({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  await db
    .delete(auditLog)
    .where(and(inArray(auditLog.action, ['sign_in', 'sign_in_failed']), lt(auditLog.at, before)))
}
