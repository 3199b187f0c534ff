import { and, eq, isNull } from 'drizzle-orm'
import { articles, events, pageLocales, pages, sharedBlocks, subscriptions, users } from '#db/schema/index.ts'
import { pickLanguage, type Localized } from '#i18n/languages.ts'
import { detailHref, href, pageHref } from '#routing/paths.ts'
import type { Scope } from '#domain/scope.ts'
import type { SectionKey } from './find-section.server.ts'

/** The owner of a section, as shown to staff. */
export type SectionOwnerFacts = { title: string; url: string }

/**
 * The page, event, story, subscription or shared block that a section belongs to, visible or not; null when it does not exist, or not
 * in the language, so that nothing can be written for it.
 */
export async function findSectionOwner(
  { db }: Pick<Scope, 'db'>,
  { ownerKind, ownerId, language }: SectionKey,
): Promise<SectionOwnerFacts | null> {
  if (ownerKind === 'page') {
    const [page] = await db
      .select({ title: pageLocales.title, path: pageLocales.path })
      .from(pages)
      .innerJoin(pageLocales, and(eq(pageLocales.pageId, pages.id), eq(pageLocales.language, language)))
      .where(and(eq(pages.id, ownerId), isNull(pages.deletedAt)))
    return page ? { title: page.title, url: pageHref(page.path, language) } : null
  }
  if (ownerKind === 'shared') {
    const [shared] = await db
      .select({ name: sharedBlocks.name })
      .from(sharedBlocks)
      .where(and(eq(sharedBlocks.id, ownerId), isNull(sharedBlocks.deletedAt)))
    return shared
      ? { title: pickLanguage(shared.name, language), url: href('shared', language, { id: ownerId }) }
      : null
  }
  const { table, list } = recordsOf[ownerKind]
  const [record]: { title: Localized; slug: Localized }[] = await db
    .select({ title: table.title, slug: table.slug })
    .from(table)
    .where(eq(table.id, ownerId))
  if (!record) return null
  return {
    title: pickLanguage(record.title, language) ?? '',
    url: detailHref(list, language, { id: ownerId, slug: record.slug }),
  }
}

/** Who put the owner of a section into the trash (null: nobody known), and when; null when it is not there. */
export async function findDeletion(
  { db }: Pick<Scope, 'db'>,
  { ownerKind, ownerId }: SectionKey,
): Promise<{ by: string | null; at: Date } | null> {
  if (ownerKind !== 'page' && ownerKind !== 'shared') return null
  const table = ownerKind === 'page' ? pages : sharedBlocks
  const [row] = await db
    .select({ by: users.username, at: table.deletedAt })
    .from(table)
    .leftJoin(users, eq(users.id, table.deletedBy))
    .where(eq(table.id, ownerId))
  return row?.at ? { by: row.by, at: row.at } : null
}

type RecordTable = typeof events | typeof articles | typeof subscriptions
const recordsOf: Record<
  Exclude<SectionKey['ownerKind'], 'page' | 'shared'>,
  { table: RecordTable; list: 'events' | 'stories' | 'subscriptions' }
> = {
  event: { table: events, list: 'events' },
  article: { table: articles, list: 'stories' },
  subscription: { table: subscriptions, list: 'subscriptions' },
}
