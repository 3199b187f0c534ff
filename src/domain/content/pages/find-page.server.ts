import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Page } from '#contracts/pages.ts'
import { media, pageLocales, pages } from '#db/schema/index.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { otherLanguage, type Language } from '#i18n/languages.ts'
import { pageHref } from '#routing/paths.ts'
import { routeTable, type ListPageId } from '#routing/table.ts'
import { mediaAddress, pageGround, presentPicture, type MediaRow } from '#domain/pictures.ts'
import { defineQuery, type Given } from '#domain/define-query.server.ts'
import { remember } from '#domain/remember.ts'
import { canSeeUnpublished, type Scope } from '#domain/scope.ts'
import { addCacheTags } from '#domain/cache-tags.ts'
import { hasStage } from './is-written.ts'
import { isHeroVideo, isOpenGraphType, isPageClass } from './page-fields.ts'
import { pageImages, type PageImages } from './page-images.server.ts'
import { isPageShown, isPublicPage, publicPages } from '#domain/shown-pages.server.ts'

type PageRow = (typeof pages)['$inferSelect']
type LocaleRow = (typeof pageLocales)['$inferSelect']
type Placed = { page: PageRow; locale: LocaleRow; isPublic: boolean; otherPath: string | null }
/** `height` is 0 for the page itself, 1 for its parent, and null for its neighbours. */
type Around = Placed & {
  height: number | null
  rootId: number | null
  heroImage: MediaRow | null
  shareImage: MediaRow | null
}

/**
 * The page at a path below the language (empty for home), with its place in the tree. Null when there is none that
 * the viewer may see in this language: visitors see only public pages (`isPublicPage`), also among its neighbours.
 */
export async function findPage(scope: Scope, language: Language, path: string): Promise<Page | null> {
  addCacheTags(scope, 'sitemap')
  const around: Around[] = await selectAround(scope, { language, there: otherLanguage(language), path })
  const found = around.find(({ height }) => height === 0)
  if (!found) return null
  const { page } = found
  const { id, parentId } = page
  addCacheTags(scope, 'page', [id])
  const ancestors = around.filter(({ height }) => height !== null && height > 0)
  const siblings = parentId === null ? [] : around.filter((row) => row.page.parentId === parentId)
  const children = around.filter((row) => row.page.parentId === id)
  return present(language, found, {
    rootId: found.rootId ?? id,
    ancestors: ancestors.toSorted((a, b) => (b.height ?? 0) - (a.height ?? 0)),
    siblings,
    children,
    ...pageImages(scope, page, [found.heroImage, found.shareImage]),
  })
}

/** The same for home and the pages of lists, which are few, so that they can be remembered for visitors. */
export function findCodedPage(
  scope: Scope,
  language: Language,
  id: 'home' | ListPageId,
): Promise<Page | null> {
  return remember(scope, `page ${id} ${language}`, (inner) =>
    findPage(inner, language, routeTable[id][language]),
  )
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
  addCacheTags(scope, 'sitemap')
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

/**
 * The page at a path with those above it, those beside it and those below it, in one query, because determining what is
 * public costs more than a few rows. Visitors get public pages only, and the path in the other language only where the
 * page is public there.
 */
const selectAround = defineQuery((scope, { language, there, path }: Given<Sought>) => {
  const other = alias(pageLocales, 'other_locale')
  const heroImage = alias(media, 'hero_image')
  const shareImage = alias(media, 'share_image')
  // The pages from the one at the path up to the root, visible or not.
  const way = sql`(
    WITH RECURSIVE way AS (
      SELECT p.id, p.parent_id, 0 AS height FROM page_locales l JOIN pages p ON p.id = l.page_id
      WHERE l.language = ${language} AND l.path = ${path}
      UNION ALL SELECT p.id, p.parent_id, way.height + 1 FROM pages p JOIN way ON p.id = way.parent_id
      WHERE way.height < 20
    )
    SELECT id, parent_id, height FROM way)`
  const height = sql<number | null>`(SELECT height FROM ${way} one WHERE one.id = ${pages.id})`
  return scope.db
    .select({
      page: pages,
      locale: pageLocales,
      height,
      rootId: sql<number | null>`(SELECT id FROM ${way} one ORDER BY height DESC LIMIT 1)`,
      heroImage,
      shareImage,
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
          : sql`${other.pageId} IN ${publicPages(there, scope.now, { isWritten: true })}`,
      ),
    )
    .leftJoin(heroImage, and(eq(heroImage.id, pages.heroImageId), sql`${height} = 0`))
    .leftJoin(shareImage, and(eq(shareImage.id, pages.ogImageId), sql`${height} = 0`))
    .where(
      and(
        or(
          sql`${pages.id} IN (SELECT id FROM ${way} one)`,
          sql`${pages.parentId} IN (SELECT unnest(ARRAY[id, parent_id]) FROM ${way} one WHERE height = 0)`,
        ),
        isNull(pages.deletedAt),
        isPageShown(scope, language),
      ),
    )
    .orderBy(asc(pages.position), asc(pages.id))
})

type Sought = { language: Language; there: Language; path: string }

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
    picture: hasStage({ ...page, ...locale })
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
