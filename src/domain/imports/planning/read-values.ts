/** The usual German and English spellings of what the cells of a planning file say. */
import { readTypedTime } from '#i18n/typed-times.ts'

export type ReadTime = { day: string | null; time: string | null }
/** Why a cell is no day and no time; `several`: it holds more than one, `ambiguous_date`: 5/6/2028 could be either. */
export type NoTime = 'date' | 'no_such_day' | 'time' | 'several' | 'ambiguous_date'
/** Which comes first in `5/6/2028`; null where nobody has said it. */
export type SlashDates = 'day' | 'month' | null

/**
 * A day (YYYY-MM-DD), a time (HH:MM) or both of a cell. A date with slashes that can be read in two ways is refused until
 * somebody has said what comes first; one that can only be read in one way is read so.
 */
export function readDateTime(cell: string, slashes: SlashDates = null): ReadTime | NoTime {
  const text = cell.trim().replaceAll(/\s+/g, ' ')
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
  if (read === 'no_such_time') return 'time'
  if (typeof read === 'string' || (read.day !== null && read.day < '1800-01-01')) return 'date'
  return { day: read.day, time: read.time }
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

/** What a cell of prices says, in cents: one amount, a range or a list, or that nothing is to be paid. */
export type ReadPrices = { from: number; to: number } | 'free'

/** `25`, `25,00 €`, `EUR 1,250.50`, `ab 12,-`, `25 – 89 €`, `15/25/40 €`, `kostenlos`; null for anything else. */
export function readPrices(cell: string): ReadPrices | null {
  const text = cell.trim()
  if (
    /^(?:eintritt )?(?:kostenlos|kostenfrei|frei|gratis|free(?: admission| of charge)?|freier eintritt)\.?$/i.test(
      text,
    )
  )
    return 'free'
  const amounts = text.split(/\s*(?:\/|;|\||\s–\s|\s-\s|–(?=\s?\d)|\bbis\b|\bto\b)\s*/i).map(readMoney)
  const known = amounts.flatMap((amount) => amount ?? [])
  if (known.length === 0 || known.length < amounts.length) return null
  return { from: Math.min(...known), to: Math.max(...known) }
}

/** An amount in cents. */
function readMoney(cell: string): number | null {
  const text = cell.replaceAll(/€|eur(?:o)?|\b(?:ab|from)\b|\s/gi, '').replace(/[.,][-–]+$/, '')
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
