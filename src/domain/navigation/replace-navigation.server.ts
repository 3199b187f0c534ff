import { eq } from 'drizzle-orm'
import { navigationItems } from '#db/schema/index.ts'
import type { Localized } from '#i18n/languages.ts'
import type { PlainRouteId } from '#routing/table.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

/** The target of an entry: a page, one of the fixed lists, or an address. */
type Target = { pageId: number } | { routeId: PlainRouteId } | { url: Localized }
type Entry = { label: Localized; target: Target }
export type NavigationDraft = (Entry & { isHighlight?: boolean; children?: Entry[] })[]

/** Replaces all entries of a menu with these, in this order. */
export async function replaceNavigation(
  scope: Scope,
  menu: 'main' | 'footer',
  draft: NavigationDraft,
): Promise<void> {
  requireRight(scope.viewer, 'publish')
  if (draft.some((entry) => !entry.label.de.trim()))
    throw new DomainError('invalid', { fields: { menu_name: 'required' } })
  await scope.db.transaction(async (tx) => {
    await tx.delete(navigationItems).where(eq(navigationItems.menu, menu))
    for (const [position, { label, target, isHighlight = false, children = [] }] of draft.entries()) {
      const [parent] = await tx
        .insert(navigationItems)
        .values({ menu, position, label, isHighlight, ...target })
        .returning({ id: navigationItems.id })
      if (!parent || children.length === 0) continue
      await tx.insert(navigationItems).values(
        children.map((child, index) => ({
          menu,
          parentId: parent.id,
          position: index,
          label: child.label,
          ...child.target,
        })),
      )
    }
    const inside = { ...scope, db: tx }
    await recordChange(inside, 'menu')
    await recordAudit(inside, { action: 'replace', subjectKind: 'navigation', subjectId: menu })
  })
}
