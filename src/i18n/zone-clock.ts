/** The clocks of a time zone: how far they are ahead of UTC, and which instants they show. */

/** How far the clocks of a zone are ahead of UTC at an instant; both in milliseconds, negative west of Greenwich. */
export type ZoneClock = (instant: number) => number

const minute = 60_000
const day = 24 * 60 * minute
const firstYear = 1996
const lastYear = 2100

/**
 * A zone as documents name it: its IANA name, and the rule that its clocks follow since 1996, if it is one of two, with the
 * minutes that they are ahead in winter: `Europe/Zurich european 60`, `Asia/Tokyo constant 540`, `America/New_York`. Browsers take
 * 15 ms and more to load their time zone database in one blocking step; with a rule, visitors rarely need it.
 */
export function describeZone(name: string): string {
  const clock = databaseClock(name)
  const ahead = clock(Date.UTC(firstYear, 0))
  for (const rule of ['european', 'constant'] as const) {
    const ruled = ruledClock(rule, ahead)
    if (instantsToCompare().every((instant) => ruled(instant) === clock(instant)))
      return `${name} ${rule} ${ahead / minute}`
  }
  return name
}

/** Whether this machine knows a time zone by its IANA name. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false // an offset such as +01:00 is none
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/** The clock of a zone that `describeZone` has described. Throws a RangeError if this machine does not know the zone. */
export function zoneClock(described: string): ZoneClock {
  const [name = '', rule, ahead] = described.split(' ')
  let fromDatabase: ZoneClock | undefined
  const ruled = rule === 'european' || rule === 'constant' ? ruledClock(rule, Number(ahead) * minute) : null
  return (instant) => {
    if (ruled && instant >= Date.UTC(firstYear, 0)) return ruled(instant)
    fromDatabase ??= databaseClock(name)
    return fromDatabase(instant)
  }
}

/** The name of a zone that `describeZone` has described. */
export function zoneName(described: string): string {
  return described.split(' ')[0] ?? ''
}

/** An instant as the clocks of a zone show it: `2026-12-01T20:00`. */
export function localTime(clock: ZoneClock, instant: Date): string {
  return new Date(instant.getTime() + clock(instant.getTime())).toISOString().slice(0, -8)
}

/**
 * The instants at which the clocks of a zone show a local time (`2026-12-01T20:00`), the earlier first: none in the hour that they
 * skip in spring, two in the hour that is there twice in autumn. No instants for any other text.
 */
export function localInstants(clock: ZoneClock, local: string): Date[] {
  const guess = readLocal(local)
  if (guess === null) return []
  const offsets = new Set([guess - day, guess + day].map(clock))
  return [...offsets]
    .map((offset) => guess - offset)
    .filter((instant) => clock(instant) === guess - instant)
    .toSorted((one, other) => one - other)
    .map((instant) => new Date(instant))
}

/**
 * The instant of a local time: the second one if the clocks show it twice, and if they skip it, the instant at which they would
 * show it had they not been changed. Null for a text that is no local time.
 */
export function localInstant(clock: ZoneClock, local: string): Date | null {
  const guess = readLocal(local)
  if (guess === null) return null
  return localInstants(clock, local).at(-1) ?? new Date(guess - clock(guess - day))
}

/**
 * The instant at which a day begins (`2026-12-01`): the first at which the clocks show it, also if they skip its midnight or show it
 * twice.
 */
export function startOfDay(clock: ZoneClock, text: string): Date {
  const dayAt = (instant: number) => localTime(clock, new Date(instant)).slice(0, -6)
  // Where the clocks are set back soon after midnight, the day before comes once more; it is over at the second midnight.
  const midnight = localInstants(clock, `${text}T00:00`).findLast(
    (instant) => dayAt(instant.getTime() - 1) !== text,
  )
  if (midnight) return midnight
  const guess = Date.parse(`${text}T00:00:00Z`)
  let before = guess - 2 * day
  let after = guess + 2 * day
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000
    if (dayAt(middle) < text) before = middle
    else after = middle
  }
  return new Date(after)
}

/** A local time as if it were in UTC; null for a text that is none. */
function readLocal(local: string): number | null {
  const read = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN
  return Number.isNaN(read) ? null : read
}

/**
 * `european` is the rule of the European Union since 1996 (directive 2000/84/EC), which its neighbours follow: summer time from
 * the last Sunday of March to the last Sunday of October, changing at 1.00 UTC.
 */
function ruledClock(rule: 'european' | 'constant', ahead: number): ZoneClock {
  if (rule === 'constant') return () => ahead
  return (instant) => {
    const year = new Date(instant).getUTCFullYear()
    return instant >= lastSunday(year, 2) && instant < lastSunday(year, 9) ? ahead + 60 * minute : ahead
  }
}

/** 1.00 UTC on the last Sunday of a month (counted from 0) with 31 days. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1)
  return last - new Date(last).getUTCDay() * day
}

function databaseClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  return (wanted) => {
    const instant = Math.max(wanted, Date.UTC(1800, 0)) // every zone has had its mean time until then
    const shown: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(instant)) shown[type] = Number(value)
    const { year = 0, month = 0, day: date = 0, hour = 0, minute: minutes = 0, second = 0 } = shown
    return Date.UTC(year, month - 1, date, hour, minutes, second) - Math.floor(instant / 1000) * 1000
  }
}

/** The first of each month, and both sides of the changes of the European rule. */
function instantsToCompare(): number[] {
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index).flatMap((year) => [
    ...Array.from({ length: 12 }, (_, month) => Date.UTC(year, month)),
    ...[2, 9].map((month) => lastSunday(year, month)).flatMap((change) => [change - 1, change]),
  ])
}
