/** Days and times as people type them, in German and in English whatever the page's language is. */
import { addDays, isRealDay, nameOfWeekday, weekdayOf } from './dates.ts'
import { hallInput, hallInstants, readableInstant } from './hall-time.ts'
import type { Language } from './languages.ts'

/** Which of two times is meant when the hall's clocks show an hour twice: the first is in summer time, in every country. */
export type ClockHalf = 'summer' | 'winter'
/** A day (YYYY-MM-DD), a time (HH:MM), or both; `half` if the text says it. */
export type TypedTime = { day: string | null; time: string | null; half: ClockHalf | null }
/** Why a text is none. `other_weekday`: the day is on another weekday than the text says. */
export type Unread = 'unknown' | 'no_such_day' | 'no_such_time' | 'other_weekday'

/**
 * What a typed text means. `18/03/2027` is day before month; a date that would only be one the other way round is refused
 * instead of guessed. With `today`, a day may be without its year, which is then the next one, or be a word such as "morgen";
 * files of programs are read without it.
 */
export function readTypedTime(typed: string, today: string | null): TypedTime | Unread {
  const text = typed
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:am|on|the|den) /i, '')
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?$/.exec(text)
  if (iso) return dated({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }, iso[4], today)
  const time = readTimeOfDay(text)
  if (time !== null) return { day: null, time, half: null }
  const { weekday, rest } = withoutWeekday(text, today !== null)
  const read = firstRead(forms.map((form) => form(rest, today)))
  if (weekday === null) return typeof read === 'string' ? (firstTime(text, today) ?? read) : read
  if (today === null || (typeof read === 'string' && rest !== '')) return read
  const given = typeof read === 'string' ? { day: null, time: null, half: null } : read
  if (given.day === null) return { ...given, day: addDays(today, (weekday - weekdayOf(today) + 7) % 7) }
  return weekdayOf(given.day) === weekday ? given : 'other_weekday'
}

/** `19:30`, `19.30 Uhr`, `19h`, `7.30 pm`, as HH:MM. */
export function readTimeOfDay(text: string): string | null {
  const found = /^(\d{1,2})(?:[:.h](\d\d)(?::\d\d)?)?(?: ?(uhr|h|a\.?m\.?|p\.?m\.?))?$/i.exec(text.trim())
  if (!found || (found[2] === undefined && found[3] === undefined)) return null
  const half = found[3]?.toLowerCase().replaceAll('.', '')
  const hour = Number(found[1])
  const minute = Number(found[2] ?? 0)
  const isTwelve = half === 'am' || half === 'pm'
  if (minute > 59 || hour > (isTwelve ? 12 : 23) || (isTwelve && hour === 0)) return null
  return `${two(isTwelve ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour)}:${two(minute)}`
}

/** An instant as the field shows it, so that reading it again gives the same: in the hour that is there twice it says which. */
export function writeTypedInstant(instant: Date, language: Language): string {
  const shown = readableInstant(instant, language)
  const half = halfOf(instant)
  return half === null ? shown : `${shown} ${halfNames[language][half]}`
}

/** The names of both times of the hour that is there twice. */
export const halfNames: Record<Language, Record<ClockHalf, string>> = {
  de: { summer: 'Sommerzeit', winter: 'Winterzeit' },
  en: { summer: 'summer time', winter: 'winter time' },
}

/** Which of the two times an instant is whose local time the hall's clocks show twice; null for any other. */
export function halfOf(instant: Date): ClockHalf | null {
  const [first, second] = hallInstants(hallInput(instant.toISOString()))
  if (!first || !second) return null
  return instant < second ? 'summer' : 'winter'
}

type Parts = { year: number; month: number; day: number }
type Form = (text: string, today: string | null) => TypedTime | Unread

