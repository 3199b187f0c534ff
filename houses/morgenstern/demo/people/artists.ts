import type { Artist } from '../types.ts'
import { familyNameFirst } from './family-name-first.ts'
import { ensembles } from './ensembles.ts'
import { historicPersons } from './persons-historic.ts'
import { presentPersons } from './persons-present.ts'

/** Every performer of the demo hall; all of them are invented. */
export const artists: Artist[] = [...ensembles, ...presentPersons, ...historicPersons].map((entry) => ({
  kind: entry.gender ? 'person' : 'ensemble',
  sortName: entry.gender ? familyNameFirst(entry.name) : entry.name,
  nameEnglish: null,
  gender: null,
  activeTo: null,
  biography: null,
  ...entry,
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
