import { weekdayOf, yearOf } from '../calendar.ts'
import type { ConcertKind } from '../concert/concert.ts'
import type { Random } from '../random.ts'
import type { Day } from '#demo/plan.ts'

/** The room in which a concert of that kind took place, among those that were already open that year. */
export function roomFor(kind: ConcertKind, day: Day, random: Random): string {
  const hasHensel = day > '1961-05-14'
  const hasSchumann = day > '1987-09-13'
  const hasWorkshop = day > '2009-10-02'
  if (kind === 'symphony' || kind === 'choral' || kind === 'organ') return 'grosser-saal'
  if (kind === 'jazz' || kind === 'new') {
    if (hasWorkshop && random.chance(0.7)) return 'werkraum'
    return hasHensel ? 'fanny-hensel-saal' : 'grosser-saal'
  }
  if (kind === 'family') return hasWorkshop && random.chance(0.4) ? 'clara-schumann-saal' : 'grosser-saal'
  if (hasSchumann && random.chance(0.55)) return 'clara-schumann-saal'
  return hasHensel ? 'fanny-hensel-saal' : 'grosser-saal'
}

/**
 * The usual starting time of the period: half past seven before the war, eight after it, then half past seven again.
 */
export function startFor(kind: ConcertKind, day: Day, random: Random): string {
  const year = yearOf(day)
  if (kind === 'matinee') return year < 1975 ? '11:30' : '11:00'
  if (kind === 'family') return year < 1974 ? '15:00' : random.pick(['11:00', '15:00'])
  if (kind === 'organ' && year >= 1987 && weekdayOf(day) === 6) return '16:00'
  if (kind === 'jazz' && year >= 2009) return '21:00'
  if (weekdayOf(day) === 0 && year >= 1987 && random.chance(0.35)) return '17:00'
  if (year < 1915) return '19:30'
  if (year < 1919) return '19:00'
  if (year < 1940) return random.chance(0.8) ? '20:00' : '19:30'
  if (year < 1944) return random.pick(['17:00', '18:00'])
  if (year < 1944.5) return '16:00'
  if (year < 2005) return '20:00'
  return random.chance(0.7) ? '19:30' : '20:00'
}

/** Whether a kind of concert takes place on that weekday: matinees on Sundays, family concerts at weekends. */
export function suitsWeekday(kind: ConcertKind, day: Day, random: Random): boolean {
  const weekday = weekdayOf(day)
  if (kind === 'matinee') return weekday === 0
  if (kind === 'family') return weekday === 0 || weekday === 6
  if (kind === 'jazz') return weekday >= 4
  if (kind === 'symphony') return weekday >= 4 || weekday === 0 || random.chance(0.4)
  return true
}
