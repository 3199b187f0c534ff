import { inArray } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import { findSectionOwner, isDraftNewer } from '../content/index.server.ts'
import { presentFaultsOfEach, type PresentedFault } from '../guard/index.server.ts'
import { hasRight, requireRight } from '../policy.ts'
import {
  findTitles,
  loadManyValues,
  readRecordValues,
  storeOfKind,
  titleOf,
  titlesIn,
  type RecordStore,
  type RecordStores,
  type Titles,
} from '../records/index.server.ts'
import {
  findItems,
  findRivals,
  findWaiting,
  type ReleaseItem,
  type WaitingItem,
} from '../releases/index.server.ts'
import type { Scope } from '../scope.ts'
import { sectionKeyOf } from './apply-item.server.ts'

/** Another release to come that changes the same, and in which fields. */
export type Rival = { releaseId: number; name: string; publishAt: Date | null; fields: string[] }
export type Evening = { start: string; room: Named | null; series: Named | null }
type Named = { id: number; title: string }
/** An item as staff read it. */
export type PresentedItem = {
  item: ReleaseItem
  /** What the record or page is called now; null when it does not exist any more. */
  title: string | null
  /** When and where an event takes place, as the release will have it; null for all else. */
  evening: Evening | null
  /** Where the page can be seen; null for records, whose form is found by kind and number. */
  address: string | null
  /** What the fields say now; of sections nothing. */
  current: Values
  titles: Titles
  rivals: Rival[]
  /** What the guard has said of it in the last night. */
  findings: PresentedFault[]
  /** Whether the draft has been changed after it was planned. */
  isOutdated: boolean
  by: string | null
}

/**
 * The items of a release with what is public now, and with other releases that change the same. Of kinds that the viewer may
 * not read, only that there is a change.
 */
export async function presentItems(
  scope: Scope,
  stores: RecordStores,
  releaseId: number,
  language: Language,
): Promise<PresentedItem[]> {
  requireRight(scope.viewer, 'manage_records')
  const items = await findItems(scope, releaseId)
  const names = await findNames(scope, items)
  const rivals = await findRivals(scope, releaseId)
  const records = await loadRecords(scope, stores, items, language)
  const faults = await presentFaultsOfEach(
    scope,
    items.map(({ findings }) => findings),
    language,
  )
  const findings = new Map(items.map(({ id }, index) => [id, faults[index] ?? []]))
  return inOrder(items, async (item) => ({
    item,
    findings: findings.get(item.id) ?? [],
    by: names.get(item.createdBy ?? 0) ?? null,
    evening: eveningOf(scope, item, records),
    rivals: rivals.flatMap(({ itemId, changes, release: { id, name, publishAt } }) => {
      const fields = Object.keys(changes).filter((field) => Object.hasOwn(item.changes, field))
      return itemId === item.id && fields.length > 0 ? [{ releaseId: id, name, publishAt, fields }] : []
    }),
    ...(item.what === 'section'
      ? await presentSectionItem(scope, item)
      : presentRecordItem(scope, storeOfKind(stores, item.kind), { item, records, language })),
  }))
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

/** What decides where an event stands in a season. */
const eveningFields = ['date_start', 'room', 'series']

function eveningOf({ viewer }: Pick<Scope, 'viewer'>, item: ReleaseItem, records: Records): Evening | null {
  const known = records.get('event')
  const stored = known?.values.get(item.subjectId)
  if (item.kind !== 'event' || !stored || !hasRight(viewer, 'manage_records')) return null
  const { date_start: start, room, series } = item.what === 'record' ? { ...stored, ...item.changes } : stored
  const named = (kind: string, id: unknown) =>
    typeof id === 'number' ? { id, title: known?.titles[`${kind}:${id}`] ?? '' } : null
  return typeof start === 'string'
    ? { start, room: named('room', room), series: named('series', series) }
    : null
}

type Presented = Pick<PresentedItem, 'title' | 'address' | 'current' | 'titles' | 'isOutdated'>

async function presentSectionItem(scope: Scope, item: ReleaseItem): Promise<Presented> {
  const key = sectionKeyOf(item)
  const owner = await findSectionOwner(scope, key)
  const { revision_id: revisionId } = item.changes
  const isOutdated = typeof revisionId === 'number' && (await isDraftNewer(scope, key, revisionId))
  return { title: owner?.title ?? null, address: owner?.url ?? null, current: {}, titles: {}, isOutdated }
}

/** The records of each kind, and the titles of all to which they and their changes refer. */
type Records = Map<string, { values: Map<number, Values>; titles: Titles }>

function presentRecordItem(
  { viewer }: Pick<Scope, 'viewer'>,
  { definition }: RecordStore,
  { item, records, language }: { item: ReleaseItem; records: Records; language: Language },
): Presented & { item: ReleaseItem } {
  const shown = { address: null, isOutdated: false, item }
  if (!hasRight(viewer, definition.right))
    return {
      ...shown,
      item: { ...item, changes: {}, seen: {} },
      title: definition.names[language].one,
      current: {},
      titles: {},
    }
  const known = records.get(item.kind)
  const values = known?.values.get(item.subjectId)
  const names = Object.keys(item.changes)
  const current = Object.fromEntries(names.map((name) => [name, values?.[name] ?? null]))
  return {
    ...shown,
    title: values ? titleOf({ definition }, values, language) || definition.names[language].one : null,
    current,
    titles: titlesIn(known?.titles ?? {}, definition.fields, [current, item.changes, item.seen]),
  }
}

async function loadRecords(
  scope: Scope,
  stores: RecordStores,
  items: readonly ReleaseItem[],
  language: Language,
): Promise<Records> {
  const ofRecords = items.filter(({ what, kind }) => what === 'record' || kind === 'event')
  const kinds = [...new Set(ofRecords.map(({ kind }) => kind))]
  const loaded = await inOrder(kinds, async (kind) => {
    const store = storeOfKind(stores, kind)
    const own = ofRecords.filter((item) => item.kind === kind)
    const ids = own.map(({ subjectId }) => subjectId)
    const values = store.single
      ? new Map([[1, await readRecordValues(scope, store, 1)]])
      : await loadManyValues(scope, store, ids)
    const all = [...values.values(), ...own.flatMap(({ changes, seen }) => [changes, seen])]
    // Of a whole programme nothing is shown but what changes.
    const named = new Set([...eveningFields, ...own.flatMap(({ changes }) => Object.keys(changes))])
    const shown = Object.entries(store.definition.fields).filter(([name]) => named.has(name))
    const titles = await findTitles(scope, stores, Object.fromEntries(shown), all, language)
    return [kind, { values, titles }] as const
  })
  return new Map(loaded)
}

/** One after the other, because they may share a connection. */
async function inOrder<One, Result>(
  all: readonly One[],
  act: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const one of all) results.push(await act(one))
  return results
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
