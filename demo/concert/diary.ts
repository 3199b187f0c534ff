import { addMinutes } from '../calendar.ts'
import type { Instant } from '../types.ts'

/** Time that ushers, stage hands and musicians need between two audiences. */
const TURNAROUND_MINUTES = 30

/** Remembers when a room or a performer is taken, so that nobody has to be in two places. */
export class Diary {
  readonly #taken = new Map<string, { from: Instant; to: Instant }[]>()

  /** Takes all of them for that time if every one is free, with half an hour around, and says whether it did. */
  take(keys: string[], dateStart: Instant, durationMinutes: number): boolean {
    if (!keys.every((key) => this.#isFree(key, dateStart, durationMinutes))) return false
    const to = addMinutes(dateStart, durationMinutes)
    for (const key of keys) this.#on(key, dateStart).push({ from: dateStart, to })
    return true
  }

  #isFree(key: string, dateStart: Instant, durationMinutes: number): boolean {
    const from = addMinutes(dateStart, -TURNAROUND_MINUTES)
    const to = addMinutes(dateStart, durationMinutes + TURNAROUND_MINUTES)
    return !this.#around(key, dateStart).some((other) => from < other.to && other.from < to)
  }

  /** Entries of that day and its neighbours, since an evening may end after midnight. */
  #around(key: string, instant: Instant): { from: Instant; to: Instant }[] {
    return [-1440, 0, 1440].flatMap((minutes) => this.#on(key, addMinutes(instant, minutes)))
  }

  #on(key: string, instant: Instant): { from: Instant; to: Instant }[] {
    const page = `${key} ${instant.slice(0, 10)}`
    const entries = this.#taken.get(page) ?? []
    this.#taken.set(page, entries)
    return entries
  }
}
