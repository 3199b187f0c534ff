import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { LinkTargetResponse, targetKinds } from '#contracts/page-settings.ts'
import { maxLinkTargets } from '#contracts/picker-limits.ts'
import {
  articles,
  events,
  forms,
  media,
  pageLocales,
  pages,
  sharedBlocks,
  subscriptions,
} from '#db/schema/index.ts'
import { hallDay, longDay } from '#i18n/dates.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { readableSize } from '#i18n/readable-size.ts'
import { detailHref, href, pageHref } from '#routing/paths.ts'
import { namedRouteIds, nameOfRoute } from '#routing/route-names.ts'
import { findCurrentSlugs } from '#domain/forms/index.server.ts'
import { mediaAddress } from '#domain/pictures.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { bothLanguages, hasWords, isOne, mentioning } from './conditions.server.ts'

export type TargetKind = (typeof targetKinds)[number]
type Wanted = { language: Language; words: string[]; id: string | null; limit: number }

/** How many of each kind are offered when no kind was chosen; their sum is within the limit. */
const mixed: Record<TargetKind, number> = {
  page: 5,
  event: 4,
  article: 3,
  subscription: 2,
  route: 2,
  form: 2,
  media: 2,
  // They are chosen for blocks; visitors can't open them.
  shared: 0,
}
const maxWords = 8

/**
 * Possible link targets, found by words in titles and paths, at most twenty; or with `target` the stored one, with or
 * without an anchor. Offline targets are included, because they may be public by the time the text is.
 */
