import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Page } from '#contracts/pages.ts'
import { pageLocales, pages } from '#db/schema/index.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { otherLanguage, type Language } from '#i18n/languages.ts'
import { pageHref } from '#routing/paths.ts'
import { pageGround, presentPicture } from '../pictures.ts'
import { isPreviewed, type Scope } from '../scope.ts'
import { noteShown } from '../shown.ts'
import { visibleTo } from '../visibility.server.ts'
import { isHeroVideo, isOpenGraphType, isPageClass } from './page-fields.ts'
import { findPageImages, mediaAddress, renditionAddress, type PageImages } from './page-images.server.ts'

type PageRow = (typeof pages)['$inferSelect']
type LocaleRow = (typeof pageLocales)['$inferSelect']
type Placed = { page: PageRow; locale: LocaleRow; otherPath: string | null }

/**
 * The page at a path below the language (empty for home), with its place in the tree. Null when there is none that the
 * viewer may see: an offline page counts as missing.
 */
export async function findPage(scope: Scope, language: Language, path: string): Promise<Page | null> {
  noteShown(scope, 'sitemap')
  const [found] = await selectPages(scope, language, eq(pageLocales.path, path))
  if (!found) return null
  noteShown(scope, 'page', [found.page.id])
  const ancestors = await findAncestors(scope, language, found)
  if (ancestors === null) return null
  const { page } = found
  const siblings =
    page.parentId === null ? [] : await selectPages(scope, language, eq(pages.parentId, page.parentId))
  const children = await selectPages(scope, language, eq(pages.parentId, page.id))
  const images = await findPageImages(scope, page)
  return present(language, found, { ancestors, siblings, children, ...images })
}

/** From the root down; null when one of them is not visible, because that hides its descendants. */
async function findAncestors(scope: Scope, language: Language, { page }: Placed): Promise<Placed[] | null> {
  const ancestors: Placed[] = []
  let parentId = page.parentId
  while (parentId !== null && ancestors.length < 20) {
    const [parent] = await selectPages(scope, language, eq(pages.id, parentId))
    if (!parent) return isPreviewed(scope, 'page', page.id) ? ancestors : null
    ancestors.unshift(parent)
    parentId = parent.page.parentId
  }
  return ancestors
}

async function selectPages(scope: Scope, language: Language, condition: SQL | undefined): Promise<Placed[]> {
  const other = alias(pageLocales, 'other_locale')
  return scope.db
    .select({ page: pages, locale: pageLocales, otherPath: other.path })
    .from(pages)
    .innerJoin(pageLocales, and(eq(pageLocales.pageId, pages.id), eq(pageLocales.language, language)))
    .leftJoin(other, and(eq(other.pageId, pages.id), inArray(other.language, [otherLanguage(language)])))
    .where(and(condition, isNull(pages.deletedAt), visibleTo(scope, pages)))
    .orderBy(asc(pages.position), asc(pages.id))
}

function present(
  language: Language,
  found: Placed,
  around: {
    ancestors: Placed[]
    siblings: Placed[]
    children: Placed[]
  } & PageImages,
): Page {
  const { page, locale } = found
  const parent = around.ancestors.at(-1)
  const hasHero = Boolean(locale.heroText || locale.heroLinkUrl || page.heroImageId || page.heroVideo)
  return {
    id: page.id,
    urls: urlsOf(language, found),
    system_key: page.systemKey,
    content_type: page.contentType,
    title: locale.title,
    headline: locale.headline ?? locale.title,
    is_online: page.isOnline,
    is_clickable: page.isClickable,
    in_menu: page.inMenu,
    in_footer: page.inFooter,
    meta_title: locale.metaTitle ?? locale.title,
    meta_description: locale.metaDescription ?? '',
    og_title: locale.ogTitle ?? locale.metaTitle ?? locale.title,
    og_description: locale.ogDescription ?? locale.metaDescription ?? '',
    og_type: locale.ogType && isOpenGraphType(locale.ogType) ? locale.ogType : 'website',
    og_image: around.ogImage && mediaAddress(around.ogImage.row.storageKey),
    og_image_thumbs: around.ogImage && {
      small: renditionAddress(around.ogImage, 320),
      medium: renditionAddress(around.ogImage, 768),
      large: renditionAddress(around.ogImage, 1280),
    },
    seo: { headline: locale.metaTitle ?? locale.headline ?? locale.title },
    has_tab_navigation: page.hasTabNavigation,
    is_landing_page: page.contentType === 'landing',
    page_class: isPageClass(page.pageClass) ? page.pageClass : '',
    hero_text: locale.heroText ?? '',
    hero_link: locale.heroLinkUrl ? { link_text: locale.heroLinkText ?? '', url: locale.heroLinkUrl } : null,
    hero_image: around.image && mediaAddress(around.image.row.storageKey),
    hero_thumbs: around.image && {
      small: renditionAddress(around.image, 640),
      medium: renditionAddress(around.image, 1280),
      xlarge: renditionAddress(around.image, 1536),
    },
    hero_video: page.heroVideo && isHeroVideo(page.heroVideo) ? page.heroVideo : null,
    picture: hasHero
      ? inLanguage(
          presentPicture(
            around.image?.row ?? null,
            page.figureSeed ?? `page-${page.id}`,
            pageGround({ id: around.ancestors[0]?.page.id ?? page.id, isHome: locale.path === '' }),
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
