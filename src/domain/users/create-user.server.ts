import { hash } from '@node-rs/argon2'
import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

export const minimumPasswordLength = 12
/** Limits the work of hashing; longer passwords are refused. */
const maximumPasswordLength = 500

type UserDraft = Pick<typeof users.$inferInsert, 'email' | 'username' | 'role' | 'hasDemoPassword'> & {
  password: string
}

/** Adds a member of staff; returns the number. Throws `invalid` with the fields at fault. */
export async function createUser(scope: Scope, draft: UserDraft): Promise<number> {
  requireRight(scope.viewer, 'administer')
  const email = draft.email.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
    throw new DomainError('invalid', { fields: { email: 'invalid' } })
  if (!draft.username.trim()) throw new DomainError('invalid', { fields: { username: 'required' } })
  if (draft.password.length < minimumPasswordLength)
    throw new DomainError('invalid', { fields: { password: 'too_short' } })
  if (draft.password.length > maximumPasswordLength)
    throw new DomainError('invalid', { fields: { password: 'too_long' } })
  const passwordHash = await hash(draft.password) // argon2id with the library's current defaults
  return scope.db.transaction(async (tx) => {
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (known) throw new DomainError('invalid', { fields: { email: 'taken' } })
    const [row] = await tx
      .insert(users)
      .values({
        email,
        username: draft.username.trim(),
        passwordHash,
        role: draft.role,
        hasDemoPassword: draft.hasDemoPassword ?? false,
      })
      .returning({ id: users.id })
    if (!row) throw new DomainError('invalid')
    await recordAudit({ ...scope, db: tx }, { action: 'create', subjectKind: 'user', subjectId: row.id })
    return row.id
  })
}

/** Whether an administrator account exists. */
export async function hasAdministrator({ db }: Pick<Scope, 'db'>): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'administrator'), eq(users.isActive, true)))
    .limit(1)
  return rows.length > 0
}
