import { and, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { kindOfTarget } from '#blocks/fields.ts'
import type { LibraryTexts } from '#blocks/picture.ts'
import { articles, events, media, pageLocales, pages, sharedBlocks, subscriptions } from '#db/schema/index.ts'
import { otherLanguage, pickLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { detailHref, href, pageHref } from '#routing/paths.ts'
import { plainRouteIds } from '#routing/table.ts'
import { findCurrentSlugs } from '#domain/forms/index.server.ts'
import { inBatches } from '#domain/in-batches.ts'
import { creditOf, mediaAddress, shownPicture, type MediaRow } from '#domain/pictures.ts'
import { defineQuery, isAmong, type Given } from '#domain/define-query.server.ts'
import { canSeeUnpublished, visitor, type Scope } from '#domain/scope.ts'
import { addCacheTags } from '#domain/cache-tags.ts'
import { visibleTo } from '#domain/visibility.server.ts'
import { isPublicPage } from '#domain/shown-pages.server.ts'

/**
 * Collects every reference in stored content or any other plain value: `page:3`, `event:12#programme`. Internal links
 * are stored by id, so that they follow changes of slugs; forms and fixed lists (`route:events`) by name.
 */
export function collectReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (kindOfTarget(value) === 'reference') found.add(value)
  } else if (Array.isArray(value)) {
    for (const item of value) collectReferences(item, found)
  } else if (value !== null && typeof value === 'object') {
    for (const item of Object.values(value)) collectReferences(item, found)
  }
  return found
}

/**
 * The addresses of references in a language. Targets that are deleted or not visible to the viewer are left out: such
 * links are rendered as plain text.
 */
