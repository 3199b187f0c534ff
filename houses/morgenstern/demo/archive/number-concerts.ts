import { seasonOf } from '../calendar.ts'
import type { Localized } from '#demo/plan.ts'
import type { PastConcert } from './past-concert.ts'

/**
 * Numbers the orchestra's evenings, from one in every season, and those of new music likewise. If the number becomes
 * the title, the music moves into the subtitle. Expects the events in order of date and changes them in place.
 */
export function numberConcerts(concerts: PastConcert[]): void {
  const counts = new Map<string, number>()
  for (const past of concerts) {
    if (past.isNumbered) {
      past.subtitle = past.title
      past.title = philharmonic(next(counts, `symphony ${seasonOf(past.day)}`))
    } else if (past.kind === 'new' && past.title.de === 'Neue Musik') {
      const number = next(counts, `new ${seasonOf(past.day)}`)
      past.title = { de: `Neue Musik ${number}`, en: `New Music ${number}` }
    }
  }
}

function philharmonic(number: number): Localized {
  return { de: `${number}. Philharmonisches Konzert`, en: `${ordinal(number)} Philharmonic Concert` }
}

function ordinal(number: number): string {
  const lastTwo = number % 100
  if (lastTwo > 10 && lastTwo < 14) return `${number}th`
  return `${number}${['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`
}

function next(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return count
}
