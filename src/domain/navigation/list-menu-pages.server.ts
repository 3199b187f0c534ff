import { and, eq, inArray } from 'drizzle-orm'
import type { MenuPage } from '#contracts/office-menus.ts'
import { pageLocales, pages } from '#db/schema/index.ts'
import { languages, perLanguage } from '#i18n/languages.ts'
import { pageHref } from '#routing/paths.ts'
import { isListedPage } from '../shown-pages.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

/** What menus show of these pages in each language, and whether visitors get them; unknown ones are left out. */
export async function listMenuPages(scope: Scope, ids: readonly number[]): Promise<MenuPage[]> {
  requireRight(scope.viewer, 'manage_records')
  if (ids.length === 0) return []
  const found = await Promise.all(
    languages.map((language) =>
      scope.db
        .select({
          id: pages.id,
          deletedAt: pages.deletedAt,
          title: pageLocales.title,
          path: pageLocales.path,
          isListed: isListedPage(language, scope.now),
        })
        .from(pages)
        .leftJoin(pageLocales, and(eq(pageLocales.pageId, pages.id), eq(pageLocales.language, language)))
        .where(inArray(pages.id, [...ids])),
    ),
  )
  return [...new Set(ids)].flatMap((id) => {
    const rows = perLanguage((language) => found[languages.indexOf(language)]?.find((row) => row.id === id))
    if (!rows.de || !rows.en) return []
    return [
      {
        id,
        is_deleted: rows.de.deletedAt !== null,
        titles: perLanguage((language) => rows[language]?.title ?? null),
        urls: perLanguage((language) => {
          const path = rows[language]?.path ?? null
          return path === null ? null : pageHref(path, language)
        }),
        listed: perLanguage((language) => rows[language]?.isListed === true && rows[language].path !== null),
      },
    ]
  })
}
