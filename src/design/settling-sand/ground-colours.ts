import type { FigureGround } from '#design/picture/figure-address.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * The colours of figures where no style sheet can be asked: in drawn images and on a canvas. The grounds are those of
 * tokens.css, which a test compares.
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

/** The two colours of a figure: its ground, and sand that stands out from it. */
export function figureColours(ground: FigureGround): { ground: Rgb; sand: Rgb } {
  return { ground: groundColours[ground], sand: isLightGround(ground) ? darkSand : lightSand }
}

/** Whether what is written on a ground has to be dark. */
function isLightGround(ground: FigureGround): boolean {
  return ground === 'stone' || ground === 'yolk'
}
