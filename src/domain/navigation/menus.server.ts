import { asc, inArray, sql } from 'drizzle-orm'
import { navigationItems, pages } from '#db/schema/index.ts'
import { isSame } from '#operations/index.ts'
import type { DraftOf, MenuEntry } from '#records/field.ts'
import { record } from '#records/menus/record.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { entriesWithPaths, pageOf, routeOf } from './menu-entries.ts'

/** Main menu and footer, as the record defines them. */
export type Menus = DraftOf<typeof record.fields>
const menuNames = ['main', 'footer'] as const

/** Both menus; with `lock`, nobody else changes them until the end of the transaction. */
export async function loadMenus({ db }: Pick<Scope, 'db'>, lock: 'lock' | 'none' = 'none'): Promise<Menus> {
  // Entries come and go, so that there is no row to lock. Reading goes on.
  if (lock === 'lock') await db.execute(sql`LOCK TABLE ${navigationItems} IN SHARE ROW EXCLUSIVE MODE`)
  const rows = await db
    .select()
    .from(navigationItems)
    .orderBy(asc(navigationItems.position), asc(navigationItems.id))
  const below = (menu: Row['menu'], parentId: number | null): MenuEntry[] =>
    rows
      .filter((row) => row.menu === menu && row.parentId === parentId)
      .map((row) => ({ ...entryOf(row), children: below(menu, row.id) }))
  return { main: below('main', null), footer: below('footer', null) }
}

type Row = (typeof navigationItems)['$inferSelect']

function entryOf({ pageId, routeId, url, label, isHighlight }: Row): Omit<MenuEntry, 'children'> {
  const none = { de: '', en: '' }
  return {
    target: pageId !== null ? `page:${pageId}` : routeId !== null ? `route:${routeId}` : '',
    url: url ?? none,
    label: label ?? none,
    is_highlight: isHighlight,
  }
}

/**
 * Replaces the entries of both menus; call it in a transaction, and write both logs. Throws `invalid` for an entry whose
 * page does not exist.
 */
export async function storeMenus(scope: Pick<Scope, 'db'>, menus: Menus): Promise<void> {
  await requirePages(scope, menus)
  await scope.db.delete(navigationItems)
  for (const menu of menuNames) await insertBelow(scope, menu, null, menus[menu])
}

async function insertBelow(
  scope: Pick<Scope, 'db'>,
  menu: Row['menu'],
  parentId: number | null,
  entries: readonly MenuEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const made = await scope.db
    .insert(navigationItems)
    .values(
      entries.map((entry, position) => ({
        menu,
        parentId,
        position,
        label: entry.label.de || entry.label.en ? entry.label : null,
        pageId: pageOf(entry),
        routeId: routeOf(entry),
        url: entry.target === '' ? entry.url : null,
        isHighlight: entry.is_highlight,
      })),
    )
    .returning({ id: navigationItems.id, position: navigationItems.position })
  for (const { id, position } of made) await insertBelow(scope, menu, id, entries[position]?.children ?? [])
}

async function requirePages({ db }: Pick<Scope, 'db'>, menus: Menus): Promise<void> {
  const named = menuNames.flatMap((menu) =>
    entriesWithPaths(menus[menu], menu).flatMap(({ entry, path }) => {
      const id = pageOf(entry)
      return id === null ? [] : [{ id, path }]
    }),
  )
  if (named.length === 0) return
  const ids = named.map(({ id }) => id)
  const rows = await db.select({ id: pages.id }).from(pages).where(inArray(pages.id, ids))
  const known = new Set(rows.map(({ id }) => id))
  const missing = named.find(({ id }) => !known.has(id))
  if (missing) throw new DomainError('invalid', { fields: { [`${missing.path}.target`]: 'unknown' } })
}

/** Changes the menus in a transaction, and writes both logs, so that the history of the menus has every change. */
export async function changeMenus(
  scope: Scope,
  change: (inside: Scope, before: Menus) => Promise<void>,
): Promise<void> {
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const before = await loadMenus(inside, 'lock')
    await change(inside, before)
    const after = await loadMenus(inside)
    const changed = menuNames.filter((menu) => !isSame(before[menu], after[menu]))
    if (changed.length === 0) return
    const only = (menus: Menus) => Object.fromEntries(changed.map((menu) => [menu, menus[menu]]))
    await recordChange(inside, 'menu')
    await recordAudit(inside, {
      action: 'change',
      subjectKind: record.kind,
      subjectId: 1,
      details: { before: only(before), after: only(after) },
    })
  })
}
