import type { Language } from '#i18n/languages.ts'
import { weekdayName } from '#i18n/dates.ts'
import type { Mention } from './mention.ts'

/** A day without, or with, a year. `write` says another day the same way; null where that is not safe. */
export type DateMention = Mention & {
  year: number | null
  month: number
  day: number
  hasWeekday: boolean
  write: (day: string) => string | null
}

const months = {
  de: ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'],
  en: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
}
const fullMonths = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}
const monthPattern = {
  de: 'Januar|Jänner|Jan\\.|Februar|Feb\\.|März|Mär\\.|Mrz\\.|April|Apr\\.|Mai|Juni|Jun\\.|Juli|Jul\\.|August|Aug\\.|September|Sept\\.|Sep\\.|Oktober|Okt\\.|November|Nov\\.|Dezember|Dez\\.',
  en: 'January|Jan\\.?|February|Feb\\.?|March|Mar\\.?|April|Apr\\.?|May|June|Jun\\.?|July|Jul\\.?|August|Aug\\.?|September|Sept\\.?|Sep\\.?|October|Oct\\.?|November|Nov\\.?|December|Dec\\.?',
}
const weekdayPattern = {
  de: '(Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag|Mo|Di|Mi|Do|Fr|Sa|So)(\\.?,?[\\s\\u00a0]+(?:den[\\s\\u00a0]+|dem[\\s\\u00a0]+)?)',
  en: '(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun)(\\.?,?[\\s\\u00a0]+(?:the[\\s\\u00a0]+)?)',
}
const space = '[\\s\\u00a0]'
const inWords = {
  de: new RegExp(
    `(?<![\\p{L}\\d])(?:${weekdayPattern.de})?(?<!\\d|\\d[.,])([0-3]?\\d)\\.${space}?(${monthPattern.de})(?!\\p{L})(?:${space}(\\d{4})(?!\\d))?`,
    'gu',
  ),
  en: new RegExp(
    `(?<![\\p{L}\\d])(?:${weekdayPattern.en})?(?<!\\d|\\d[.,])([0-3]?\\d)(st|nd|rd|th)?(${space}of)?${space}(${monthPattern.en})(?!\\p{L})(?:,?${space}(\\d{4})(?!\\d))?`,
    'gu',
  ),
}
const monthFirst = new RegExp(
  `(?<![\\p{L}\\d])(?:${weekdayPattern.en})?(${monthPattern.en})${space}([0-3]?\\d)(st|nd|rd|th)?(?![\\d\\p{L}]|[.:]\\d)(?:,${space}(\\d{4})(?!\\d))?`,
  'gu',
)
const inDigits = {
  de: new RegExp(
    `(?<![\\p{L}\\d])(?:${weekdayPattern.de})?(?<![\\d.,:/])([0-3]?\\d)\\.${space}?([01]?\\d)\\.(?:${space}?(\\d{4}|\\d\\d)(?![\\d.:]))?(?!\\d)`,
    'gu',
  ),
  en: new RegExp(
    `(?<![\\p{L}\\d])(?:${weekdayPattern.en})?(?<![\\d.,:/])([0-3]?\\d)/([01]?\\d)(?:/(\\d{4}|\\d\\d))?(?![\\d/])`,
    'gu',
  ),
}
/** The first days of "12. und 13. März", "12./13. März". */
const compound = new RegExp(
  `(?<!\\d|\\d[.,:])([0-3]?\\d)\\.(?=(?:${space}?(?:,|/|und|bis|–|-)${space}?[0-3]?\\d\\.)+${space}?(${monthPattern.de})(?!\\p{L}))`,
  'gu',
)

