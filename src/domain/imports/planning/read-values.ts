/** The usual German and English spellings of what the cells of a planning file say. */
import { readCurrency, type Currency } from '#i18n/currencies.ts'
import { readTimeOfDay, readTypedTime, splitWeekday } from '#i18n/typed-times.ts'

export type ReadTime = { day: string | null; time: string | null }
/**
 * Why a cell is no day and no time; `several`: it holds more than one, `ambiguous_date`: 5/6/2028 could be either, `no_year`:
 * nothing says in which year the day is.
 */
export type NoTime = 'date' | 'no_such_day' | 'time' | 'several' | 'ambiguous_date' | 'no_year'
/** Which comes first in `5/6/2028`; null where nobody has said it. */
export type SlashDates = 'day' | 'month' | null

/**
 * A day (YYYY-MM-DD), a time (HH:MM) or both of a cell. A date with slashes that can be read in two ways is refused until
 * somebody has said what comes first; one that can only be read in one way is read so. `Do 18.3.` is the first such day from
 * `first` on, such as the first day of the season.
 */
export function readDateTime(
  cell: string,
  slashes: SlashDates = null,
  first: string | null = null,
): ReadTime | NoTime {
  const text = tidyTime(cell)
  if (/^\d+([.,]\d+)?$/.test(text)) {
    const serial = Number(text.replace(',', '.'))
    // "19" is an hour, "19.30" a time, 0.8125 and 46464.8125 are numbers of a spreadsheet.
    if (serial > 10_000 && serial < 110_000) return ofSerial(serial)
    if (serial < 1 && text.startsWith('0') && text.length > 1)
      return { day: null, time: ofSerial(serial).time }
  }
  if (holdsSeveral(text)) return 'several'
  const given = withSlashes(text, slashes)
  if (given === null) return 'ambiguous_date'
  const read = readTypedTime(given, null)
  if (read === 'no_such_day') return 'no_such_day'
  if (typeof read === 'string') {
    const day = readWithoutYear(given, first)
    return day === 'date' && read === 'no_such_time' ? 'time' : day
  }
  return read.day !== null && read.day < '1800-01-01' ? 'date' : { day: read.day, time: read.time }
}

/** Single spaces; of a time with its end only the beginning; nothing but a space between a day and a time. */
function tidyTime(cell: string): string {
  return cell
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/(\d{1,2}[:.]\d\d)(?: ?uhr)? ?(?:[–—-]|bis|to) ?\d{1,2}[:.]\d\d( ?(?:uhr|h))?$/i, '$1$2')
    .replace(/(\d{4}|\.\d{1,2}\.\d\d|\d\.) ?[|/–—-] ?(?=\d{1,2}[:.]\d\d(?: ?(?:uhr|h))?$)/i, '$1 ')
}

/** `Do 18.3. 19:30`, `18. März`; in a leap year, so that every day is one. */
function readWithoutYear(text: string, first: string | null): ReadTime | NoTime {
  const { rest } = splitWeekday(text)
  if (!/^\d{1,2}(?:\.|\/| )/.test(rest)) return 'date'
  const read = readTypedTime(rest, first ?? '2028-01-01')
  if (read === 'no_such_day') return 'no_such_day'
  if (read === 'no_such_time') return 'time'
  if (typeof read === 'string' || read.day === null) return 'date'
  // "18.3.2028 20": an hour without minutes.
  const hasYear = /\d{4}/.test(rest)
  return first === null && !hasYear ? 'no_year' : { day: read.day, time: read.time }
}

/** The time of a column of times: `19.30 Uhr`, `20`, `19:30–21:30`; `several` for `15 und 19 Uhr`, `time` for none. */
export function readClock(cell: string): { time: string } | 'several' | 'time' {
  const text = tidyTime(cell)
    .replace(/^(?:ca\.?|um|ab|beginn:?|start:?|at) /i, '')
    .replace(/^(\d{1,2}),(\d\d)(?!\d)/, '$1:$2')
  const time = plainClock(text)
  if (time !== null) return { time }
  const parts = text.split(/ ?(?:\/|\+|&|,|;| und | and ) ?/i)
  if (parts.length > 1 && parts.every((part) => plainClock(part) !== null)) return 'several'
  const [, begin = '', end = ''] = /^(.+?) ?(?:[–—-]|bis|to) ?(\d.*)$/i.exec(text) ?? []
  const start = plainClock(end) === null ? null : plainClock(begin)
  return start === null ? 'time' : { time: start }
}

/** Spreadsheets write a time as one of a day, such as 1899-12-30 19:30. */
function plainClock(text: string): string | null {
  const [, hour = '', minute = '00'] = /^([01]?\d|2[0-3])([0-5]\d)?$/.exec(text) ?? []
  const whole = readDateTime(text, 'day')
  return (
    (hour === '' ? null : `${hour.padStart(2, '0')}:${minute}`) ??
    readTimeOfDay(text) ??
    (typeof whole === 'string' ? null : whole.time)
  )
}

