import { isNotNull } from 'drizzle-orm'
import { pages } from '#db/schema/index.ts'
import { perLanguage } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import { fixedPageIds, fixedPages } from '#routing/table.ts'
import { createPage } from './create-page.server.ts'
import { fixedPageTitles } from './fixed-page-titles.ts'

/**
 * Ensures that home and the pages that code links to exist in both languages, so that even in an empty house no link of
 * the frame is broken. Existing ones are not changed.
 */
export async function ensureFixedPages(scope: Scope): Promise<void> {
  const rows = await scope.db.select({ key: pages.systemKey }).from(pages).where(isNotNull(pages.systemKey))
  const present = new Set(rows.map((row) => row.key))
  if (!present.has('home')) {
    await createPage(scope, {
      systemKey: 'home',
      contentType: 'landing',
      texts: perLanguage((language) => ({ slug: '', title: fixedPageTitles.home[language] })),
    })
  }
  for (const [position, key] of fixedPageIds.entries()) {
    if (present.has(key)) continue
    await createPage(scope, {
      systemKey: key,
      position,
      texts: perLanguage((language) => ({
        slug: fixedPages[key][language],
        title: fixedPageTitles[key][language],
      })),
    })
  }
}
