import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import {
  artists,
  articles,
  castMembers,
  events,
  pageLocales,
  pages,
  performances,
  subscriptions,
  works,
} from '#db/schema/index.ts'
import { languages, perLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { detailPaths, pageHref } from '#routing/paths.ts'
import { sitemapKinds, type SitemapKind } from '#routing/sitemap-paths.ts'
import type { DetailList } from '#routing/table.ts'
import { slugOf } from '#routing/slug-of.ts'
import { isListedPage } from '#domain/shown-pages.server.ts'
import { joinPublished } from '../join-published.server.ts'
import { storyVisibility } from '../shown-records.server.ts'
import { visitor, type Scope } from '../scope.ts'
import { addCacheTags, type CacheTagKind } from '../cache-tags.ts'
import { visibleTo } from '../visibility.server.ts'

/**
 * How many ids one file spans: of records 1 to 2,000, 2,001 to 4,000 and so on, so that a new record changes one file
 * only, and that no file has to count those before it. A file of 5,000 takes a quarter of a second to write.
 */
const sitemapFileSize = 2000

/** A page in each language in which visitors may open it, and when it last changed. */
export type SitemapEntry = { paths: Localized<string | null>; modifiedAt: Date }

type Names = Localized<string | null>

/** One kind of records: all that visitors may open, as rows of `id`, `names` and `modified_at`. */
type Source = {
  shown: CacheTagKind[]
  select: (scope: Scope) => SQL
  /** The paths of a record, from its id and its `names`: slugs, paths or titles, whatever the kind builds them from. */
  pathsOf: (id: number, names: Names) => Localized<string | null>
}

const sources: Record<SitemapKind, Source> = {
  pages: {
    shown: ['page', 'sitemap', 'shared'],
    select: selectPages,
    pathsOf: (_, paths) =>
      perLanguage((language) => (paths[language] === null ? null : pageHref(paths[language], language))),
  },
  events: {
    shown: ['event', 'shared'],
    select: (scope) =>
      sql`SELECT ${events.id}, ${events.slug} AS names, greatest(${events.updatedAt}, published.at) AS modified_at
        FROM ${events} ${joinPublished(scope, 'event', events.id)} WHERE ${isListedEvent(scope)}`,
    pathsOf: detailsOf('events'),
  },
  stories: {
    shown: ['article', 'shared'],
    select: (scope) =>
      sql`SELECT ${articles.id}, ${articles.slug} AS names,
          greatest(${articles.publishedAt}, ${articles.updatedAt}, published.at) AS modified_at
        FROM ${articles} ${joinPublished(scope, 'article', articles.id)}
        WHERE ${visibleTo(scope, storyVisibility)}`,
    pathsOf: detailsOf('stories'),
  },
  subscriptions: {
    shown: ['subscription', 'shared'],
    select: (scope) =>
      sql`SELECT ${subscriptions.id}, ${subscriptions.slug} AS names,
          greatest(${subscriptions.updatedAt}, published.at) AS modified_at
        FROM ${subscriptions} ${joinPublished(scope, 'subscription', subscriptions.id)}
        WHERE ${visibleTo(scope, subscriptions)}`,
    pathsOf: detailsOf('subscriptions'),
  },
  people: {
    shown: ['record', 'event'],
    select: (scope) =>
      sql`SELECT ${artists.id}, ${artists.updatedAt} AS modified_at,
          jsonb_build_object('de', ${artists.name}, 'en', coalesce(${artists.nameEnglish}, ${artists.name})) AS names
        FROM ${artists} WHERE coalesce((
            SELECT true FROM ${castMembers} JOIN ${events} ON ${events.id} = ${castMembers.eventId}
            WHERE ${castMembers.artistId} = ${artists.id} AND ${isListedEvent(scope)} LIMIT 1
          ), (
            SELECT true FROM ${works} WHERE ${works.composerId} = ${artists.id} AND ${isPlayed(scope)} LIMIT 1
          ), false)`,
    pathsOf: (id, names) => detailsOf('people')(id, slugsOf(names)),
  },
  works: {
    shown: ['record', 'event'],
    select: (scope) =>
      sql`SELECT ${works.id}, ${works.title} AS names, ${works.updatedAt} AS modified_at
        FROM ${works} WHERE ${isPlayed(scope)}`,
    pathsOf: (id, titles) => detailsOf('works')(id, slugsOf(titles)),
  },
}

/** The files of the sitemap, and when something in each last changed. */
export async function listSitemapFiles(
  scope: Scope,
  { fileSize = sitemapFileSize } = {},
): Promise<{ kind: SitemapKind; number: number; modifiedAt: Date }[]> {
  const files = await Promise.all(
    sitemapKinds.map(async (kind) => {
      const { shown, select } = sources[kind]
      addCacheTags(scope, shown)
      const { rows } = await scope.db.execute<{ number: number; modified_at: Date | string }>(sql`
        SELECT (id - 1) / ${fileSize}::int + 1 AS number, max(modified_at) AS modified_at
        FROM (${select(asVisitor(scope))}) AS records
        GROUP BY number ORDER BY number`)
      return rows.map((row) => ({ kind, number: row.number, modifiedAt: new Date(row.modified_at) }))
    }),
  )
  return files.flat()
}

/** The addresses of one file; an empty list for a file that does not exist. */
export async function listSitemapAddresses(
  scope: Scope,
  { kind, number }: { kind: SitemapKind; number: number },
  { fileSize = sitemapFileSize } = {},
): Promise<SitemapEntry[]> {
  const { shown, select, pathsOf } = sources[kind]
  addCacheTags(scope, shown)
  const { rows } = await scope.db.execute<{
    id: number
    names: Partial<Names>
    modified_at: Date | string
  }>(sql`
    SELECT id, names, modified_at FROM (${select(asVisitor(scope))}) AS records
    WHERE id > ${(number - 1) * fileSize}::int AND id <= ${number * fileSize}::int ORDER BY id`)
  return rows.map(({ id, names, modified_at }) => ({
    paths: pathsOf(id, { de: names.de ?? null, en: names.en ?? null }),
    modifiedAt: new Date(modified_at),
  }))
}

/** The paths of those of some records that a visitor may open. */
export async function findPublicPaths(
  scope: Scope,
  kind: SitemapKind,
  ids: readonly number[],
): Promise<Map<number, Localized<string | null>>> {
  if (ids.length === 0) return new Map()
  const { select, pathsOf } = sources[kind]
  const { rows } = await scope.db.execute<{ id: number; names: Partial<Names> }>(sql`
    SELECT id, names FROM (${select(asVisitor(scope))}) AS records WHERE id = ANY(${sql.param(ids)}::int[])`)
  return new Map(
    rows.map(({ id, names }) => [id, pathsOf(id, { de: names.de ?? null, en: names.en ?? null })]),
  )
}

/** A query for the ids of all records of a kind that a visitor may open, as rows of `id`. */
export function selectPublicIds(scope: Scope, kind: SitemapKind): SQL {
  return sql`SELECT id FROM (${sources[kind].select(asVisitor(scope))}) AS records`
}

/** The sitemap is the same for everybody: what staff see beyond it is not for search engines. */
function asVisitor(scope: Scope): Scope {
  return { ...scope, viewer: visitor, preview: null }
}

/** A page has a path in each language in which it is public; one that only leads to its first subpage is left out. */
function selectPages(scope: Scope): SQL {
  const pathIn = (language: Language) =>
    sql`max(${pageLocales.path}) FILTER (
      WHERE ${and(eq(pageLocales.language, language), isListedPage(language, scope.now))})`
  const isPublic = sql.join(
    languages.map((language) => isListedPage(language, scope.now)),
    sql` OR `,
  )
  return sql`
    SELECT ${pages.id}, jsonb_build_object('de', ${pathIn('de')}, 'en', ${pathIn('en')}) AS names,
      greatest(${pages.updatedAt}, published.at) AS modified_at
    FROM ${pages} JOIN ${pageLocales} ON ${pageLocales.pageId} = ${pages.id}
    ${joinPublished(scope, 'page', pages.id)}
    WHERE ${pages.isClickable} AND (${isPublic})
    GROUP BY ${pages.id}, published.at`
}

function isListedEvent(scope: Scope): SQL | undefined {
  return and(isNull(events.vanishedAt), visibleTo(scope, events))
}

/** Looks for one concert of the work: a join would read all concerts of all works. */
function isPlayed(scope: Scope): SQL {
  return sql`(
    SELECT true FROM ${performances} JOIN ${events} ON ${events.id} = ${performances.eventId}
    WHERE ${performances.workId} = ${works.id} AND ${isListedEvent(scope)} LIMIT 1)`
}

function detailsOf(list: DetailList): Source['pathsOf'] {
  return (id, slugs) => detailPaths(list, { id, slug: perLanguage((language) => slugs[language] ?? '') })
}

function slugsOf(names: Names): Localized {
  return perLanguage((language) => slugOf(names[language] || names.de || ''))
}
