import { and, asc, eq, isNull } from 'drizzle-orm'
import { navigationItems, pages } from '#db/schema/index.ts'
import { changeMenus } from './menus.server.ts'
import type { MenuPlaces } from './menu-places.server.ts'
import type { Scope } from '../scope.ts'

type Menu = 'main' | 'footer'
type PlacedPage = { id: number; parentId: number | null }

/**
 * Adds a page to the menus or removes it; places that are not given stay unchanged. In the main menu a page is
 * inserted below the entry of its parent page if there is one, or else at the end of the first level, where
 * highlighted entries always are. The entries below a removed entry take its place, and move below it again when it
 * returns.
 */
export async function changeMenuPlaces(
  scope: Scope,
  page: PlacedPage,
  { inMenu, inFooter, isHighlight }: Partial<MenuPlaces>,
): Promise<void> {
  await changeMenus(scope, async (inside) => {
    if (inFooter !== undefined) await setPlace(inside, 'footer', page, inFooter)
    const wanted = inMenu ?? (isHighlight ? true : undefined)
    if (wanted !== undefined) await setPlace(inside, 'main', page, wanted)
    if (isHighlight !== undefined) await setHighlight(inside, page, isHighlight)
  })
}

async function setPlace(inside: Scope, menu: Menu, page: PlacedPage, isWanted: boolean): Promise<void> {
  const { db } = inside
  const entries = await listEntries(inside, menu, page.id)
  if (isWanted === entries.length > 0) return
  if (isWanted) {
    const parentId = menu === 'main' ? await findEntryAbove(inside, page) : null
    const [made] = await db
      .insert(navigationItems)
      .values({ menu, parentId, position: (await listLevel(inside, menu, parentId)).length, pageId: page.id })
      .returning({ id: navigationItems.id })
    if (menu === 'main' && parentId === null && made) await takeBelow(inside, page, made.id)
    return
  }
  for (const { id, parentId } of entries) {
    const level = await listLevel(inside, menu, parentId)
    const below = await listLevel(inside, menu, id)
    await arrange(inside, parentId, level.toSpliced(level.indexOf(id), 1, ...below))
    await db.delete(navigationItems).where(eq(navigationItems.id, id))
  }
}

async function setHighlight(inside: Scope, page: PlacedPage, isHighlight: boolean): Promise<void> {
  for (const entry of await listEntries(inside, 'main', page.id)) {
    await inside.db.update(navigationItems).set({ isHighlight }).where(eq(navigationItems.id, entry.id))
    const parentId = isHighlight ? null : await findEntryAbove(inside, page)
    if (parentId === entry.parentId || (await listLevel(inside, 'main', entry.id)).length > 0) continue
    await arrange(inside, parentId, [...(await listLevel(inside, 'main', parentId)), entry.id])
  }
}

/** Moves the entries of the page's subpages from the first level below its own. */
async function takeBelow(inside: Scope, page: PlacedPage, entryId: number): Promise<void> {
  const rows = await inside.db
    .select({ id: navigationItems.id })
    .from(navigationItems)
    .innerJoin(pages, eq(pages.id, navigationItems.pageId))
    .where(
      and(
        eq(navigationItems.menu, 'main'),
        isNull(navigationItems.parentId),
        eq(navigationItems.isHighlight, false),
        eq(pages.parentId, page.id),
      ),
    )
    .orderBy(asc(navigationItems.position), asc(navigationItems.id))
  const leaves: number[] = []
  for (const { id } of rows) if ((await listLevel(inside, 'main', id)).length === 0) leaves.push(id)
  await arrange(inside, entryId, leaves)
}

/** The entry of the parent page on the first level; null if there is none. */
async function findEntryAbove(inside: Scope, { parentId }: PlacedPage): Promise<number | null> {
  const above = parentId === null ? [] : await listEntries(inside, 'main', parentId)
  return above.find((entry) => entry.parentId === null)?.id ?? null
}

/** The ids of the entries below another one, or of the first level, in order. */
async function listLevel({ db }: Scope, menu: Menu, parentId: number | null): Promise<number[]> {
  const isHere = parentId === null ? isNull(navigationItems.parentId) : eq(navigationItems.parentId, parentId)
  const rows = await db
    .select({ id: navigationItems.id })
    .from(navigationItems)
    .where(and(eq(navigationItems.menu, menu), isHere))
    .orderBy(asc(navigationItems.position), asc(navigationItems.id))
  return rows.map(({ id }) => id)
}

/** Puts these entries below another one, or on the first level, in this order. */
async function arrange({ db }: Scope, parentId: number | null, ids: number[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db.update(navigationItems).set({ parentId, position }).where(eq(navigationItems.id, id))
}

function listEntries({ db }: Scope, menu: Menu, pageId: number) {
  return db
    .select({ id: navigationItems.id, parentId: navigationItems.parentId })
    .from(navigationItems)
    .where(and(eq(navigationItems.menu, menu), eq(navigationItems.pageId, pageId)))
}
