/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** What programs need to know of the theme: the colours of what can't read the stylesheet. */
export type Theme = {
  /** Colours of pages as `#rrggbb`, by day and in the evening. */
  page: Record<'paper' | 'paper-raised' | 'ink', { day: string; evening: string }>
  grounds: Record<'prussian' | 'bottle' | 'yolk' | 'plum' | 'vermilion' | 'stone', Rgb>
  sand: Rgb
  /** The sand on light grounds. */
  sandDark: Rgb
  /** The properties that the house has set, by name without the leading dashes. */
  own: Readonly<Record<string, string>>
}
