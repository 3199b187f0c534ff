import { eq } from 'drizzle-orm'
import { subscriptionEvents, subscriptionGroups, subscriptions } from '#db/schema/index.ts'
import { languages, pickLanguage } from '#i18n/languages.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import type { DraftColumns } from '../draft-columns.ts'
import { DomainError } from '../errors.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { replaceSearchDocuments } from '../search/index.server.ts'

export type SubscriptionDraft = DraftColumns<typeof subscriptions> & { eventIds: number[] }

/** Adds the groups that subscriptions are offered in; returns their numbers by key. */
export async function createSubscriptionGroups(
  scope: Scope,
  drafts: DraftColumns<typeof subscriptionGroups, 'position'>[],
): Promise<Map<string, number>> {
  requireRight(scope.viewer, 'manage_records')
  const rows = await scope.db
    .insert(subscriptionGroups)
    .values(drafts.map((draft, position) => ({ ...draft, position })))
    .returning({ id: subscriptionGroups.id, key: subscriptionGroups.key })
  await recordChange(scope, 'subscription')
  return new Map(rows.map((row) => [row.key, row.id]))
}

/** Puts a subscription on offer; returns its number. */
export async function createSubscription(scope: Scope, draft: SubscriptionDraft): Promise<number> {
  requireRight(scope.viewer, 'manage_records')
  const { eventIds, shortCode, ...row } = draft
  if (!draft.title.de.trim()) throw new DomainError('invalid', { fields: { title: 'required' } })
  if (shortCode && !/^[A-Za-z0-9]+$/.test(shortCode))
    throw new DomainError('invalid', { fields: { short_code: 'invalid' } })
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [stored] = await tx
      .insert(subscriptions)
      .values({ ...row, shortCode: shortCode?.toLowerCase() ?? null })
      .returning({ id: subscriptions.id })
    if (!stored) throw new DomainError('invalid')
    if (eventIds.length > 0)
      await tx
        .insert(subscriptionEvents)
        .values(eventIds.map((eventId, position) => ({ subscriptionId: stored.id, eventId, position })))
    await indexSubscription(inside, stored.id)
    await recordChange(inside, 'subscription', [stored.id])
    await recordAudit(inside, { action: 'create', subjectKind: 'subscription', subjectId: stored.id })
    return stored.id
  })
}

/** The names of subscriptions that visitors use. */
const kindNames = { de: 'Abonnement · Abo', en: 'Subscription' }

/** Updates the search documents of a subscription. */
export async function indexSubscription(scope: Scope, id: number): Promise<void> {
  const [subscription] = await scope.db.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!subscription) return
  const { title, subtitle, teaser, description, isOnline, onlineFrom, onlineTo } = subscription
  await replaceSearchDocuments(
    scope,
    languages.map((language) => ({
      kind: 'subscription',
      subjectId: id,
      language,
      title: pickLanguage(title, language),
      names: pickLanguage(subtitle, language) ?? '',
      aliases: [kindNames[language]],
      body: `${pickLanguage(teaser, language) ?? ''} ${plainTextOf(description?.[language])}`.trim(),
      isOnline,
      visibleFrom: onlineFrom,
      visibleTo: onlineTo,
    })),
  )
}
