/** How many different figures each ground has: enough that neighbours differ, few enough that each is drawn once. */
export const figureVariants = 360
export const figureWidths = [320, 640, 1280] as const
export const figureGrounds = ['prussian', 'bottle', 'yolk', 'plum', 'vermilion', 'stone'] as const
export type FigureGround = (typeof figureGrounds)[number]
export const figureFormats = ['avif', 'jpg'] as const
export type FigureFormat = (typeof figureFormats)[number]

/** Figures are drawn in this ratio and cropped by the layout. */
export const figureRatio = 4 / 3

/** The address of the figure of a seed: same seed, same figure, everywhere and for ever. */
export function figureAddress(
  picture: { seed: string; ground: string },
  width: (typeof figureWidths)[number],
  format: FigureFormat,
): string {
  return `/figures/${groundOf(picture.ground)}/${variantOf(picture.seed)}/${width}.${format}`
}

export function groundOf(name: string): FigureGround {
  return figureGrounds.find((ground) => ground === name) ?? 'stone'
}

/** FNV-1a, folded to the number of variants: small, and spreads similar seeds well. */
function variantOf(seed: string): number {
  let hash = 0x811c9dc5
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash % figureVariants
}
