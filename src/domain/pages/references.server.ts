import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { kindOfTarget } from '#blocks/fields.ts'
import { articles, events, pageLocales, pages, subscriptions } from '#db/schema/index.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import { detailHref, href, pageHref } from '#routing/paths.ts'
import { plainRouteIds } from '#routing/table.ts'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'
import { areVisiblePages } from './owner-visibility.server.ts'

/**
 * Every reference that occurs in stored content or any other plain value: `page:3`, `event:12#programme`. A link inside
 * the site is stored by number and follows its target's slug; a form's and a fixed list's (`route:events`) by name.
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
 * The addresses that references lead to in a language. What is gone, or not visible to the viewer, is left out:
 * its link is then shown as plain text.
 */
export async function resolveReferences(
  scope: Scope,
  references: Iterable<string>,
  language: Language,
): Promise<Record<string, string>> {
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
    if (kind === 'form') addresses.set(`form:${id}`, href('forms', language, { slug: id }))
    const route = kind === 'route' && plainRouteIds.find((one) => one === id)
    if (route) addresses.set(`route:${id}`, href(route, language))
  }

  for (const { id, path } of await findPages(scope, idsOf('page'), language))
    addresses.set(`page:${id}`, pageHref(path, language))
  for (const { kind, id, slug } of await findDetails(scope, idsOf))
    addresses.set(`${kind}:${id}`, detailHref(listOfKind[kind], language, { id, slug }))
  return Object.fromEntries(
    wanted.flatMap(({ reference, kind, id, hash }) => {
      const address = addresses.get(`${kind}:${id}`)
      return address === undefined ? [] : [[reference, address + hash]]
    }),
  )
}

/** The pages' paths in the language, of those that the viewer may see, from the page itself up to its root. */
async function findPages(scope: Scope, ids: number[], language: Language) {
  if (ids.length === 0) return []
  const rows = await scope.db
    .select({ id: pages.id, path: pageLocales.path })
    .from(pages)
    .innerJoin(pageLocales, and(eq(pageLocales.pageId, pages.id), eq(pageLocales.language, language)))
    .where(and(inArray(pages.id, ids), isNull(pages.deletedAt), areVisiblePages(scope, ids)))
  return rows
}

const listOfKind = { event: 'events', article: 'stories', subscription: 'subscriptions' } as const
type DetailKind = keyof typeof listOfKind

/** Events, stories and subscriptions by number, all with one question. */
async function findDetails(scope: Scope, idsOf: (kind: string) => number[]) {
  const isOut = canSeeUnpublished(scope.viewer) ? undefined : lte(articles.publishedAt, scope.now)
  const tables = [
    ['event', events, undefined],
    ['article', articles, isOut],
    ['subscription', subscriptions, undefined],
  ] as const
  const questions = tables.flatMap(([kind, table, condition]) => {
    const ids = idsOf(kind)
    if (ids.length === 0) return []
    const where = and(inArray(table.id, ids), visibleTo(scope, table), condition)
    return [
      sql`SELECT ${kind}::text AS kind, ${table.id} AS id, ${table.slug} AS slug FROM ${table} WHERE ${where}`,
    ]
  })
  if (questions.length === 0) return []
  const { rows } = await scope.db.execute<{ kind: DetailKind; id: number; slug: Localized }>(
    sql.join(questions, sql` UNION ALL `),
  )
  return rows
}
