/** The mark of the house, as it stands in its `sign.svg`. */
export type SignDrawing = {
  viewBox: string
  /** Its width, relative to its height. */
  ratio: number
  fill: string
  stroke?: string
  strokeWidth?: string
  /** The shapes. */
  inside: string
}
