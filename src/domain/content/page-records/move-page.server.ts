import { and, asc, eq, isNull, max, ne } from 'drizzle-orm'
import type { PageSettingsResponse } from '#contracts/page-settings.ts'
import { pages } from '#db/schema/index.ts'
import { DomainError } from '#domain/errors.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { changePageSettings } from './change-settings.server.ts'

/**
 * Moves a page in the tree, after a sibling or to the first position. Throws `invalid` for a position inside itself
 * (`parent_id`) and for a sibling with another parent (`after`).
 */
export async function movePage(
  scope: Scope,
  pageId: number,
  { parentId, after }: { parentId: number | null; after: number | null },
): Promise<PageSettingsResponse> {
  requireRight(scope.viewer, 'publish')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const settings = await changePageSettings(inside, pageId, { parent_id: parentId })
    const others = await listSiblings(inside, parentId, pageId)
    if (after !== null && !others.includes(after))
      throw new DomainError('invalid', { fields: { after: 'unknown' } })
    const index = after === null ? 0 : others.indexOf(after) + 1
    for (const [position, id] of others.toSpliced(index, 0, pageId).entries())
      await tx.update(pages).set({ position }).where(eq(pages.id, id))
    return settings
  })
}

/** The child pages of a parent in order, without the given one. */
export async function listSiblings(
  { db }: Pick<Scope, 'db'>,
  parentId: number | null,
  except: number | null,
): Promise<number[]> {
  const rows = await db
    .select({ id: pages.id })
    .from(pages)
    .where(
      and(
        parentId === null ? isNull(pages.parentId) : eq(pages.parentId, parentId),
        isNull(pages.deletedAt),
        except === null ? undefined : ne(pages.id, except),
      ),
    )
    .orderBy(asc(pages.position), asc(pages.id))
  return rows.map(({ id }) => id)
}

/** The position behind all child pages of a parent. */
export async function nextPosition({ db }: Pick<Scope, 'db'>, parentId: number | null): Promise<number> {
  const [last] = await db
    .select({ position: max(pages.position) })
    .from(pages)
    .where(
      and(parentId === null ? isNull(pages.parentId) : eq(pages.parentId, parentId), isNull(pages.deletedAt)),
    )
  return (last?.position ?? -1) + 1
}
