import { and, eq, isNull } from 'drizzle-orm'
import { corrections } from '#db/schema/index.ts'
import { hoursToConfirm } from '../forms/index.server.ts'
import { hashToken } from '../hash-token.ts'
import type { Scope } from '../scope.ts'

/** A proposal as the page of the confirmation link shows it. */
export type CorrectionToConfirm = { title: string; isConfirmed: boolean }

/** The proposal of a token; null for an unknown token and for one that has expired or was deleted. */
export async function findCorrectionToConfirm(
  scope: Scope,
  token: string,
): Promise<CorrectionToConfirm | null> {
  const found = await findByToken(scope, token)
  return found && { title: found.title, isConfirmed: found.confirmedAt !== null }
}

/** Confirms a proposal, which staff see from then on; idempotent. False for an unknown or expired token. */
export async function confirmCorrection(scope: Scope, token: string): Promise<boolean> {
  const found = await findByToken(scope, token)
  if (!found) return false
  await scope.db
    .update(corrections)
    .set({ confirmedAt: scope.now })
    .where(and(eq(corrections.id, found.id), isNull(corrections.confirmedAt)))
  return true
}

async function findByToken({ db, now }: Scope, token: string) {
  const [row] = await db
    .select()
    .from(corrections)
    .where(eq(corrections.confirmTokenHash, hashToken(token)))
  if (!row) return null
  const isExpired =
    row.confirmedAt === null && now.getTime() - row.submittedAt.getTime() > hoursToConfirm * 3_600_000
  return isExpired ? null : row
}
