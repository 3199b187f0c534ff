import { and, desc, eq } from 'drizzle-orm'
import { revisions, sections } from '#db/schema/index.ts'
import { recordChange, recordPageChange } from '#domain/changes/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import type { Scope } from '#domain/scope.ts'
import { sectionSlug, type SectionKey } from './find-section.server.ts'

/**
 * The id of a section, whose row is locked until the transaction ends: this serializes writers of its revisions,
 * changes and publications. Null when nothing was written yet.
 */
export async function lockSection({ db }: Pick<Scope, 'db'>, key: SectionKey): Promise<number | null> {
  const [row] = await db
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.slug, sectionSlug(key)), eq(sections.language, key.language)))
    .for('update')
  return row?.id ?? null
}

/** Like `lockSection`, but creates the section if necessary. */
export async function ensureSection(scope: Pick<Scope, 'db'>, key: SectionKey): Promise<number> {
  const known = await lockSection(scope, key)
  if (known !== null) return known
  const { ownerKind, ownerId, language } = key
  const slug = sectionSlug(key)
  const [row] = await scope.db
    .insert(sections)
    .values({ slug, language, ownerKind, ownerId })
    .onConflictDoNothing()
    .returning({ id: sections.id })
  const made = row?.id ?? (await lockSection(scope, key)) // another transaction may have created it meanwhile
  if (made === null) throw new DomainError('invalid', { subject: slug })
  return made
}

export type RevisionRow = (typeof revisions)['$inferSelect']

/** The latest revision, public or not. */
export async function findLatestRevision(
  { db }: Pick<Scope, 'db'>,
  sectionId: number,
): Promise<RevisionRow | null> {
  const [row] = await db
    .select()
    .from(revisions)
    .where(eq(revisions.sectionId, sectionId))
    .orderBy(desc(revisions.id))
    .limit(1)
  return row ?? null
}

/** Adds a revision on top of the latest one; returns its row. Author and time default to the viewer and now. */
export async function insertRevision(
  scope: Scope,
  sectionId: number,
  values: Pick<RevisionRow, 'content'> &
    Partial<Pick<RevisionRow, 'authorId' | 'summary' | 'sequence' | 'createdAt'>>,
): Promise<RevisionRow> {
  const latest = await findLatestRevision(scope, sectionId)
  const [row] = await scope.db
    .insert(revisions)
    .values({
      sectionId,
      parentId: latest?.id ?? null,
      authorId: authorOf(scope),
      createdAt: scope.now,
      ...values,
    })
    .returning()
  if (!row) throw new DomainError('invalid')
  return row
}

/**
 * Records that the public content of a section has changed. Menus and links to a page appear and disappear with its
 * content.
 */
export async function recordSectionChange(
  scope: Pick<Scope, 'db'>,
  { ownerKind, ownerId, language }: SectionKey,
): Promise<void> {
  if (ownerKind === 'page') await recordPageChange(scope, ownerId)
  else await recordChange(scope, ownerKind, [ownerId], language)
}

/** The account id behind the scope; null for the program itself. */
export function authorOf({ viewer }: Pick<Scope, 'viewer'>): number | null {
  return viewer.kind === 'staff' ? viewer.userId : null
}
