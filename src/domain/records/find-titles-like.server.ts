import type { Language } from '#i18n/languages.ts'
import { hasRight, requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { listRecords } from './list-records.server.ts'
import type { RecordStores } from './store.ts'
import { detailOf, titleOf } from './values.ts'

export type FoundTitle = { kind: string; id: number; title: string; detail: string }

/** The number of records of each kind that are found. */
const maxPerKind = 5

/** Records of all kinds that the viewer may change, by words of their searched texts; five of each kind. */
export async function findTitlesLike(
  scope: Scope,
  stores: RecordStores,
  query: string,
  language: Language,
): Promise<FoundTitle[]> {
  requireRight(scope.viewer, 'write_drafts')
  if (query.trim() === '') return []
  const searched = Object.values(stores).filter(
    ({ definition, single }) =>
      !single && definition.list.search.length > 0 && hasRight(scope.viewer, definition.right),
  )
  const found = await Promise.all(
    searched.map(async (store): Promise<FoundTitle[]> => {
      const { definition } = store
      const question = { query, pageSize: maxPerKind }
      const { items, titles } = await listRecords(scope, stores, store, question, language)
      return items.map((values) => ({
        kind: definition.kind,
        id: values.id,
        title: titleOf(store, values, language),
        detail: detailOf(store, values, titles, language),
      }))
    }),
  )
  return found.flat()
}
