/** The menus: main menu with submenus, footer links. */
export { readNavigation } from './read-navigation.server.ts'
export { replaceNavigation } from './replace-navigation.server.ts'
export { changeMenuPlaces } from './change-menu-places.server.ts'
export { readMenuPlaces, type MenuPlaces } from './menu-places.server.ts'
export { loadMenus, storeMenus } from './menus.server.ts'
export { checkMenus } from './menu-entries.ts'
export { listMenuPages } from './list-menu-pages.server.ts'
