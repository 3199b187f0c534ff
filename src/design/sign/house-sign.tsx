import { sign } from './house.generated.ts'

/** The mark of the house, as high as two lines of text; nothing for a house that has none. */
export function HouseSign() {
  if (sign === null) return null
  const { viewBox, ratio, fill, stroke, strokeWidth, inside } = sign
  return (
    <svg
      viewBox={viewBox}
      width={Math.round(30 * ratio)}
      height="30"
      fill={fill}
      stroke={stroke}
      strokeWidth={strokeWidth}
      aria-hidden="true"
      // The build has read it from a file of the house.
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  )
}
