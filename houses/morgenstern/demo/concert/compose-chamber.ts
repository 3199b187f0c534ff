import { findArtist } from '../people/artists.ts'
import type { Day, Forces, RoleKey, Work } from '#demo/plan.ts'
import { castItem, castRole, castRoles, rosterOf } from './casting.ts'
import type { Concert, Maker } from './concert.ts'
import { pickSeveral, pickWork, sumMinutes } from './pick-works.ts'

export function composeForGroup(
  forces: Forces,
  role: RoleKey,
  count: number,
  [shortest, longest]: [number, number],
  day: Day,
  random: Maker,
): Concert | null {
  const works = pickSeveral(forces, count, longest, day, random, (work) => work.soloInstruments.length === 0)
  const group = castRole(role, day, random)
  if (!group || sumMinutes(works) < shortest) return null
  return { works, intervalAfter: works.length > 1 && longest > 80 ? works.length - 2 : null, cast: [group] }
}

export function composeChoir(day: Day, random: Maker): Concert | null {
  const concert = composeForGroup('choir', 'choir', 4, [40, 75], day, random)
  const leader = castRole(rosterOf('direction', day).length > 0 ? 'direction' : 'conductor', day, random)
  return concert && leader && { ...concert, cast: [...concert.cast, leader] }
}

export function composeChamber(day: Day, random: Maker): Concert | null {
  const main = pickWork(random.pick(['piano-quintet', 'string-quintet'] as const), day, random)
  const before = pickWork('string-quartet', day, random, (work) => work.soloInstruments.length === 0)
  const group = castRole('string-quartet', day, random)
  const guest = main && castRole(main.forces === 'piano-quintet' ? 'piano' : 'viola', day, random)
  if (!main || !before || !group || !guest) return null
  return { works: [before, main], intervalAfter: 0, cast: [group, guest] }
}

/** Ensembles of members of the house's own orchestra are named after the orchestra, not by their members. */
export function composeMatinee(day: Day, random: Maker): Concert | null {
  const works = pickSeveral('chamber', 2, 78, day, random, isForMatinee)
  if (works.length === 0 || sumMinutes(works) < 38 || day < '1919') return null
  const piano = works.some((work) => work.soloInstruments.includes('piano'))
    ? castRole('piano', day, random)
    : null
  const members = castItem(findArtist('mitglieder'), 'string-quartet')
  members.role = { de: 'Kammerensemble', en: 'chamber ensemble' }
  return { works, intervalAfter: null, cast: piano ? [members, piano] : [members] }
}

export function composeRecital(
  forces: Forces,
  role: RoleKey,
  [shortest, longest]: [number, number],
  count: number,
  day: Day,
  random: Maker,
): Concert | null {
  const works = pickSeveral(forces, count, longest, day, random)
  const player = castRole(role, day, random)
  if (!player || sumMinutes(works) < shortest) return null
  return { works, intervalAfter: longest > 70 && works.length > 1 ? works.length - 2 : null, cast: [player] }
}

export function composeDuo(role: 'violin' | 'cello', day: Day, random: Maker): Concert | null {
  const own = (work: Work) => work.soloInstruments.join() === `${role},piano`
  const works = pickSeveral('duo', 4, 85, day, random, own)
  const cast = castRoles([role, 'piano'], day, random)
  if (!cast || sumMinutes(works) < 48) return null
  return { works, intervalAfter: works.length > 2 ? 1 : null, cast }
}

export function composeSong(day: Day, random: Maker): Concert | null {
  const voice = castRole(random.pick(['soprano', 'mezzo', 'alto', 'tenor', 'baritone']), day, random)
  const piano = castRole('piano', day, random)
  const isHers = voice !== null && findArtist(voice.artistKey).gender === 'f'
  const works = pickSeveral('song', 4, 78, day, random, (work) => isHers || !womensSongs.has(work.key))
  if (!voice || !piano || sumMinutes(works) < 48) return null
  return { works, intervalAfter: works.length > 2 ? 1 : null, cast: [voice, piano] }
}

/** Cycles whose speaker is a woman; in this house men sing them only if a programme gives a reason. */
const womensSongs = new Set(['schumann-frauenliebe', 'grieg-haugtussa', 'haydn-arianna', 'debussy-bilitis'])

/** Works without voices, and with at most the one piano that is on stage. */
function isForMatinee({ soloInstruments }: Work): boolean {
  const pianos = soloInstruments.filter((role) => role === 'piano')
  return pianos.length < 2 && !soloInstruments.some((role) => role === 'soprano' || role === 'alto')
}
