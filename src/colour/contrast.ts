/** Red, green, blue and opacity, each from 0 to 1. */
export type Colour = [red: number, green: number, blue: number, alpha: number]

/** Reads `#rgb`, `#rrggbb` and `#rrggbbaa`; null for anything else. */
export function readColour(text: string): Colour | null {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const channel = (index: number) => Number.parseInt(full.slice(index * 2, index * 2 + 2), 16) / 255
  return [channel(0), channel(1), channel(2), full.length === 8 ? channel(3) : 1]
}

/**
 * The contrast ratio of two colours by WCAG 2.2, from 1 to 21; a translucent foreground is blended with the background.
 */
export function contrast(front: Colour, back: Colour): number {
  const alpha = front[3]
  const mixed = front.map((value, index) => value * alpha + (back[index] ?? 0) * (1 - alpha))
  const lights = [luminance(mixed), luminance(back)].toSorted((a, b) => b - a)
  return ((lights[0] ?? 0) + 0.05) / ((lights[1] ?? 0) + 0.05)
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
