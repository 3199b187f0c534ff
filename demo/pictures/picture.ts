import type { Localized } from '../types.ts'

/** What a drawn picture shows. */
export type Motif = 'pipes' | 'hall' | 'keys' | 'strings' | 'windows' | 'stands' | 'bells'

/** The grounds of the house, as the figures have them. */
export const pictureColours = {
  prussian: { ground: '#12304f', light: '#f2efe6', accent: '#d9a21b' },
  bottle: { ground: '#1f4a3d', light: '#f2efe6', accent: '#e9e7df' },
  yolk: { ground: '#d9a21b', light: '#0f1114', accent: '#a3200f' },
  plum: { ground: '#4a2343', light: '#f2efe6', accent: '#d9a21b' },
  vermilion: { ground: '#a3200f', light: '#f2efe6', accent: '#0f1114' },
  stone: { ground: '#e9e7df', light: '#0f1114', accent: '#12304f' },
} as const

export type PicturePlan = {
  key: string
  motif: Motif
  colour: keyof typeof pictureColours
  alt: Localized
  caption: Localized
  tags: string[]
  /** What is cropped last, from 0 to 1 of width and height. */
  focus: [x: number, y: number]
  /** Whose picture it is: `article:chladni`, `event:orgelnacht`, `subscription:…`. */
  of: string[]
}