/** In the order in which they are tried; the first that is read counts. */
const forms: readonly Form[] = [
  /** "18.3.2027 19:30", "18/03/27"; a year of two digits stands as close as the month. */
  (text, today) => {
    const found = /^(\d{1,2})([./-])( ?)(\d{1,2})\2(?:\3(\d\d)| ?(\d{4}))(?:,? (?:um |at )?(.+))?$/i.exec(
      text,
    )
    if (!found) return 'unknown'
    const [, day, , , month, short, long, rest] = found
    return dated({ year: yearOf(short ?? long), month: Number(month), day: Number(day) }, rest, today)
  },
  /** "18. März 2027, 19.30 Uhr", "18 March 2027 at 7.30 pm". */
  (text, today) => {
    const found =
      /^(\d{1,2})(?:\.|st|nd|rd|th)? ?([a-zäöü]+)\.?,? (\d{4}|\d\d)(?:,? (?:um |at )?(.+))?$/i.exec(text)
    if (!found) return 'unknown'
    const [, day, month, year, rest] = found
    return dated({ year: yearOf(year), month: monthOf(month), day: Number(day) }, rest, today)
  },
  /** "March 18, 2027". */
  (text, today) => {
    const found = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:,? (?:at )?(.+))?$/i.exec(text)
    if (!found) return 'unknown'
    const [, month, day, year, rest] = found
    return dated({ year: yearOf(year), month: monthOf(month), day: Number(day) }, rest, today)
  },
  /** "18.3.", "18.3. 19:30", "18.3 20 Uhr", "18/3". */
  (text, today) => {
    const found =
      /^(\d{1,2})\. ?(\d{1,2})(?:\.|(?= )|$)(?:,? ?(?:um |at )?(.+))?$/i.exec(text) ??
      /^(\d{1,2})\/(\d{1,2})(?:,? (?:um |at )?(.+))?$/i.exec(text)
    return found ? yearless(Number(found[2]), Number(found[1]), found[3], today) : 'unknown'
  },
  /** "18. März", "18 March at 8 pm". */
  (text, today) => {
    const found = /^(\d{1,2})(?:\.|st|nd|rd|th)? ?([a-zäöü]+)\.?(?:,? (?:um |at )?(.+))?$/i.exec(text)
    return found && monthOf(found[2]) > 0
      ? yearless(monthOf(found[2]), Number(found[1]), found[3], today)
      : 'unknown'
  },
  /** "March 18". */
  (text, today) => {
    const found = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (?:at )?(.+))?$/i.exec(text)
    return found && monthOf(found[1]) > 0
      ? yearless(monthOf(found[1]), Number(found[2]), found[3], today)
      : 'unknown'
  },
  /** "morgen 20 Uhr", "tomorrow at 8 pm". */
  (text, today) => {
    const [word = ''] = Object.keys(nearDays).filter((one) =>
      new RegExp(`^${one}(?![a-zäöü])`, 'i').test(text),
    )
    if (word === '' || today === null) return 'unknown'
    const rest = text.slice(word.length).replace(/^,? ?(?:um |at )?/i, '')
    return timed(addDays(today, nearDays[word] ?? 0), rest, { mayBeHour: true })
  },
  /** The time that is left after a weekday. */
  (text) => timed(null, text.replace(/^(?:um |at )/i, ''), { mayBeHour: false }),
]

const nearDays: Readonly<Record<string, number>> = {
  'day after tomorrow': 2,
  übermorgen: 2,
  uebermorgen: 2,
  morgen: 1,
  tomorrow: 1,
  heute: 0,
  today: 0,
  gestern: -1,
  yesterday: -1,
}

/** "8 pm tomorrow", "19.30 Uhr, 18.3.2027": the time comes first. */
function firstTime(text: string, today: string | null): TypedTime | null {
  const found = /^(\d{1,2}(?:[:.h]\d\d)?(?: ?(?:uhr|h|[ap]\.?m\.?))?),? (?:on |am )?(.+)$/i.exec(text)
  const time = found && readTimeOfDay(found[1] ?? '')
  if (!found || !time) return null
  const after = readTypedTime(found[2] ?? '', today)
  return typeof after !== 'string' && after.time === null ? { ...after, time } : null
}

