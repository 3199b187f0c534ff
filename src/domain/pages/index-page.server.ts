import { and, eq } from 'drizzle-orm'
import { pageLocales, pages } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import { replaceSearchDocuments } from '../search/index.server.ts'
import { findSection, sectionSlug } from './find-section.server.ts'
import { isPageVisible } from './owner-visibility.server.ts'
import { textOfContent } from './read-content.ts'

/** Lets the search find a page by what it says and what is public in it at the scope's time. */
export async function indexPage(scope: Scope, pageId: number, language: Language): Promise<void> {
  const [row] = await scope.db
    .select({ page: pages, locale: pageLocales })
    .from(pageLocales)
    .innerJoin(pages, eq(pages.id, pageLocales.pageId))
    .where(and(eq(pageLocales.pageId, pageId), eq(pageLocales.language, language)))
  if (!row) return
  const { page, locale } = row
  const slug = sectionSlug({ ownerKind: 'page', ownerId: pageId })
  const section = await findSection(scope, slug, language)
  const words = section && textOfContent(section.content)
  await replaceSearchDocuments(scope, [
    {
      kind: 'page',
      subjectId: pageId,
      language,
      title: locale.headline ?? locale.title,
      names: locale.title,
      body: [locale.metaDescription, locale.heroText, words].filter(Boolean).join(' '),
      isOnline: await isPageVisible(scope, pageId),
      visibleFrom: page.onlineFrom,
      visibleTo: page.onlineTo,
    },
  ])
}
