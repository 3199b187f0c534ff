import { inArray } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import { findSectionOwner, isDraftNewer } from '../content/index.server.ts'
import { requireRight } from '../policy.ts'
import {
  findTitles,
  loadManyValues,
  storeOfKind,
  titleOf,
  type RecordStore,
  type RecordStores,
  type Titles,
} from '../records/index.server.ts'
import { findItems, findWaiting, type ReleaseItem, type WaitingItem } from '../releases/index.server.ts'
import type { Scope } from '../scope.ts'
import { sectionKeyOf } from './apply-item.server.ts'

/** Another release to come that changes the same, and in which fields. */
export type Rival = { releaseId: number; name: string; publishAt: Date | null; fields: string[] }
/** An item as staff read it. */
export type PresentedItem = {
  item: ReleaseItem
  /** What the record or page is called now; null when it does not exist any more. */
  title: string | null
  /** Where the page can be seen; null for records, whose form is found by kind and number. */
  address: string | null
  /** What the fields say now; of sections nothing. */
  current: Values
  titles: Titles
  rivals: Rival[]
  /** Whether the draft has been changed after it was planned. */
  isOutdated: boolean
  by: string | null
}

/** The items of a release with what is public now, and with other releases that change the same. */
export async function presentItems(
  scope: Scope,
  stores: RecordStores,
  releaseId: number,
  language: Language,
): Promise<PresentedItem[]> {
  requireRight(scope.viewer, 'manage_records')
  const items = await findItems(scope, releaseId)
  const names = await findNames(scope, items)
  const records = await loadRecords(scope, stores, items)
  const presented: PresentedItem[] = []
  for (const item of items) {
    const rivals = await findRivals(scope, item)
    const by = names.get(item.createdBy ?? 0) ?? null
    presented.push(
      item.what === 'section'
        ? { item, by, rivals, ...(await presentSectionItem(scope, item)) }
        : { item, by, rivals, ...(await presentRecordItem(scope, stores, { item, records, language })) },
    )
  }
  return presented
}

/** What waits for a record in releases to come; at most 50. */
export async function listWaitingChanges(
  scope: Scope,
  { definition }: RecordStore,
  id: number,
): Promise<WaitingItem[]> {
  requireRight(scope.viewer, definition.right)
  return findWaiting(scope, { what: 'record', kind: definition.kind, subjectId: id })
}

type Presented = Pick<PresentedItem, 'title' | 'address' | 'current' | 'titles' | 'isOutdated'>

async function presentSectionItem(scope: Scope, item: ReleaseItem): Promise<Presented> {
  const key = sectionKeyOf(item)
  const owner = await findSectionOwner(scope, key)
  const { revision_id: revisionId } = item.changes
  const isOutdated = typeof revisionId === 'number' && (await isDraftNewer(scope, key, revisionId))
  return { title: owner?.title ?? null, address: owner?.url ?? null, current: {}, titles: {}, isOutdated }
}

type Records = Map<string, Map<number, Values>>

async function presentRecordItem(
  scope: Scope,
  stores: RecordStores,
  { item, records, language }: { item: ReleaseItem; records: Records; language: Language },
): Promise<Presented> {
  const store = storeOfKind(stores, item.kind)
  const { fields } = store.definition
  const values = records.get(item.kind)?.get(item.subjectId)
  const shown = Object.fromEntries(
    Object.entries(fields).filter(([name]) => Object.hasOwn(item.changes, name)),
  )
  const current = Object.fromEntries(Object.keys(shown).map((name) => [name, values?.[name] ?? null]))
  const titles = await findTitles(scope, stores, shown, [current, item.changes], language)
  return {
    title: values ? titleOf(store, values, language) : null,
    address: null,
    current,
    titles,
    isOutdated: false,
  }
}

async function loadRecords(
  scope: Scope,
  stores: RecordStores,
  items: readonly ReleaseItem[],
): Promise<Records> {
  const records: Records = new Map()
  for (const kind of new Set(items.flatMap((item) => (item.what === 'record' ? [item.kind] : [])))) {
    const ids = items
      .filter((item) => item.what === 'record' && item.kind === kind)
      .map(({ subjectId }) => subjectId)
    records.set(kind, await loadManyValues(scope, storeOfKind(stores, kind), ids))
  }
  return records
}

async function findNames(
  { db }: Pick<Scope, 'db'>,
  items: readonly ReleaseItem[],
): Promise<Map<number, string>> {
  const ids = [...new Set(items.flatMap(({ createdBy }) => createdBy ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.username })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function findRivals(scope: Scope, item: ReleaseItem): Promise<Rival[]> {
  const waiting = await findWaiting(scope, item)
  return waiting.flatMap(({ item: other, release }) => {
    if (release.id === item.releaseId) return []
    const fields = Object.keys(other.changes).filter((name) => Object.hasOwn(item.changes, name))
    return fields.length === 0
      ? []
      : [{ releaseId: release.id, name: release.name, publishAt: release.publishAt, fields }]
  })
}
