import { readColour, type Colour } from './contrast.ts'

/** The values of custom properties, by name without the leading dashes. */
export type Tokens = ReadonlyMap<string, string>
export type Themes<T> = { day: T; evening: T }

/** The custom properties that a style sheet's `:root` declares. */
export function readTokens(css: string): Tokens {
  const tokens = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+)\s*:\s*([^;}]+)[;}]/g))
    if (!tokens.has(name)) tokens.set(name, value.trim().replace(/\s+/g, ' '))
  return tokens
}

/** A token's colour in the light and dark themes, with references resolved; null for a token that is not a colour. */
export function colourOf(tokens: Tokens, name: string): Themes<Colour> | null {
  const value = tokens.get(name)
  if (value === undefined) return null
  const [, reference] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  if (reference !== undefined && reference !== name) return colourOf(tokens, reference)
  const [, day = value, evening = value] = /^light-dark\(([^,]+),([^,]+)\)$/.exec(value) ?? []
  const colours = { day: readColour(day), evening: readColour(evening) }
  return colours.day && colours.evening ? { day: colours.day, evening: colours.evening } : null
}
