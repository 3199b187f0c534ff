import { and, eq, isNull, max } from 'drizzle-orm'
import { navigationItems } from '#db/schema/index.ts'
import { recordChange } from '../changes/index.server.ts'
import type { MenuPlaces } from '../pages/index.server.ts'
import type { Scope } from '../scope.ts'

type Menu = 'main' | 'footer'

/**
 * Adds a page to the menus or takes it off; places that are not given stay. In the main menu a page goes below the entry
 * of its parent page if there is one, else to the end. Whatever is highlighted is in the main menu, on its first level.
 * Entries below one that goes move up, so that nothing else leaves the menu.
 */
export async function changeMenuPlaces(
  inside: Scope,
  page: { id: number; parentId: number | null },
  { inMenu, inFooter, isHighlight }: Partial<MenuPlaces>,
): Promise<void> {
  if (inFooter !== undefined) await setPlace(inside, 'footer', page, inFooter)
  const wanted = inMenu ?? (isHighlight ? true : undefined)
  if (wanted !== undefined) await setPlace(inside, 'main', page, wanted)
  if (isHighlight !== undefined)
    await inside.db
      .update(navigationItems)
      .set({ isHighlight, ...(isHighlight && { parentId: null }) })
      .where(isEntryOf('main', page.id))
  await recordChange(inside, 'menu')
}

async function setPlace(
  inside: Scope,
  menu: Menu,
  page: { id: number; parentId: number | null },
  isWanted: boolean,
): Promise<void> {
  const { db } = inside
  const entries = await listEntries(inside, menu, page.id)
  if (isWanted === entries.length > 0) return
  if (!isWanted) {
    for (const { id } of entries)
      await db.update(navigationItems).set({ parentId: null }).where(eq(navigationItems.parentId, id))
    await db.delete(navigationItems).where(isEntryOf(menu, page.id))
    return
  }
  const above = page.parentId === null ? [] : await listEntries(inside, menu, page.parentId)
  const parentId = menu === 'main' ? (above.find((entry) => entry.parentId === null)?.id ?? null) : null
  const [last] = await db
    .select({ position: max(navigationItems.position) })
    .from(navigationItems)
    .where(
      and(
        eq(navigationItems.menu, menu),
        parentId === null ? isNull(navigationItems.parentId) : eq(navigationItems.parentId, parentId),
      ),
    )
  await db
    .insert(navigationItems)
    .values({ menu, parentId, position: (last?.position ?? -1) + 1, pageId: page.id })
}

function listEntries({ db }: Scope, menu: Menu, pageId: number) {
  return db
    .select({ id: navigationItems.id, parentId: navigationItems.parentId })
    .from(navigationItems)
    .where(isEntryOf(menu, pageId))
}

function isEntryOf(menu: Menu, pageId: number) {
  return and(eq(navigationItems.menu, menu), eq(navigationItems.pageId, pageId))
}