export async function resolveReferences(
  scope: Scope,
  references: Iterable<string>,
  language: Language,
): Promise<Record<string, string>> {
  addCacheTags(scope, ['sitemap', 'event', 'article', 'subscription'])
  const wanted = [...references].flatMap((reference) => {
    if (kindOfTarget(reference) !== 'reference') return []
    const [, kind, id, hash = ''] = /^([a-z]+):([^#]+)(#.+)?$/.exec(reference) ?? []
    return kind && id ? [{ reference, kind, id, hash }] : []
  })
  const idsOf = (kind: string) => [
    ...new Set(
      wanted.filter((item) => item.kind === kind && /^\d+$/.test(item.id)).map((item) => Number(item.id)),
    ),
  ]
  const addresses = new Map<string, string>()
  for (const { kind, id } of wanted) {
    const route = kind === 'route' && plainRouteIds.find((one) => one === id)
    if (route) addresses.set(`route:${id}`, href(route, language))
  }

  const named = wanted.filter(({ kind }) => kind === 'form').map(({ id }) => id)
  const [forms, pagePaths, files, sharedIds, details] = await Promise.all([
    findCurrentSlugs(scope, named),
    findPages(scope, idsOf('page'), language),
    findMedia(scope, idsOf('media')),
    findSharedBlocks(scope, idsOf('shared')),
    findDetails(scope, idsOf),
  ])
  for (const [name, slug] of forms) addresses.set(`form:${name}`, href('forms', language, { slug }))
  for (const { id, path } of pagePaths) addresses.set(`page:${id}`, pageHref(path, language))
  for (const row of files) addresses.set(`media:${row.id}`, mediaAddress(row))
  for (const { id } of sharedIds) addresses.set(`shared:${id}`, href('shared', language, { id }))
  for (const { kind, id, slug } of details)
    addresses.set(`${kind}:${id}`, detailHref(listOfKind[kind], language, { id, slug }))
  return Object.fromEntries(
    wanted.flatMap(({ reference, kind, id, hash }) => {
      const address = addresses.get(`${kind}:${id}`)
      return address === undefined ? [] : [[reference, address + hash]]
    }),
  )
}

/** The library's texts about the pictures and recordings among references, in a language. */
export async function describePictures(
  scope: Scope,
  references: Iterable<string>,
  language: Language,
): Promise<Record<string, LibraryTexts>> {
  const ids = [...references].flatMap((reference) => {
    const [, id] = /^media:(\d{1,9})$/.exec(reference) ?? []
    return id === undefined ? [] : [Number(id)]
  })
  const shown = (await findMedia(scope, ids)).filter(({ kind }) => kind !== 'document')
  return Object.fromEntries(
    shown.map((row) => [
      `media:${row.id}`,
      {
        alt: pickLanguage(row.alt, language) ?? '',
        is_decorative: row.isDecorative,
        caption: pickLanguage(row.caption, language) ?? '',
        credit: creditOf(row) ?? '',
        ...(!shownPicture({ ...scope, viewer: visitor }, row) && { has_ended: true }),
        ...(row.transcript && {
          transcript: pickLanguage(row.transcript, language),
          ...(row.transcript[language] === '' && { transcript_language: otherLanguage(language) }),
        }),
        ...(row.durationMs !== null && { duration_ms: row.durationMs }),
      },
    ]),
  )
}

/** The paths in the language of pages that the viewer may see, including the ancestors needed to decide that. */
async function findPages(scope: Scope, ids: number[], language: Language) {
  return ids.length === 0 ? [] : selectPages(scope, { ids, language })
}

/** Pictures and files, which everybody may see as long as their rights allow it; links and texts of a page are found by one query. */
async function findMedia(scope: Scope, ids: number[]): Promise<MediaRow[]> {
  const found = await findMediaTogether(scope, ids)
  return ids.flatMap((id) => shownPicture(scope, found.get(id)) ?? [])
}

const findMediaTogether = inBatches(async (scope, ids) => {
  addCacheTags(scope, 'media', ids)
  const rows = await selectMedia(scope, { ids })
  return new Map(rows.map((row) => [row.id, row]))
})

const selectMedia = defineQuery(({ db }, { ids }: Given<{ ids: number[] }>) =>
  db.select().from(media).where(isAmong(media.id, ids)),
)

/** Shared blocks have addresses for staff only. */
async function findSharedBlocks({ db, viewer }: Scope, ids: number[]) {
  if (ids.length === 0 || !canSeeUnpublished(viewer)) return []
  return db
    .select({ id: sharedBlocks.id })
    .from(sharedBlocks)
    .where(and(inArray(sharedBlocks.id, ids), isNull(sharedBlocks.deletedAt)))
}

const listOfKind = { event: 'events', article: 'stories', subscription: 'subscriptions' } as const
type DetailKind = keyof typeof listOfKind
type Detail = { kind: DetailKind; id: number; slug: Localized }

/** Events, stories and subscriptions by id, combined into one query. */
async function findDetails(scope: Scope, idsOf: (kind: string) => number[]): Promise<Detail[]> {
  const [event, article, subscription] = [idsOf('event'), idsOf('article'), idsOf('subscription')]
  if ([event, article, subscription].every((wanted) => wanted.length === 0)) return []
  return selectDetails(scope, { event, article, subscription })
}

const selectPages = defineQuery((scope, { ids, language }: Given<{ ids: number[]; language: Language }>) =>
  scope.db
    .select({ id: pages.id, path: pageLocales.path })
    .from(pages)
    .innerJoin(pageLocales, and(eq(pageLocales.pageId, pages.id), eq(pageLocales.language, language)))
    .where(
      and(
        isAmong(pages.id, ids),
        isNull(pages.deletedAt),
        canSeeUnpublished(scope.viewer) ? undefined : isPublicPage(language, scope.now),
      ),
    ),
)

const selectDetails = defineQuery(({ db, viewer, now }, given: Given<Record<DetailKind, number[]>>) => {
  const select = (
    kind: DetailKind,
    table: typeof events | typeof articles | typeof subscriptions,
    isOut?: SQL,
  ) =>
    db
      .select({ kind: sql<DetailKind>`${sql.raw(`'${kind}'`)}`.as('kind'), id: table.id, slug: table.slug })
      .from(table)
      .where(and(isAmong(table.id, given[kind]), visibleTo({ viewer, now }, table), isOut))
  return unionAll(
    select('event', events),
    select('article', articles, canSeeUnpublished(viewer) ? undefined : lte(articles.publishedAt, now)),
    select('subscription', subscriptions),
  )
})
