import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { FormOrdering, ListedForm } from '#contracts/office-forms.ts'
import { formEntries, forms } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { foldedPattern } from '../search/index.server.ts'
import { isUnread } from './entry-conditions.ts'

export type FormsQuestion = Paging & {
  query: string
  ordering: FormOrdering
  /** The language of the titles by which the list is sorted. */
  language: Language
}

/** All forms, open or not, with the numbers of their entries. */
export async function listOfficeForms(
  scope: Scope,
  { query, ordering, language, page = 1, pageSize = 25 }: FormsQuestion,
): Promise<ListPage<ListedForm>> {
  requireRight(scope.viewer, 'manage_records')
  const { db } = scope
  const words = query.split(/\s+/).filter(Boolean)
  const text = sql`fold_text(concat_ws(' ', ${forms.title} ->> 'de', ${forms.title} ->> 'en', ${forms.slug}))`
  const where = and(...words.map((word) => sql`${text} LIKE ${foldedPattern(word)}`))
  const counts = db
    .select({
      formId: formEntries.formId,
      entries: count().as('entries'),
      unread: sql<number>`count(*) FILTER (WHERE ${isUnread})::int`.as('unread'),
    })
    .from(formEntries)
    .groupBy(formEntries.formId)
    .as('counts')
  const numberOf = (column: SQL.Aliased<number>) => sql<number>`coalesce(${column}, 0)`.mapWith(Number)
  const columns = {
    title: sql`fold_text(${forms.title} ->> ${language})`,
    slug: forms.slug,
    entries: numberOf(counts.entries),
    unread: numberOf(counts.unread),
    updated_at: forms.updatedAt,
  }
  const isDescending = ordering.startsWith('-')
  const column = columns[nameOf(ordering)]
  const rows = await db
    .select({ form: forms, entries: columns.entries, unread: columns.unread })
    .from(forms)
    .leftJoin(counts, eq(counts.formId, forms.id))
    .where(where)
    .orderBy(isDescending ? desc(column) : asc(column), asc(forms.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const items = rows.map(({ form, entries, unread }): ListedForm => ({
    id: form.id,
    slug: form.slug,
    title: form.title,
    state: stateOf(form, scope.now),
    entries,
    unread,
    updated_at: form.updatedAt.toISOString(),
  }))
  return listPage(items, await db.$count(forms, where), page, pageSize)
}

function nameOf(ordering: FormOrdering) {
  switch (ordering) {
    case 'title':
    case '-title':
      return 'title'
    case 'slug':
    case '-slug':
      return 'slug'
    case 'entries':
    case '-entries':
      return 'entries'
    case 'unread':
    case '-unread':
      return 'unread'
    default:
      return 'updated_at'
  }
}

function stateOf(form: typeof forms.$inferSelect, now: Date): ListedForm['state'] {
  if (!form.isOnline) return 'offline'
  if (form.publishedFrom && form.publishedFrom > now) return 'planned'
  return form.publishedTo && form.publishedTo <= now ? 'over' : 'open'
}
