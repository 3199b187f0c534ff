import type { IconName } from './paths.ts'

const icons: Record<string, IconName> = {
  listen: 'headphone',
  hören: 'headphone',
  hoeren: 'headphone',
  read: 'book',
  lesen: 'book',
  watch: 'play',
  sehen: 'play',
}

/** The icon of a category of stories, by its slug or name in either language; null for a category without one. */
export function categoryIcon(category: string): IconName | null {
  const name = category.trim().toLowerCase().normalize('NFC')
  return Object.hasOwn(icons, name) ? (icons[name] ?? null) : null
}
