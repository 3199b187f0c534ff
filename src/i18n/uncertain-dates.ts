/**
 * Dates that are not known to the day, as data: a subset of levels 0 and 1 of the Extended Date/Time Format (EDTF, Library
 * of Congress). It has years, months and days (`1921`, `1921-05`, `1921-05-03`), decades and centuries (`192X`, `19XX`), the
 * marks `~` (about), `?` (probably) and `%` (both), and intervals with one open end (`1921/1923`, `../1921-05-03`,
 * `1921-05-03/..`). An interval says that the date lies between its ends; they belong to it.
 */
import { hallDay, isRealDate, longDay, monthNames } from './dates.ts'
import type { Language } from './languages.ts'

/** The longest text that somebody may type for a date. */
export const longestUncertainDate = 60

/** A year, month or day; a decade or century has an unknown last digit or two. */
type Plain = { text: string; first: string; last: string }
type Mark = '' | '~' | '?' | '%'
type Parsed =
  | { kind: 'date'; date: Plain; mark: Mark }
  | { kind: 'between'; from: Plain | null; to: Plain | null }

/** Reads EDTF, or German or English words for a date, and returns it as EDTF; null for anything else. */
export function readUncertainDate(typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, ' ')
  if (text.length > longestUncertainDate) return null
  const parsed = parseEdtf(text) ?? parseWords(text.toLowerCase())
  return parsed && textOf(parsed)
}

/** Whether a text is a date as it is stored. */
export function isUncertainDate(edtf: string): boolean {
  return parseEdtf(edtf) !== null
}

/** The words for a stored date: "um 1921", "before 3 May 1921"; anything else is returned as it is. */
export function uncertainDateText(edtf: string, language: Language): string {
  const parsed = parseEdtf(edtf)
  if (!parsed) return edtf
  const words = wordsOf[language]
  if (parsed.kind === 'date') return words.marks[parsed.mark](plainText(parsed.date.text, language))
  const [from, to] = [parsed.from, parsed.to].map((end) => end && plainText(end.text, language))
  if (from && to) return words.between(from, to)
  const isDay = (parsed.from ?? parsed.to)?.text.length === 10
  return from ? words.after(from, isDay) : words.before(to ?? '', isDay)
}

/** The day of an event in words, or its date as far as it is known. */
export function eventDayText(
  { date_start: start, uncertain_date: date }: { date_start: string; uncertain_date: string | null },
  language: Language,
): string {
  return date === null ? longDay(hallDay(start), language) : uncertainDateText(date, language)
}

/** The first and the last day that a stored date may mean, as YYYY-MM-DD; null for an open end. */
export function boundsOf(edtf: string): { first: string | null; last: string | null } | null {
  const parsed = parseEdtf(edtf)
  if (!parsed) return null
  if (parsed.kind === 'date') return { first: parsed.date.first, last: parsed.date.last }
  return { first: parsed.from?.first ?? null, last: parsed.to?.last ?? null }
}

/** The day by which a stored date is sorted: its first, or its last where the first is unknown. */
export function sortDayOf(edtf: string): string | null {
  const bounds = boundsOf(edtf)
  if (!bounds) return null
  if (bounds.first !== null) return bounds.first
  const parsed = parseEdtf(edtf)
  return parsed?.kind === 'between' ? (parsed.to?.first ?? null) : null
}

/** The year by which a stored date is sorted. */
export function sortYearOf(edtf: string): number | null {
  const day = sortDayOf(edtf)
  return day === null ? null : Number(day.slice(0, 4))
}

/** Whether a stored date is known for certain, as a year, a month or a day: the only ones that schema.org can say. */
export function isCertainDate(edtf: string): boolean {
  const parsed = parseEdtf(edtf)
  return parsed?.kind === 'date' && parsed.mark === '' && !parsed.date.text.includes('X')
}

/** A year as it is stored, and whether it is certain. */
function yearAsDate(year: number, { isUncertain = false }: { isUncertain?: boolean } = {}): string {
  return padded(year, 4) + (isUncertain ? '~' : '')
}

/**
 * What is stored of a date beside its year: the text if it agrees with the year, else the year. Programs that know nothing
 * of uncertain dates write years only.
 */
