import { eq } from 'drizzle-orm'
import { subscriptions } from '#db/schema/index.ts'
import { languages, pickLanguage } from '#i18n/languages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import type { Scope } from '../scope.ts'
import { replaceSearchDocuments } from '../search/index.server.ts'

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
