import { randomBytes } from 'node:crypto'
import { presaleReminderTokens } from '#db/schema/index.ts'
import { hashToken } from '../hash-token.ts'
import type { Scope } from '../scope.ts'

/** Creates the token of one mail about a reminder; only its hash is stored. */
export async function createToken(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  reminderId: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.insert(presaleReminderTokens).values({ tokenHash: hashToken(token), reminderId, createdAt: now })
  return token
}
