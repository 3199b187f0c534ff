import type { FigureDrawing, HouseFigures } from 'concert-hall/house'

/** Sheets of paper as they are folded: quarters of circles on a grid, turned by the number of the figure. */
export const figures: HouseFigures = { draw }

const [columns, rows] = [8, 6]

function draw({ ground, sand, variant, width, height }: FigureDrawing): string {
  const side = width / columns
  const colour = (channels: readonly number[]) => `rgb(${channels.join(',')})`
  const random = sequence(variant)
  const shapes: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [turn, kind] = [Math.floor(random() * 4), random()]
      if (kind < 0.34) continue
      const shape =
        kind < 0.8
          ? `M0 0h${side}a${side} ${side} 0 0 1 ${-side} ${side}z`
          : kind < 0.92
            ? `M0 0h${side}v${side / 2}h${-side}z`
            : `M0 0h${side}L0 ${side}z`
      const middle = side / 2
      shapes.push(
        `<path transform="translate(${column * side} ${row * side}) rotate(${turn * 90} ${middle} ${middle})" d="${shape}"/>`,
      )
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colour(ground)}"/><g fill="${colour(sand)}">${shapes.join('')}</g></svg>`
}

/** Numbers from 0 to 1, the same for the same start. */
function sequence(start: number): () => number {
  let state = (start + 1) * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296
  }
}