export function dateBeside(
  edtf: string | null,
  year: number | null,
  marks: { isUncertain?: boolean } = {},
): string | null {
  if (edtf !== null && sortYearOf(edtf) === year) return edtf
  return year === null ? null : yearAsDate(year, marks)
}

function parseEdtf(text: string): Parsed | null {
  const ends = text.split('/')
  if (ends.length === 2) {
    const [from, to] = ends.map((end) => (end === '..' ? null : plainOf(end)))
    if (from === undefined || to === undefined || (from === null && to === null)) return null
    return betweenOf(from, to)
  }
  const [, plain = '', mark = ''] = /^([^~?%]+)([~?%]?)$/.exec(text) ?? []
  const date = plainOf(plain) ?? decadeOf(plain)
  return date && isMark(mark) ? { kind: 'date', date, mark } : null
}

function betweenOf(from: Plain | null | undefined, to: Plain | null | undefined): Parsed | null {
  if (from === undefined || to === undefined) return null
  if (from && to && (from.first >= to.first || from.last > to.last)) return null
  return { kind: 'between', from, to }
}

/** A year, month or day that exists; undefined for anything else. */
function plainOf(text: string): Plain | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? []
  if (year === undefined || Number(year) < 1 || Number(year) > 2199) return undefined
  if (month === undefined) return { text, first: `${year}-01-01`, last: `${year}-12-31` }
  if (!isRealDate(`${year}-${month}-${day ?? '01'}`)) return undefined
  return day === undefined
    ? { text, first: `${text}-01`, last: lastOfMonth(text) }
    : { text, first: text, last: text }
}

function decadeOf(text: string): Plain | undefined {
  const known = /^(\d{3})X$|^(\d\d)XX$/.exec(text)?.[0]
  if (known === undefined) return undefined
  const [first, last] = [known.replaceAll('X', '0'), known.replaceAll('X', '9')]
  if (Number(first) < 100 || Number(last) > 2199) return undefined
  return { text, first: `${first}-01-01`, last: `${last}-12-31` }
}

function textOf(parsed: Parsed): string {
  if (parsed.kind === 'date') return parsed.date.text + parsed.mark
  return `${parsed.from?.text ?? '..'}/${parsed.to?.text ?? '..'}`
}

function isMark(text: string): text is Mark {
  return ['', '~', '?', '%'].includes(text)
}

const about = /^(?:um|ca\.?|circa|etwa|gegen|about|around|c\.)\s*/
const probably = /^(?:vermutlich|wahrscheinlich|wohl|probably|perhaps|possibly)\s+/
const before = /^(?:vor|bis|spätestens|before|until)\s+(?:(?:dem|zum|am|the)\s+)?/
const after = /^(?:nach|ab|seit|frühestens|after|from|since)\s+(?:(?:dem|am|the)\s+)?/
const between = /^(?:zwischen|between)\s+(?:dem\s+)?(.+?)\s+(?:und|and)\s+(?:dem\s+)?(.+)$/

/** Words in lower case. */
function parseWords(text: string): Parsed | null {
  const pair = between.exec(text) ?? /^(\d{3,4})\s*[-–]\s*(\d{3,4})$/.exec(text)
  if (pair) return betweenOf(plainIn(pair[1]), plainIn(pair[2]))
  if (before.test(text)) return betweenOf(null, plainIn(text.replace(before, '')))
  if (after.test(text)) return betweenOf(plainIn(text.replace(after, '')), null)
  const isProbable = probably.test(text) || /\s*\(?\?\)?$/.test(text)
  const certain = text.replace(probably, '').replace(/\s*\(?\?\)?$/, '')
  const isAbout = about.test(certain)
  const said = certain.replace(about, '')
  const date = plainIn(said) ?? roundIn(said)
  if (!date) return null
  return { kind: 'date', date, mark: isProbable ? (isAbout ? '%' : '?') : isAbout ? '~' : '' }
}

