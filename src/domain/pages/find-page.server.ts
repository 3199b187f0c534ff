import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Page } from '#contracts/pages.ts'
import { pageLocales, pages } from '#db/schema/index.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { otherLanguage, type Language } from '#i18n/languages.ts'
import { pageHref } from '#routing/paths.ts'
import { mediaAddress, pageGround, presentPicture } from '../pictures.ts'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { noteShown } from '../shown.ts'
import { isHeroVideo, isOpenGraphType, isPageClass } from './page-fields.ts'
import { findPageImages, type PageImages } from './page-images.server.ts'
import { isPageShown, isPublicPage, publicPages } from './shown-pages.server.ts'

type PageRow = (typeof pages)['$inferSelect']
type LocaleRow = (typeof pageLocales)['$inferSelect']
type Placed = { page: PageRow; locale: LocaleRow; isPublic: boolean; otherPath: string | null }

/**
 * The page at a path below the language (empty for home), with its place in the tree. Null when there is none that
 * the viewer may see in this language: visitors see only public pages (`isPublicPage`), also among its neighbours.
 */
export async function findPage(scope: Scope, language: Language, path: string): Promise<Page | null> {
  noteShown(scope, 'sitemap')
  const way = await listWay(scope, language, path)
  const known = way.at(-1)
  if (!known) return null
  const { id, parentId } = known
  const ancestorIds = way.slice(0, -1).map((page) => page.id)
  // In one query, because determining what is public costs more than a few rows.
  const around = await selectPages(
    scope,
    language,
    or(
      inArray(pages.id, [id, ...ancestorIds]),
      eq(pages.parentId, id),
      parentId === null ? undefined : eq(pages.parentId, parentId),
    ),
  )
  const found = around.find((row) => row.page.id === id)
  if (!found) return null
  noteShown(scope, 'page', [id])
  const { page } = found
  const ancestors = ancestorIds.flatMap((one) => around.find((row) => row.page.id === one) ?? [])
  const siblings = parentId === null ? [] : around.filter((row) => row.page.parentId === parentId)
  const children = around.filter((row) => row.page.parentId === id)
  const images = await findPageImages(scope, page)
  const rootId = ancestorIds[0] ?? page.id
  return present(language, found, { rootId, ancestors, siblings, children, ...images })
}

/**
 * The page at an address in the other language, for visitors who find none in this one: the same page, or else the one
 * at the same path below the other language. Null when that is not public either.
 */
export async function findInOtherLanguage(
  scope: Scope,
  language: Language,
  path: string,
): Promise<{ language: Language; url: string } | null> {
  noteShown(scope, 'sitemap')
  const other = otherLanguage(language)
  const here = alias(pageLocales, 'here')
  const [found] = await scope.db
    .select({ path: pageLocales.path })
    .from(pages)
    .innerJoin(pageLocales, and(eq(pageLocales.pageId, pages.id), eq(pageLocales.language, other)))
    .leftJoin(here, and(eq(here.pageId, pages.id), eq(here.language, language)))
    .where(and(or(eq(here.path, path), eq(pageLocales.path, path)), isPublicPage(other, scope.now)))
    .orderBy(sql`${here.path} IS NOT DISTINCT FROM ${path} DESC`)
    .limit(1)
  return found ? { language: other, url: pageHref(found.path, other) } : null
}

/** The pages from the root down to the one at a path, visible or not; empty when there is none. */
async function listWay(
  { db }: Scope,
  language: Language,
  path: string,
): Promise<{ id: number; parentId: number | null }[]> {
  const { rows } = await db.execute<{ id: number; parent_id: number | null }>(sql`
    WITH RECURSIVE way AS (
      SELECT p.id, p.parent_id, 0 AS height FROM page_locales l JOIN pages p ON p.id = l.page_id
      WHERE l.language = ${language} AND l.path = ${path}
      UNION ALL SELECT p.id, p.parent_id, way.height + 1 FROM pages p JOIN way ON p.id = way.parent_id
      WHERE way.height < 20
    )
    SELECT id, parent_id FROM way ORDER BY height DESC`)
  return rows.map((row) => ({ id: row.id, parentId: row.parent_id }))
}

