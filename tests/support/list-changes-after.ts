import type { StoredChange } from '#contracts/page-operations.ts'
import type { SectionKey } from '#domain/content/pages/find-section.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { requireDraft } from '#domain/content/drafts/draft.server.ts'
import { listAfter } from '#domain/content/drafts/stored-changes.server.ts'

/**
 * The changes to a draft after the given sequence number, in order. Throws `not_found` when nothing was ever written.
 */
export async function listChangesAfter(
  scope: Scope,
  key: SectionKey,
  base: number,
): Promise<{ sequence: number; changes: StoredChange[] }> {
  requireRight(scope.viewer, 'write_drafts')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const { sectionId, sequence } = await requireDraft(inside, key)
    return { sequence, changes: await listAfter(inside, sectionId, base) }
  })
}
