import { addDays, berlinInstant, goodFriday, isSummerBreak, yearOf } from '../calendar.ts'
import { Diary } from '../concert/diary.ts'
import type { Day } from '#demo/plan.ts'
import type { SeasonProgramme } from './programme.ts'

/** A performance with its day, before it becomes an event. */
export interface Performance {
  key: string
  day: Day
  programme: SeasonProgramme
  isFirst: boolean
}

/** Books rooms, performers and the days of the season. */
export class SeasonBook {
  readonly performances: Performance[] = []
  readonly #diary = new Diary()
  readonly #from: Day
  readonly #to: Day

  constructor(from: Day, to: Day) {
    this.#from = from
    this.#to = to
  }

  /**
   * Books a programme on that day and the following ones for its other nights; returns whether the first one fitted.
   */
  give(programme: SeasonProgramme, day: Day, key = programme.key): boolean {
    if (!this.#take(programme, day)) return false
    this.performances.push({ key, day, programme, isFirst: true })
    for (let night = 2; night <= programme.nights; night++) {
      const next = addDays(day, night - 1)
      if (isPlayingDay(next) && this.#take(programme, next))
        this.performances.push({ key: `${key}-${night}`, day: next, programme, isFirst: false })
    }
    return true
  }

  hasOn(day: Day): boolean {
    return this.performances.some((performance) => performance.day === day)
  }

  #take(programme: SeasonProgramme, day: Day): boolean {
    if (day < this.#from || day > this.#to) return false
    const keys = [programme.roomKey, ...new Set(programme.cast.map((item) => item.artistKey))]
    return this.#diary.take(keys, berlinInstant(day, programme.time), programme.durationMinutes)
  }
}

/** Days of ordinary concerts; feasts are booked by their own names. */
export function isPlayingDay(day: Day): boolean {
  if (isSummerBreak(day) || day === goodFriday(yearOf(day))) return false
  return !['12-24', '12-25', '12-31', '01-01'].includes(day.slice(5))
}
