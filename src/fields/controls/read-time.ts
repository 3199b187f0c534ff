import { addDays, hallTimeOfDay, isRealDay, longDay, shortDay, weekdayName } from '#i18n/dates.ts'
import { hallDaysLater, hallInput, hallInstants, instantOf } from '#i18n/hall-time.ts'
import type { Language } from '#i18n/languages.ts'
import { halfNames, halfOf, readTypedTime, writeTypedInstant, type Unread } from '#i18n/typed-times.ts'

/** A day (`2027-03-18`), an instant (ISO 8601 in UTC) or a time of day (`19:30`). */
export type TimeKind = 'day' | 'instant' | 'time'

/**
 * What a text in a field means: its value, or the instants between which somebody has to choose, because the hall's clocks
 * skip that hour or show it twice, or what is wrong.
 */
export type ReadTime =
  | { value: string }
  | { asks: 'skipped' | 'twice'; instants: readonly string[] }
  | { wrong: Wrong }
export type Wrong = Unread | 'no_day' | 'no_time' | 'only_day' | 'only_time'

/**
 * Reads the text of a field that was not empty. A day without a time keeps the time of the value before it, and a time its day, or
 * else that of the instant `near`.
 */
export function readTime(
  kind: TimeKind,
  text: string,
  { before, near = '', today }: { before: string; near?: string; today: string },
): ReadTime {
  let read = readTypedTime(text, today)
  // Where only a day can stand, "18.03" is none of the times.
  if (kind === 'day' && typeof read !== 'string' && read.day === null) read = readTypedTime(`${text}.`, today)
  if (kind === 'time' && typeof read === 'string') read = readTypedTime(`${text}:00`, today)
  if (typeof read === 'string') return { wrong: read }
  if (kind === 'day')
    return read.day !== null && read.time === null ? { value: read.day } : { wrong: 'only_day' }
  if (kind === 'time')
    return read.time !== null && read.day === null ? { value: read.time } : { wrong: 'only_time' }
  const [dayBefore, timeBefore] = isTime('instant', before) ? hallInput(before).split('T') : []
  const day = read.day ?? dayBefore ?? (isTime('instant', near) ? hallInput(near).slice(0, 10) : undefined)
  const time = read.time ?? timeBefore
  if (day === undefined) return { wrong: 'no_day' }
  if (time === undefined) return { wrong: 'no_time' }
  const instants = hallInstants(`${day}T${time}`).map((instant) => instant.toISOString())
  const [first, second] = instants
  if (first === undefined) return { asks: 'skipped', instants: aroundSkipped(day, time) }
  if (second === undefined) return { value: first }
  if (read.half !== null) return { value: read.half === 'summer' ? first : second }
  return { asks: 'twice', instants }
}

/** Whether a text is the value of a field, and not what was typed into it and is none. */
export function isTime(kind: TimeKind, value: string): boolean {
  if (kind === 'time') return /^\d\d:\d\d$/.test(value)
  return kind === 'day' ? isRealDay(value) : instantOf(value) !== null
}

/** A value as the field shows it, and what is none as it is. */
export function writeTime(kind: TimeKind, value: string, language: Language): string {
  if (!isTime(kind, value)) return value
  if (kind === 'day') return shortDay(value, language)
  if (kind === 'time') return hallTimeOfDay(minutesOf(value), language)
  return writeTypedInstant(new Date(value), language)
}

/** A value in words, as the line below a field says what was understood: "Donnerstag, 18. März 2027, 19.30 Uhr". */
export function spokenTime(kind: 'day' | 'instant', value: string, language: Language): string {
  const [day = '', time] = kind === 'day' ? [value] : hallInput(value).split('T')
  const spoken = `${weekdayName(day, language)}, ${longDay(day, language)}`
  if (time === undefined) return spoken
  const half = halfOf(new Date(value))
  return [
    spoken,
    `${hallTimeOfDay(minutesOf(time), language)}${language === 'de' ? ' Uhr' : ''}`,
    ...(half === null ? [] : [halfNames[language][half]]),
  ].join(', ')
}

/** The value that is later by days or hours of the hall's clocks. */
export function stepTime(kind: TimeKind, value: string, unit: 'day' | 'hour', by: number): string {
  if (kind === 'day') return addDays(value, by)
  if (kind === 'time') {
    const minutes = (minutesOf(value) + by * 60 + 1440) % 1440
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  }
  const instant = new Date(value)
  const later = unit === 'day' ? hallDaysLater(instant, by) : new Date(instant.getTime() + by * 3_600_000)
  return later.toISOString()
}

/** The times an hour before and after one that the clocks skip. */
function aroundSkipped(day: string, time: string): string[] {
  return [-1, 1].flatMap((by) => {
    const [instant] = hallInstants(`${day}T${stepTime('time', time, 'hour', by)}`)
    return instant ? [instant.toISOString()] : []
  })
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