export async function searchLinkTargets(
  scope: Scope,
  language: Language,
  { query = '', kind, target }: { query?: string; kind?: TargetKind; target?: string },
): Promise<LinkTargetResponse[]> {
  requireRight(scope.viewer, 'write_drafts')
  const words = query.split(/\s+/).filter(Boolean).slice(0, maxWords)
  if (target !== undefined) {
    const [, named, id] = /^([a-z]+):([^#]+)/.exec(target) ?? []
    if (!isKind(named) || id === undefined) return []
    return find[named](scope, { language, words: [], id, limit: 1 })
  }
  if (kind) return find[kind](scope, { language, words, id: null, limit: maxLinkTargets })
  const found: LinkTargetResponse[] = []
  for (const [each, limit] of Object.entries(mixed))
    if (isKind(each)) found.push(...(await find[each](scope, { language, words, id: null, limit })))
  return found
}

const find: Record<TargetKind, (scope: Scope, wanted: Wanted) => Promise<LinkTargetResponse[]>> = {
  async page({ db }, { language, words, id, limit }) {
    const { title, path } = pageLocales
    const rows = await db
      .select({ id: pages.id, title, path })
      .from(pages)
      .innerJoin(pageLocales, and(eq(pageLocales.pageId, pages.id), eq(pageLocales.language, language)))
      .where(
        and(isNull(pages.deletedAt), isOne(pages.id, id), hasWords(sql`${title} || ' ' || ${path}`, words)),
      )
      .orderBy(asc(path))
      .limit(limit)
    return rows.map((row) => ({
      target: `page:${row.id}`,
      kind: 'page',
      title: row.title,
      detail: pageHref(row.path, language),
      url: pageHref(row.path, language),
    }))
  },

  async event({ db, now }, { language, words, id, limit }) {
    const isPast = sql`${events.dateStart} < ${now}::timestamptz`
    const distance = sql`abs(extract(epoch FROM ${events.dateStart} - ${now}::timestamptz))`
    const rows = await db
      .select({ id: events.id, title: events.title, slug: events.slug, dateStart: events.dateStart })
      .from(events)
      .where(
        and(isOne(events.id, id), words.length > 0 ? inArray(events.id, mentioning(db, words)) : undefined),
      )
      .orderBy(isPast, distance, asc(events.id))
      .limit(limit)
    return rows.map((row) => ({
      target: `event:${row.id}`,
      kind: 'event',
      title: pickLanguage(row.title, language),
      detail: longDay(hallDay(row.dateStart), language),
      url: detailHref('events', language, row),
    }))
  },

  async article({ db }, { language, words, id, limit }) {
    const rows = await db
      .select({
        id: articles.id,
        title: articles.title,
        slug: articles.slug,
        publishedAt: articles.publishedAt,
      })
      .from(articles)
      .where(and(isOne(articles.id, id), hasWords(bothLanguages(articles.title), words)))
      .orderBy(desc(articles.publishedAt), asc(articles.id))
      .limit(limit)
    return rows.map((row) => ({
      target: `article:${row.id}`,
      kind: 'article',
      title: pickLanguage(row.title, language),
      detail: longDay(hallDay(row.publishedAt), language),
      url: detailHref('stories', language, row),
    }))
  },

  async subscription({ db }, { language, words, id, limit }) {
    const rows = await db
      .select({
        id: subscriptions.id,
        title: subscriptions.title,
        subtitle: subscriptions.subtitle,
        slug: subscriptions.slug,
      })
      .from(subscriptions)
      .where(and(isOne(subscriptions.id, id), hasWords(bothLanguages(subscriptions.title), words)))
      .orderBy(asc(subscriptions.position), asc(subscriptions.id))
      .limit(limit)
    return rows.map((row) => ({
      target: `subscription:${row.id}`,
      kind: 'subscription',
      title: pickLanguage(row.title, language),
      detail: pickLanguage(row.subtitle, language) ?? '',
      url: detailHref('subscriptions', language, row),
    }))
  },

  async route({ db }, { language, words, id, limit }) {
    const names = Object.fromEntries(
      namedRouteIds.map((route) => [route, `${nameOfRoute(route, 'de')} ${nameOfRoute(route, 'en')}`]),
    )
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT key AS id FROM jsonb_each_text(${JSON.stringify(names)}::jsonb)
      WHERE ${hasWords(sql`value`, words) ?? sql`true`}`)
    return namedRouteIds
      .filter((route) => (id === null || id === route) && rows.some((row) => row.id === route))
      .slice(0, limit)
      .map((route) => ({
        target: `route:${route}`,
        kind: 'route',
        title: nameOfRoute(route, language) ?? route,
        detail: href(route, language),
        url: href(route, language),
      }))
  },

  async form(scope, { language, words, id, limit }) {
    const slug = id === null ? null : ((await findCurrentSlugs(scope, [id])).get(id) ?? id)
    const rows = await scope.db
      .select({ slug: forms.slug, title: forms.title })
      .from(forms)
      .where(
        and(slug === null ? undefined : eq(forms.slug, slug), hasWords(bothLanguages(forms.title), words)),
      )
      .orderBy(asc(forms.slug))
      .limit(limit)
    return rows.map((row) => ({
      target: `form:${row.slug}`,
      kind: 'form',
      title: pickLanguage(row.title, language),
      detail: href('forms', language, { slug: row.slug }),
      url: href('forms', language, { slug: row.slug }),
    }))
  },

  /** Documents and recordings; pictures are only looked up. */
  async media({ db }, { language, words, id, limit }) {
    const rows = await db
      .select()
      .from(media)
      .where(
        and(
          id === null ? ne(media.kind, 'image') : isOne(media.id, id),
          hasWords(sql`concat_ws(' ', ${media.fileName}, ${media.caption}::text)`, words),
        ),
      )
      .orderBy(desc(media.id))
      .limit(limit)
    return rows.map((row) => ({
      target: `media:${row.id}`,
      kind: 'media',
      title: row.fileName,
      detail: readableSize(row.byteSize, language),
      url: mediaAddress(row),
    }))
  },

  async shared({ db }, { language, words, id, limit }) {
    if (limit === 0) return []
    const rows = await db
      .select({ id: sharedBlocks.id, name: sharedBlocks.name })
      .from(sharedBlocks)
      .where(
        and(
          isNull(sharedBlocks.deletedAt),
          isOne(sharedBlocks.id, id),
          hasWords(bothLanguages(sharedBlocks.name), words),
        ),
      )
      .orderBy(sql`${sharedBlocks.name}->>${language}`, asc(sharedBlocks.id))
      .limit(limit)
    return rows.map((row) => ({
      target: `shared:${row.id}`,
      kind: 'shared',
      title: pickLanguage(row.name, language),
      detail: '',
      url: href('shared', language, { id: row.id }),
    }))
  },
}

function isKind(text: string | undefined): text is TargetKind {
  return text !== undefined && Object.hasOwn(mixed, text)
}
