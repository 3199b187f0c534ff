import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { webhooks, webhookSecrets } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { seal, unseal, type Secrets } from '../users/index.server.ts'

/** How long a replaced secret signs beside the new one, so that the receiver can change it without losing a message. */
const overlapMilliseconds = 24 * 3_600_000

/** Makes a new secret, which is returned only here; the one before signs for another day. Throws `not_found`. */
export async function createWebhookSecret(scope: Scope, id: number, site: Secrets): Promise<string> {
  requireRight(scope.viewer, 'administer')
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [hook] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
    if (!hook) throw new DomainError('not_found', { subject: `webhook ${id}` })
    const own = eq(webhookSecrets.webhookId, id)
    // Of those that were replaced before, none signs any more.
    await tx.delete(webhookSecrets).where(and(own, isNotNull(webhookSecrets.endsAt)))
    await tx
      .update(webhookSecrets)
      .set({ endsAt: new Date(scope.now.getTime() + overlapMilliseconds) })
      .where(own)
    await tx
      .insert(webhookSecrets)
      .values({ webhookId: id, sealed: seal(site, purposeOf(id), secret), createdAt: scope.now })
    await recordAudit(inside, {
      action: 'new_secret',
      subjectKind: 'webhook',
      subjectId: id,
      details: { title: hook.name },
    })
    await recordChange(inside, 'webhook', [id])
  })
  return secret
}

/** The secrets by which messages are signed now, the newest first; empty if none can be read. */
export async function readSecrets(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  id: number,
  site: Secrets,
): Promise<string[]> {
  const rows = await db
    .select({ sealed: webhookSecrets.sealed })
    .from(webhookSecrets)
    .where(
      and(
        eq(webhookSecrets.webhookId, id),
        or(isNull(webhookSecrets.endsAt), gt(webhookSecrets.endsAt, now)),
      ),
    )
    .orderBy(desc(webhookSecrets.id))
  return rows.flatMap(({ sealed }) => unseal(site, purposeOf(id), sealed) ?? [])
}

/** Encrypts all secrets again by the current secret of the site; those that none of its secrets can read stay as they are. */
export async function resealWebhookSecrets({ db }: Pick<Scope, 'db'>, site: Secrets): Promise<void> {
  for (const { id, webhookId, sealed } of await db.select().from(webhookSecrets).for('update')) {
    const secret = unseal(site, purposeOf(webhookId), sealed)
    if (secret !== null)
      await db
        .update(webhookSecrets)
        .set({ sealed: seal(site, purposeOf(webhookId), secret) })
        .where(eq(webhookSecrets.id, id))
  }
}

/** Deletes secrets that sign no more. */
export async function clearSecrets({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db.delete(webhookSecrets).where(lte(webhookSecrets.endsAt, now))
}

function purposeOf(id: number): string {
  return `secret of webhook ${id}`
}
