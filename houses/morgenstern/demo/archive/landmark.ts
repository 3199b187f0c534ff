import { findWork } from '../catalogue/works.ts'
import { castRole, castRoles } from '../concert/casting.ts'
import type { Concert } from '../concert/concert.ts'
import { isPlayable } from '../concert/repertoire.ts'
import { findArtist } from '../people/artists.ts'
import { roleLabel } from '../people/roles.ts'
import { type Random, seededRandom } from '../random.ts'
import type { Day, Localized } from '#demo/plan.ts'

/** An evening of the archive that is written by hand instead of drawn at random. */
export interface Landmark {
  day: Day
  time: string
  roomKey: string
  genreKey: string
  title: Localized
  subtitle: Localized | null
  concert: Concert
}

/**
 * An evening of the house’s own orchestra, or of its organ; throws if one of the works could not be performed then.
 * Evenings with the same `first` one have the same people.
 */
export function orchestral(
  day: Day,
  time: string,
  workKeys: string[],
  intervalAfter: number | null,
  title: Localized,
  first = day,
): Landmark {
  const random = seededRandom(`landmark ${first}`)
  const works = workKeys.map(findWork)
  const unplayable = works.find((work) => !isPlayable(work, day))
  if (unplayable) throw new Error(`${unplayable.key} on ${day}`)
  const organ = works.every((work) => work.forces === 'organ')
  const base = organ
    ? []
    : orchestraAndChoir(
        day,
        random,
        works.some((work) => work.forces === 'choir+orchestra'),
      )
  const roles = organ ? ['organ'] : works.flatMap((work) => work.soloInstruments)
  const soloists = castRoles(roles, day, random, base)
  if (!soloists) throw new Error(`Nobody for ${workKeys.join()} on ${day}`)
  return {
    day,
    time,
    roomKey: 'grosser-saal',
    genreKey: organ
      ? 'orgel'
      : works.some((work) => work.forces === 'choir+orchestra')
        ? 'gesang-lied'
        : 'orchester',
    title,
    subtitle: null,
    concert: { works, intervalAfter, cast: [...base, ...soloists] },
  }
}

/** A Philharmonic Concert whose conductor and pianist are given. */
export function withPlayers(
  day: Day,
  workKeys: string[],
  [conductor = '', pianist = '']: string[],
): Landmark {
  const title = { de: 'Philharmonisches Konzert', en: 'Philharmonic Concert' }
  const cast = [
    { artistKey: 'morgenstern-orchester', role: roleLabel('orchestra', null) },
    { artistKey: conductor, role: roleLabel('conductor', findArtist(conductor).gender) },
    { artistKey: pianist, role: roleLabel('piano', null) },
  ]
  const landmark = orchestral(day, '20:00', workKeys, 1, title)
  return { ...landmark, concert: { ...landmark.concert, cast } }
}

function orchestraAndChoir(day: Day, random: Random, withChoir: boolean) {
  const house = findArtist('morgenstern-orchester')
  const choir = findArtist('oratorienchor')
  const conductor = castRole('conductor', day, random)
  if (!conductor) throw new Error(`No conductor on ${day}`)
  return [
    { artistKey: house.key, role: roleLabel('orchestra', null) },
    ...(withChoir ? [{ artistKey: choir.key, role: roleLabel('choir', null) }] : []),
    conductor,
  ]
}

/** An evening of one ensemble. */
export function chamberLandmark(
  day: Day,
  time: string,
  roomKey: string,
  workKeys: string[],
  artistKey: string,
  title: Localized,
): Landmark {
  const artist = findArtist(artistKey)
  const role = artist.roles[0] ?? 'string-quartet'
  return {
    day,
    time,
    roomKey,
    genreKey: roomKey === 'werkraum' ? 'neue-musik' : 'kammermusik',
    title,
    subtitle: null,
    concert: {
      works: workKeys.map(findWork),
      intervalAfter: 0,
      cast: [{ artistKey, role: roleLabel(role, null) }],
    },
  }
}
