import type { MenuEntry } from '#records/field.ts'
import type { Localized } from '#i18n/languages.ts'
import type { PlainRouteId } from '#routing/table.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { changeMenus, storeMenus } from './menus.server.ts'

/** The target of an entry: a page, one of the fixed lists, or an address. */
type Target = { pageId: number } | { routeId: PlainRouteId } | { url: Localized }
type Entry = { label: Localized; target: Target }
export type NavigationDraft = (Entry & { isHighlight?: boolean; children?: Entry[] })[]

/** Replaces all entries of a menu with these, in this order, on behalf of a program; staff use the calls of the record. */
export async function replaceNavigation(
  scope: Scope,
  menu: 'main' | 'footer',
  draft: NavigationDraft,
): Promise<void> {
  requireRight(scope.viewer, 'publish')
  if (draft.some((entry) => !entry.label.de.trim()))
    throw new DomainError('invalid', { fields: { menu_name: 'required' } })
  await changeMenus(scope, (inside, before) => storeMenus(inside, { ...before, [menu]: draft.map(entryOf) }))
}

function entryOf({ label, target, isHighlight = false, children = [] }: NavigationDraft[number]): MenuEntry {
  return {
    label,
    url: 'url' in target ? target.url : { de: '', en: '' },
    target:
      'pageId' in target ? `page:${target.pageId}` : 'routeId' in target ? `route:${target.routeId}` : '',
    is_highlight: isHighlight,
    children: children.map(entryOf),
  }
}
