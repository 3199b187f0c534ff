import type { Instant } from '#demo/plan.ts'

/** Time that ushers, stage hands and musicians need between two audiences. */
const TURNAROUND = 30 * 60_000

const DAY = 86_400_000

/** Records when a room or a performer is booked, so that nobody has to be in two places. */
export class Diary {
  readonly #taken = new Map<string, { from: number; to: number }[]>()

  /** Books all of them for that time, with half an hour around it, if every one is free; returns whether it did. */
  take(keys: string[], dateStart: Instant, durationMinutes: number): boolean {
    const from = Date.parse(dateStart)
    const to = from + durationMinutes * 60_000
    if (!keys.every((key) => this.#isFree(key, from, to))) return false
    for (const key of keys) this.#enter(key, from, to)
    return true
  }

  /** Also checks the days before and after, since an evening may end after midnight. */
  #isFree(key: string, from: number, to: number): boolean {
    const today = Math.floor(from / DAY)
    return [today - 1, today, today + 1].every((day) =>
      (this.#taken.get(`${key} ${day}`) ?? []).every(
        (other) => to + TURNAROUND <= other.from || other.to + TURNAROUND <= from,
      ),
    )
  }

  #enter(key: string, from: number, to: number): void {
    const page = `${key} ${Math.floor(from / DAY)}`
    this.#taken.set(page, [...(this.#taken.get(page) ?? []), { from, to }])
  }
}
