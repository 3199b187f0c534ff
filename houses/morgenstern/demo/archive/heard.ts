import { yearOf } from '../calendar.ts'
import type { Work } from '#demo/plan.ts'
import type { PastConcert } from './past-concert.ts'

/** Years after which an audience wants to hear a work again. */
const MEMORY = 6

/** What was played in which year, so that no programme maker repeats what everybody has just heard. */
export class Heard {
  readonly #years = new Map<number, string[]>()
  #counts = new Map<string, number>()

  constructor(concerts: PastConcert[]) {
    for (const concert of concerts) this.add(concert)
  }

  add({ day, concert }: PastConcert): void {
    const year = yearOf(day)
    const keys = concert.works.map(({ key }) => key)
    this.#years.set(year, [...(this.#years.get(year) ?? []), ...keys])
    this.#count(keys)
  }

  /** How often a work was heard in that year, as far as it is known, and those before it. */
  during(year: number): (work: Work) => number {
    this.#counts = new Map()
    for (let past = year - MEMORY + 1; past <= year; past++) this.#count(this.#years.get(past) ?? [])
    return ({ key }) => this.#counts.get(key) ?? 0
  }

  #count(keys: string[]): void {
    for (const key of keys) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }
}