/** A year, month or day in words or digits. */
function plainIn(text: string | undefined): Plain | undefined {
  if (text === undefined) return undefined
  const digits = /^(\d{1,2})[./]\s?(\d{1,2})[./]\s?(\d{3,4})$/.exec(text)
  if (digits) return plainOf(`${padded(digits[3], 4)}-${padded(digits[2], 2)}-${padded(digits[1], 2)}`)
  if (/^\d{3,4}$/.test(text)) return plainOf(padded(text, 4))
  const [, dayFirst, name = '', dayLast, year] =
    /^(?:(\d{1,2})\.?\s+)?(\p{L}+)\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?,)?\s+(\d{3,4})$/u.exec(text) ?? []
  const month = monthOf(name)
  if (month === null || year === undefined || (dayFirst && dayLast)) return plainOf(text)
  const day = dayFirst ?? dayLast
  return plainOf([padded(year, 4), padded(month, 2), ...(day ? [padded(day, 2)] : [])].join('-'))
}

/** A decade or a century in words. */
function roundIn(text: string): Plain | undefined {
  const [, decade] = /^(?:die |the )?(\d{2,3})0(?:er(?:[- ]?jahren?)?|['’]?s)$/.exec(text) ?? []
  if (decade !== undefined) return decadeOf(`${padded(decade, 3)}X`)
  const [, century] =
    /^(?:das |the )?(\d{1,2})(?:\.\s?(?:jahrhundert|jh\.?)|(?:st|nd|rd|th) century)$/.exec(text) ?? []
  return century === undefined ? undefined : decadeOf(`${padded(Number(century) - 1, 2)}XX`)
}

/** The number of a month by its name or its first letters. */
function monthOf(name: string): number | null {
  if (name.length < 3) return null
  for (const names of Object.values(monthNames)) {
    const index = names.findIndex((one) => one.toLowerCase().startsWith(name))
    if (index >= 0) return index + 1
  }
  return null
}

function plainText(text: string, language: Language): string {
  if (text.endsWith('XX')) return wordsOf[language].century(Number(text.slice(0, 2)) + 1)
  if (text.endsWith('X')) return wordsOf[language].decade(`${Number(text.slice(0, 3))}0`)
  const [year, month, day] = text.split('-')
  const name = month && monthNames[language][Number(month) - 1]
  // With fewer digits it would not be recognized as a year.
  const shortYear = Number(year) < 100 ? year : String(Number(year))
  const parts = [day && `${Number(day)}${language === 'de' ? '.' : ''}`, name, shortYear]
  return parts.filter(Boolean).join(' ')
}

const wordsOf: Record<
  Language,
  {
    marks: Record<Mark, (date: string) => string>
    before: (date: string, isDay: boolean) => string
    after: (date: string, isDay: boolean) => string
    between: (from: string, to: string) => string
    decade: (year: string) => string
    century: (number: number) => string
  }
> = {
  de: {
    marks: {
      '': (date) => date,
      '~': (date) => `um ${date}`,
      '?': (date) => `vermutlich ${date}`,
      '%': (date) => `vermutlich um ${date}`,
    },
    before: (date, isDay) => (isDay ? `vor dem ${date}` : `vor ${date}`),
    after: (date, isDay) => (isDay ? `nach dem ${date}` : `nach ${date}`),
    between: (from, to) => `zwischen ${from} und ${to}`,
    decade: (year) => `${year}er-Jahre`,
    century: (number) => `${number}. Jahrhundert`,
  },
  en: {
    marks: {
      '': (date) => date,
      '~': (date) => `about ${date}`,
      '?': (date) => `probably ${date}`,
      '%': (date) => `probably about ${date}`,
    },
    before: (date) => `before ${date}`,
    after: (date) => `after ${date}`,
    between: (from, to) => `between ${from} and ${to}`,
    decade: (year) => `${year}s`,
    century: (number) => `${number}${ordinalEnd(number)} century`,
  },
}

function ordinalEnd(number: number): string {
  const ends: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' }
  return number > 10 && number < 20 ? 'th' : (ends[number % 10] ?? 'th')
}

function lastOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${month}-${padded(new Date(Date.UTC(year, number, 0)).getUTCDate(), 2)}`
}

function padded(number: string | number | undefined, digits: number): string {
  return String(number ?? '').padStart(digits, '0')
}
