import { and, isNull, sql } from 'drizzle-orm'
import { findDefinition } from '#blocks/find-definition.ts'
import { sharedBlocks } from '#db/schema/index.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import { DomainError } from '#domain/errors.ts'
import { defineQuery, isAmong, type Given } from '#domain/define-query.server.ts'
import type { Scope } from '#domain/scope.ts'
import { addCacheTags } from '#domain/cache-tags.ts'
import { blocksOf, readContent, type ReadBlock, type ReadContent } from './read-content.ts'
import type { SectionOwner } from '#db/schema/index.ts'

/** A shared block as a source: its content is null while nothing of it is published in the language. */
type FoundSource = { name: Localized; content: ReadContent | null }

/** The ids of the shared blocks whose content is shown by blocks of a content. */
export function sourcesIn(content: ReadContent): number[] {
  return [...new Set(blocksOf(content).flatMap((block) => sourceOf(block) ?? []))]
}

/** The id of the shared block whose content a block shows; null for most. */
export function sourceOf({ type, fields, error }: ReadBlock): number | null {
  return error === undefined ? (findDefinition(type)?.sourceOf(fields) ?? null) : null
}

/**
 * Throws `invalid`, naming the block, when the content of a shared block shows another one: rendering might not end,
 * and editors could not tell where a text is edited.
 */
export function refuseSources(ownerKind: SectionOwner, stored: unknown): void {
  if (ownerKind !== 'shared') return
  const fields = blocksOf(readContent(stored)).flatMap(({ id, type }) =>
    findDefinition(type)?.showsSource ? [[id, 'inside_shared'] as const] : [],
  )
  if (fields.length > 0) throw new DomainError('invalid', { fields: Object.fromEntries(fields) })
}

/**
 * The shared blocks with the given ids, and their public content in a language at the scope's time. Deleted ones are
 * left out. One query, whatever their number.
 */
export async function findSources(
  scope: Scope,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, FoundSource>> {
  addCacheTags(scope, 'shared', ids)
  const rows = await selectSources(scope, { ids: [...new Set(ids)], language })
  return new Map(
    rows.map(({ id, name, content }) => [
      id,
      { name, content: content === null ? null : readContent(content) },
    ]),
  )
}

type Wanted = { ids: number[]; language: Language }

const selectSources = defineQuery(({ db, now }, { ids, language }: Given<Wanted>) =>
  db
    .select({ id: sharedBlocks.id, name: sharedBlocks.name, content: sql<unknown>`current.content` })
    .from(sharedBlocks)
    .leftJoin(
      sql`LATERAL (
        SELECT r.content, p.unpublish_at
        FROM sections s JOIN publications p ON p.section_id = s.id JOIN revisions r ON r.id = p.revision_id
        WHERE s.owner_kind = 'shared' AND s.owner_id = ${sharedBlocks.id} AND s.language = ${language}
          AND p.publish_at <= ${now}::timestamptz
          AND (p.cancelled_at IS NULL OR p.cancelled_at > ${now}::timestamptz)
        ORDER BY p.publish_at DESC, p.id DESC LIMIT 1
      ) current`,
      sql`current.unpublish_at IS NULL OR current.unpublish_at > ${now}::timestamptz`,
    )
    .where(and(isAmong(sharedBlocks.id, ids), isNull(sharedBlocks.deletedAt))),
)
