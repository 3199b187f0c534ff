import { and, asc, count, eq } from 'drizzle-orm'
import { passkeys } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { mailNotice } from './mail-notice.server.ts'
import {
  createPasskeyChallenge,
  spendPasskeyChallenge,
  type PasskeyChallenge,
} from './passkey-challenge.server.ts'
import { readPasskeyAnswer } from './read-passkey-answer.ts'
import { confirmOwnPassword, requireOwnAccount } from './require-account.server.ts'
import type { Secrets } from './encryption.ts'

/** A passkey as its owner sees it. */
export type ListedPasskey = { id: number; name: string; createdAt: Date; lastUsedAt: Date | null }

/** What a browser needs to make a passkey; binary values as base64url. */
export type PasskeyOffer = PasskeyChallenge & {
  site: { id: string; name: string }
  user: { id: string; name: string; displayName: string }
  /** Existing passkeys of the account, so that no device creates a second one. */
  known: string[]
}

const maxPasskeys = 20

/** The host that passkeys are for; null where there can be none, because browsers make none for plain addresses. */
export function passkeySite(publicOrigin: string): string | null {
  const { hostname } = new URL(publicOrigin)
  return /^[\d.]+$|:/.test(hostname) ? null : hostname
}

/** The passkeys of one's own account. */
export async function listPasskeys(scope: Scope): Promise<ListedPasskey[]> {
  const account = await requireOwnAccount(scope)
  return scope.db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, account.id))
    .orderBy(asc(passkeys.id))
    .limit(maxPasskeys)
}

/** What the viewer's browser needs to make a passkey; null where there can be none. */
export async function offerPasskey(
  scope: Scope,
  { secrets, publicOrigin, houseName }: { secrets: Secrets; publicOrigin: string; houseName: string },
): Promise<PasskeyOffer | null> {
  const site = passkeySite(publicOrigin)
  if (site === null) return null
  const account = await requireOwnAccount(scope)
  const rows = await scope.db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, account.id))
  return {
    ...createPasskeyChallenge(scope, { secrets, userId: account.id }),
    site: { id: site, name: houseName },
    user: {
      id: Buffer.from(`staff-${account.id}`).toString('base64url'),
      name: account.email,
      displayName: account.username,
    },
    known: rows.map(({ id }) => id),
  }
}

/**
 * Adds a passkey that the viewer's browser has made. Throws `invalid` for `currentPassword`, `name` or `passkey`, and
 * `conflict` beyond twenty.
 */
export async function addPasskey(
  scope: Scope,
  given: {
    currentPassword: string
    name: string
    /** The browser's answer as JSON. */
    answer: string
    sealed: string
    secrets: Secrets
    publicOrigin: string
  },
): Promise<void> {
  const name = given.name.trim()
  if (name === '') throw new DomainError('invalid', { fields: { name: 'required' } })
  if (name.length > 80) throw new DomainError('invalid', { fields: { name: 'too_long' } })
  const account = await confirmOwnPassword(scope, given.currentPassword)
  const { secrets, sealed, publicOrigin } = given
  const challenge = await spendPasskeyChallenge(scope, { secrets, sealed, userId: account.id })
  const answer = readPasskeyAnswer(given.answer)
  const site = passkeySite(publicOrigin)
  if (challenge === null || answer?.kind !== 'new' || site === null) throw invalidPasskey()
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server') // large, and rarely needed
  const verified = await verifyRegistrationResponse({
    response: answer.response,
    expectedChallenge: challenge,
    expectedOrigin: publicOrigin,
    expectedRPID: site,
  }).catch(() => null)
  if (!verified?.verified) throw invalidPasskey()
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [row] = await tx.select({ has: count() }).from(passkeys).where(eq(passkeys.userId, account.id))
    if ((row?.has ?? 0) >= maxPasskeys) throw new DomainError('conflict', { subject: 'passkeys' })
    const added = await tx
      .insert(passkeys)
      .values({
        credentialId,
        userId: account.id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        name,
        createdAt: scope.now,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (added.length === 0) throw invalidPasskey()
    await recordAudit(inside, { action: 'passkey_add', subjectKind: 'user', subjectId: account.id })
    await mailNotice(inside, account.id, { event: 'passkey_added', publicOrigin })
  })
}

/** Removes a passkey of one's own; nothing happens when it is gone already. */
export async function removePasskey(
  scope: Scope,
  id: number,
  { publicOrigin }: { publicOrigin: string },
): Promise<void> {
  const account = await requireOwnAccount(scope)
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.userId, account.id), eq(passkeys.id, id)))
      .returning({ id: passkeys.id })
    if (removed.length === 0) return
    await recordAudit(inside, { action: 'passkey_remove', subjectKind: 'user', subjectId: account.id })
    await mailNotice(inside, account.id, { event: 'passkey_removed', publicOrigin })
  })
}

/** Whether somebody can sign in to an account with a passkey. */
export async function hasPasskeys({ db }: Pick<Scope, 'db'>, userId: number): Promise<boolean> {
  return (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0
}

/** Removes all passkeys of an account. */
export async function removePasskeys(scope: Scope, userId: number): Promise<void> {
  const removed = await scope.db
    .delete(passkeys)
    .where(eq(passkeys.userId, userId))
    .returning({ id: passkeys.id })
  if (removed.length > 0)
    await recordAudit(scope, { action: 'passkey_remove', subjectKind: 'user', subjectId: userId })
}

function invalidPasskey(): DomainError {
  return new DomainError('invalid', { fields: { passkey: 'invalid' } })
}
