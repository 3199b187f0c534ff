import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { generateSecret, generateURI, verify } from 'otplib'
import { users } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { mailNotice } from './mail-notice.server.ts'
import { createRecoveryCodes, deleteRecoveryCodes } from './recovery-codes.server.ts'
import { confirmOwnPassword, requireOwnAccount, type Account } from './require-account.server.ts'
import { seal, unseal, type Secrets } from './encryption.ts'

/** How far the clock of a phone may be wrong, in seconds. */
const tolerance = 30

/** The data for an authenticator app: the secret as text, and in an address that is shown as a QR code. */
export type TotpSetup = { secret: string; uri: string }

/**
 * Starts the setup of the second factor, or restarts an unfinished one. Throws `conflict` when there is one already.
 */
export async function beginTotp(
  scope: Scope,
  { currentPassword, secrets }: { currentPassword: string; secrets: Secrets },
): Promise<void> {
  const account = await confirmOwnPassword(scope, currentPassword)
  const totpSecret = seal(secrets, purposeOf(account.id), generateSecret())
  const begun = await scope.db
    .update(users)
    .set({ totpSecret, totpLastStep: null })
    .where(and(eq(users.id, account.id), isNull(users.totpConfirmedAt)))
    .returning({ id: users.id })
  if (begun.length === 0) throw new DomainError('conflict', { subject: 'second factor' })
}

/** What the app needs, while the second factor is being set up; null otherwise. */
export async function findTotpSetup(
  scope: Scope,
  { secrets, issuer }: { secrets: Secrets; issuer: string },
): Promise<TotpSetup | null> {
  const account = await requireOwnAccount(scope)
  if (account.totpConfirmedAt !== null) return null
  const text = secretOf(account, secrets)
  if (text === null) return null
  return { secret: text, uri: generateURI({ issuer, label: account.email, secret: text }) }
}

/**
 * Turns the second factor on with a first code of the app; returns the recovery codes, which are shown this once. Throws
 * `invalid` for `code`.
 */
export async function confirmTotp(
  scope: Scope,
  { code, secrets, publicOrigin }: { code: string; secrets: Secrets; publicOrigin: string },
): Promise<string[]> {
  const account = await requireOwnAccount(scope)
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    if (account.totpConfirmedAt !== null) throw new DomainError('conflict', { subject: 'second factor' })
    if (!(await acceptTotp(inside, account, { code, secrets })))
      throw new DomainError('invalid', { fields: { code: 'invalid' } })
    await tx.update(users).set({ totpConfirmedAt: scope.now }).where(eq(users.id, account.id))
    await recordAudit(inside, { action: 'totp_on', subjectKind: 'user', subjectId: account.id })
    await mailNotice(inside, account.id, { event: 'totp_on', publicOrigin })
    return createRecoveryCodes(inside, account.id)
  })
}

/** Cancels the setup of the second factor. */
export async function cancelTotp(scope: Scope): Promise<void> {
  const { id } = await requireOwnAccount(scope)
  await scope.db
    .update(users)
    .set({ totpSecret: null })
    .where(and(eq(users.id, id), isNull(users.totpConfirmedAt)))
}

/** Turns one's own second factor off. */
export async function turnTotpOff(
  scope: Scope,
  { currentPassword, publicOrigin }: { currentPassword: string; publicOrigin: string },
): Promise<void> {
  const { id } = await confirmOwnPassword(scope, currentPassword)
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    await removeTotp(inside, id)
    await mailNotice(inside, id, { event: 'totp_off', publicOrigin })
  })
}

/** Removes the second factor of an account with its recovery codes. */
export async function removeTotp(scope: Scope, userId: number): Promise<void> {
  await scope.db
    .update(users)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where(eq(users.id, userId))
  await deleteRecoveryCodes(scope, userId)
  await recordAudit(scope, { action: 'totp_off', subjectKind: 'user', subjectId: userId })
}

/** Whether a code of the app is right and was not used before; notes it as used. */
export async function acceptTotp(
  { db, now }: Scope,
  account: Account,
  { code, secrets }: { code: string; secrets: Secrets },
): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, '')
  const text = secretOf(account, secrets)
  if (text === null || !/^\d{6}$/.test(digits)) return false
  const epoch = Math.floor(now.getTime() / 1000)
  const result = await verify({ secret: text, token: digits, epoch, epochTolerance: tolerance })
  if (!result.valid || !('timeStep' in result)) return false
  const isNewer = or(isNull(users.totpLastStep), lt(users.totpLastStep, result.timeStep))
  const accepted = await db
    .update(users)
    .set({ totpLastStep: result.timeStep })
    .where(and(eq(users.id, account.id), isNewer))
    .returning({ id: users.id })
  return accepted.length > 0
}

/** Encrypts the second factors of all accounts with the current secret, if another one of `secrets` can decrypt them. */
export async function resealTotp({ db }: Pick<Scope, 'db'>, secrets: Secrets): Promise<void> {
  const rows = await db
    .select({ id: users.id, totpSecret: users.totpSecret })
    .from(users)
    .where(isNotNull(users.totpSecret))
  for (const row of rows) {
    const text = secretOf(row, secrets)
    if (text === null || secretOf(row, [secrets[0]]) !== null) continue
    await db
      .update(users)
      .set({ totpSecret: seal(secrets, purposeOf(row.id), text) })
      .where(and(eq(users.id, row.id), eq(users.totpSecret, row.totpSecret ?? '')))
  }
}

/** How many accounts have a second factor that none of the secrets can decrypt. */
export async function countUnreadableTotp({ db }: Pick<Scope, 'db'>, secrets: Secrets): Promise<number> {
  const rows = await db
    .select({ id: users.id, totpSecret: users.totpSecret })
    .from(users)
    .where(isNotNull(users.totpConfirmedAt))
  return rows.filter((row) => secretOf(row, secrets) === null).length
}

/** Null without one, and when none of the site's secrets is the one it was encrypted with. */
function secretOf({ id, totpSecret }: Pick<Account, 'id' | 'totpSecret'>, secrets: Secrets): string | null {
  return totpSecret === null ? null : unseal(secrets, purposeOf(id), totpSecret)
}

function purposeOf(userId: number): string {
  return `totp ${userId}`
}
