import { and, eq, inArray, isNull } from 'drizzle-orm'
import { articles, events, pageLocales, pages, subscriptions } from '#db/schema/index.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import { detailHref, href, pageHref } from '#routing/paths.ts'
import type { Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'

/** `page:3`, `event:12#programme`: a link inside the site is stored by number and follows its target's slug; a form's by name. */
const referencePattern = /^(page|event|article|subscription|form):(\d{1,9}|[a-z0-9-]{1,80})(#[\w-]+)?$/

/** Every reference that occurs in stored content or any other plain value. */
export function collectReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (referencePattern.test(value)) found.add(value)
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
    const [, kind, id, hash = ''] = referencePattern.exec(reference) ?? []
    return kind && id ? [{ reference, kind, id, hash }] : []
  })
  const idsOf = (kind: string) => [
    ...new Set(
      wanted.filter((item) => item.kind === kind && /^\d+$/.test(item.id)).map((item) => Number(item.id)),
    ),
  ]
  const { db } = scope
  const addresses = new Map<string, string>()
  for (const { kind, id } of wanted)
    if (kind === 'form') addresses.set(`form:${id}`, href('forms', language, { slug: id }))

  const pageIds = idsOf('page')
  if (pageIds.length > 0) {
    const rows = await db
      .select({ id: pages.id, path: pageLocales.path })
      .from(pages)
      .innerJoin(pageLocales, and(eq(pageLocales.pageId, pages.id), eq(pageLocales.language, language)))
      .where(and(inArray(pages.id, pageIds), isNull(pages.deletedAt), visibleTo(scope, pages)))
    for (const row of rows) addresses.set(`page:${row.id}`, pageHref(row.path, language))
  }
  for (const [kind, list, table] of [
    ['event', 'events', events],
    ['article', 'stories', articles],
    ['subscription', 'subscriptions', subscriptions],
  ] as const) {
    const ids = idsOf(kind)
    if (ids.length === 0) continue
    const rows: { id: number; slug: Localized }[] = await db
      .select({ id: table.id, slug: table.slug })
      .from(table)
      .where(and(inArray(table.id, ids), visibleTo(scope, table)))
    for (const row of rows) addresses.set(`${kind}:${row.id}`, detailHref(list, language, row))
  }
  return Object.fromEntries(
    wanted.flatMap(({ reference, kind, id, hash }) => {
      const address = addresses.get(`${kind}:${id}`)
      return address === undefined ? [] : [[reference, address + hash]]
    }),
  )
}
