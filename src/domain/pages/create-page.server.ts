import { and, eq } from 'drizzle-orm'
import type { ContentDocument } from '#contracts/pages.ts'
import { pageLocales, pages } from '#db/schema/index.ts'
import { languages, type Language, type Localized } from '#i18n/languages.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { replaceSearchDocuments } from '../search/index.server.ts'
import { isPageVisible } from './owner-visibility.server.ts'
import { textOfContent } from './read-content.ts'
import { publishSection, saveRevision } from './write-section.server.ts'

export type PageTexts = {
  slug: string
  title: string
  headline?: string | null
  metaDescription?: string | null
  heroText?: string | null
  heroLinkText?: string | null
  heroLinkUrl?: string | null
}

export type PageDraft = {
  parentId?: number | null
  position?: number
  systemKey?: string | null
  contentType?: 'page' | 'landing'
  isOnline?: boolean
  isClickable?: boolean
  inMenu?: boolean
  inFooter?: boolean
  isHighlight?: boolean
  hasTabNavigation?: boolean
  pageClass?: string
  figureSeed?: string | null
  texts: Localized<PageTexts>
}

/**
 * Puts a page into the tree, without content; returns its number.
 * Throws `invalid` when a slug is missing or its path is taken. Only the root of the tree may have an empty slug.
 */
export async function createPage(scope: Scope, draft: PageDraft): Promise<number> {
  requireRight(scope.viewer, 'publish')
  const { texts, ...row } = draft
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [stored] = await tx.insert(pages).values(row).returning({ id: pages.id })
    if (!stored) throw new DomainError('invalid')
    for (const language of languages) {
      const path = await pathBelow(inside, row.parentId ?? null, language, texts[language].slug)
      await tx.insert(pageLocales).values({ ...texts[language], path, pageId: stored.id, language })
    }
    await recordAudit(inside, { action: 'create', subjectKind: 'page', subjectId: stored.id })
    return stored.id
  })
}

/** Gives a page its content in one language, published at once, and indexes it. */
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
      .select()
      .from(pageLocales)
      .where(and(eq(pageLocales.pageId, pageId), eq(pageLocales.language, language)))
    if (!locale) throw new DomainError('not_found', { subject: `page ${pageId}` })
    const [page] = await tx.select().from(pages).where(eq(pages.id, pageId))
    await publishSection(inside, key, await saveRevision(inside, key, content))
    await replaceSearchDocuments(inside, [
      {
        kind: 'page',
        subjectId: pageId,
        language,
        title: locale.headline ?? locale.title,
        names: locale.title,
        body: `${locale.metaDescription ?? ''} ${locale.heroText ?? ''} ${textOfContent(content)}`.trim(),
        isOnline: await isPageVisible(inside, pageId),
        visibleFrom: page?.onlineFrom,
        visibleTo: page?.onlineTo,
      },
    ])
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
