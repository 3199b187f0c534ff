import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  articles,
  events,
  pageLocales,
  pages,
  settings,
  subscriptions,
  toldKinds,
  webhookDeliveries,
  webhooks,
  webhookSecrets,
  webhookSubjects,
  type ToldKind,
} from '#db/schema/index.ts'
import { perLanguage, type Localized } from '#i18n/languages.ts'
import { identifierPath } from '#routing/stable-addresses.ts'
import type { SitemapKind } from '#routing/sitemap-paths.ts'
import { findUnhandled, noteHandled } from '../changes/index.server.ts'
import { isAmong } from '../define-query.server.ts'
import { insertRows } from '../insert-rows.server.ts'
import type { Scope } from '../scope.ts'
import { findPublicPaths, selectPublicIds } from '../sitemap/index.server.ts'
import { messageOf, newMessageId } from './delivery-log.server.ts'
import { notifySender } from './outbox.server.ts'

type Hook = typeof webhooks.$inferSelect
type What = 'published' | 'changed' | 'cancelled' | 'removed'
/** `id` null: any record of the kind. */
type News = { kind: ToldKind; what: What; id: number | null; data: object }

/** The name under which the position in the log of changes is kept. */
const positionKey = 'webhook_news'
/** If more records of a kind have news at once, one message says that any of the kind may have changed. */
const mostEach = 200
/** How far back times of visibility are looked at: as far as the log of changes reaches, and an hour more. */
const windowMilliseconds = 25 * 3_600_000

const sources: Record<ToldKind, { sitemap: SitemapKind; id: PgColumn; times: PgColumn[] }> = {
  event: {
    sitemap: 'events',
    id: events.id,
    times: [events.onlineFrom, events.onlineTo],
  },
  article: {
    sitemap: 'stories',
    id: articles.id,
    times: [articles.publishedAt, articles.onlineTo],
  },
  page: {
    sitemap: 'pages',
    id: pages.id,
    times: [pages.onlineFrom, pages.onlineTo],
  },
  subscription: {
    sitemap: 'subscriptions',
    id: subscriptions.id,
    times: [subscriptions.onlineFrom, subscriptions.onlineTo],
  },
}
/**
 * Adds messages about everything that visitors see differently since the last call to the outbox of each webhook that wants
 * them. What was public is compared with what is: so a planned release, the end of a time and an import are told, too.
 */
export async function queueNews(scope: Scope, publicOrigin: string): Promise<void> {
  await scope.db.transaction(async (tx) => {
    const inside: Scope = { ...scope, db: tx }
    const hooks = await listHooks(inside)
    if (hooks.length === 0) return forget(inside)
    const { changes, position } = await findUnhandled(inside, positionKey)
    if (changes === null && (await tx.$count(webhookSubjects)) === 0) await begin(inside)
    else {
      const news: News[] = []
      for (const kind of toldKinds) {
        const ofKind = changes?.filter((change) => change.kind === kind || change.kind === 'everything') ?? []
        const touched = ofKind.flatMap((change) =>
          change.kind === kind && change.id !== null ? change.id : [],
        )
        const isAny = changes === null || ofKind.some(({ id }) => id === null)
        news.push(...(await findNews(inside, kind, { touched: new Set(touched), isAny, publicOrigin })))
      }
      await queue(inside, hooks, news)
    }
    await noteHandled(inside, positionKey, position)
  })
}

/** Those that are switched on and can sign. */
async function listHooks({ db }: Scope): Promise<Hook[]> {
  return db
    .select()
    .from(webhooks)
    .where(
      and(
        eq(webhooks.isActive, true),
        exists(
          db
            .select({ one: sql`1` })
            .from(webhookSecrets)
            .where(eq(webhookSecrets.webhookId, webhooks.id)),
        ),
      ),
    )
}

/** Nobody is told: what changes until somebody is, is nobody's news. */
async function forget({ db }: Scope): Promise<void> {
  await db.delete(webhookSubjects)
  await db.delete(settings).where(eq(settings.key, positionKey))
}

/** What is public at first is no news. */
async function begin(inside: Scope): Promise<void> {
  for (const kind of toldKinds)
    await inside.db.execute(sql`
      INSERT INTO ${webhookSubjects} (kind, subject_id, is_cancelled)
      SELECT ${kind}, shown.id, ${isCancelled(kind)} FROM (${selectPublicIds(inside, sources[kind].sitemap)}) AS shown`)
}

/** Whether the record of the row `shown` is cancelled. */
function isCancelled(kind: ToldKind): SQL {
  if (kind !== 'event') return sql`false`
  return sql`EXISTS (SELECT FROM ${events} WHERE ${events.id} = shown.id AND ${events.status} = 'cancelled')`
}

