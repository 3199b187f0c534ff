import { DomainError } from '#domain/errors.ts'
import { ensureSection } from '../pages/section-rows.server.ts'
import { findSectionOwner, type SectionOwnerFacts } from '../pages/section-owner.server.ts'
import { sectionSlug, type SectionKey } from '../pages/find-section.server.ts'
import type { Scope } from '#domain/scope.ts'

/**
 * The discussed section, which is created if nothing was written yet, and its owner. Throws `not_found` without an
 * owner.
 */
export async function requireSection(
  inside: Scope,
  key: SectionKey,
): Promise<{ sectionId: number; owner: SectionOwnerFacts }> {
  const owner = await findSectionOwner(inside, key)
  if (!owner) throw new DomainError('not_found', { subject: sectionSlug(key) })
  return { owner, sectionId: await ensureSection(inside, key) }
}
