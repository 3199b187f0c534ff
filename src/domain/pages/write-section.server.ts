import { and, desc, eq } from 'drizzle-orm'
import { contentDocument, type ContentDocument } from '#contracts/pages.ts'
import { publications, revisions, sections } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { sectionSlug, type SectionKey } from './find-section.server.ts'
import { readContent } from './read-content.ts'

/**
 * Stores content as a new draft: a revision that nobody but staff sees until it is published. Returns its number.
 * Throws `invalid` for content that has not the shape of a document, a broken block, or block ids that occur twice.
 */
export async function saveRevision(
  scope: Scope,
  key: SectionKey,
  content: ContentDocument,
  { summary = '', translatedFromId = null }: { summary?: string; translatedFromId?: number | null } = {},
): Promise<number> {
  requireRight(scope.viewer, 'write_drafts')
  checkContent(content)
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const sectionId = await ensureSection(inside, key)
    const [latest] = await tx
      .select({ id: revisions.id })
      .from(revisions)
      .where(eq(revisions.sectionId, sectionId))
      .orderBy(desc(revisions.id))
      .limit(1)
    const [row] = await tx
      .insert(revisions)
      .values({
        sectionId,
        parentId: latest?.id ?? null,
        content,
        authorId: scope.viewer.kind === 'staff' ? scope.viewer.userId : null,
        summary,
        translatedFromId,
        createdAt: scope.now,
      })
      .returning({ id: revisions.id })
    if (!row) throw new DomainError('invalid')
    return row.id
  })
}

/**
 * Makes a revision the one that visitors see, from `publishAt` (default: now) until `unpublishAt`.
 * Throws `not_found` when the revision is not one of this section's.
 */
export async function publishSection(
  scope: Scope,
  key: SectionKey,
  revisionId: number,
  { publishAt = scope.now, unpublishAt = null }: { publishAt?: Date; unpublishAt?: Date | null } = {},
): Promise<void> {
  requireRight(scope.viewer, 'publish')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [row] = await tx
      .select({ sectionId: sections.id })
      .from(sections)
      .innerJoin(revisions, and(eq(revisions.sectionId, sections.id), eq(revisions.id, revisionId)))
      .where(and(eq(sections.slug, sectionSlug(key)), eq(sections.language, key.language)))
    if (!row) throw new DomainError('not_found', { subject: `revision ${revisionId}` })
    await tx.insert(publications).values({
      sectionId: row.sectionId,
      revisionId,
      publishAt,
      unpublishAt,
      createdBy: scope.viewer.kind === 'staff' ? scope.viewer.userId : null,
    })
    await recordAudit(inside, {
      action: 'publish',
      subjectKind: 'section',
      subjectId: `${sectionSlug(key)}/${key.language}`,
      details: { revisionId },
    })
  })
}

async function ensureSection({ db }: Scope, key: SectionKey): Promise<number> {
  const slug = sectionSlug(key)
  const { ownerKind, ownerId, language } = key
  await db.insert(sections).values({ slug, language, ownerKind, ownerId }).onConflictDoNothing()
  const [row] = await db
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.slug, slug), eq(sections.language, language)))
  if (!row) throw new DomainError('invalid', { subject: slug })
  return row.id
}

function checkContent(content: ContentDocument): void {
  if (!contentDocument.safeParse(content).success)
    throw new DomainError('invalid', { fields: { content: 'invalid' } })
  const seen = new Set<string>()
  const visit = (block: ReturnType<typeof readContent>['containers'][number]['columns'][number][number]) => {
    if (block.fault)
      throw new DomainError('invalid', { fields: { [block.id]: 'invalid' }, subject: block.fault })
    if (seen.has(block.id)) throw new DomainError('invalid', { fields: { [block.id]: 'taken' } })
    seen.add(block.id)
    block.children.forEach(visit)
  }
  for (const container of readContent(content).containers) container.columns.flat().forEach(visit)
}
