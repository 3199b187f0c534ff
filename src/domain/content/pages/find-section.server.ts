import { and, desc, eq, gt, gte, isNull, lte, or, type Placeholder, type SQL } from 'drizzle-orm'
import { publications, revisions, sectionOwners, sections, type SectionOwner } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { defineQuery, type Given, type QueryScope } from '#domain/define-query.server.ts'
import { canSeeUnpublished, isPreviewed, type Scope } from '#domain/scope.ts'
import { addCacheTags } from '#domain/cache-tags.ts'
import { isOwnerVisible } from './owner-visibility.server.ts'
import { readContent, type ReadContent } from './read-content.ts'

/** The owner of a section, and its language. */
export type SectionKey = { ownerKind: SectionOwner; ownerId: number; language: Language }
export type FoundSection = SectionKey & {
  slug: string
  revisionId: number
  content: ReadContent
  /** When the revision was written, and the name that its author gave it. */
  writtenAt: Date
  summary: string
}
/** A section, or the draft of an unpublished one. */
export type BegunSection = Omit<FoundSection, 'revisionId' | 'writtenAt' | 'summary'> & {
  revisionId: number | null
}

/** `page-3`, `event-12`: the name of a section in addresses and calls. */
export function sectionSlug({ ownerKind, ownerId }: Pick<SectionKey, 'ownerKind' | 'ownerId'>): string {
  return `${ownerKind}-${ownerId}`
}

/**
 * The section's content as the viewer may see it: the revision published at `scope.now`; for staff the one with
 * `versionId`; for a preview link the link's revision. Null when nothing is published, the revision belongs to another
 * section, or the owner is hidden from the viewer.
 */
export async function findSection(
  scope: Scope,
  slug: string,
  language: Language,
  versionId?: number,
): Promise<FoundSection | null> {
  const owner = readSlug(slug)
  if (!owner) return null
  const { ownerKind, ownerId } = owner
  addCacheTags(scope, ownerKind, [ownerId])
  // Whom a preview link shows the owner does not have to ask whether it is visible.
  const owned = isPreviewed(scope, ownerKind, ownerId) ? {} : { [ownerKind]: ownerId }
  const wanted = { slug, language, ...owned }
  const row =
    versionId !== undefined && (canSeeUnpublished(scope.viewer) || scope.preview?.revisionId === versionId)
      ? (await selectRevision(scope, { ...wanted, versionId }))[0]
      : await findPublished(scope, wanted)
  if (!row) return null
  const { id: revisionId, writtenAt, summary } = row
  return {
    ownerKind,
    ownerId,
    slug,
    language,
    revisionId,
    content: readContent(row.content),
    writtenAt,
    summary,
  }
}

function readSlug(slug: string): Pick<SectionKey, 'ownerKind' | 'ownerId'> | null {
  const [, kind, id = ''] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(slug) ?? []
  const ownerKind = sectionOwners.find((owner) => owner === kind)
  return ownerKind ? { ownerKind, ownerId: Number(id) } : null
}

const columns = {
  id: revisions.id,
  content: revisions.content,
  writtenAt: revisions.createdAt,
  summary: revisions.summary,
}

/** With an owner, which has to be visible. */
type Wanted = { slug: string; language: Language } & { [Kind in SectionOwner]?: number }

function isWanted(scope: QueryScope, given: Given<Wanted>): SQL | undefined {
  return and(
    eq(sections.slug, given.slug),
    eq(sections.language, given.language),
    ...sectionOwners.map((kind) => given[kind] && isOwnerVisible(scope, kind, given[kind])),
  )
}

const selectRevision = defineQuery((scope, given: Given<Wanted & { versionId: number }>) =>
  scope.db
    .select(columns)
    .from(sections)
    .innerJoin(revisions, eq(revisions.sectionId, sections.id))
    .where(and(isWanted(scope, given), eq(revisions.id, given.versionId)))
    .limit(1),
)

async function findPublished(scope: Scope, wanted: Wanted) {
  const [row] = await selectPublished(scope, wanted)
  return isRunning(row, scope.now) ? row : undefined
}

const selectPublished = defineQuery((scope, given: Given<Wanted>) =>
  scope.db
    .select({ ...columns, unpublishAt: publications.unpublishAt })
    .from(sections)
    .innerJoin(publications, eq(publications.sectionId, sections.id))
    .innerJoin(revisions, eq(revisions.id, publications.revisionId))
    .where(and(isWanted(scope, given), hasBegun(scope.now)))
    .orderBy(...latestFirst)
    .limit(1),
)

export type PublicationRow = (typeof publications)['$inferSelect']

/** The publication in effect at the scope's time; null when visitors see nothing. */
export async function findPublication(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  sectionId: number,
): Promise<PublicationRow | null> {
  const [row] = await db
    .select()
    .from(publications)
    .where(and(eq(publications.sectionId, sectionId), hasBegun(now)))
    .orderBy(...latestFirst)
    .limit(1)
  return isRunning(row, now) ? (row ?? null) : null
}

/** Whether anything of a section has been public at some time. */
export async function wasPublished(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  sectionId: number,
): Promise<boolean> {
  const begun = await db.$count(
    publications,
    and(eq(publications.sectionId, sectionId), lte(publications.publishAt, now), hadBegun),
  )
  return begun > 0
}

/** Of publications: that it was not cancelled before its start. One that is cancelled in its first moment was visible. */
export const hadBegun = or(
  isNull(publications.cancelledAt),
  gte(publications.cancelledAt, publications.publishAt),
)

const latestFirst = [desc(publications.publishAt), desc(publications.id)]

function hasBegun(now: Date | Placeholder): SQL | undefined {
  return and(
    lte(publications.publishAt, now),
    or(isNull(publications.cancelledAt), gt(publications.cancelledAt, now)),
  )
}

/** The latest publication is in effect even after its end: an earlier one does not become visible again. */
function isRunning(row: { unpublishAt: Date | null } | undefined, now: Date): boolean {
  return row !== undefined && (row.unpublishAt === null || row.unpublishAt > now)
}