function firstRead(all: readonly (TypedTime | Unread)[]): TypedTime | Unread {
  return all.find((one) => typeof one !== 'string') ?? all.find((one) => one !== 'unknown') ?? 'unknown'
}

/** A known day with what follows it; people may then leave out the minutes of the hour. */
function dated(
  { year, month, day }: Parts,
  rest: string | undefined,
  today: string | null,
): TypedTime | Unread {
  const iso = dayOf(year, month, day)
  return isRealDay(iso) ? timed(iso, rest, { mayBeHour: today !== null }) : 'no_such_day'
}

/** The next such day that is not past: the 29th of February can be eight years ahead. */
function yearless(
  month: number,
  day: number,
  rest: string | undefined,
  today: string | null,
): TypedTime | Unread {
  if (today === null) return 'unknown'
  for (let ahead = 0; ahead <= 8; ahead++) {
    const iso = dayOf(Number(today.slice(0, 4)) + ahead, month, day)
    // "18.3. 20" may be meant as a year: it is not taken for an hour.
    if (isRealDay(iso) && iso >= today) return timed(iso, rest, { mayBeHour: false })
  }
  return 'no_such_day'
}

function timed(
  day: string | null,
  rest: string | undefined,
  { mayBeHour }: { mayBeHour: boolean },
): TypedTime | Unread {
  if (!rest) return day === null ? 'unknown' : { day, time: null, half: null }
  const { text, half } = withoutHalf(rest)
  const time = readTimeOfDay(mayBeHour && /^\d{1,2}$/.test(text) ? `${text}:00` : text)
  if (time !== null) return { day, time, half }
  return /^\d{1,2}(?:[:.h]\d\d| ?(?:uhr|h|[ap]\.?m\.?))/i.test(text) ? 'no_such_time' : 'unknown'
}

function withoutHalf(text: string): { text: string; half: ClockHalf | null } {
  const found =
    /^(.*?),? \(?(?:(sommerzeit|summer time|mesz|cest|bst)|(winterzeit|winter time|mez|cet|gmt))\)?$/i.exec(
      text,
    )
  if (!found) return { text, half: null }
  return { text: found[1] ?? '', half: found[2] === undefined ? 'winter' : 'summer' }
}

/** The weekday with which a text begins (1 is Monday, 7 Sunday; null if it begins with none), and what follows it. */
export function splitWeekday(text: string): { weekday: number | null; rest: string } {
  return withoutWeekday(text.trim(), true)
}

/** In files, a weekday without a day is none. */
function withoutWeekday(text: string, isTyped: boolean): { weekday: number | null; rest: string } {
  const [, name = ''] = /^([a-zäöü]+)(?![a-zäöü])/i.exec(text) ?? []
  const found = weekdays.find(([long]) => name.length >= 2 && long.startsWith(name.toLowerCase()))
  const rest = text.slice(name.length).replace(/^\.?,? ?(?:den |the )?/i, '')
  return found && (isTyped || rest !== '') ? { weekday: found[1], rest } : { weekday: null, rest: text }
}

/** The names of the weekdays, which may be cut off. Sunday comes before "Sonnabend", because "So" is Sunday. */
const weekdays: readonly (readonly [string, number])[] = [
  ...[7, 1, 2, 3, 4, 5, 6].flatMap((number) =>
    (['de', 'en'] as const).map(
      (language) => [nameOfWeekday(number, language).toLowerCase(), number] as const,
    ),
  ),
  ['sonnabend', 6],
]

/** The names of the months in both languages, and the usual short ones. */
const months = [
  'januar jänner january jan',
  'februar feber february feb',
  'märz maerz march mär mrz mar',
  'april apr',
  'mai may',
  'juni june jun',
  'juli july jul',
  'august aug',
  'september sept sep',
  'oktober october okt oct',
  'november nov',
  'dezember december dez dec',
].map((names) => names.split(' '))

function dayOf(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

function yearOf(text = ''): number {
  return text.length === 4 ? Number(text) : 2000 + Number(text)
}

function monthOf(name = ''): number {
  return months.findIndex((names) => names.includes(name.toLowerCase())) + 1
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
