import { and, eq } from 'drizzle-orm'
import type { ContentDocument } from '#contracts/pages.ts'
import { pageLocales, publications, revisions, sections } from '#db/schema/index.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { DomainError } from '#domain/errors.ts'
import { requireRight } from '#domain/policy.ts'
import { giveUpRedirects } from '#domain/redirects/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { pageHref } from '#routing/paths.ts'
import { tidyContent } from './check-content.ts'
import { requireComplete } from './check-publication.server.ts'
import { replaceDraft } from './draft-rows.server.ts'
import { sectionSlug, type SectionKey } from './find-section.server.ts'
import { isEmptyContent, readContent } from './read-content.ts'
import { findPublishedHead } from './published-head.server.ts'
import { writeRecordHead } from './record-heads.server.ts'
import { refuseSources } from './sources.server.ts'
import { authorOf, ensureSection, insertRevision, recordSectionChange } from './section-rows.server.ts'

/**
 * Stores content as a new draft: a revision that only staff can see until it is published. Returns its id. Drafts may
 * be incomplete (a headline without text), but must not contain unknown fields. An existing draft of an editor is
 * replaced with this content. Throws `invalid` for an invalid document, a broken block, or duplicate block ids.
 */
export async function saveRevision(scope: Scope, key: SectionKey, content: ContentDocument): Promise<number> {
  requireRight(scope.viewer, 'write_drafts')
  const tidy = tidyContent(content)
  refuseSources(key.ownerKind, tidy)
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const sectionId = await ensureSection(inside, key)
    const { sequence, content: stored } = await replaceDraft(inside, sectionId, tidy)
    const { id } = await insertRevision(inside, sectionId, { content: stored, sequence })
    return id
  })
}

/**
 * Makes a revision visible to visitors since `publishAt`: now, or for what a house brings with it, earlier. Throws
 * `not_found` when the revision belongs to another section, `invalid` when it is incomplete.
 */
export async function publishSection(
  scope: Scope,
  key: SectionKey,
  revisionId: number,
  { publishAt = scope.now }: { publishAt?: Date } = {},
): Promise<void> {
  requireRight(scope.viewer, 'publish')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [row] = await tx
      .select({ sectionId: sections.id, content: revisions.content })
      .from(sections)
      .innerJoin(revisions, and(eq(revisions.sectionId, sections.id), eq(revisions.id, revisionId)))
      .where(and(eq(sections.slug, sectionSlug(key)), eq(sections.language, key.language)))
    if (!row) throw new DomainError('not_found', { subject: `revision ${revisionId}` })
    requireComplete(row.content)
    const read = readContent(row.content)
    const { head } = read
    const publishedBefore = head ? await findPublishedHead(inside, row.sectionId, publishAt) : null
    await tx.insert(publications).values({
      sectionId: row.sectionId,
      revisionId,
      isEmpty: isEmptyContent(read),
      publishAt,
      createdBy: authorOf(scope),
      createdAt: scope.now,
    })
    if (head) await writeRecordHead(inside, key, { head, publishedBefore })
    if (key.ownerKind === 'page') await occupyAddress(inside, key)
    await recordSectionChange(inside, key)
    await recordAudit(inside, {
      action: 'publish',
      subjectKind: 'section',
      subjectId: `${sectionSlug(key)}/${key.language}`,
      details: { revisionId },
    })
  })
}

/** A page that becomes public takes its address from a redirect. */
async function occupyAddress(inside: Scope, { ownerId, language }: SectionKey): Promise<void> {
  const [locale] = await inside.db
    .select({ path: pageLocales.path })
    .from(pageLocales)
    .where(and(eq(pageLocales.pageId, ownerId), eq(pageLocales.language, language)))
  if (locale && locale.path !== '') await giveUpRedirects(inside, [pageHref(locale.path, language)])
}
