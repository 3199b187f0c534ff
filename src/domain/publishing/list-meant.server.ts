import type { Language } from '#i18n/languages.ts'
import { listImportedRecords } from '../imports/index.server.ts'
import { DomainError } from '../errors.ts'
import { hasRight } from '../policy.ts'
import {
  listRecordIds,
  loadManyValues,
  storeOfKind,
  type RecordQuestion,
  type RecordStore,
  type RecordStores,
} from '../records/index.server.ts'
import type { Scope } from '../scope.ts'

/** Which records somebody means: some of a kind, a list by its filters, or all of a season, of an import, of a subscription. */
export type Meant =
  | { kind: string; ids: readonly number[] }
  | { kind: string; question: Pick<RecordQuestion, 'query' | 'filters' | 'ids'> }
  | { season: number }
  | { import: number }
  | { subscription: number }

/** The most records of a list: an archive is public for years, and only its drafts are collected. */
const most = 50_000

/**
 * The records that are meant, by kind and number, of the kinds that staff publish. Throws `not_found` for a kind that they
 * do not, and for a subscription that does not exist.
 */
export async function listMeant(
  scope: Scope,
  stores: RecordStores,
  meant: Meant,
  language: Language,
): Promise<{ kind: string; id: number }[]> {
  const found = await findMeant(scope, stores, meant, language)
  return found
    .toSorted((one, other) => (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : one.id - other.id))
    .filter((one, index, all) => one.kind !== all[index - 1]?.kind || one.id !== all[index - 1]?.id)
}

async function findMeant(
  scope: Scope,
  stores: RecordStores,
  meant: Meant,
  language: Language,
): Promise<{ kind: string; id: number }[]> {
  const published = Object.values(stores).filter(
    ({ definition }) => definition.publication !== undefined && hasRight(scope.viewer, definition.right),
  )
  const list = (store: RecordStore, question: Omit<RecordQuestion, 'page' | 'pageSize'>) =>
    listRecordIds(scope, stores, store, question, { language, most })
  const ofKind = ({ definition: { kind } }: RecordStore, ids: readonly number[]) =>
    ids.map((id) => ({ kind, id }))
  if ('kind' in meant) {
    const store = published.find(({ definition }) => definition.kind === meant.kind)
    if (!store) throw new DomainError('not_found', { subject: meant.kind })
    return ofKind(store, 'ids' in meant ? meant.ids : await list(store, meant.question))
  }
  if ('season' in meant) {
    const seasonal = published.filter(({ definition }) => definition.list.filters?.includes('season'))
    const ids = []
    for (const store of seasonal)
      ids.push(...ofKind(store, await list(store, { filters: { season: meant.season } })))
    return ids
  }
  if ('import' in meant) {
    const kinds = published.map(({ definition }) => definition.kind)
    return listImportedRecords(scope, meant.import, kinds)
  }
  const store = storeOfKind(stores, 'subscription')
  const values = (await loadManyValues(scope, store, [meant.subscription])).get(meant.subscription)
  if (!values) throw new DomainError('not_found', { subject: `subscription ${meant.subscription}` })
  const concerts = Array.isArray(values['events'])
    ? values['events'].filter((id) => typeof id === 'number')
    : []
  return [...ofKind(store, [meant.subscription]), ...concerts.map((id) => ({ kind: 'event', id }))]
}
