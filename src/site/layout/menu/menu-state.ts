/** The full-screen menu: closed, or open in one of its two modes (specification, section 4, "Menu"). */
export type MenuMode = false | 'main' | 'search'
export type MenuAction = 'burger' | 'search' | 'escape' | 'leave'

export function changeMenu(menu: MenuMode, action: MenuAction): MenuMode {
  if (action === 'search') return 'search'
  return action === 'burger' && menu === false ? 'main' : false
}
