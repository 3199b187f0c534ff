import { and, eq, isNull } from 'drizzle-orm'
import type { ContentDocument } from '#contracts/pages.ts'
import { pageLocales, pages } from '#db/schema/index.ts'
import { languages, type Language, type Localized } from '#i18n/languages.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { recordPageChange } from '#domain/changes/index.server.ts'
import type { DraftColumns } from '#domain/draft-columns.ts'
import { DomainError } from '#domain/errors.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { indexPage } from './index-page.server.ts'
import { errorsOfPage } from './page-fields.ts'
import { publishSection, saveRevision } from './write-section.server.ts'

export type PageTexts = DraftColumns<typeof pageLocales, 'pageId' | 'language' | 'path'>

export type PageDraft = DraftColumns<typeof pages, 'deletedAt'> & {
  /** A page may exist in one language only. */
  texts: Partial<Localized<PageTexts>>
}

/**
 * Adds a page to the tree, without content; returns its id. Because it is public only once its content is published,
 * everybody who writes drafts may add one. Throws `invalid` for a missing slug, a path that is taken, or an invalid
 * field. Only the root of the tree may have an empty slug.
 */
export async function createPage(scope: Scope, draft: PageDraft): Promise<number> {
  requireRight(scope.viewer, 'write_drafts')
  const { texts, ...row } = draft
  const written = languages.flatMap((language) => texts[language] ?? [])
  const errors = errorsOfPage(row, written)
  if (written.length === 0) errors['title'] = 'required'
  if (Object.keys(errors).length > 0) throw new DomainError('invalid', { fields: errors })
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [stored] = await tx.insert(pages).values(row).returning({ id: pages.id })
    if (!stored) throw new DomainError('invalid')
    for (const language of languages) {
      const own = texts[language]
      if (!own) continue
      const path = await pathBelow(inside, row.parentId ?? null, language, own.slug)
      await tx.insert(pageLocales).values({ ...own, path, pageId: stored.id, language })
    }
    await recordPageChange(inside, stored.id)
    await recordAudit(inside, { action: 'create', subjectKind: 'page', subjectId: stored.id })
    return stored.id
  })
}

/**
 * Changes the texts of a page in a language; its slug, and so its address, stays. Throws `not_found` when the page does
 * not exist in the language, `invalid` for an invalid field.
 */
export async function changePageTexts(
  scope: Scope,
  pageId: number,
  language: Language,
  changes: Partial<Omit<PageTexts, 'slug'>>,
): Promise<void> {
  requireRight(scope.viewer, 'publish')
  const errors = errorsOfPage({}, [changes])
  if (Object.keys(errors).length > 0) throw new DomainError('invalid', { fields: errors })
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const rows = await tx
      .update(pageLocales)
      .set(changes)
      .where(and(eq(pageLocales.pageId, pageId), eq(pageLocales.language, language)))
      .returning({ id: pageLocales.id })
    if (rows.length === 0) throw new DomainError('not_found', { subject: `page ${pageId}` })
    await recordPageChange(inside, pageId)
    await recordAudit(inside, { action: 'save', subjectKind: 'page', subjectId: pageId })
    await indexPage(inside, pageId, language)
  })
}

/** Sets the content of a page in one language, publishes it immediately, and updates the search index. */
export async function publishPageContent(
  scope: Scope,
  pageId: number,
  language: Language,
  content: ContentDocument,
): Promise<void> {
  const key = { ownerKind: 'page' as const, ownerId: pageId, language }
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [locale] = await tx
      .select({ id: pageLocales.id })
      .from(pageLocales)
      .innerJoin(pages, and(eq(pages.id, pageLocales.pageId), isNull(pages.deletedAt)))
      .where(and(eq(pageLocales.pageId, pageId), eq(pageLocales.language, language)))
    if (!locale) throw new DomainError('not_found', { subject: `page ${pageId}` })
    await publishSection(inside, key, await saveRevision(inside, key, content))
    await indexPage(inside, pageId, language)
  })
}

async function pathBelow(
  scope: Scope,
  parentId: number | null,
  language: Language,
  slug: string,
): Promise<string> {
  if (parentId === null && slug === '') return ''
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new DomainError('invalid', { fields: { slug: 'invalid' } })
  if (parentId === null) return slug
  const [parent] = await scope.db
    .select({ path: pageLocales.path })
    .from(pageLocales)
    .where(and(eq(pageLocales.pageId, parentId), eq(pageLocales.language, language)))
  if (!parent) throw new DomainError('not_found', { subject: `page ${parentId}` })
  return [parent.path, slug].filter(Boolean).join('/')
}
