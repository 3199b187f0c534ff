import type { Language } from '#i18n/languages.ts'
import { endSection, publishRevision, type SectionKey } from '../content/index.server.ts'
import { changeRecord, storeOfKind, type RecordStores, type WrittenRecords } from '../records/index.server.ts'
import type { ReleaseItem } from '../releases/index.server.ts'
import type { Scope } from '../scope.ts'

/**
 * Applies one item by the command with which staff do it. What has been changed publicly since the item was collected
 * is merged; where both have changed the same, the release wins. The caller updates what is derived from the records.
 */
export async function applyItem(
  inside: Scope,
  stores: RecordStores,
  item: ReleaseItem,
  together: WrittenRecords,
): Promise<void> {
  const { what, kind, subjectId, changes, seen } = item
  if (what === 'section') return applySection(inside, item)
  await changeRecord(inside, storeOfKind(stores, kind), subjectId, { changes, seen, doesWin: true, together })
}

async function applySection(inside: Scope, item: ReleaseItem): Promise<void> {
  const key = sectionKeyOf(item)
  const { revision_id: revisionId } = item.changes
  if (typeof revisionId === 'number') await publishRevision(inside, key, revisionId)
  else await endSection(inside, key)
}

/** The section of an item. */
export function sectionKeyOf({ kind, subjectId, language }: ReleaseItem): SectionKey {
  // Only sections are collected with these kinds.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ownerKind: kind as SectionKey['ownerKind'], ownerId: subjectId, language: language as Language }
}
