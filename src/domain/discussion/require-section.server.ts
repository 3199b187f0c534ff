import { DomainError } from '../errors.ts'
import {
  ensureSection,
  findSectionOwner,
  sectionSlug,
  type SectionKey,
  type SectionOwnerFacts,
} from '../pages/index.server.ts'
import type { Scope } from '../scope.ts'

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
