import { findSection, sectionSlug, type BegunSection, type SectionKey } from '../pages/find-section.server.ts'
import { readContent } from '../pages/read-content.ts'
import { hasRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { findDraft } from './draft.server.ts'

/**
 * A section as the viewer may see it: the published content, or the revision that staff name. If nothing is
 * published, staff see the draft, so that a section exists for them as soon as they start it. Null when there is
 * none.
 */
export async function findBegunSection(
  scope: Scope,
  key: SectionKey,
  versionId?: number,
): Promise<BegunSection | null> {
  const slug = sectionSlug(key)
  const section = await findSection(scope, slug, key.language, versionId)
  if (section || versionId !== undefined || !hasRight(scope.viewer, 'write_drafts')) return section
  const draft = await findDraft(scope, key)
  return draft && { ...key, slug, revisionId: null, content: readContent(draft.content) }
}
