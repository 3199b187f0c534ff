import { randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { recoveryCodes } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { hashToken } from '../hash-token.ts'
import { confirmOwnPassword } from './require-account.server.ts'

const howMany = 10
/** Sixteen of these 31 characters are 79 bits; characters that are easily mistaken are left out. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Replaces the recovery codes of an account by new ones, which are shown this once. */
export async function createRecoveryCodes(scope: Scope, userId: number): Promise<string[]> {
  await deleteRecoveryCodes(scope, userId)
  const codes = Array.from({ length: howMany }, createCode)
  await scope.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashToken(normalise(code)) })))
  return codes
}

/** Replaces one's own recovery codes. Throws `conflict` without a second factor. */
export async function renewRecoveryCodes(
  scope: Scope,
  { currentPassword }: { currentPassword: string },
): Promise<string[]> {
  const account = await confirmOwnPassword(scope, currentPassword)
  if (account.totpConfirmedAt === null) throw new DomainError('conflict', { subject: 'second factor' })
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    await recordAudit(inside, { action: 'recovery_codes', subjectKind: 'user', subjectId: account.id })
    return createRecoveryCodes(inside, account.id)
  })
}

/** Whether a recovery code is right, which uses it up. */
export async function spendRecoveryCode(
  { db }: Pick<Scope, 'db'>,
  userId: number,
  code: string,
): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashToken(normalise(code)))))
    .returning({ userId: recoveryCodes.userId })
  return spent.length > 0
}

/** How many recovery codes an account has left. */
export async function countRecoveryCodes({ db }: Pick<Scope, 'db'>, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

export async function deleteRecoveryCodes({ db }: Pick<Scope, 'db'>, userId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** As in `k3mp-x9ra-7dwh-qz2t`. */
function createCode(): string {
  const group = () => Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

/** People type codes with or without hyphens, and in any case. */
function normalise(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}
