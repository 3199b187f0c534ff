import { eq } from 'drizzle-orm'
import { navigationItems } from '#db/schema/index.ts'
import { addCacheTags } from '#domain/cache-tags.ts'
import type { Scope } from '#domain/scope.ts'

/** Whether the main menu and the footer lead to a page, and whether it is one of the menu's highlighted entries. */
export type MenuPlaces = { inMenu: boolean; inFooter: boolean; isHighlight: boolean }

export async function readMenuPlaces(
  scope: Pick<Scope, 'db' | 'shown'>,
  pageId: number,
): Promise<MenuPlaces> {
  addCacheTags(scope, 'menu')
  const items = await scope.db
    .select({ menu: navigationItems.menu, isHighlight: navigationItems.isHighlight })
    .from(navigationItems)
    .where(eq(navigationItems.pageId, pageId))
  return {
    inMenu: items.some(({ menu }) => menu === 'main'),
    inFooter: items.some(({ menu }) => menu === 'footer'),
    isHighlight: items.some(({ menu, isHighlight }) => menu === 'main' && isHighlight),
  }
}
