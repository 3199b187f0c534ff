/** The menus: main menu with submenus, footer links. */
export { readNavigation } from './read-navigation.server.ts'
export { replaceNavigation, type NavigationDraft } from './replace-navigation.server.ts'
