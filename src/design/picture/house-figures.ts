import type { Rgb } from '#colour/theme.ts'

/** What a figure is drawn of; the same values have to give the same drawing. */
export type FigureDrawing = {
  ground: Rgb
  /** A colour that is legible on the ground. */
  sand: Rgb
  /** From 0 to 359. */
  variant: number
  /** In pixels; the height is three quarters of the width. */
  width: number
  height: number
}

/**
 * What a house shows where there is no photograph: the design's Chladni figures in sand, the bare ground, or a drawing of its
 * own as SVG.
 */
export type HouseFigures = 'sand' | 'plain' | { draw: (figure: FigureDrawing) => string }
