import { eq, sql } from 'drizzle-orm'
import type { PageSettingsResponse, SettingsChange } from '#contracts/page-settings.ts'
import { pageLocales, pages } from '#db/schema/index.ts'
import { languages, type Language } from '#i18n/languages.ts'
import { slugOf } from '#routing/slug-of.ts'
import { isAtRoute } from '#routing/table.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { recordPageChange } from '#domain/changes/index.server.ts'
import { DomainError, type ErrorCode } from '#domain/errors.ts'
import { changeMenuPlaces } from '#domain/navigation/index.server.ts'
import { requireRight } from '#domain/policy.ts'
import { leaveRedirects } from '#domain/redirects/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { requireSettings } from './check-settings.server.ts'
import { indexBelow, listIdsBelow } from './pages-below.server.ts'
import { mergeSeen } from './merge-seen.ts'
import { lockTree, placePage } from './place-page.server.ts'
import {
  localeColumnsOf,
  menuPlacesOf,
  pageColumnsOf,
  presentSettings,
  readPageSettings,
  requirePage,
  type PageRecord,
} from './settings.server.ts'

/**
 * Changes settings of a page; settings that are not given stay unchanged. A new slug or parent changes the paths of
 * the page and its descendants, and creates redirects for those that were public. Authors may change the pages that
 * were never public, except for their places in menus. Throws `not_found` for a deleted page, and `invalid`, by field
 * (`slug.de`), for invalid settings. With `seen`, the values that the editor has seen of these settings, throws a
 * `SettingsConflictError` when somebody else has changed one of them since.
 */
export async function changePageSettings(
  scope: Scope,
  pageId: number,
  { seen, ...wanted }: SettingsChange & { seen?: SettingsChange | undefined },
): Promise<PageSettingsResponse> {
  requireRight(scope.viewer, 'write_drafts')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    await lockTree(inside) // before any row lock, because adding a page below takes this lock first as well
    const record = await requirePage(inside, pageId, { isLocked: true })
    const changes = mergeSeen(presentSettings(record), wanted, seen ?? {})
    const menu = menuPlacesOf(changes)
    const known = await listKnown(inside, await listIdsBelow(inside, pageId))
    if (Object.keys(menu).length > 0 || known.size > 0) requireRight(scope.viewer, 'publish')
    await requireSettings(inside, record, changes)
    await requireAddress(inside, record, changes)
    const parent = changes.parent_id === undefined ? {} : { parentId: changes.parent_id }
    await tx
      .update(pages)
      .set({ ...pageColumnsOf(changes), ...parent, updatedAt: scope.now })
      .where(eq(pages.id, pageId))
    for (const language of languages) await storeLocale(inside, record, changes, language)
    if (Object.keys(menu).length > 0) await changeMenuPlaces(inside, { ...record.page, ...parent }, menu)
    await followPaths(inside, record)
    await indexBelow(inside, pageId)
    // The paths and the visibility of descendants depend on the page.
    await recordPageChange(inside, null)
    await recordAudit(inside, {
      action: 'save',
      subjectKind: 'page',
      subjectId: pageId,
      details: { changed: Object.keys(changes) },
    })
    return readPageSettings(inside, pageId)
  })
}

/** Updates the paths of the page and its descendants, and redirects the old ones that visitors may know. */
async function followPaths(inside: Scope, { page }: PageRecord): Promise<void> {
  const moved = await placePage(inside, page.id)
  const known = await listKnown(
    inside,
    moved.map(({ pageId }) => pageId),
  )
  await leaveRedirects(
    inside,
    moved
      .filter((one) => one.oldPath !== '' && known.has(`${one.pageId}/${one.language}`))
      .map(({ language, oldPath, newPath }) => ({
        oldPath: `/${language}/${oldPath}`,
        newPath: `/${language}/${newPath}`,
      })),
  )
}

/**
 * The pages, each with its language, that were ever published, and those without content that lead to their first
 * subpage. An address that was never public needs no redirect.
 */
async function listKnown({ db, now }: Scope, ids: number[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await db.execute<{ known: string }>(sql`
    SELECT s.owner_id || '/' || s.language AS known
    FROM sections s JOIN publications p ON p.section_id = s.id
    WHERE s.owner_kind = 'page' AND s.owner_id = ANY(${sql.param(ids)}::int[]) AND p.publish_at <= ${now}::timestamptz
      AND (p.cancelled_at IS NULL OR p.cancelled_at >= p.publish_at)
    UNION SELECT l.page_id || '/' || l.language
    FROM pages g JOIN page_locales l ON l.page_id = g.id
    WHERE g.id = ANY(${sql.param(ids)}::int[]) AND NOT g.is_clickable`)
  return new Set(rows.map(({ known }) => known))
}

async function requireAddress(
  inside: Scope,
  { page, locales }: PageRecord,
  { slug, parent_id: parentId }: SettingsChange,
): Promise<void> {
  const isFixed = isAtRoute(page.systemKey)
  for (const language of languages) {
    const given = slug?.[language]
    if (given === undefined || given === (locales[language]?.slug ?? '')) continue
    if (isFixed) throw new DomainError('invalid', { fields: { [`slug.${language}`]: 'is_fixed' } })
    if (given === '') throw new DomainError('invalid', { fields: { [`slug.${language}`]: 'required' } })
    if (!isSlug(given)) throw new DomainError('invalid', { fields: { [`slug.${language}`]: 'slug' } })
  }
  if (parentId === undefined || parentId === page.parentId) return
  const error = isFixed
    ? 'is_fixed'
    : parentId === null
      ? null
      : await errorOfParent(inside, page.id, parentId)
  if (error) throw new DomainError('invalid', { fields: { parent_id: error } })
}

async function errorOfParent(inside: Scope, pageId: number, parentId: number): Promise<ErrorCode | null> {
  const below = await listIdsBelow(inside, pageId)
  if (below.includes(parentId)) return 'inside_itself'
  return requirePage(inside, parentId).then(
    () => null,
    () => 'unknown',
  )
}

/** Stores one language of a page; creates it if the page does not have it and a title is given. */
async function storeLocale(
  { db }: Scope,
  { page, locales }: PageRecord,
  changes: SettingsChange,
  language: Language,
): Promise<void> {
  const columns = localeColumnsOf(changes, language)
  const slug = changes.slug?.[language]
  const known = locales[language]
  if (known) {
    const values = { ...columns, ...(slug !== undefined && { slug }) }
    if (Object.keys(values).length > 0)
      await db.update(pageLocales).set(values).where(eq(pageLocales.id, known.id))
    return
  }
  const { title } = columns
  if (!title) return
  const ownSlug = slug || slugOf(title)
  if (!isSlug(ownSlug)) throw new DomainError('invalid', { fields: { [`slug.${language}`]: 'slug' } })
  await db
    .insert(pageLocales)
    .values({ ...columns, title, slug: ownSlug, path: `~new-${page.id}`, pageId: page.id, language })
}

/** Whether a text consists of lower case letters, digits and single dashes between them. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
