import { findArtist } from '../people/artists.ts'
import type { Random } from '../random.ts'
import type { CastItem, Day, Forces, ProgrammeItem, RoleKey, Work } from '../types.ts'
import { castItem, castRole, castRoles, rosterOf } from './casting.ts'
import { isInSeason, shelfOf } from './repertoire.ts'

/** What kind of evening it is; decides forces, length and cast. */
export type ConcertKind =
  | 'symphony'
  | 'choral'
  | 'quartet'
  | 'trio'
  | 'chamber'
  | 'matinee'
  | 'piano'
  | 'violin'
  | 'cello'
  | 'song'
  | 'organ'
  | 'choir'
  | 'early'
  | 'new'
  | 'jazz'
  | 'family'

export interface Concert {
  works: Work[]
  /** Index of the work after which the interval stands, or null when played through. */
  intervalAfter: number | null
  cast: CastItem[]
}

const INTERVAL_MINUTES = 20

/**
 * Makes a programme of that kind as it could have been given on that day, with performers who were
 * active then. Null when the time has no music or nobody for it; callers then try another kind.
 */
export function composeConcert(kind: ConcertKind, day: Day, random: Random): Concert | null {
  const compose = makers[kind]
  for (let attempt = 0; attempt < 12; attempt++) {
    const concert = compose(day, random)
    if (concert) return concert
  }
  return null
}

/** Programme items in printing order, with the interval in its place. */
export function programmeItems(concert: Concert): ProgrammeItem[] {
  return concert.works.flatMap((work, index): ProgrammeItem[] => {
    const item: ProgrammeItem = { kind: 'work', workKey: work.key, minutes: work.minutes }
    return index === concert.intervalAfter && index < concert.works.length - 1
      ? [item, { kind: 'interval', minutes: INTERVAL_MINUTES }]
      : [item]
  })
}

/** Length on the clock, in steps of five minutes: music, interval, and two minutes of applause a work. */
export function durationOf(concert: Concert): number {
  const music = concert.works.reduce((sum, work) => sum + work.minutes + 2, 0)
  return Math.ceil((music + (concert.intervalAfter === null ? 0 : INTERVAL_MINUTES)) / 5) * 5
}

type Maker = (day: Day, random: Random) => Concert | null

const makers: Record<ConcertKind, Maker> = {
  symphony: composeSymphony,
  choral: composeChoral,
  quartet: (day, random) => composeForGroup('string-quartet', 'string-quartet', 3, [60, 95], day, random),
  trio: (day, random) => composeForGroup('piano-trio', 'piano-trio', 3, [60, 100], day, random),
  chamber: composeChamber,
  matinee: composeMatinee,
  piano: (day, random) => composeRecital('piano', 'piano', [62, 90], 4, day, random),
  violin: (day, random) => composeDuo('violin', day, random),
  cello: (day, random) => composeDuo('cello', day, random),
  song: composeSong,
  organ: (day, random) => composeRecital('organ', 'organ', [42, 62], 5, day, random),
  choir: composeChoir,
  early: composeEarly,
  new: composeNew,
  jazz: composeJazz,
  family: composeFamily,
}

function composeSymphony(day: Day, random: Random): Concert | null {
  const main = pickWork('orchestra', day, random, (work) => work.minutes >= 24)
  const solo = pickWork('orchestra+soloist', day, random, (work) => canCast(work.soloInstruments, day))
  if (!main || !solo) return null
  const opener = pickWork('orchestra', day, random, (work) => work.minutes <= 19 && work.key !== main.key)
  const music = main.minutes + solo.minutes
  const works = music > 88 && random.chance(0.9) ? [solo, main] : opener && music < 78 ? [opener, solo, main] : [solo, main]
  const soloists = castRoles(solo.soloInstruments, day, random)
  const conductor = castRole('conductor', day, random)
  if (!soloists || !conductor || tooLong(works, 105)) return null
  const cast = [orchestraFor(day, random), conductor, ...soloists]
  if (solo.minutes > 48 && main.minutes < solo.minutes) return { works: [main, solo], intervalAfter: 0, cast }
  if (main.minutes >= 75) return { works: [main], intervalAfter: null, cast: cast.slice(0, 2) }
  return { works, intervalAfter: works.length - 2, cast }
}

