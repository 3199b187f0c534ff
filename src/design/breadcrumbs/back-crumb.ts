export type Crumb = { name: string; href: string | null }
export type LinkedCrumb = { name: string; href: string }

/**
 * Where the way back leads on a phone: the nearest crumb above the page that has an address. Null where there is nowhere
 * to go back to.
 */
export function findBackCrumb(crumbs: Crumb[]): LinkedCrumb | null {
  for (const { name, href } of crumbs.slice(0, -1).toReversed()) if (href !== null) return { name, href }
  return null
}