/** The days that a text names. */
export function findDates(text: string, language: Language): DateMention[] {
  const found: DateMention[] = []
  const add = (mention: DateMention) => {
    if (mention.day < 1 || mention.day > 31 || mention.month < 1 || mention.month > 12) return
    if (!found.some(({ start, end }) => start < mention.end && mention.start < end)) found.push(mention)
  }
  if (language === 'de') {
    for (const match of text.matchAll(inWords.de)) {
      const [whole, weekday, gap = '', day = '', month = '', year] = match
      add({
        ...placeOf(match),
        ...valueOf({ day, month: monthOf(month, 'de'), year }),
        hasWeekday: weekday !== undefined,
        write: (to) =>
          `${weekdayLike(weekday, gap, to, 'de')}${Number(to.slice(8))}.${/\d\.\p{L}/u.test(whole) ? '' : ' '}${monthLike(month, to, 'de')}${year === undefined ? '' : ` ${to.slice(0, 4)}`}`,
      })
    }
    for (const match of text.matchAll(compound)) {
      const [, day = '', month = ''] = match
      const value = valueOf({ day, month: monthOf(month, 'de'), year: undefined })
      add({
        ...placeOf(match),
        ...value,
        hasWeekday: false,
        write: (to) => (Number(to.slice(5, 7)) === value.month ? `${Number(to.slice(8))}.` : null),
      })
    }
  } else {
    for (const match of text.matchAll(inWords.en)) {
      const [, weekday, gap = '', day = '', ordinal, of = '', month = '', year] = match
      add({
        ...placeOf(match),
        ...valueOf({ day, month: monthOf(month, 'en'), year }),
        hasWeekday: weekday !== undefined,
        write: (to) =>
          `${weekdayLike(weekday, gap, to, 'en')}${dayLike(to, ordinal)}${of} ${monthLike(month, to, 'en')}${year === undefined ? '' : ` ${to.slice(0, 4)}`}`,
      })
    }
    for (const match of text.matchAll(monthFirst)) {
      const [, weekday, gap = '', month = '', day = '', ordinal, year] = match
      add({
        ...placeOf(match),
        ...valueOf({ day, month: monthOf(month, 'en'), year }),
        hasWeekday: weekday !== undefined,
        write: (to) =>
          `${weekdayLike(weekday, gap, to, 'en')}${monthLike(month, to, 'en')} ${dayLike(to, ordinal)}${year === undefined ? '' : `, ${to.slice(0, 4)}`}`,
      })
    }
  }
  for (const match of text.matchAll(inDigits[language])) {
    const [whole, weekday, gap = '', day = '', month = '', year] = match
    const separator = language === 'de' ? '.' : '/'
    const hasZero = day.startsWith('0') || month.startsWith('0')
    const padded = (digits: string) => (hasZero ? digits : String(Number(digits)))
    add({
      ...placeOf(match),
      ...valueOf({ day, month: Number(month), year }),
      hasWeekday: weekday !== undefined,
      write: (to) =>
        [
          weekdayLike(weekday, gap, to, language),
          padded(to.slice(8)),
          separator,
          /\d\.\s\d/u.test(whole) ? ' ' : '',
          padded(to.slice(5, 7)),
          language === 'de' || year !== undefined ? separator : '',
          year === undefined ? '' : year.length === 2 ? to.slice(2, 4) : to.slice(0, 4),
        ].join(''),
    })
  }
  return found.toSorted((one, other) => one.start - other.start)
}

/** Whether a mention means a day; a day without a year may be of any. */
export function saysDay({ year, month, day }: DateMention, wanted: string): boolean {
  return (
    month === Number(wanted.slice(5, 7)) &&
    day === Number(wanted.slice(8)) &&
    (year === null || year === Number(wanted.slice(0, 4)))
  )
}

function placeOf({ 0: whole, index }: RegExpExecArray): Mention {
  return { start: index, end: index + whole.length }
}

function valueOf({ day, month, year }: { day: string; month: number; year: string | undefined }) {
  const years = year === undefined ? null : Number(year) < 100 ? 2000 + Number(year) : Number(year)
  return { day: Number(day), month, year: years }
}

function monthOf(name: string, language: Language): number {
  const start = name.toLowerCase().slice(0, 3).replace('mrz', 'mär').replace('jän', 'jan')
  return months[language].indexOf(start) + 1
}

function monthLike(old: string, day: string, language: Language): string {
  const name = fullMonths[language][Number(day.slice(5, 7)) - 1] ?? ''
  const isShort = old.length <= 5 && !fullMonths[language].includes(old)
  return isShort && name.length > 4 ? `${name.slice(0, 3)}${old.endsWith('.') ? '.' : ''}` : name
}

function weekdayLike(old: string | undefined, gap: string, day: string, language: Language): string {
  if (old === undefined) return ''
  return `${weekdayName(day, language, old.length <= 3 ? 'short' : 'long')}${gap}`
}

function dayLike(day: string, ordinal: string | undefined): string {
  const number = Number(day.slice(8))
  if (ordinal === undefined) return String(number)
  const isTeen = number > 10 && number < 14
  return `${number}${isTeen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th')}`
}