function composeChoral(day: Day, random: Random): Concert | null {
  const main = pickWork('choir+orchestra', day, random, (work) => canCast(work.soloInstruments, day))
  if (!main) return null
  const before =
    main.minutes < 75 ? pickWork('orchestra', day, random, (work) => work.minutes >= 8 && work.minutes <= 32) : null
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

function composeForGroup(
  forces: Forces,
  role: RoleKey,
  count: number,
  [shortest, longest]: [number, number],
  day: Day,
  random: Random,
): Concert | null {
  const works = pickSeveral(forces, count, longest, day, random, (work) => work.soloInstruments.length === 0)
  const group = castRole(role, day, random)
  if (!group || sumMinutes(works) < shortest) return null
  return { works, intervalAfter: works.length > 1 && longest > 80 ? works.length - 2 : null, cast: [group] }
}

function composeChoir(day: Day, random: Random): Concert | null {
  const concert = composeForGroup('choir', 'choir', 4, [40, 75], day, random)
  const leader = castRole(rosterOf('direction', day).length > 0 ? 'direction' : 'conductor', day, random)
  return concert && leader && { ...concert, cast: [...concert.cast, leader] }
}

function composeChamber(day: Day, random: Random): Concert | null {
  const main = pickWork(random.pick(['piano-quintet', 'string-quintet'] as const), day, random)
  const before = pickWork('string-quartet', day, random, (work) => work.soloInstruments.length === 0)
  const group = castRole('string-quartet', day, random)
  const guest = main && castRole(main.forces === 'piano-quintet' ? 'piano' : 'viola', day, random)
  if (!main || !before || !group || !guest) return null
  return { works: [before, main], intervalAfter: 0, cast: [group, guest] }
}

/** Mixed groups from the house's own orchestra, named after it and not one by one. */
function composeMatinee(day: Day, random: Random): Concert | null {
  const plain = (work: Work) => !work.soloInstruments.some((role) => role === 'soprano' || role === 'alto')
  const works = pickSeveral('chamber', 2, 78, day, random, plain)
  if (works.length === 0 || sumMinutes(works) < 38 || day < '1919') return null
  const piano = works.some((work) => work.soloInstruments.includes('piano')) ? castRole('piano', day, random) : null
  const members = castItem(findArtist('mitglieder'), 'string-quartet')
  members.role = { de: 'Kammerensemble', en: 'chamber ensemble' }
  return { works, intervalAfter: null, cast: piano ? [members, piano] : [members] }
}

function composeRecital(
  forces: Forces,
  role: RoleKey,
  [shortest, longest]: [number, number],
  count: number,
  day: Day,
  random: Random,
): Concert | null {
  const works = pickSeveral(forces, count, longest, day, random)
  const player = castRole(role, day, random)
  if (!player || sumMinutes(works) < shortest) return null
  return { works, intervalAfter: longest > 70 && works.length > 1 ? works.length - 2 : null, cast: [player] }
}

function composeDuo(role: 'violin' | 'cello', day: Day, random: Random): Concert | null {
  const own = (work: Work) => work.soloInstruments.join() === `${role},piano`
  const works = pickSeveral('duo', 4, 85, day, random, own)
  const cast = castRoles([role, 'piano'], day, random)
  if (!cast || sumMinutes(works) < 48) return null
  return { works, intervalAfter: works.length > 2 ? 1 : null, cast }
}

function composeSong(day: Day, random: Random): Concert | null {
  const voice = castRole(random.pick(['soprano', 'mezzo', 'alto', 'tenor', 'baritone']), day, random)
  const piano = castRole('piano', day, random)
  const works = pickSeveral('song', 4, 78, day, random)
  if (!voice || !piano || sumMinutes(works) < 48) return null
  return { works, intervalAfter: works.length > 2 ? 1 : null, cast: [voice, piano] }
}

function composeEarly(day: Day, random: Random): Concert | null {
  const group = castRole(random.chance(0.7) ? 'baroque-orchestra' : 'vocal-ensemble', day, random)
  if (!group) return null
  const singing = findArtist(group.artistKey).roles.includes('vocal-ensemble')
  const works = pickSeveral('early', 5, 80, day, random, (work) => renaissance(work) === singing && work.composerKey !== 'shaw')
  if (sumMinutes(works) < 45) return null
  const soprano = singing ? null : castRole('soprano', day, random)
  return { works, intervalAfter: works.length > 2 ? 1 : null, cast: soprano ? [group, soprano] : [group] }
}

function composeNew(day: Day, random: Random): Concert | null {
  const group = castRole('new-ensemble', day, random)
  const voices = (work: Work) => canCast(work.soloInstruments, day)
  const works = pickSeveral('new', 4, 75, day, random, voices)
  if (!group || sumMinutes(works) < 35) return null
  const roles = [...new Set(works.flatMap((work) => work.soloInstruments))]
  const guests = castRoles(roles, day, random)
  return guests && { works, intervalAfter: works.length > 2 ? 1 : null, cast: [group, ...guests] }
}

function composeJazz(day: Day, random: Random): Concert | null {
  const group = castRole('jazz-ensemble', day, random)
  const works = pickSeveral('jazz', 5, 75, day, random)
  if (!group || works.length === 0) return null
  return { works, intervalAfter: works.length > 2 ? 1 : null, cast: [group] }
}

function composeFamily(day: Day, random: Random): Concert | null {
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
  const shelves = (['orchestra', 'orchestra+soloist', 'chamber-orchestra'] as const).flatMap((forces) => shelfOf(forces, day))
  const choices = shelves.map((entry) => entry.work).filter((work) => colourful.has(work.key) && isInSeason(work, day))
  const works = random.shuffle(choices).slice(0, random.between(1, 2))
  const narrator = castRole(day < '1948' ? 'conductor' : 'narrator', day, random)
  const conductor = castRole('conductor', day, random, narrator ? [narrator] : [])
  if (works.length === 0 || tooLong(works, 55) || !conductor) return null
  const house = castItem(findArtist('morgenstern-orchester'), 'orchestra')
  const speaking = day >= '1948' && narrator
  return { works, intervalAfter: null, cast: speaking ? [house, conductor, narrator] : [house, conductor] }
}

function orchestraFor(day: Day, random: Random): CastItem {
  const guests = rosterOf('orchestra', day).filter((artist) => artist.key !== 'morgenstern-orchester')
  const house = findArtist('morgenstern-orchester')
  return castItem(guests.length > 0 && random.chance(0.18) ? random.pick(guests) : house, 'orchestra')
}

function canCast(roles: RoleKey[], day: Day): boolean {
  return roles.every(
    (role) => rosterOf(role, day).length >= roles.filter((other) => other === role).length,
  )
}

function renaissance(work: Work): boolean {
  return work.year < 1600 && work.composerKey !== 'dowland'
}

function pickWork(forces: Forces, day: Day, random: Random, fits: (work: Work) => boolean = () => true): Work | null {
  const shelf = shelfOf(forces, day).filter((entry) => fits(entry.work) && isInSeason(entry.work, day))
  return shelf.length > 0 ? random.pickWeighted(shelf, (entry) => entry.weight).work : null
}

/** Up to `count` works, at most one by each composer, in order of age, as long as they fit into the time. */
function pickSeveral(
  forces: Forces,
  count: number,
  longest: number,
  day: Day,
  random: Random,
  fits: (work: Work) => boolean = () => true,
): Work[] {
  const chosen: Work[] = []
  for (let attempt = 0; attempt < count * 3 && chosen.length < count; attempt++) {
    const left = longest - sumMinutes(chosen)
    const work = pickWork(
      forces,
      day,
      random,
      (candidate) =>
        fits(candidate) &&
        candidate.minutes <= left &&
        !chosen.some((other) => other.composerKey === candidate.composerKey),
    )
    if (!work) break
    chosen.push(work)
  }
  return chosen.toSorted((one, other) => one.year - other.year)
}

function sumMinutes(works: Work[]): number {
  return works.reduce((sum, work) => sum + work.minutes, 0)
}

function tooLong(works: Work[], minutes: number): boolean {
  return sumMinutes(works) > minutes
}
