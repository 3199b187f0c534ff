import type { FigureGround } from '#design/picture/figure-address.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * The colours of figures for drawn images and canvases, which can't read the stylesheet. The grounds are those of
 * tokens.css; a test compares them.
 */
const groundColours: Record<FigureGround, Rgb> = {
  prussian: [18, 48, 79],
  bottle: [31, 74, 61],
  yolk: [217, 162, 27],
  plum: [74, 35, 67],
  vermilion: [163, 32, 15],
  stone: [233, 231, 223],
}
const lightSand: Rgb = [242, 239, 230]
const darkSand: Rgb = [22, 19, 15]

/** The two colours of a figure: its ground, and a contrasting sand. */
export function figureColours(ground: FigureGround): { ground: Rgb; sand: Rgb } {
  return { ground: groundColours[ground], sand: isLightGround(ground) ? darkSand : lightSand }
}

/** Whether text on a ground has to be dark. */
function isLightGround(ground: FigureGround): boolean {
  return ground === 'stone' || ground === 'yolk'
}
