import { findFeedTrouble } from '#domain/shop-feed/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { NoteCode } from '#i18n/lazy/operation-notes.ts'

/** The note about the ticket shop's feed: whether it fails, or nobody reads it any more. */
export async function findFeedNotes(scope: Pick<Scope, 'db' | 'now'>): Promise<readonly NoteCode[]> {
  const trouble = await findFeedTrouble(scope)
  return trouble === null ? [] : [`shop_feed_${trouble}`]
}
