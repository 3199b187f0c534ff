import { findArtist } from '../people/artists.ts'
import type { CastItem, Day, Work } from '#demo/plan.ts'
import { canCast, castItem, castRole, castRoles, rosterOf } from './casting.ts'
import type { Concert, Maker } from './concert.ts'
import { pickWork, sumMinutes } from './pick-works.ts'
import { isInSeason, shelfOf } from './repertoire.ts'

export function composeSymphony(day: Day, random: Maker): Concert | null {
  const main = pickWork('orchestra', day, random, (work) => work.minutes >= 24)
  const solo = pickWork('orchestra+soloist', day, random, (work) => canCast(work.soloInstruments, day))
  if (!main || !solo) return null
  const opener = pickWork('orchestra', day, random, (work) => work.minutes <= 19 && work.key !== main.key)
  const music = main.minutes + solo.minutes
  const works =
    music > 88 && random.chance(0.9)
      ? [solo, main]
      : opener && music < 78
        ? [opener, solo, main]
        : [solo, main]
  const soloists = castRoles(solo.soloInstruments, day, random)
  const conductor = castRole('conductor', day, random)
  if (!soloists || !conductor || tooLong(works, 105)) return null
  const cast = [orchestraFor(day, random), conductor, ...soloists]
  if (solo.minutes > 48 && main.minutes < solo.minutes) return { works: [main, solo], intervalAfter: 0, cast }
  if (main.minutes >= 75) return { works: [main], intervalAfter: null, cast: cast.slice(0, 2) }
  return { works, intervalAfter: works.length - 2, cast }
}

export function composeChoral(day: Day, random: Maker): Concert | null {
  const main = pickWork('choir+orchestra', day, random, (work) => canCast(work.soloInstruments, day))
  if (!main) return null
  const before =
    main.minutes < 75
      ? pickWork('orchestra', day, random, (work) => work.minutes >= 8 && work.minutes <= 32)
      : null
  const soloists = castRoles(main.soloInstruments, day, random)
  const conductor = castRole('conductor', day, random)
  const choir = castRole('choir', day, random)
  if (!soloists || !conductor || !choir) return null
  return {
    works: before ? [before, main] : [main],
    intervalAfter: before && main.minutes + before.minutes > 65 ? 0 : null,
    cast: [orchestraFor(day, random), choir, conductor, ...soloists],
  }
}

export function composeFamily(day: Day, random: Maker): Concert | null {
  const colourful = new Set([
    'prokofjew-peter',
    'britten-guide',
    'ravel-mere-oye',
    'tschaikowsky-nussknacker',
    'grieg-peer-gynt',
    'mozart-nachtmusik',
    'strauss-till',
    'saint-saens-danse-macabre',
    'smetana-moldau',
    'beethoven-sym-6',
    'haydn-sym-94',
    'bach-brandenburg-3',
    'haendel-feuerwerk',
    'bizet-arlesienne',
    'weber-freischuetz',
    'mendelssohn-hebriden',
  ])
  const shelves = (['orchestra', 'orchestra+soloist', 'chamber-orchestra'] as const).flatMap((forces) =>
    shelfOf(forces, day),
  )
  const choices = shelves
    .map((entry) => entry.work)
    .filter((work) => colourful.has(work.key) && isInSeason(work, day))
  const works = random.shuffle(choices).slice(0, random.between(1, 2))
  const narrator = castRole(day < '1948' ? 'conductor' : 'narrator', day, random)
  const conductor = castRole('conductor', day, random, narrator ? [narrator] : [])
  if (works.length === 0 || tooLong(works, 55) || !conductor) return null
  const house = castItem(findArtist('morgenstern-orchester'), 'orchestra')
  const speaking = day >= '1948' && narrator
  return { works, intervalAfter: null, cast: speaking ? [house, conductor, narrator] : [house, conductor] }
}

function orchestraFor(day: Day, random: Maker): CastItem {
  const guests = rosterOf('orchestra', day).filter((artist) => artist.key !== 'morgenstern-orchester')
  const house = findArtist('morgenstern-orchester')
  return castItem(guests.length > 0 && random.chance(0.18) ? random.pick(guests) : house, 'orchestra')
}

function tooLong(works: Work[], minutes: number): boolean {
  return sumMinutes(works) > minutes
}
