/** The full-screen menu: closed, or open in one of its two modes (specification, section 4, "Menu"). */
export type MenuMode = false | 'main' | 'search'
/** An event of the disclosure, or a request for its search. */
export type MenuAction = 'opened' | 'closed' | 'search'

export function changeMenu(menu: MenuMode, action: MenuAction): MenuMode {
  if (action === 'search') return 'search'
  return action === 'opened' ? menu || 'main' : false
}
