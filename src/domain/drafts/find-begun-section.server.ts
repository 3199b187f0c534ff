import {
  findSection,
  readContent,
  sectionSlug,
  type BegunSection,
  type SectionKey,
} from '../pages/index.server.ts'
import { hasRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { findDraft } from './draft.server.ts'

/**
 * A section as the viewer may see it: what is published, or the revision that staff name. Where nothing is published
 * staff get the draft, so that a section exists for them from the moment they begin it. Null when there is none.
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
