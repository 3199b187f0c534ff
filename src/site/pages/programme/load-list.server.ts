import type { EventFilters } from '#contracts/events.ts'
import { listEvents, presentRow } from '#domain/events/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'

type Asked = { page: number; from?: number | undefined; pageSize: number; language: Language }

/** No page shows more than this many pages of the list together; then a new one begins. */
const mostTogether = 10

/**
 * The pages of the list from `from` to `page`, read anew together: between two looks at a list events move, and pages
 * put together from different times would show one twice or leave one out.
 */
export async function loadList(
  scope: Scope,
  filters: EventFilters,
  { page, pageSize, language, ...asked }: Asked,
) {
  const from = Math.max(Math.min(asked.from ?? page, page), page - mostTogether + 1)
  const listed = await listTogether(scope, filters, { from, page, pageSize })
  return {
    page,
    from,
    pageSize,
    count: listed.count,
    hasMore: listed.hasMore,
    isFull: page - from + 1 >= mostTogether,
    events: inLanguage(listed.events, language).map(presentRow),
  }
}

async function listTogether(
  scope: Scope,
  filters: EventFilters,
  { from, page, pageSize }: { from: number; page: number; pageSize: number },
) {
  if (from === 1) {
    const { count, events } = await listEvents(scope, filters, { page: 1, pageSize: page * pageSize })
    return { count, events, hasMore: count > page * pageSize }
  }
  const pages = Array.from({ length: page - from + 1 }, (_, index) => from + index)
  const listed = await Promise.all(
    pages.map((number) => listEvents(scope, filters, { page: number, pageSize })),
  )
  const count = listed[0]?.count ?? 0
  return { count, events: listed.flatMap(({ events }) => events), hasMore: count > page * pageSize }
}
