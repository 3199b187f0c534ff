import { createHash } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import { idempotencyKeys } from '#db/schema/index.ts'
import { DomainError } from './errors.ts'
import type { Scope, Viewer } from './scope.ts'

/** How long a call with a known key is answered as the first one was, in days: over a weekend and some more. */
const keyDays = 7

/**
 * Carries out a command at most once for an account and a key, in one transaction. A repetition is answered as the first
 * call was; one that arrives while the first is under way waits for it. What throws has done nothing, so that its repetition
 * is a first call again. Throws `invalid` for a key with which the account has asked for something else.
 */
export async function once<Answer extends object>(
  scope: Scope,
  { key, content }: { key: string; content: unknown },
  act: (inside: Scope) => Promise<Answer>,
): Promise<Answer & { isRepeated: boolean }> {
  const account = accountOf(scope.viewer)
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const isThis = and(eq(idempotencyKeys.account, account), eq(idempotencyKeys.key, key))
  return scope.db.transaction(async (tx) => {
    const [begun] = await tx
      .insert(idempotencyKeys)
      .values({ account, key, content: hash, createdAt: scope.now })
      .onConflictDoUpdate({
        target: [idempotencyKeys.account, idempotencyKeys.key],
        set: { content: hash, answer: null, createdAt: scope.now },
        setWhere: lte(idempotencyKeys.createdAt, lastDay(scope.now)),
      })
      .returning({ key: idempotencyKeys.key })
    if (!begun) {
      const [known] = await tx.select().from(idempotencyKeys).where(isThis)
      if (known?.content !== hash) throw new DomainError('invalid', { fields: { key: 'key_of_other' } })
      // The same command has stored it.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return { ...(known.answer as Answer), isRepeated: true }
    }
    const answer = await act({ ...scope, db: tx })
    await tx
      .update(idempotencyKeys)
      .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
      .where(isThis)
    return { ...answer, isRepeated: false }
  })
}

/** Deletes keys that are too old to count; call it periodically. */
export async function clearIdempotencyKeys({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, lastDay(now)))
}

function lastDay(now: Date): Date {
  return new Date(now.getTime() - keyDays * 86_400_000)
}

function accountOf(viewer: Viewer): string {
  switch (viewer.kind) {
    case 'staff':
      return `staff:${viewer.userId}`
    case 'token':
      return `token:${viewer.tokenId}`
    case 'system':
      return 'system'
    default:
      throw new DomainError('not_signed_in')
  }
}
