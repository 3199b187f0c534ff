export type Crumb = { name: string; href: string | null }
export type LinkedCrumb = { name: string; href: string }

/**
 * Where the way back leads on a phone: the nearest crumb above the page that has an address, or `backHref` under the
 * name of the crumb above. Null where there is nowhere to go back to.
 */
export function findBackCrumb(crumbs: Crumb[], backHref?: string): LinkedCrumb | null {
  const above = crumbs.slice(0, -1)
  if (backHref !== undefined) {
    const name = above.at(-1)?.name
    return name === undefined ? null : { name, href: backHref }
  }
  for (const { name, href } of above.toReversed()) if (href !== null) return { name, href }
  return null
}
