/** The full-screen menu: closed, or open in one of its two modes (specification, section 4, "Menu"). */
export type MenuMode = false | 'main' | 'search'
/** What the disclosure did, or that the search in it was asked for. */
export type MenuAction = 'opened' | 'closed' | 'search'

export function changeMenu(menu: MenuMode, action: MenuAction): MenuMode {
  if (action === 'search') return 'search'
  return action === 'opened' ? menu || 'main' : false
}
