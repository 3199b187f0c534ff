import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { SharedBlock } from '#contracts/shared-blocks.ts'
import { sections, sharedBlocks } from '#db/schema/index.ts'
import { languages, otherLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { DomainError } from '#domain/errors.ts'
import { authorOf, findLatestRevision } from '../pages/section-rows.server.ts'
import { findDraftRow } from '../pages/draft-rows.server.ts'
import { publishSection, saveRevision } from '../pages/write-section.server.ts'
import { requirePublishable } from '../pages/check-publication.server.ts'
import { sectionSlug, type SectionKey } from '../pages/find-section.server.ts'
import { storedBlocksOf } from '../pages/touched.ts'
import { upgradeContent } from '../pages/present-section.ts'
import { hasRight, requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { maxSharedBlocks, readSharedBlock } from './list-shared-blocks.server.ts'

type NewSharedBlock = {
  /** At least one language. */
  name: Localized
  content: ContentDocument
  /**
   * The section that the content was taken from, whose translations of the same blocks become those of the shared
   * block.
   */
  origin?: SectionKey | null
}

/**
 * Creates a shared block from content in a language, with new ids, and from the translations in its section. Complete
 * content is published at once if the viewer may publish: nobody sees it until a page that shows it is published.
 * Throws `invalid` without a name or blocks, for broken ones and those that show a shared block themselves (by their
 * ids), and beyond the maximum number of shared blocks.
 */
export async function createSharedBlock(
  scope: Scope,
  language: Language,
  { name, content, origin = null }: NewSharedBlock,
): Promise<SharedBlock> {
  requireRight(scope.viewer, 'write_drafts')
  requireName(name)
  if (storedBlocksOf(content).length === 0)
    throw new DomainError('invalid', { fields: { content: 'required' } })
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    if ((await tx.$count(sharedBlocks)) >= maxSharedBlocks)
      throw new DomainError('invalid', { fields: { name: 'too_many' } })
    const [row] = await tx
      .insert(sharedBlocks)
      .values({ name, createdBy: authorOf(scope), createdAt: scope.now, updatedAt: scope.now })
      .returning({ id: sharedBlocks.id })
    if (!row) throw new DomainError('invalid')
    const other = otherLanguage(language)
    const translated = origin && (await findTranslation(inside, { ...origin, language: other }, content))
    const renew = newIds()
    const key = { ownerKind: 'shared' as const, ownerId: row.id }
    await write(inside, { ...key, language }, withIds(content, renew))
    if (translated) await write(inside, { ...key, language: other }, withIds(translated, renew))
    await recordAudit(inside, {
      action: 'create',
      subjectKind: 'shared_block',
      subjectId: row.id,
      ...(origin && { details: { from: sectionSlug(origin) } }),
    })
    return readSharedBlock(inside, row.id, language)
  })
}

/** Throws `invalid` for a name that is missing in both languages. */
export function requireName(name: Localized): void {
  if (languages.every((language) => name[language].trim() === ''))
    throw new DomainError('invalid', { fields: { name: 'required' } })
}

async function write(inside: Scope, key: SectionKey, content: ContentDocument): Promise<void> {
  const revision = await saveRevision(inside, key, content)
  if (!hasRight(inside.viewer, 'publish') || !(await isPublishable(inside, content, key.language))) return
  await publishSection(inside, key, revision)
}

async function isPublishable(inside: Scope, content: ContentDocument, language: Language): Promise<boolean> {
  try {
    await requirePublishable(inside, content, language)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid') return false
    throw error
  }
}

/** The same blocks in the section's other language, in the same containers; null when it has none of them. */
async function findTranslation(
  inside: Scope,
  key: SectionKey,
  content: ContentDocument,
): Promise<ContentDocument | null> {
  const there = await readCurrent(inside, key)
  if (!there) return null
  const known = new Map(storedBlocksOf(there).map((block) => [block.id, block]))
  const containers = content.containers.map((container) => ({
    ...container,
    columns: container.columns.map((column) => column.flatMap(({ id }) => known.get(id) ?? [])),
  }))
  const isEmpty = containers.every(({ columns }) => columns.flat().length === 0)
  return isEmpty ? null : { version: 1, containers }
}

/** The draft of a section, or else its latest version; null when nothing was ever written. */
async function readCurrent(inside: Scope, key: SectionKey): Promise<ContentDocument | null> {
  const [section] = await inside.db
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.slug, sectionSlug(key)), eq(sections.language, key.language)))
  if (!section) return null
  const draft = await findDraftRow(inside, section.id)
  if (draft) return draft.content
  const latest = await findLatestRevision(inside, section.id)
  return latest && upgradeContent(latest.content)
}

/** New ids that are the same for the same part in both languages, so that they stay each other's translations. */
function newIds(): (known: string) => string {
  const ids = new Map<string, string>()
  return (known) => {
    const next = ids.get(known) ?? randomUUID()
    ids.set(known, next)
    return next
  }
}

function withIds(content: ContentDocument, renew: (known: string) => string): ContentDocument {
  const renewed = (block: StoredBlock): StoredBlock => ({
    ...block,
    id: renew(block.id),
    ...(block.children && { children: block.children.map(renewed) }),
  })
  return {
    version: 1,
    containers: content.containers.map((container) => ({
      ...container,
      id: renew(container.id),
      columns: container.columns.map((column) => column.map(renewed)),
    })),
  }
}
