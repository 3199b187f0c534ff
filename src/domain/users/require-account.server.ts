import { verify } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { countAttempt, forgetAttempts } from './count-attempt.server.ts'

export type Account = typeof users.$inferSelect

/** The viewer's own account. Throws `not_signed_in` for visitors and for accounts that were closed meanwhile. */
export async function requireOwnAccount({ db, viewer }: Scope): Promise<Account> {
  if (viewer.kind !== 'staff') throw new DomainError('not_signed_in')
  const [account] = await db.select().from(users).where(eq(users.id, viewer.userId))
  if (!account?.isActive) throw new DomainError('not_signed_in')
  return account
}

/**
 * The viewer's own account, after its password was given once more: an open session alone does not change what an
 * account is signed in with. Throws `invalid` for `currentPassword` (`required` without one), and `too_many_attempts` after
 * repeated failures.
 */
export async function confirmOwnPassword(scope: Scope, password: string | undefined): Promise<Account> {
  const account = await requireOwnAccount(scope)
  if (!password) throw new DomainError('invalid', { fields: { currentPassword: 'required' } })
  const key = `confirm:${account.id}`
  await countAttempt(scope, { key, free: 8 })
  const isRight = await verify(account.passwordHash, password.slice(0, 500)).catch(() => false)
  if (!isRight) throw new DomainError('invalid', { fields: { currentPassword: 'invalid' } })
  await forgetAttempts(scope, key)
  return account
}
