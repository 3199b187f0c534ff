import type { PicturePlan } from '#demo/plan.ts'

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

/** A picture of the demo hall: a motif on a colour. */
export type DrawnPicture = Omit<PicturePlan, 'draw' | 'credit' | 'copyright'> & {
  motif: Motif
  colour: keyof typeof pictureColours
}