/** Visitors get public pages only, and the path in the other language only where the page is public there. */
async function selectPages(scope: Scope, language: Language, condition: SQL | undefined): Promise<Placed[]> {
  const other = alias(pageLocales, 'other_locale')
  const there = otherLanguage(language)
  return scope.db
    .select({
      page: pages,
      locale: pageLocales,
      isPublic:
        canSeeUnpublished(scope.viewer) || scope.preview
          ? isPublicPage(language, scope.now)
          : sql<boolean>`true`,
      otherPath: other.path,
    })
    .from(pages)
    .innerJoin(pageLocales, and(eq(pageLocales.pageId, pages.id), eq(pageLocales.language, language)))
    .leftJoin(
      other,
      and(
        eq(other.pageId, pages.id),
        eq(other.language, there),
        canSeeUnpublished(scope.viewer)
          ? undefined
          : sql`${other.pageId} IN ${publicPages(there, scope.now)}`,
      ),
    )
    .where(and(condition, isNull(pages.deletedAt), isPageShown(scope, language)))
    .orderBy(asc(pages.position), asc(pages.id))
}

function present(
  language: Language,
  found: Placed,
  around: {
    /** The page at the root of its branch. */
    rootId: number
    ancestors: Placed[]
    siblings: Placed[]
    children: Placed[]
  } & PageImages,
): Page {
  const { page, locale } = found
  const parent = around.ancestors.find((row) => row.page.id === page.parentId)
  const hasHero = Boolean(locale.heroText || locale.heroLinkUrl || page.heroImageId || page.heroVideo)
  return {
    id: page.id,
    urls: urlsOf(language, found),
    system_key: page.systemKey,
    content_type: page.contentType,
    title: locale.title,
    headline: locale.headline ?? locale.title,
    is_online: found.isPublic,
    is_clickable: page.isClickable,
    meta_title: locale.metaTitle ?? locale.title,
    meta_description: locale.metaDescription ?? '',
    og_title: locale.ogTitle ?? locale.metaTitle ?? locale.title,
    og_description: locale.ogDescription ?? locale.metaDescription ?? '',
    og_type: locale.ogType && isOpenGraphType(locale.ogType) ? locale.ogType : 'website',
    og_image: around.ogImage && mediaAddress(around.ogImage),
    og_image_thumbs: around.ogImage && {
      small: mediaAddress(around.ogImage, 320),
      medium: mediaAddress(around.ogImage, 768),
      large: mediaAddress(around.ogImage, 1280),
    },
    seo: { headline: locale.metaTitle ?? locale.headline ?? locale.title },
    has_tab_navigation: page.hasTabNavigation,
    is_landing_page: page.contentType === 'landing',
    page_class: isPageClass(page.pageClass) ? page.pageClass : '',
    hero_text: locale.heroText ?? '',
    hero_link: locale.heroLinkUrl ? { link_text: locale.heroLinkText ?? '', url: locale.heroLinkUrl } : null,
    hero_image: around.image && mediaAddress(around.image),
    hero_thumbs: around.image && {
      small: mediaAddress(around.image, 640),
      medium: mediaAddress(around.image, 1280),
      xlarge: mediaAddress(around.image, 1536),
    },
    hero_video: page.heroVideo && isHeroVideo(page.heroVideo) ? page.heroVideo : null,
    picture: hasHero
      ? inLanguage(
          presentPicture(
            around.image,
            page.figureSeed ?? `page-${page.id}`,
            pageGround({ id: around.rootId, isHome: locale.path === '' }),
          ),
          language,
        )
      : null,
    settings_url: `${pageHref(locale.path, language)}?edit=settings`,
    parents: around.ancestors.map((row) => ({
      ...linkTo(language, row),
      is_clickable: row.page.isClickable,
    })),
    parent: parent
      ? {
          headline: parent.locale.headline ?? parent.locale.title,
          urls: urlsOf(language, parent),
          has_tab_navigation: parent.page.hasTabNavigation,
        }
      : null,
    siblings: around.siblings.map((row) => linkTo(language, row)),
    children: around.children.map((row) => linkTo(language, row)),
    modules: [`page-${page.id}`],
  }
}

function linkTo(language: Language, { page, locale }: Placed) {
  return { id: page.id, title: locale.title, url: pageHref(locale.path, language) }
}

function urlsOf(language: Language, { locale, otherPath }: Placed): Page['urls'] {
  const own = pageHref(locale.path, language)
  const other = otherPath === null ? null : pageHref(otherPath, otherLanguage(language))
  return language === 'de' ? { de: own, en: other } : { de: other, en: own }
}