/**
 * The first day from which dates without a year are counted, by what stands in the row or above it: a season such as `2027/28`, a
 * month with its year, or a year.
 */
export function firstDayOf(text: string): string | null {
  const season = [...text.matchAll(/(?<!\d)(\d{4}|\d\d)\s?[/–-]\s?(\d{4}|\d\d)(?!\d)/g)].find(
    ([, one = '', other = '']) => (Number(one.slice(-2)) + 1) % 100 === Number(other.slice(-2)),
  )
  if (season) return `${(season[1] ?? '').padStart(4, '20')}-08-01`
  // The day on which the plan was written says nothing about its concerts.
  const [year] =
    /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text.replaceAll(/\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}/g, '')) ?? []
  return year === undefined ? null : `${year}-01-01`
}

/** Whether a cell holds several days, such as `18.3.2028 und 19.3.2028` or `18./19.3.2028`. */
function holdsSeveral(text: string): boolean {
  const days = text.match(
    /\b\d{4}-\d\d-\d\d|\b\d{1,2}\.\s?(?:\d{1,2}\.\s?(?:\d{4}|\d\d)?)?(?=\s?(?:[/&+,;–-]|und|and|bis|to|$|\s))/gi,
  )
  return (days?.length ?? 0) > 1
}

/** A date with slashes as day before month; null if it can be read in two ways and nobody has said which is meant. */
function withSlashes(text: string, first: SlashDates): string | null {
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)(?!\d)/.exec(text)
  if (!found) return text
  const [whole, one = '', other = '', year = ''] = found
  if (Number(one) <= 12 && Number(other) <= 12 && one !== other && first === null) return null
  const isMonthFirst = Number(other) > 12 || (first === 'month' && Number(one) <= 12)
  return (isMonthFirst ? `${other}/${one}/${year}` : whole) + text.slice(whole.length)
}

/**
 * What a cell of prices says, in cents: one amount, a range or a list, or that nothing is to be paid. `currency` is the one that
 * the cell names, null if it names none.
 */
export type ReadPrices = { from: number; to: number; currency: Currency | null } | 'free'

/**
 * `25`, `25,00 €`, `EUR 1,250.50`, `ab Fr. 12.–`, `25 – 89 €`, `15/25/40 €`, `25 € (erm. 15 €)`, `kostenlos`; null for anything
 * else. A sign that several currencies have is that of the house's `own`.
 */
export function readPrices(cell: string, own: Currency): ReadPrices | null {
  const { currency, rest } = splitCurrency(cell, own)
  if (currency === 'several') return null
  const text = rest
    .trim()
    .replaceAll(/\b(?:erm(?:\.|äßigt)?|normal|vvk|ak|abendkasse|vorverkauf|reduced)(?![\p{L}]):? ?/giu, '')
    .replace(/\s*\(([^()]+)\)$/, ' / $1')
  if (
    /^(?:eintritt )?(?:kostenlos|kostenfrei|frei|gratis|free(?: admission| of charge)?|freier eintritt)(?:[.!]|,? spenden? erbeten)?$/i.test(
      text,
    )
  )
    return 'free'
  const amounts = text
    .split(/\s*(?:\/|;|\||,\s|\s–\s|\s-\s|(?<!,)[–-](?=\s?\d)|\bbis\b|\bto\b)\s*/i)
    .map(readMoney)
  const known = amounts.flatMap((amount) => amount ?? [])
  if (known.length === 0 || known.length < amounts.length) return null
  return { from: Math.min(...known), to: Math.max(...known), currency }
}

/** The text without its currency. */
function splitCurrency(cell: string, own: Currency): { rest: string; currency: Currency | 'several' | null } {
  const { rest, other } = readCurrency(cell, own)
  if (other === null) return { rest, currency: rest === cell ? null : own }
  if (rest !== cell) return { rest, currency: 'several' }
  const foreign = readCurrency(cell, other)
  return { rest: foreign.rest, currency: foreign.other === null ? other : 'several' }
}

/** An amount in cents. */
function readMoney(cell: string): number | null {
  const text = cell.replaceAll(/\b(?:ab|from)\b|\s/gi, '').replace(/[.,][-–—]+$/, '')
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

/** Days since the end of 1899, as spreadsheets count. */
function ofSerial(serial: number): ReadTime & { time: string | null } {
  const iso = new Date(Math.round(serial * 1440) * 60_000 + Date.UTC(1899, 11, 30)).toISOString()
  return { day: iso.slice(0, 10), time: Number.isInteger(serial) ? null : iso.slice(11, 16) }
}
