import type { EventFilters } from '#contracts/events.ts'
import { listMentioned } from '#domain/archive/index.server.ts'
import { listEvents, presentRow } from '#domain/events/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import { loadTogether, type Together } from '../../list-together.server.ts'

/** Loads the pages of the list that are shown together. */
export async function loadList(
  scope: Scope,
  filters: EventFilters,
  { together, pageSize, language }: { together: Together; pageSize: number; language: Language },
) {
  const { parts, last } = await loadTogether(
    together,
    pageSize,
    async (paging) =>
      (await listMentioned(scope, filters, paging)) ?? (await listEvents(scope, filters, paging)),
  )
  return {
    together,
    pageSize,
    count: last.count,
    hasMore: last.count > together.page * pageSize,
    events: inLanguage(
      parts.flatMap(({ events }) => events),
      language,
    ).map(presentRow),
  }
}

export type ShownList = Awaited<ReturnType<typeof loadList>>
