const hour = 3_600_000

/**
 * How many hours the hall is ahead of UTC at an instant (milliseconds since 1970), by the rule of the European Union
 * since 1996 (directive 2000/84/EC): summer time from the last Sunday of March to the last Sunday of October,
 * changing at 1.00 UTC. Null where the rule does not apply: for earlier times, and for invalid instants. Browsers
 * take 15 ms and more to load their time zone database in one blocking step; visitors rarely need it.
 */
export function hoursAhead(instant: number): 1 | 2 | null {
  if (!(instant >= Date.UTC(1996, 0))) return null
  const year = new Date(instant).getUTCFullYear()
  return instant >= lastSunday(year, 2) && instant < lastSunday(year, 9) ? 2 : 1
}

/** 1.00 UTC on the last Sunday of a month (counted from 0) with 31 days. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1)
  return last - new Date(last).getUTCDay() * 24 * hour
}
