import { mergeChanges } from '#records/merge-changes.ts'
import type { Language } from '#i18n/languages.ts'
import { endSection, publishRevision, type SectionKey } from '../content/index.server.ts'
import { DomainError } from '../errors.ts'
import { changeRecord, readRecordValues, storeOfKind, type RecordStores } from '../records/index.server.ts'
import type { ReleaseItem } from '../releases/index.server.ts'
import type { Scope } from '../scope.ts'

/**
 * Applies one item by the command with which staff do it. What has been changed publicly since the item was collected
 * is merged; where both have changed the same, the release wins.
 */
export async function applyItem(inside: Scope, stores: RecordStores, item: ReleaseItem): Promise<void> {
  const { what, kind, subjectId: id, changes, seen } = item
  if (what === 'section') return applySection(inside, item)
  const store = storeOfKind(stores, kind)
  const now = await readRecordValues(inside, store, id)
  const { conflicts } = mergeChanges(store.definition.fields, now, changes, seen)
  const merged = Object.fromEntries(Object.entries(seen).filter(([name]) => !Object.hasOwn(conflicts, name)))
  const refused = await changeRecord(inside, store, id, {
    changes,
    seen: merged,
  })
  if (refused) throw new DomainError('conflict', { subject: Object.keys(refused.conflicts).join(' ') })
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
