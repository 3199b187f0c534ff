import type { Section } from '#contracts/pages.ts'
import { findSection, presentSection, sectionSlug, type SectionKey } from '../pages/index.server.ts'
import { hasRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { findDraft } from './draft.server.ts'

/**
 * A section as the viewer may see it, as the calls present it: what is published, or the revision that staff name. Where
 * nothing is published staff get the draft, so that a section exists for them from the moment they begin it. Null when
 * there is none.
 */
export async function findBegunSection(
  scope: Scope,
  key: SectionKey,
  versionId?: number,
): Promise<Section | null> {
  const slug = sectionSlug(key)
  const section = await findSection(scope, slug, key.language, versionId)
  if (section) return presentSection(section)
  if (versionId !== undefined || !hasRight(scope.viewer, 'write_drafts')) return null
  const draft = await findDraft(scope, key)
  return draft && { slug, language: key.language, revision_id: null, content: draft.content }
}
