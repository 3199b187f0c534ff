/** The full-screen menu: closed, or open in one of its two modes (specification, section 4, "Menu"). */
export type MenuMode = false | 'main' | 'search'
export type MenuAction = 'burger' | 'search' | 'escape' | 'leave'

export function changeMenu(menu: MenuMode, action: MenuAction): MenuMode {
  switch (action) {
    case 'burger':
      return menu === false ? 'main' : false
    case 'search':
      return 'search'
    case 'escape':
    case 'leave':
      return false
  }
}
