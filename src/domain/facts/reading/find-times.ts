import { currencyCodes } from '#i18n/currencies.ts'
import type { Language } from '#i18n/languages.ts'
import type { Mention } from './mention.ts'

/**
 * A time of day. `isHalfDay`: half seven in the morning or in the evening. `isClear`: a time and nothing else, while
 * "19.30" alone may be a number. `write` says another time the same way.
 */
export type TimeMention = Mention & {
  minutes: number
  isHalfDay: boolean
  isClear: boolean
  write: (minutes: number) => string
}

const hoursInWords = {
  de: ['zwölf', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf'],
  en: ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
} as const
const wordOf = (hour: number, language: Language): string => hoursInWords[language][hour % 12] ?? ''
const words = { de: hoursInWords.de.join('|'), en: hoursInWords.en.join('|') }
const hourOf = (word: string, language: Language): number =>
  hoursInWords[language].findIndex((one) => one === word.toLowerCase()) || 12
const two = (minute: number): string => String(minute).padStart(2, '0')

/** Signs and codes; of words only `Euro`, because "Fr" is a day. */
const money = `€|[$£]|Kč|zł|Euro|${currencyCodes.join('|')}`
const clock = new RegExp(
  `(?<![\\d.,:/])(\\d{1,2})(?:([.:])([0-5]\\d))?([\\s\\u00a0]?Uhr)(?!\\p{L})(?:\\s([0-5]\\d)(?![\\d.:,]*\\d|\\s?(?:Uhr|${money}|Minuten)|\\.\\s?(?:Jan|Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)))?`,
  'gu',
)
const bare = new RegExp(
  `(?<![\\d.,:/€$£]|(?:${currencyCodes.join('|')})[\\s\\u00a0]?)([01]?\\d|2[0-3])([.:])([0-5]\\d)(?![\\d:]|[.,/]\\d|[\\s\\u00a0]?(?:Uhr|${money}|%|am(?!\\p{L})|pm|[ap]\\.m))`,
  'giu',
)
const halfDay = /(?<![\d.,:/])(\d{1,2})(?:([.:])([0-5]\d))?([\s\u00a0]?)(am|pm|a\.m\.|p\.m\.)(?!\p{L})/giu
const germanWords = new RegExp(
  `(?<!\\p{L})(?:(halb|Viertel nach|Viertel vor|dreiviertel) (${words.de})|(?<=(?:um|ab|gegen) )(${words.de})(?! \\p{Lu})|(${words.de}|ein) Uhr)(?!\\p{L})`,
  'giu',
)
const englishWords = new RegExp(
  `(?<!\\p{L})(?:(half past|quarter past|quarter to) (${words.en})|(?<=at )(${words.en})(?=[.,;!?]|$| (?:in|on|o’clock|o'clock|and))|(${words.en}) o[’']clock)(?!\\p{L})`,
  'giu',
)

/** The times of day that a text names. */
export function findTimes(text: string, language: Language): TimeMention[] {
  const found = language === 'de' ? [...inGerman(text)] : [...inEnglish(text)]
  const free = [...inDigits(text, language)].filter(
    ({ start, end }) => !found.some((one) => one.start < end && start < one.end),
  )
  return [...found, ...free].toSorted((one, other) => one.start - other.start)
}

/** Whether a mention means a time. */
export function saysTime({ minutes, isHalfDay }: TimeMention, time: number): boolean {
  return minutes === time || (isHalfDay && minutes % 720 === time % 720)
}

function* inGerman(text: string): Generator<TimeMention> {
  for (const match of text.matchAll(clock)) {
    const [whole, hour = '', separator, minute, unit = ' Uhr', after] = match
    if (Number(hour) > 24) continue
    yield {
      start: match.index,
      end: match.index + whole.length,
      minutes: (Number(hour) % 24) * 60 + Number(minute ?? after ?? 0),
      isHalfDay: false,
      isClear: true,
      write: (time) => {
        const [h, m] = [hourLike(hour, time), time % 60]
        if (separator !== undefined) return `${h}${separator}${two(m)}${unit}`
        if (after !== undefined) return m === 0 ? `${h}${unit}` : `${h}${unit} ${two(m)}`
        return m === 0 ? `${h}${unit}` : `${h}.${two(m)}${unit}`
      },
    }
  }
  for (const match of text.matchAll(germanWords)) {
    const [whole, part, ofPart, alone, beforeUnit] = match
    const hour = hourOf(ofPart ?? alone ?? (beforeUnit === 'ein' ? 'eins' : (beforeUnit ?? '')), 'de') % 12
    const shift = { halb: -30, 'viertel nach': 15, 'viertel vor': -15, dreiviertel: -15 }[
      part?.toLowerCase() ?? ''
    ]
    yield {
      start: match.index,
      end: match.index + whole.length,
      minutes: (hour * 60 + (shift ?? 0) + 720) % 720,
      isHalfDay: true,
      isClear: true,
      write: (time) => inGermanWords(time, alone === undefined),
    }
  }
}

function inGermanWords(time: number, hasUnit: boolean): string {
  const [hour, minute] = [Math.floor(time / 60), time % 60]
  if (minute === 30) return `halb ${wordOf(hour + 1, 'de')}`
  if (minute === 15) return `Viertel nach ${wordOf(hour, 'de')}`
  if (minute === 45) return `Viertel vor ${wordOf(hour + 1, 'de')}`
  if (minute !== 0) return `${hour}.${two(minute)} Uhr`
  return hasUnit ? `${hour % 12 === 1 ? 'ein' : wordOf(hour, 'de')} Uhr` : wordOf(hour, 'de')
}

function* inEnglish(text: string): Generator<TimeMention> {
  for (const match of text.matchAll(halfDay)) {
    const [whole, hour = '', separator, minute, space = '', half = ''] = match
    if (Number(hour) > 12 || Number(hour) === 0) continue
    const isEvening = half.toLowerCase().startsWith('p')
    yield {
      start: match.index,
      end: match.index + whole.length,
      minutes: ((Number(hour) % 12) + (isEvening ? 12 : 0)) * 60 + Number(minute ?? 0),
      isHalfDay: false,
      isClear: true,
      write: (time) => {
        const digits = `${Math.floor(time / 60) % 12 || 12}`
        const minutes =
          separator === undefined && time % 60 === 0 ? '' : `${separator ?? '.'}${two(time % 60)}`
        const first = time < 720 ? 'a' : 'p'
        const letter = half.startsWith(half.charAt(0).toUpperCase()) ? first.toUpperCase() : first
        return `${digits}${minutes}${space}${letter}${half.slice(1)}`
      },
    }
  }
  for (const match of text.matchAll(englishWords)) {
    const [whole, part, ofPart, alone, beforeUnit] = match
    const hour = hourOf(ofPart ?? alone ?? beforeUnit ?? '', 'en') % 12
    const shift = { 'half past': 30, 'quarter past': 15, 'quarter to': -15 }[part?.toLowerCase() ?? '']
    yield {
      start: match.index,
      end: match.index + whole.length,
      minutes: (hour * 60 + (shift ?? 0) + 720) % 720,
      isHalfDay: true,
      isClear: true,
      write: (time) => inEnglishWords(time, alone === undefined),
    }
  }
}

function inEnglishWords(time: number, hasUnit: boolean): string {
  const [hour, minute] = [Math.floor(time / 60), time % 60]
  if (minute === 30) return `half past ${wordOf(hour, 'en')}`
  if (minute === 15) return `quarter past ${wordOf(hour, 'en')}`
  if (minute === 45) return `quarter to ${wordOf(hour + 1, 'en')}`
  if (minute !== 0) return `${hour % 12 || 12}.${two(minute)} ${hour < 12 ? 'am' : 'pm'}`
  return hasUnit ? `${wordOf(hour, 'en')} o’clock` : wordOf(hour, 'en')
}

/** "19.30" without a unit; "12.03." is a day unless a word says that it is a time. */
function* inDigits(text: string, language: Language): Generator<TimeMention> {
  for (const match of text.matchAll(bare)) {
    const [whole, hour = '', separator = '.', minute = ''] = match
    const end = match.index + whole.length
    const isTold = /(?:^|[^\p{L}])(?:um|ab|at|from|Beginn|Begin|begins|starts)[:\s]\s*$/iu.test(
      text.slice(0, match.index),
    )
    if (!isTold && text[end] === '.' && Number(minute) <= 12 && separator === '.') continue
    const isHalfDay = language === 'en' && Number(hour) <= 12
    yield {
      start: match.index,
      end,
      minutes: (Number(hour) % 24) * 60 + Number(minute),
      isHalfDay,
      isClear: isTold || separator === ':',
      write: (time) =>
        `${isHalfDay ? Math.floor(time / 60) % 12 || 12 : hourLike(hour, time)}${separator}${two(time % 60)}`,
    }
  }
}

/** With a leading zero where the old hour has one, or would have needed it. */
function hourLike(old: string, time: number): string {
  const hour = Math.floor(time / 60)
  return old.startsWith('0') ? two(hour) : String(hour)
}