/** The news of a kind, which are noted as told. */
async function findNews(
  inside: Scope,
  kind: ToldKind,
  given: { touched: ReadonlySet<number>; isAny: boolean; publicOrigin: string },
): Promise<News[]> {
  const { touched, isAny, publicOrigin } = given
  const { sitemap } = sources[kind]
  const candidates = [
    ...new Set([
      ...touched,
      ...(await findTimed(inside, kind)),
      ...(isAny ? await findDifferent(inside, kind) : []),
    ]),
  ]
  if (candidates.length === 0) return []
  const paths = await findPublicPaths(inside, sitemap, candidates)
  const before = await findTold(inside, kind, candidates)
  const cancelled = await findCancelled(inside, kind, candidates)
  const found = candidates.flatMap((id): { id: number; what: What }[] => {
    const was = before.get(id)
    if (!paths.has(id)) return was ? [{ id, what: 'removed' }] : []
    if (!was) return [{ id, what: 'published' }]
    if (cancelled.has(id) && !was.isCancelled) return [{ id, what: 'cancelled' }]
    return touched.has(id) || cancelled.has(id) !== was.isCancelled ? [{ id, what: 'changed' }] : []
  })
  await noteTold(inside, kind, found, cancelled)
  if (found.length > mostEach)
    return [{ kind, what: 'changed', id: null, data: { kind, id: null, title: null, url: null } }]
  const titles = await findTitles(
    inside,
    kind,
    found.map(({ id }) => id),
  )
  return found.map(({ id, what }) => {
    const shown = paths.get(id)
    const title = titles.get(id)
    const address = (path: string | null) => path && publicOrigin + path
    return {
      kind,
      what,
      id,
      data: {
        kind,
        id,
        // A language that is not public has no title, either.
        title:
          shown && title
            ? perLanguage((language) => (shown[language] === null ? '' : title[language]))
            : null,
        url: shown ? perLanguage((language) => address(shown[language])) : null,
        ...(kind === 'event' && { permanent_url: publicOrigin + identifierPath('event', id) }),
      },
    }
  })
}

/** Records that have come or gone by their times lately, which the log of changes does not tell. */
async function findTimed({ db, now }: Scope, kind: ToldKind): Promise<number[]> {
  const { id, times } = sources[kind]
  const since = new Date(now.getTime() - windowMilliseconds)
  const conditions = times.map((time) => sql`(${time} > ${since} AND ${time} <= ${now})`)
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT ${id} AS id FROM ${id.table} WHERE ${sql.join(conditions, sql` OR `)}`,
  )
  return rows.map((row) => row.id)
}

/** Records that are public and were not told of, the other way round, or cancelled. */
async function findDifferent(inside: Scope, kind: ToldKind): Promise<number[]> {
  const { rows } = await inside.db.execute<{ id: number }>(sql`
    SELECT coalesce(shown.id, told.subject_id) AS id
    FROM (${selectPublicIds(inside, sources[kind].sitemap)}) AS shown
    FULL JOIN (SELECT * FROM ${webhookSubjects} WHERE kind = ${kind}) AS told ON told.subject_id = shown.id
    WHERE shown.id IS NULL OR told.subject_id IS NULL OR told.is_cancelled <> ${isCancelled(kind)}`)
  return rows.map(({ id }) => id)
}

async function findTold(
  { db }: Scope,
  kind: ToldKind,
  ids: number[],
): Promise<Map<number, { isCancelled: boolean }>> {
  const rows = await db
    .select()
    .from(webhookSubjects)
    .where(and(eq(webhookSubjects.kind, kind), isAmong(webhookSubjects.subjectId, sql.param(ids))))
  return new Map(
    rows.map(({ subjectId, isCancelled: wasCancelled }) => [subjectId, { isCancelled: wasCancelled }]),
  )
}

async function findCancelled({ db }: Scope, kind: ToldKind, ids: number[]): Promise<Set<number>> {
  if (kind !== 'event') return new Set()
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.status, 'cancelled'), isAmong(events.id, sql.param(ids))))
  return new Set(rows.map(({ id }) => id))
}

async function noteTold(
  inside: Scope,
  kind: ToldKind,
  found: readonly { id: number; what: What }[],
  cancelled: ReadonlySet<number>,
): Promise<void> {
  const { db } = inside
  const gone = found.filter(({ what }) => what === 'removed').map(({ id }) => id)
  const shown = found.filter(({ what }) => what !== 'removed').map(({ id }) => id)
  const changed = [...gone, ...shown]
  if (changed.length === 0) return
  await db
    .delete(webhookSubjects)
    .where(and(eq(webhookSubjects.kind, kind), isAmong(webhookSubjects.subjectId, sql.param(changed))))
  await insertRows(
    inside,
    webhookSubjects,
    shown.map((subjectId) => ({ kind, subjectId, isCancelled: cancelled.has(subjectId) })),
  )
}

/** The titles that visitors see. */
async function findTitles({ db }: Scope, kind: ToldKind, ids: number[]): Promise<Map<number, Localized>> {
  if (ids.length === 0) return new Map()
  if (kind === 'page') {
    const rows = await db.select().from(pageLocales).where(inArray(pageLocales.pageId, ids))
    const titleIn = (id: number, language: string) =>
      rows.find((row) => row.pageId === id && row.language === language)?.title ?? ''
    return new Map(ids.map((id) => [id, perLanguage((language) => titleIn(id, language))]))
  }
  const table = { event: events, article: articles, subscription: subscriptions }[kind]
  const rows = await db
    .select({ id: table.id, title: table.title })
    .from(table)
    .where(isAmong(table.id, sql.param(ids)))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

async function queue(inside: Scope, hooks: readonly Hook[], news: readonly News[]): Promise<void> {
  const rows = news.flatMap(({ kind, what, data }) => {
    const type = `${kind}.${what}`
    const message = { messageId: newMessageId(), type, body: messageOf(type, inside.now, data) }
    return hooks
      .filter(({ tells }) => tells.includes(type))
      .map(({ id }) => ({
        ...message,
        webhookId: id,
        createdAt: inside.now,
        nextAttemptAt: inside.now,
      }))
  })
  if (rows.length === 0) return
  await insertRows(inside, webhookDeliveries, rows)
  await notifySender(inside)
}
