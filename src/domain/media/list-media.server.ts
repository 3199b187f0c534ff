import { and, desc, eq, sql } from 'drizzle-orm'
import type { ListedMedia } from '#contracts/office-media.ts'
import type { MediaKind } from '#contracts/media-files.ts'
import { media } from '#db/schema/index.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { foundBy } from './found-by.server.ts'
import { mediaUses } from './media-uses.server.ts'
import { presentMedia } from './present-media.ts'

export type MediaQuestion = Paging & {
  /** The words to search for in names, texts, credits and tags. */
  query?: string | undefined
  kind?: MediaKind | undefined
  tag?: string | undefined
  unused?: boolean | undefined
}

/** The items of the library, the newest first. */
export async function listMedia(
  scope: Scope,
  { query = '', kind, tag = '', unused = false, page = 1, pageSize = 24 }: MediaQuestion,
): Promise<ListPage<ListedMedia>> {
  requireRight(scope.viewer, 'write_drafts')
  const { db, now } = scope
  const used = sql`(SELECT DISTINCT media_id FROM (${mediaUses(now)}) AS uses)`
  const where = and(
    kind && eq(media.kind, kind),
    tag === '' ? undefined : sql`${tag} = ANY(${media.tags})`,
    unused ? sql`${media.id} NOT IN ${used}` : undefined,
    ...foundBy(query),
  )
  const rows = await db
    .select({ row: media, isUsed: sql<boolean>`${media.id} IN ${used}` })
    .from(media)
    .where(where)
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const items = rows.map(({ row, isUsed }) => presentMedia(row, { isUsed }))
  return listPage(items, await db.$count(media, where), page, pageSize)
}

/** All tags, the most frequent first; at most 500. */
export async function listMediaTags(scope: Scope): Promise<{ name: string; count: number }[]> {
  requireRight(scope.viewer, 'write_drafts')
  const { rows } = await scope.db.execute<{ name: string; count: number }>(sql`
    SELECT name, count(*)::int AS count FROM ${media}, unnest(${media.tags}) AS name
    GROUP BY name ORDER BY count DESC, name LIMIT 500`)
  return rows
}
