import { theme } from '#colour/house.generated.ts'

const ground = theme.page.paper.day

/**
 * The images that are made of the house's own logo: their size in pixels, and on a ground the share of it that the logo
 * covers.
 */
export const brandImages = {
  logo: { width: 720, height: 120, isTight: true },
  'favicon-48': { width: 48, height: 48 },
  'apple-touch-icon': { width: 180, height: 180, ground, share: 0.84 },
  'icon-192': { width: 192, height: 192 },
  'icon-512': { width: 512, height: 512 },
  // A launcher may cut off all but a circle of 80 % (W3C, Web app manifest: safe zone).
  'maskable-512': { width: 512, height: 512, ground, share: 0.56 },
} as const
export type BrandImageName = keyof typeof brandImages

/** The address of an image of the logo with a hash; the same address always has the same content. */
export function brandImagePath(hash: string, name: BrandImageName): string {
  return `/icons/house/${hash}/${name}.png`
}

export function parseBrandImagePath(path: string): { hash: string; name: BrandImageName } | null {
  const [, hash = '', name = ''] = /^\/icons\/house\/([\da-f]{16})\/([\w-]+)\.png$/.exec(path) ?? []
  return isBrandImage(name) ? { hash, name } : null
}

function isBrandImage(name: string): name is BrandImageName {
  return Object.hasOwn(brandImages, name)
}
