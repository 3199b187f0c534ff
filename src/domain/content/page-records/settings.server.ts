import { and, asc, eq, isNull } from 'drizzle-orm'
import {
  pageSettingsResponse,
  type PageSettingsResponse,
  type SettingsChange,
} from '#contracts/page-settings.ts'
import { pageLocales, pages } from '#db/schema/index.ts'
import { perLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { pageHref } from '#routing/paths.ts'
import { isAtRoute } from '#routing/table.ts'
import { DomainError } from '#domain/errors.ts'
import { readMenuPlaces, type MenuPlaces } from '#domain/navigation/index.server.ts'
import { requireRight } from '#domain/policy.ts'
import { columnPresenter } from '#domain/present-columns.ts'
import type { Scope } from '#domain/scope.ts'

export type PageRow = (typeof pages)['$inferSelect']
export type LocaleRow = (typeof pageLocales)['$inferSelect']
export type PageRecord = { page: PageRow; locales: Partial<Localized<LocaleRow>>; menu: MenuPlaces }

const presentPageColumns = columnPresenter(pageSettingsResponse.keyof().options)

/** The settings of a page in both languages; missing settings and languages are empty strings. */
export async function readPageSettings(scope: Scope, pageId: number): Promise<PageSettingsResponse> {
  requireRight(scope.viewer, 'write_drafts')
  return presentSettings(await requirePage(scope, pageId))
}

/**
 * A page with its data in each language; `isLocked` locks it until the transaction ends. Throws `not_found` for a
 * deleted page.
 */
export async function requirePage(
  { db }: Pick<Scope, 'db'>,
  pageId: number,
  { isLocked = false } = {},
): Promise<PageRecord> {
  const wanted = db
    .select()
    .from(pages)
    .where(and(eq(pages.id, pageId), isNull(pages.deletedAt)))
  const [page] = await (isLocked ? wanted.for('update') : wanted)
  if (!page) throw new DomainError('not_found', { subject: `page ${pageId}` })
  const rows = await db
    .select()
    .from(pageLocales)
    .where(eq(pageLocales.pageId, pageId))
    .orderBy(asc(pageLocales.id))
  const inLanguage = (language: Language) => rows.find((row) => row.language === language)
  const menu = await readMenuPlaces({ db }, pageId)
  return { page, locales: { de: inLanguage('de'), en: inLanguage('en') }, menu }
}

export function presentSettings({ page, locales, menu }: PageRecord): PageSettingsResponse {
  const text = (read: (locale: LocaleRow) => string | null) =>
    perLanguage((language) => {
      const locale = locales[language]
      return (locale && read(locale)) ?? ''
    })
  return {
    ...presentPageColumns(page),
    is_fixed: page.systemKey !== null,
    is_at_route: isAtRoute(page.systemKey),
    in_menu: menu.inMenu,
    in_footer: menu.inFooter,
    is_highlight: menu.isHighlight,
    urls: perLanguage((language) => {
      const locale = locales[language]
      return locale ? pageHref(locale.path, language) : ''
    }),
    og_image: imageName(page.ogImageId),
    hero_image: imageName(page.heroImageId),
    hero_video: page.heroVideo ?? '',
    figure_seed: page.figureSeed ?? '',
    title: text(({ title }) => title),
    slug: text(({ slug }) => slug),
    headline: text(({ headline }) => headline),
    meta_title: text(({ metaTitle }) => metaTitle),
    meta_description: text(({ metaDescription }) => metaDescription),
    og_title: text(({ ogTitle }) => ogTitle),
    og_description: text(({ ogDescription }) => ogDescription),
    og_type: text(({ ogType }) => ogType),
    hero_text: text(({ heroText }) => heroText),
    hero_link_text: text(({ heroLinkText }) => heroLinkText),
    hero_link_url: text(({ heroLinkUrl }) => heroLinkUrl),
  }
}

/** The page columns changed by these settings; settings that are not given stay unchanged. */
export function pageColumnsOf(changes: SettingsChange): Partial<PageRow> {
  const instant = (text: string | null | undefined) =>
    text ? new Date(text) : text === null ? null : undefined
  return withoutUndefined({
    contentType: changes.content_type,
    isOnline: changes.is_online,
    onlineFrom: instant(changes.online_from),
    onlineTo: instant(changes.online_to),
    isClickable: changes.is_clickable,
    hasTabNavigation: changes.has_tab_navigation,
    pageClass: changes.page_class?.trim(),
    heroVideo: orNull(changes.hero_video),
    figureSeed: orNull(changes.figure_seed),
    heroImageId: changes.hero_image === undefined ? undefined : imageIdOf(changes.hero_image),
    ogImageId: changes.og_image === undefined ? undefined : imageIdOf(changes.og_image),
  })
}

/** The places in menus changed by these settings. */
export function menuPlacesOf(changes: SettingsChange): Partial<MenuPlaces> {
  return withoutUndefined({
    inMenu: changes.in_menu,
    inFooter: changes.in_footer,
    isHighlight: changes.is_highlight,
  })
}

/** The columns of one language changed by these settings, except the path. */
export function localeColumnsOf(changes: SettingsChange, language: Language): Partial<LocaleRow> {
  const { title } = changes
  return withoutUndefined({
    title: title?.[language]?.trim(),
    headline: orNull(changes.headline?.[language]),
    metaTitle: orNull(changes.meta_title?.[language]),
    metaDescription: orNull(changes.meta_description?.[language]),
    ogTitle: orNull(changes.og_title?.[language]),
    ogDescription: orNull(changes.og_description?.[language]),
    ogType: orNull(changes.og_type?.[language]),
    heroText: orNull(changes.hero_text?.[language]),
    heroLinkText: orNull(changes.hero_link_text?.[language]),
    heroLinkUrl: orNull(changes.hero_link_url?.[language]),
  })
}

/** The number in `media:3`; null for none. */
export function imageIdOf(name: string): number | null {
  const [, id] = /^media:([1-9]\d{0,8})$/.exec(name) ?? []
  return id === undefined ? null : Number(id)
}

function imageName(id: number | null): string {
  return id === null ? '' : `media:${id}`
}

/** Maps an empty text to null, and a missing one to undefined. */
function orNull(text: string | undefined): string | null | undefined {
  return text === undefined ? undefined : text.trim() || null
}

function withoutUndefined<Columns extends object>(columns: Columns): Partial<Columns> {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  // The same columns, fewer of them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(given) as Partial<Columns>
}
