import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Navigation } from '#contracts/pages.ts'
import { navigationItems, pageLocales, pages } from '#db/schema/index.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { href, pageHref } from '#routing/paths.ts'
import { plainRouteIds, type PlainRouteId } from '#routing/table.ts'
import { isPageListed } from '#domain/shown-pages.server.ts'
import { remember } from '../remember.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'

/**
 * Both menus in a language. An entry whose page the viewer may not see in it is left out, together with its submenu.
 */
export function readNavigation(scope: Scope, language: Language): Promise<Navigation> {
  return remember(scope, `navigation ${language}`, (inner) => loadNavigation(inner, language))
}

async function loadNavigation(scope: Scope, language: Language): Promise<Navigation> {
  addCacheTags(scope, ['menu', 'sitemap'])
  const rows = await scope.db
    .select({ item: navigationItems, path: pageLocales.path, title: pageLocales.title })
    .from(navigationItems)
    .leftJoin(
      pages,
      and(eq(pages.id, navigationItems.pageId), isNull(pages.deletedAt), isPageListed(scope, language)),
    )
    .leftJoin(pageLocales, and(eq(pageLocales.pageId, pages.id), eq(pageLocales.language, language)))
    .orderBy(asc(navigationItems.position), asc(navigationItems.id))
  const entries = rows.flatMap(({ item, path, title }) => {
    const url = addressOf(item, path, language)
    return url === null ? [] : [{ item, entry: { menu_name: nameOf(item, title, language), url } }]
  })
  const inMenu = (menu: 'main' | 'footer', parentId: number | null) =>
    entries.filter(({ item }) => item.menu === menu && item.parentId === parentId)
  return {
    menu: inMenu('main', null).map(({ item, entry }) => ({
      ...entry,
      is_highlight: item.isHighlight,
      children: inMenu('main', item.id).map((child) => child.entry),
    })),
    footer: inMenu('footer', null).map(({ entry }) => entry),
  }
}

/** Its own name in the language, or else the title of its page, or else its own name in the other language. */
function nameOf({ label }: Item, title: string | null, language: Language): string {
  return label?.[language] || title || (label ? pickLanguage(label, language) : '')
}

type Item = (typeof navigationItems)['$inferSelect']

function addressOf(item: Item, path: string | null, language: Language): string | null {
  if (item.pageId !== null) return path === null ? null : pageHref(path, language)
  if (isPlainRoute(item.routeId)) return href(item.routeId, language)
  return pickLanguage(item.url, language)
}

function isPlainRoute(id: string | null): id is PlainRouteId {
  return plainRouteIds.some((known) => known === id)
}
