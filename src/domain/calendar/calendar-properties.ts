/**
 * Properties and components of calendar files (RFC 5545) as jCal (RFC 7265), the input format of `ical.js`, which
 * escapes, folds and joins the lines.
 */
import ICAL from 'ical.js'

export type Property = [name: string, parameters: object, type: string, ...values: (string | number)[]]
export type Component = [name: string, properties: Property[], components: Component[]]

// Octets of a folded line without its leading space, which counts towards the limit of 75.
ICAL.foldLength = 74
// Property names unknown to ical.js, for which it would otherwise write the type of their values.
for (const name of ['name', 'x-wr-calname', 'x-wr-caldesc'])
  ICAL.design.icalendar.property[name] = { defaultType: 'text' }

/** Free text, one or a list. */
export function text(name: string, ...texts: string[]): Property {
  return [name, {}, 'text', ...texts.map(withoutControls)]
}

/** A value that is written unescaped: a keyword of the standard, a duration. */
export function word(name: string, value: string): Property {
  return [name, {}, 'unknown', value]
}

export function number(name: string, value: number): Property {
  return [name, {}, 'integer', value]
}

export function address(name: string, url: string): Property {
  return [name, {}, 'uri', url.replace(/[\r\n]/g, '')]
}

/** An instant in UTC, in whole seconds: every calendar converts it to local time, without a time zone definition. */
export function instant(name: string, at: Date): Property {
  return [name, {}, 'date-time', `${at.toISOString().slice(0, 19)}Z`]
}

/** A whole day (YYYY-MM-DD). */
export function day(name: string, date: string): Property {
  return [name, {}, 'date', date]
}

/** The file; every line, including the last one, ends with CRLF. */
export function writeCalendar(properties: Property[], components: Component[]): string {
  return ICAL.stringify(['vcalendar', properties, components])
}

/** A title must not be able to end its line: of all control characters only line breaks and tabs are kept. */
function withoutControls(value: string): string {
  return value.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
}
