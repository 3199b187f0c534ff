import type { Localized } from '../types.ts'

/** What a drawn picture shows. */
export const motifs = [
  'pipes',
  'keys',
  'strings',
  'stands',
  'bells',
  'hall',
  'windows',
  'ceiling',
  'river',
  'stairs',
  'shelves',
  'speakers',
  'crane',
  'portrait',
  'choir',
  'glasses',
  'tram',
  'tickets',
] as const
export type Motif = (typeof motifs)[number]

/** The background colours of the house, which figures use, too. */
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
  /** A decorative picture, whose absence nobody would notice. */
  isDecorative?: boolean
  tags: string[]
  /** The point that is cropped last, from 0 to 1 of width and height. */
  focus: [x: number, y: number]
  /**
   * The record that it belongs to, besides the pages that reference it as `media:{key}`: `article:chladni`,
   * `event:orgelnacht`, `subscription:…`. An event stands for all of its seasons and repetitions.
   */
  of: string[]
}

/** The name of an event in `PicturePlan.of`: its key without the year and the number of the repetition. */
export function ownerOfEvent(key: string): string {
  return `event:${key.replace(/(-\d{4})?(-\d)?$/, '')}`
}
