import type { Language } from '#i18n/languages.ts'
import { endSection, publishRevision, type SectionKey } from '../content/index.server.ts'
import { DomainError } from '../errors.ts'
import { changeAll, storeOfKind, type RecordStores, type WrittenRecords } from '../records/index.server.ts'
import type { ReleaseItem } from '../releases/index.server.ts'
import type { Scope } from '../scope.ts'

/**
 * Applies items that follow each other and are of one kind, by the commands with which staff do it. What has been changed publicly
 * since an item was collected is merged; where both have changed the same, the release wins. Returns the errors of those that
 * can't be applied, by the numbers of the items. The caller updates what is derived from the records.
 */
export async function applyAlike(
  inside: Scope,
  stores: RecordStores,
  items: readonly ReleaseItem[],
  together: WrittenRecords,
): Promise<Map<number, DomainError>> {
  const [first] = items
  if (!first) return new Map()
  if (first.what === 'section') return applySections(inside, items)
  const wanted = items.map(({ subjectId: id, changes, seen }) => ({ id, changes, seen }))
  const errors = await changeAll(inside, storeOfKind(stores, first.kind), wanted, together)
  return new Map(
    items.flatMap(({ id, subjectId }) => {
      const error = errors.get(subjectId)
      return error ? [[id, error] as const] : []
    }),
  )
}

/** Items that follow each other, and are of one kind. */
export function groupAlike(items: readonly ReleaseItem[]): ReleaseItem[][] {
  const groups: ReleaseItem[][] = []
  for (const item of items) {
    const group = groups.at(-1)
    if (group && group[0]?.what === item.what && group[0].kind === item.kind) group.push(item)
    else groups.push([item])
  }
  return groups
}

async function applySections(
  inside: Scope,
  items: readonly ReleaseItem[],
): Promise<Map<number, DomainError>> {
  const errors = new Map<number, DomainError>()
  for (const item of items)
    try {
      const key = sectionKeyOf(item)
      const { revision_id: revisionId } = item.changes
      // Each is a transaction of its own.
      if (typeof revisionId === 'number') await publishRevision(inside, key, revisionId)
      else await endSection(inside, key)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      errors.set(item.id, error)
    }
  return errors
}

/** The section of an item. */
export function sectionKeyOf({ kind, subjectId, language }: ReleaseItem): SectionKey {
  // Only sections are collected with these kinds.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ownerKind: kind as SectionKey['ownerKind'], ownerId: subjectId, language: language as Language }
}
