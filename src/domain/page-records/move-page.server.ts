import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { PageSettingsAnswer } from '#contracts/page-settings.ts'
import { pages } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { changePageSettings } from './change-settings.server.ts'

/**
 * Puts a page elsewhere in the tree, behind a sibling or in the first place. Throws `invalid` for a place inside itself
 * (`parent_id`) and for a sibling that stands elsewhere (`after`).
 */
export async function movePage(
  scope: Scope,
  pageId: number,
  { parentId, after }: { parentId: number | null; after: number | null },
): Promise<PageSettingsAnswer> {
  requireRight(scope.viewer, 'publish')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const settings = await changePageSettings(inside, pageId, { parent_id: parentId })
    const others = await listSiblings(inside, parentId, pageId)
    if (after !== null && !others.includes(after))
      throw new DomainError('invalid', { fields: { after: 'invalid' } })
    const index = after === null ? 0 : others.indexOf(after) + 1
    for (const [position, id] of others.toSpliced(index, 0, pageId).entries())
      await tx.update(pages).set({ position }).where(eq(pages.id, id))
    return settings
  })
}

/** The pages below a parent in their order, without one of them. */
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
