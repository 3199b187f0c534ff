/** The usual German and English spellings of what the cells of a planning file say; null is for none of them. */
import { isRealDay } from '#i18n/dates.ts'

const months: Readonly<Record<string, number>> = {
  januar: 1,
  jan: 1,
  january: 1,
  jänner: 1,
  februar: 2,
  feb: 2,
  february: 2,
  märz: 3,
  mär: 3,
  mrz: 3,
  march: 3,
  mar: 3,
  maerz: 3,
  april: 4,
  apr: 4,
  mai: 5,
  may: 5,
  juni: 6,
  jun: 6,
  june: 6,
  juli: 7,
  jul: 7,
  july: 7,
  august: 8,
  aug: 8,
  september: 9,
  sep: 9,
  sept: 9,
  oktober: 10,
  okt: 10,
  october: 10,
  oct: 10,
  november: 11,
  nov: 11,
  dezember: 12,
  dez: 12,
  december: 12,
  dec: 12,
}

export type ReadTime = { day: string | null; time: string | null }

/**
 * A day (YYYY-MM-DD), a time (HH:MM) or both of a cell. `18/03/2027` is day before month; a date that would only be one
 * the other way round is refused instead of guessed.
 */
export function readDateTime(cell: string): ReadTime | null {
  const text = cell.trim().replaceAll(/\s+/g, ' ')
  if (/^\d+([.,]\d+)?$/.test(text)) {
    const serial = Number(text.replace(',', '.'))
    // "19" is an hour, "19.30" a time, 0.8125 and 46464.8125 are numbers of a spreadsheet.
    if (serial > 10_000 && serial < 110_000) return ofSerial(serial)
    if (serial < 1 && text.startsWith('0') && text.length > 1)
      return { day: null, time: ofSerial(serial).time }
  }
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?$/.exec(text)
  if (iso) return checked(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso[4] ?? '')
  const weekday = /^(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)[a-zäöü]*\.?,? +/i
  const rest = text.replace(weekday, '').replace(/^(?:am|on|the) /i, '')
  const numbers = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d\d)(?:,? (?:um |at )?(.+))?$/i.exec(rest)
  if (numbers) return checked(yearOf(numbers[4]), Number(numbers[3]), Number(numbers[1]), numbers[5] ?? '')
  const named = /^(\d{1,2})(?:\.|st|nd|rd|th)? ([a-zäöü]+)\.?,? (\d{4}|\d\d)(?:,? (?:um |at )?(.+))?$/i.exec(
    rest,
  )
  if (named) return checked(yearOf(named[3]), monthOf(named[2]), Number(named[1]), named[4] ?? '')
  const american = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:,? (?:at )?(.+))?$/i.exec(rest)
  if (american)
    return checked(yearOf(american[3]), monthOf(american[1]), Number(american[2]), american[4] ?? '')
  const time = readTime(rest)
  return time === null ? null : { day: null, time }
}

/** `19:30`, `19.30 Uhr`, `19h`, `7:30 pm`, as HH:MM. */
export function readTime(text: string): string | null {
  const found = /^(\d{1,2})(?:[:.h](\d\d)(?::\d\d)?)?(?: ?(uhr|h|a\.?m\.?|p\.?m\.?))?$/i.exec(text.trim())
  if (!found || (found[2] === undefined && found[3] === undefined)) return null
  const half = found[3]?.toLowerCase().replaceAll('.', '')
  const hour = Number(found[1])
  const minute = Number(found[2] ?? 0)
  const isTwelve = half === 'am' || half === 'pm'
  if (minute > 59 || hour > (isTwelve ? 12 : 23) || (isTwelve && hour === 0)) return null
  return `${two(isTwelve ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour)}:${two(minute)}`
}

/** An amount in cents: `25`, `25,00 €`, `EUR 1,250.50`, `ab 12,-`. */
export function readMoney(cell: string): number | null {
  const text = cell.replaceAll(/€|eur(?:o)?|ab|from|bis|to|\s/gi, '').replace(/[.,][-–]+$/, '')
  if (!/^\d{1,3}(?:[.,']\d{3})*(?:[.,]\d{1,2})?$|^\d+(?:[.,]\d{1,2})?$/.test(text)) return null
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  const cents = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  return cents <= 10_000_000 ? cents : null
}

/** A whole number, with or without a unit behind it: `90`, `90 min`, `20'`. */
export function readWhole(cell: string): number | null {
  const found = /^(\d{1,6})(?:[.,]0+)?\s*(?:min\.?|minuten|minutes|jahren?|years|['′])?\.?$/i.exec(
    cell.trim(),
  )
  return found ? Number(found[1]) : null
}

function checked(year: number, month: number, day: number, rest: string): ReadTime | null {
  const iso = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  if (!isRealDay(iso) || year < 1900 || year > 2199) return null
  if (rest === '') return { day: iso, time: null }
  const time = readTime(rest)
  return time === null ? null : { day: iso, time }
}

/** Days since the end of 1899, as spreadsheets count. */
function ofSerial(serial: number): ReadTime & { time: string | null } {
  const iso = new Date(Math.round(serial * 1440) * 60_000 + Date.UTC(1899, 11, 30)).toISOString()
  return { day: iso.slice(0, 10), time: Number.isInteger(serial) ? null : iso.slice(11, 16) }
}

function yearOf(text = ''): number {
  return text.length === 4 ? Number(text) : 2000 + Number(text)
}

function monthOf(name = ''): number {
  return months[name.toLowerCase()] ?? 0
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
