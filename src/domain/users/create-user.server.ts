import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError, type ErrorCode } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { mailPasswordLink } from './mail-password-link.server.ts'
import { confirmOwnPassword } from './require-account.server.ts'
import { hashNewPassword } from './password-rules.server.ts'

/** The longest name. */
const maxCharacters = 100

type Person = Pick<typeof users.$inferInsert, 'email' | 'username' | 'role'> & {
  language?: typeof users.$inferInsert.language
}
type UserDraft = Person & { password: string; hasDemoPassword?: boolean }

/** Adds a member of staff; returns the number. Throws `invalid` with the fields at error. */
export async function createUser(scope: Scope, draft: UserDraft): Promise<number> {
  requireRight(scope.viewer, 'administer')
  const person = checkPerson(draft)
  const passwordHash = await hashNewPassword(draft.password, person)
  return scope.db.transaction(async (tx) => {
    const { id } = await insertUser({ ...scope, db: tx }, person, {
      passwordHash,
      hasDemoPassword: draft.hasDemoPassword ?? false,
    })
    return id
  })
}

/**
 * Adds a member of staff, who chooses the password by a link in a mail. A new administrator needs the password of the one
 * who decides it, so that an open session alone cannot make one. Throws `invalid` with the fields at error.
 */
export async function inviteUser(
  scope: Scope,
  { currentPassword, ...draft }: Person & { currentPassword?: string | undefined },
  { publicOrigin }: { publicOrigin: string },
): Promise<void> {
  requireRight(scope.viewer, 'administer')
  const person = checkPerson(draft)
  if (person.role === 'administrator' && scope.viewer.kind === 'staff')
    await confirmOwnPassword(scope, currentPassword)
  const passwordHash = await hash(randomBytes(32).toString('base64')) // nobody knows it
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const user = await insertUser(inside, person, { passwordHash })
    await mailPasswordLink(inside, user, { kind: 'invitation', publicOrigin })
  })
}

function checkPerson({ email: typed, username, role, language }: Person): Person {
  const email = typed.trim().toLowerCase()
  const fields: Record<string, ErrorCode> = {}
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) fields['email'] = 'invalid'
  if (!username.trim()) fields['username'] = 'required'
  if (username.trim().length > maxCharacters) fields['username'] = 'too_long'
  if (Object.keys(fields).length > 0) throw new DomainError('invalid', { fields })
  return { email, username: username.trim(), role, ...(language && { language }) }
}

async function insertUser(
  scope: Scope,
  person: Person,
  stored: Pick<typeof users.$inferInsert, 'passwordHash' | 'hasDemoPassword'>,
): Promise<typeof users.$inferSelect> {
  const [row] = await scope.db
    .insert(users)
    .values({ ...person, ...stored })
    .onConflictDoNothing()
    .returning()
  if (!row) throw new DomainError('invalid', { fields: { email: 'taken' } })
  await recordAudit(scope, { action: 'create', subjectKind: 'user', subjectId: row.id })
  return row
}

/**
 * Whether somebody can administer the site; the published demo account counts only where it may be used.
 */
export async function hasAdministrator(
  { db }: Pick<Scope, 'db'>,
  { allowsDemoAccount = true }: { allowsDemoAccount?: boolean } = {},
): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.role, 'administrator'),
        eq(users.isActive, true),
        allowsDemoAccount ? undefined : eq(users.hasDemoPassword, false),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Whether the account with the published password exists. */
export async function hasDemoAccount({ db }: Pick<Scope, 'db'>): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.hasDemoPassword, true)).limit(1)
  return rows.length > 0
}
