import { hallDay, hallTimeZone, inHall } from '#i18n/dates.ts'
import { plainLine } from './content-lines.ts'

const minute = 60_000
const day = 24 * 60 * minute

/**
 * A property with an instant as the hall's clock shows it, with its time zone (RFC 5545, section 3.3.5). In the hour
 * that the clock shows twice in autumn it is said in UTC: the standard means the first of the two, some calendars don't.
 */
export function timeLine(name: string, instant: Date): string {
  if (isTwiceOnTheClock(instant)) return plainLine(name, utcTime(instant))
  return plainLine(`${name};TZID=${hallTimeZone}`, localTime(instant))
}

/** A property with a whole day (YYYY-MM-DD). */
export function dayLine(name: string, date: string): string {
  return plainLine(`${name};VALUE=DATE`, date.replaceAll('-', ''))
}

/** An instant in UTC, in whole seconds. */
export function utcTime(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/**
 * The hall's time zone as the file has to define it for its times, from the first to the last: Europe/Berlin with its rule
 * since October 1996, and before that with each change of the clock that there was meanwhile, by the runtime's own data.
 */
export function zoneLines(first: Date, last = first): string[] {
  const year = Number(hallDay(first).slice(0, 4))
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${hallTimeZone}`,
    ...(year < ruleSince
      ? changesBetween(Date.UTC(year - 1, 11, 30), last.getTime() + 2 * day)
      : ruleOfToday()),
    'END:VTIMEZONE',
  ]
}

/** The first year in which all changes follow the rule of the European Union in use since (directive 94/21/EC). */
const ruleSince = 1997

function ruleOfToday(): string[] {
  return [
    ...observance('DAYLIGHT', '19970330T020000', 60, 120, 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'),
    ...observance('STANDARD', '19961027T030000', 120, 60, 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'),
  ]
}

/** The offset at the beginning, in winter, and every change from there to the end. */
function changesBetween(begin: number, end: number): string[] {
  let offset = offsetAt(begin)
  const lines = observance('STANDARD', localTime(new Date(begin)), offset, offset)
  for (let at = begin; at < end; at += day) {
    if (offsetAt(at + day) === offset) continue
    const change = findChange(at, at + day, offset)
    const next = offsetAt(change)
    const kind = next > standardOffset ? 'DAYLIGHT' : 'STANDARD'
    lines.push(...observance(kind, wallClock(change, offset), offset, next))
    offset = next
  }
  return lines
}

/** Berlin's time without a summer, in minutes ahead of UTC. */
const standardOffset = 60

/** The first minute after `from` and until `to` at which the offset is another one. */
function findChange(from: number, to: number, offset: number): number {
  let low = from
  let high = to
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / 2 / minute) * minute
    if (offsetAt(middle) === offset) low = middle
    else high = middle
  }
  return high
}

function observance(
  kind: 'STANDARD' | 'DAYLIGHT',
  start: string,
  from: number,
  to: number,
  repetition?: string,
): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `TZNAME:${zoneNames[to] ?? offsetText(to)}`,
    ...(repetition === undefined ? [] : [repetition]),
    `END:${kind}`,
  ]
}

const zoneNames: Record<number, string> = { 60: 'CET', 120: 'CEST', 180: 'CEMT' }

function offsetText(minutes: number): string {
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0')
  return `+${hours}${String(minutes % 60).padStart(2, '0')}`
}

/** How far the hall's clock is ahead of UTC at an instant, in minutes. */
function offsetAt(instant: number): number {
  const { year, month, day: date, hour, minute: past } = inHall(new Date(instant))
  return Math.round((Date.UTC(year, month - 1, date, hour, past) - instant) / minute)
}

function isTwiceOnTheClock(instant: Date): boolean {
  const time = localTime(instant)
  return [-60, 60].some((minutes) => localTime(new Date(instant.getTime() + minutes * minute)) === time)
}

function localTime(instant: Date): string {
  return wallClock(instant.getTime(), offsetAt(instant.getTime()))
}

function wallClock(instant: number, offset: number): string {
  return new Date(instant + offset * minute).toISOString().slice(0, 19).replace(/[-:]/g, '')
}
