import type { FigureGround } from '#design/picture/figure-address.ts'
import { theme } from '#colour/house.generated.ts'
import type { Rgb } from '#colour/theme.ts'

/**
 * The two colours of a figure: its ground, and a contrasting sand. Drawn images and canvases can't read the stylesheet, so that
 * they are made of the theme at the build.
 */
export function figureColours(ground: FigureGround): { ground: Rgb; sand: Rgb } {
  return { ground: theme.grounds[ground], sand: isLightGround(ground) ? theme.sandDark : theme.sand }
}

/** Whether text on a ground has to be dark. */
export function isLightGround(ground: string): boolean {
  return ground === 'stone' || ground === 'yolk'
}
