import { asc, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

/** How many are listed at most; a house has a few dozen. */
const most = 500

/** Everybody with an active account, by name, without addresses: whom staff can mention or ask for a review. */
export async function listColleagues({
  db,
  viewer,
}: Scope): Promise<{ id: number; name: string; may_publish: boolean }[]> {
  requireRight(viewer, 'write_drafts')
  const rows = await db
    .select({ id: users.id, name: users.username, role: users.role })
    .from(users)
    .where(eq(users.isActive, true))
    .orderBy(sql`lower(${users.username})`, asc(users.id))
    .limit(most)
  return rows.map(({ id, name, role }) => ({ id, name, may_publish: role !== 'author' }))
}
