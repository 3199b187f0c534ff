import { works } from '../catalogue/works.ts'
import { addDays, goodFriday, yearOf } from '../calendar.ts'
import type { Day, Forces, Work } from '#demo/plan.ts'
import { isSilenced, silencePhase } from './silences.ts'
import { weightOf } from './taste.ts'

/** Works that are never drawn at random, because their performances in this house are set by hand. */
const reservedWorks = new Set(['mahler-sym-5', 'gubaidulina-viola-concerto'])

/** Works, weighted by how often a programme maker of that time would choose them. */
export type Shelf = readonly { work: Work; weight: number }[]

const shelves = new Map<string, Shelf>()

/** Whether this work could have been on a programme of this house on that day. */
export function isPlayable(work: Work, day: Day): boolean {
  return work.heardFrom <= yearOf(day) && !isSilenced(work, day)
}

/** Whether the church year allows the work on that day; concert halls respect it for these works. */
export function isInSeason(work: Work, day: Day): boolean {
  if (christmasWorks.has(work.key)) return day.slice(5) >= '11-28' || day.slice(5) <= '01-06'
  if (lentWorks.has(work.key)) {
    const friday = goodFriday(yearOf(day))
    return addDays(friday, -44) <= day && day <= friday
  }
  return true
}

const christmasWorks = new Set([
  'bach-weihnachten-1',
  'bach-weihnachten-2',
  'bach-nun-komm',
  'schuetz-weihnachtshistorie',
  'charpentier-messe-de-minuit',
  'corelli-weihnachtskonzert',
  'britten-ceremony',
  'messiaen-nativite',
  'tschaikowsky-nussknacker',
])

const lentWorks = new Set([
  'bach-matthaeus',
  'bach-johannes',
  'gesualdo-feria-sexta',
  'buxtehude-membra',
  'charpentier-lecons',
  'couperin-lecons',
  'lasso-lagrime',
])

/** All works for these forces that could be performed on that day; the coming season's taste is younger. */
export function shelfOf(forces: Forces, day: Day): Shelf {
  const key = `${forces} ${yearOf(day)} ${silencePhase(day)}`
  const known = shelves.get(key)
  if (known) return known
  const playable = works.filter(
    (work) => work.forces === forces && !reservedWorks.has(work.key) && isPlayable(work, day),
  )
  const counts = new Map<string, number>()
  for (const work of playable) counts.set(work.composerKey, (counts.get(work.composerKey) ?? 0) + 1)
  const shelf = playable.map((work) => ({
    work,
    weight:
      (weightOf(work, yearOf(day)) * (work.minutes < 7 ? 0.25 : 1)) /
      (counts.get(work.composerKey) ?? 1) ** 0.6,
  }))
  shelves.set(key, shelf)
  return shelf
}
