import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { pageLocales, pages, sections } from '#db/schema/index.ts'
import { languages, perLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { emptyContent } from '#operations/index.ts'
import { pageHref } from '#routing/paths.ts'
import { fixedPageIds, fixedPages, listPageIds, routeTable, type FixedPageId } from '#routing/table.ts'
import { remember } from '#domain/remember.ts'
import type { Scope } from '#domain/scope.ts'
import { addCacheTags } from '#domain/cache-tags.ts'
import { createPage, publishPageContent } from './create-page.server.ts'
import { fixedPageTitles } from './fixed-page-titles.ts'
import { changeMenuPlaces } from '#domain/navigation/index.server.ts'
import { requireRight } from '#domain/policy.ts'
import { isListedPage, isPageListed } from '#domain/shown-pages.server.ts'

/** The pages that code links to, and those of the lists whose heading editors write. */
const codedPageIds = [...fixedPageIds, ...listPageIds]
/** The fixed pages that the footer's menu leads to from the beginning, as soon as they are written. */
const inFooter: readonly FixedPageId[] = ['imprint', 'privacy', 'terms']
const codedPaths = { ...fixedPages, ...routeTable }

/**
 * Ensures that home, the pages that code links to and those of the lists exist in both languages, so that no link to
 * them is ever broken. Existing ones are not changed. Those without any content are published empty, so that they are
 * public until somebody unpublishes them, and listed once they are written (`isListedPage`).
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
  for (const [position, key] of codedPageIds.entries()) {
    if (present.has(key) || (await isPathTaken(scope, key))) continue
    const id = await createPage(scope, {
      systemKey: key,
      position,
      texts: perLanguage((language) => ({
        slug: codedPaths[key][language],
        title: fixedPageTitles[key][language],
      })),
    })
    // The frame links to the others itself.
    if (inFooter.some((one) => one === key))
      await changeMenuPlaces(scope, { id, parentId: null }, { inFooter: true })
  }
  await publishUnwritten(scope)
}

/** Whether staff have made a page of their own there, before the program had one: the code then fills the address alone. */
async function isPathTaken({ db }: Scope, key: (typeof codedPageIds)[number]): Promise<boolean> {
  const paths = languages.map((language) =>
    and(eq(pageLocales.language, language), eq(pageLocales.path, codedPaths[key][language])),
  )
  return (await db.$count(pageLocales, or(...paths))) > 0
}

async function publishUnwritten(scope: Scope): Promise<void> {
  const rows = await scope.db
    .select({ pageId: pages.id, key: pages.systemKey, language: pageLocales.language })
    .from(pages)
    .innerJoin(pageLocales, eq(pageLocales.pageId, pages.id))
    .leftJoin(
      sections,
      and(
        eq(sections.ownerKind, 'page'),
        eq(sections.ownerId, pages.id),
        eq(sections.language, pageLocales.language),
      ),
    )
    .where(and(isNotNull(pages.systemKey), isNull(pages.deletedAt), isNull(sections.id)))
  for (const { pageId, key, language } of rows)
    if (codedPageIds.some((id) => id === key))
      await publishPageContent(scope, pageId, language, emptyContent())
}

/**
 * The addresses of the pages that code links to, in a language; those that the viewer may not see, or that nobody has
 * written, are missing.
 */
export function findFixedPages(scope: Scope, language: Language): Promise<FixedPageAddresses> {
  return remember(scope, `fixed pages ${language}`, (inner) => loadFixedPages(inner, language))
}

type FixedPageAddresses = Partial<Record<FixedPageId, string>>

async function loadFixedPages(scope: Scope, language: Language): Promise<FixedPageAddresses> {
  addCacheTags(scope, 'sitemap')
  const rows = await scope.db
    .select({ key: pages.systemKey, path: pageLocales.path })
    .from(pages)
    .innerJoin(pageLocales, and(eq(pageLocales.pageId, pages.id), eq(pageLocales.language, language)))
    .where(and(isNotNull(pages.systemKey), isNull(pages.deletedAt), isPageListed(scope, language)))
  return Object.fromEntries(
    rows.flatMap(({ key, path }) => (isFixedPage(key) ? [[key, pageHref(path, language)]] : [])),
  )
}

/** A page that code links to, as staff see it: its title and address, and whether visitors can read it, per language. */
export type FixedPage = {
  id: FixedPageId
  pageId: number
  title: Localized
  address: Localized
  isWritten: Localized<boolean>
}

/** The pages that code links to, in the order of the table. */
export async function listFixedPages(scope: Scope): Promise<FixedPage[]> {
  requireRight(scope.viewer, 'write_drafts')
  const isListed = sql<boolean>`CASE ${pageLocales.language}
    WHEN 'de' THEN ${isListedPage('de', scope.now)} ELSE ${isListedPage('en', scope.now)} END`
  const rows = await scope.db
    .select({
      pageId: pages.id,
      key: pages.systemKey,
      language: pageLocales.language,
      title: pageLocales.title,
      path: pageLocales.path,
      isListed,
    })
    .from(pages)
    .innerJoin(pageLocales, eq(pageLocales.pageId, pages.id))
    .where(and(inArray(pages.systemKey, fixedPageIds), isNull(pages.deletedAt)))
  return fixedPageIds.flatMap((id) => {
    const own = rows.filter(({ key }) => key === id)
    const [first] = own
    if (!first) return []
    const rowIn = (language: Language) => own.find((row) => row.language === language)
    return {
      id,
      pageId: first.pageId,
      title: perLanguage((language) => rowIn(language)?.title ?? fixedPageTitles[id][language]),
      address: perLanguage((language) => pageHref(rowIn(language)?.path ?? '', language)),
      isWritten: perLanguage((language) => rowIn(language)?.isListed ?? false),
    }
  })
}

function isFixedPage(key: string | null): key is FixedPageId {
  return fixedPageIds.some((known) => known === key)
}
