import { z } from 'zod'
import { localized } from '#demo/texts/read-texts.ts'
import type { Artist } from '#demo/plan.ts'
import { readData } from '../own-texts.ts'
import { familyNameFirst } from './family-name-first.ts'

const performer = z.strictObject({
  key: z.string(),
  name: z.string(),
  nameEnglish: z.string().nullable().default(null),
  /** Only if the family name is not the last word. */
  sortName: z.string().optional(),
  /** An ensemble has none. */
  gender: z.enum(['f', 'm']).nullable().default(null),
  roles: z.array(z.string()),
  activeFrom: z.number(),
  activeTo: z.number().nullable().default(null),
  biography: localized.nullable().default(null),
})

/** Every performer of the demo hall; all of them are invented. */
export const artists: Artist[] = ['ensembles', 'present', 'historic']
  .flatMap((name) => readData(`people/${name}.yaml`, z.array(performer)))
  .map((entry) => ({
    ...entry,
    kind: entry.gender ? 'person' : 'ensemble',
    sortName: entry.sortName ?? (entry.gender ? familyNameFirst(entry.name) : entry.name),
  }))

const artistsByKey = new Map(artists.map((artist) => [artist.key, artist]))

/** The performer with this key; throws when there is none, since every reference is ours. */
export function findArtist(key: string): Artist {
  const artist = artistsByKey.get(key)
  if (!artist) throw new Error(`No performer ${key}`)
  return artist
}

/** Whether a performer was on stage in that year. */
export function isActive(artist: Artist, year: number): boolean {
  return artist.activeFrom <= year && (artist.activeTo === null || year <= artist.activeTo)
}
