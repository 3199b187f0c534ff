import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { kindOfTarget } from '#blocks/fields.ts'
import { articles, events, pageLocales, pages, subscriptions } from '#db/schema/index.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import { detailHref, href, pageHref } from '#routing/paths.ts'
import { plainRouteIds } from '#routing/table.ts'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'
import { isPageVisible } from './owner-visibility.server.ts'

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
  const { db } = scope
  const addresses = new Map<string, string>()
  for (const { kind, id } of wanted) {
    if (kind === 'form') addresses.set(`form:${id}`, href('forms', language, { slug: id }))
    const route = kind === 'route' && plainRouteIds.find((one) => one === id)
    if (route) addresses.set(`route:${id}`, href(route, language))
  }

  const pageIds = idsOf('page')
  if (pageIds.length > 0) {
    const rows = await db
      .select({ id: pages.id, path: pageLocales.path })
      .from(pages)
      .innerJoin(pageLocales, and(eq(pageLocales.pageId, pages.id), eq(pageLocales.language, language)))
      .where(and(inArray(pages.id, pageIds), isNull(pages.deletedAt), visibleTo(scope, pages)))
    for (const row of rows)
      if (canSeeUnpublished(scope.viewer) || (await isPageVisible(scope, row.id)))
        addresses.set(`page:${row.id}`, pageHref(row.path, language))
  }
  const isOut = canSeeUnpublished(scope.viewer) ? undefined : lte(articles.publishedAt, scope.now)
  const tables = [
    ['event', 'events', events, undefined],
    ['article', 'stories', articles, isOut],
    ['subscription', 'subscriptions', subscriptions, undefined],
  ] as const
  for (const [kind, list, table, condition] of tables) {
    const ids = idsOf(kind)
    if (ids.length === 0) continue
    const rows: { id: number; slug: Localized }[] = await db
      .select({ id: table.id, slug: table.slug })
      .from(table)
      .where(and(inArray(table.id, ids), visibleTo(scope, table), condition))
    for (const row of rows) addresses.set(`${kind}:${row.id}`, detailHref(list, language, row))
  }
  return Object.fromEntries(
    wanted.flatMap(({ reference, kind, id, hash }) => {
      const address = addresses.get(`${kind}:${id}`)
      return address === undefined ? [] : [[reference, address + hash]]
    }),
  )
}
