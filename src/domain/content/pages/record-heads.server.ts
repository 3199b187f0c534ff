import { and, eq } from 'drizzle-orm'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { articles, events, media, pageLocales, pages, subscriptions } from '#db/schema/index.ts'
import { isSame } from '#operations/index.ts'
import { recordChange, recordPageChange } from '#domain/changes/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import type { Scope } from '#domain/scope.ts'
import type { SectionKey } from './find-section.server.ts'
import { headOfPage, headOfRecord, pageColumnsOfHead, recordColumnsOfHead, type HeadFields } from './heads.ts'

type Inside = Pick<Scope, 'db'>

/** The head of a section from its owner's record, which is what visitors see; null without an owner. */
async function readRecordHead({ db }: Inside, key: SectionKey): Promise<StoredBlock | null> {
  const { ownerKind, ownerId, language } = key
  if (ownerKind === 'page') {
    const [row] = await db
      .select({ page: pages, locale: pageLocales })
      .from(pages)
      .innerJoin(pageLocales, and(eq(pageLocales.pageId, pages.id), eq(pageLocales.language, language)))
      .where(eq(pages.id, ownerId))
    return row ? headOfPage(row.page, row.locale) : null
  }
  if (ownerKind === 'shared') return null
  const table = tables[ownerKind]
  const [record] = await db.select().from(table).where(eq(table.id, ownerId))
  return record ? headOfRecord(ownerKind, record, language) : null
}

/** The content with a head: its own, or else that of its owner's record. */
export async function withHead(
  inside: Inside,
  key: SectionKey,
  content: ContentDocument,
): Promise<ContentDocument> {
  if (content.head) return content
  const head = await readRecordHead(inside, key)
  return head ? { ...content, head } : content
}

/**
 * The fields of a head that differ from what visitors see. Fields that this language has published before do not
 * count: somebody else has changed the record since then, such as the picture, which both languages share.
 */
export async function changedHeadFields(
  inside: Inside,
  key: SectionKey,
  { head, publishedBefore }: { head: Head; publishedBefore: Head | null },
): Promise<Record<string, unknown>> {
  const record = await readRecordHead(inside, key)
  if (!record) return {}
  return Object.fromEntries(
    Object.entries(head.fields).filter(
      ([name, value]) =>
        !isSame(value, record.fields[name]) &&
        !(publishedBefore && isSame(value, publishedBefore.fields[name])),
    ),
  )
}

type Head = Pick<StoredBlock, 'fields'>

/**
 * Writes the changes of a published head into its owner's record, which lists, menus, feeds and the search read.
 * Returns whether anything changed, so that the caller updates the search. Throws `invalid` for a picture that does
 * not exist.
 */
export async function writeRecordHead(
  scope: Pick<Scope, 'db' | 'now'>,
  key: SectionKey,
  published: { head: Head; publishedBefore: Head | null },
): Promise<boolean> {
  const { db, now } = scope
  const { ownerKind, ownerId, language } = key
  const changed = await changedHeadFields(scope, key, published)
  if (Object.keys(changed).length === 0) return false
  await requirePicture(scope, changed)
  if (ownerKind === 'page') {
    const { page, locale } = pageColumnsOfHead(changed)
    if (Object.keys(page).length > 0)
      await db
        .update(pages)
        .set({ ...page, updatedAt: now })
        .where(eq(pages.id, ownerId))
    if (Object.keys(locale).length > 0)
      await db
        .update(pageLocales)
        .set(locale)
        .where(and(eq(pageLocales.pageId, ownerId), eq(pageLocales.language, language)))
    await recordPageChange(scope, ownerId)
    return true
  }
  if (ownerKind === 'shared') return false
  const table = tables[ownerKind]
  const [record] = await db.select().from(table).where(eq(table.id, ownerId)).for('update')
  if (!record) return false
  await db
    .update(table)
    .set({ ...recordColumnsOfHead(ownerKind, changed, record, language), updatedAt: now })
    .where(eq(table.id, ownerId))
  await recordChange(scope, ownerKind, [ownerId])
  return true
}

async function requirePicture({ db }: Inside, { image }: HeadFields): Promise<void> {
  if (typeof image !== 'string' || !image.startsWith('media:')) return
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, Number(image.slice('media:'.length))), eq(media.kind, 'image')))
  if (rows.length === 0) throw new DomainError('invalid', { fields: { 'head.image': 'unknown' } })
}

const tables = { event: events, article: articles, subscription: subscriptions }
