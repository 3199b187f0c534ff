import { eq } from 'drizzle-orm'
import { releases, revisions } from '#db/schema/index.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { recordChange } from '#domain/changes/index.server.ts'
import {
  collect,
  dropItems,
  findItems,
  findOrCreateRelease,
  findWaiting,
  type Destination,
} from '#domain/releases/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { findDraftRow } from '../pages/draft-rows.server.ts'
import type { SectionKey } from '../pages/find-section.server.ts'
import { isSameContent, upgradeContent } from '../pages/present-section.ts'
import { findSectionOwner } from '../pages/section-owner.server.ts'
import { findLatestRevision, lockSection } from '../pages/section-rows.server.ts'

/** What waits in a release for a section: a revision, or null when it is to be taken off. */
export type Plan = {
  id: number
  revisionId: number | null
  /** Null for a release without a minute, or one that has failed. */
  at: Date | null
  release: { id: number; name: string }
}

/** What is planned for a section, the next first. */
export async function listPlans(scope: Pick<Scope, 'db'>, key: SectionKey): Promise<Plan[]> {
  const waiting = await findWaiting(scope, subjectOf(key))
  return waiting.map(({ item, release }) => ({
    id: item.id,
    revisionId: typeof item.changes['revision_id'] === 'number' ? item.changes['revision_id'] : null,
    at: release.state === 'planned' ? release.publishAt : null,
    release: { id: release.id, name: release.name },
  }))
}

/**
 * Plans to publish a revision of a section, or to take it off, in a release or in one of its own, which gets the note. `by` is the
 * account that wants it, unless it is the viewer's.
 */
export async function plan(
  inside: Scope,
  key: SectionKey,
  given: {
    revisionId: number | null
    to: { releaseId: number } | { publishAt: Date }
    note?: string
    by?: number | null
  },
): Promise<void> {
  const { revisionId, to, note, by } = given
  const destination: Destination =
    'releaseId' in to ? to : { ...to, name: (await findSectionOwner(inside, key))?.title ?? '', note }
  const release = await findOrCreateRelease(inside, destination)
  await collect(inside, release, subjectOf(key), { changes: { revision_id: revisionId }, by })
}

/** Takes plans back; a release that has nothing else is cancelled, because it was made for them. */
export async function dropPlans(
  inside: Scope,
  plans: readonly Pick<Plan, 'id' | 'release'>[],
): Promise<void> {
  for (const { id, release } of plans) {
    await dropItems(inside, release.id, [id])
    if ((await findItems(inside, release.id)).length > 0) continue
    await inside.db
      .update(releases)
      .set({ state: 'cancelled', updatedAt: inside.now })
      .where(eq(releases.id, release.id))
    await recordChange(inside, 'release', [release.id])
    await recordAudit(inside, {
      action: 'change',
      subjectKind: 'release',
      subjectId: release.id,
      details: { title: release.name, before: {}, after: { state: 'cancelled' } },
    })
  }
}

/** Whether the draft says something else than a revision that is planned. */
export async function isDraftNewer(
  scope: Pick<Scope, 'db'>,
  key: SectionKey,
  revisionId: number,
): Promise<boolean> {
  const sectionId = await lockSection(scope, key)
  if (sectionId === null) return false
  const [planned] = await scope.db
    .select({ content: revisions.content })
    .from(revisions)
    .where(eq(revisions.id, revisionId))
  const draft = (await findDraftRow(scope, sectionId)) ?? (await findLatestRevision(scope, sectionId))
  if (planned === undefined || draft === null) return false
  // A draft is read with its blocks in their current versions, and both may have been stored by an earlier version.
  return !isSameContent(upgradeContent(planned.content), upgradeContent(draft.content))
}

function subjectOf({ ownerKind, ownerId, language }: SectionKey) {
  return { what: 'section', kind: ownerKind, subjectId: ownerId, language } as const
}
