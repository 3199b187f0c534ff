/** The usual German and English spellings of what the cells of a planning file say; null is for none of them. */
import { readTypedTime } from '#i18n/typed-times.ts'

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
  const read = readTypedTime(text, null)
  return typeof read === 'string' || (read.day !== null && read.day < '1900-01-01')
    ? null
    : { day: read.day, time: read.time }
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

/** Days since the end of 1899, as spreadsheets count. */
function ofSerial(serial: number): ReadTime & { time: string | null } {
  const iso = new Date(Math.round(serial * 1440) * 60_000 + Date.UTC(1899, 11, 30)).toISOString()
  return { day: iso.slice(0, 10), time: Number.isInteger(serial) ? null : iso.slice(11, 16) }
}
