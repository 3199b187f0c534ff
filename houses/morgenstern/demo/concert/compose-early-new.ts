import { findArtist } from '../people/artists.ts'
import type { Day, Work } from '#demo/plan.ts'
import { canCast, castRole, castRoles } from './casting.ts'
import type { Concert, Maker } from './concert.ts'
import { pickSeveral, sumMinutes } from './pick-works.ts'

export function composeEarly(day: Day, random: Maker): Concert | null {
  const group = castRole(random.chance(0.7) ? 'baroque-orchestra' : 'vocal-ensemble', day, random)
  if (!group) return null
  const singing = findArtist(group.artistKey).roles.includes('vocal-ensemble')
  const works = pickSeveral(
    'early',
    5,
    80,
    day,
    random,
    (work) => renaissance(work) === singing && work.composerKey !== 'shaw',
  )
  if (sumMinutes(works) < 45) return null
  const soprano = singing
    ? null
    : (castRole('early-soprano', day, random) ?? castRole('soprano', day, random))
  return { works, intervalAfter: works.length > 2 ? 1 : null, cast: soprano ? [group, soprano] : [group] }
}

export function composeNew(day: Day, random: Maker): Concert | null {
  const group = castRole('new-ensemble', day, random)
  const voices = (work: Work) => canCast(work.soloInstruments, day)
  const works = pickSeveral('new', 4, 75, day, random, voices)
  if (!group || sumMinutes(works) < 35) return null
  const roles = [...new Set(works.flatMap((work) => work.soloInstruments))]
  const guests = castRoles(roles, day, random)
  return guests && { works, intervalAfter: works.length > 2 ? 1 : null, cast: [group, ...guests] }
}

export function composeJazz(day: Day, random: Maker): Concert | null {
  const group = castRole('jazz-ensemble', day, random)
  const works = pickSeveral('jazz', 5, 75, day, random)
  if (!group || works.length === 0) return null
  return { works, intervalAfter: works.length > 2 ? 1 : null, cast: [group] }
}

function renaissance(work: Work): boolean {
  return (work.yearComposed < 1600 && work.composerKey !== 'dowland') || work.composerKey === 'gesualdo'
}
