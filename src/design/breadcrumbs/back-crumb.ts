export type Crumb = { name: string; href: string | null }
export type LinkedCrumb = { name: string; href: string }

/** The target of the back link on phones: the nearest ancestor crumb that has an address. Null when there is none. */
export function findBackCrumb(crumbs: Crumb[]): LinkedCrumb | null {
  for (const { name, href } of crumbs.slice(0, -1).toReversed()) if (href !== null) return { name, href }
  return null
}
