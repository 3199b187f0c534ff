export type Crumb = {
  name: string
  href: string | null
  /** Whether it is a list of what is to come: coming back to it never leads into the past. */
  isAhead?: boolean
}
export type LinkedCrumb = Crumb & { href: string }

/** The target of the back link on phones: the nearest ancestor crumb that has an address. Null when there is none. */
export function findBackCrumb(crumbs: Crumb[]): LinkedCrumb | null {
  for (const { href, ...crumb } of crumbs.slice(0, -1).toReversed())
    if (href !== null) return { ...crumb, href }
  return null
}
