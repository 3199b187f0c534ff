import type { Day, ProgrammeItem } from '#demo/plan.ts'
import {
  composeChamber,
  composeChoir,
  composeDuo,
  composeForGroup,
  composeMatinee,
  composeRecital,
  composeSong,
} from './compose-chamber.ts'
import { composeEarly, composeJazz, composeNew } from './compose-early-new.ts'
import { composeChoral, composeFamily, composeSymphony } from './compose-orchestral.ts'
import type { Concert, ConcertKind, Maker } from './concert.ts'

const INTERVAL_MINUTES = 20

/**
 * Composes a programme of that kind as it could have been performed on that day, with performers who were active
 * then. Null if the time has no works or nobody for it; callers then try another kind.
 */
export function composeConcert(kind: ConcertKind, day: Day, random: Maker): Concert | null {
  const compose = makers[kind]
  for (let attempt = 0; attempt < 12; attempt++) {
    const concert = compose(day, random)
    if (concert) return concert
  }
  return null
}

/** Programme items in printing order, including the interval. */
export function programmeItems(concert: Concert): ProgrammeItem[] {
  return concert.works.flatMap((work, index): ProgrammeItem[] => {
    const item: ProgrammeItem = { kind: 'work', workKey: work.key, minutes: work.minutes }
    return index === concert.intervalAfter && index < concert.works.length - 1
      ? [item, { kind: 'interval', minutes: INTERVAL_MINUTES }]
      : [item]
  })
}

/** Duration in steps of five minutes: music, interval, and two minutes of applause per work. */
export function durationOf(concert: Concert): number {
  const music = concert.works.reduce((sum, work) => sum + work.minutes + 2, 0)
  return Math.ceil((music + (concert.intervalAfter === null ? 0 : INTERVAL_MINUTES)) / 5) * 5
}

type Compose = (day: Day, random: Maker) => Concert | null

const makers: Record<ConcertKind, Compose> = {
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
