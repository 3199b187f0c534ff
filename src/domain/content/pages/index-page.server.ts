import { and, eq, isNull } from 'drizzle-orm'
import { pageLocales, pages } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '#domain/scope.ts'
import { replaceSearchDocuments } from '#domain/search/index.server.ts'
import { isWrittenBeside } from './is-written.ts'
import { findPageWindow } from './owner-visibility.server.ts'
import { findPublishedText } from './published-texts.server.ts'

/**
 * Updates the search documents of a page from its texts and public content.
 * Visitors find it while it is public and written (`isListedPage`); a page that only leads to its first subpage is never found.
 */
export async function indexPage(scope: Scope, pageId: number, language: Language): Promise<void> {
  const [locale] = await scope.db
    .select()
    .from(pageLocales)
    .where(and(eq(pageLocales.pageId, pageId), eq(pageLocales.language, language)))
  if (!locale) return
  const [page] = await scope.db
    .select()
    .from(pages)
    .where(and(eq(pages.id, pageId), isNull(pages.deletedAt)))
    .for('no key update') // serializes writers of these documents
  if (!page) return
  const window = await findPageWindow(scope, pageId)
  const { isPublished, isEmpty, text } = await findPublishedText(scope, {
    ownerKind: 'page',
    ownerId: pageId,
    language,
  })
  await replaceSearchDocuments(scope, [
    {
      kind: 'page',
      subjectId: pageId,
      language,
      title: locale.headline ?? locale.title,
      names: locale.title,
      body: [locale.metaDescription, locale.heroText, text].filter(Boolean).join(' '),
      ...window,
      isOnline:
        window.isOnline &&
        page.isClickable &&
        (page.systemKey === 'home' || (isPublished && (!isEmpty || isWrittenBeside(page, locale)))),
    },
  ])
}
