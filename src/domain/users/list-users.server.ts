import { asc, desc, sql } from 'drizzle-orm'
import { users, type Role } from '#db/schema/index.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

/** An account as administrators see it. */
export type ListedUser = {
  id: number
  name: string
  email: string
  role: Role
  isActive: boolean
  hasSecondFactor: boolean
  lastLoginAt: Date | null
}

/** How many are listed at most; a house has a few dozen. */
const most = 500

/** All accounts, the active ones first, by name. */
export async function listUsers({ db, viewer }: Scope): Promise<ListedUser[]> {
  requireRight(viewer, 'administer')
  const rows = await db
    .select()
    .from(users)
    .orderBy(desc(users.isActive), sql`lower(${users.username})`, asc(users.id))
    .limit(most)
  return rows.map(({ id, username, email, role, isActive, totpConfirmedAt, lastLoginAt }) => ({
    id,
    name: username,
    email,
    role,
    isActive,
    hasSecondFactor: totpConfirmedAt !== null,
    lastLoginAt,
  }))
}
