import type { Day, Forces, Work } from '#demo/plan.ts'
import type { Maker } from './concert.ts'
import { isInSeason, shelfOf } from './repertoire.ts'

/** One work for these forces that fits, drawn by the taste of the time and the maker’s memory; null if there is none. */
export function pickWork(
  forces: Forces,
  day: Day,
  random: Maker,
  fits: (work: Work) => boolean = () => true,
): Work | null {
  const shelf = shelfOf(forces, day).filter((entry) => fits(entry.work) && isInSeason(entry.work, day))
  return shelf.length > 0
    ? random.pickWeighted(shelf, ({ work, weight }) => weight / 2 ** (random.lately?.(work) ?? 0)).work
    : null
}

/** Minutes that a programme leaves empty rather than fill them with the same few miniatures. */
const SPARE = 12

/** Up to `count` works, at most one by each composer, in order of age, as long as they fit into the time. */
export function pickSeveral(
  forces: Forces,
  count: number,
  longest: number,
  day: Day,
  random: Maker,
  fits: (work: Work) => boolean = () => true,
): Work[] {
  const chosen: Work[] = []
  for (let attempt = 0; attempt < count * 3 && chosen.length < count; attempt++) {
    const left = longest - sumMinutes(chosen)
    if (left < SPARE) break
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
  return chosen.toSorted((one, other) => one.yearComposed - other.yearComposed)
}

export function sumMinutes(works: Work[]): number {
  return works.reduce((sum, work) => sum + work.minutes, 0)
}
