import { defaultCurrency } from '#i18n/currencies.ts'
import { hallDay, hallTime, longDay, weekdayName } from '#i18n/dates.ts'
import type { HouseFormats } from '#i18n/house-formats.ts'
import { languages, type Language } from '#i18n/languages.ts'
import { priceRange } from '#i18n/prices.ts'
import { uncertainDateText } from '#i18n/uncertain-dates.ts'
import { valuesOf } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { record as definition } from '#records/event/record.ts'
import { castLines, castOfItems, programmeLines } from './event-lines.ts'
import type { Names } from './find-names.server.ts'

/** The names of the paragraph styles, which the designer's template has; the English ones end with EN. */
const styles = ['Datum', 'Ort', 'Titel', 'Untertitel', 'Programm', 'Besetzung', 'Preis'] as const
type Style = (typeof styles)[number]

/**
 * Events as tagged text of Adobe InDesign: UTF-16 with `<UNICODE-WIN>`, a paragraph with its style in each line, in both
 * languages.
 */
export async function* taggedText(
  batches: AsyncIterable<{ records: readonly Values[]; names: Names }>,
  formats: HouseFormats,
): AsyncGenerator<Uint8Array> {
  const all = languages.flatMap((language) => styles.map((style) => styleName(style, language)))
  const head = all.map((name) => `<DefineParaStyle:${name}=<Nextstyle:${name}>>`)
  yield encode(`\u{feff}<UNICODE-WIN>\r\n<Version:5><FeatureSet:InDesign-Roman>${head.join('')}\r\n`)
  for await (const { records, names } of batches)
    yield encode(
      records
        .flatMap((record) => languages.flatMap((language) => paragraphsOf(record, names, language, formats)))
        .join(''),
    )
}

function paragraphsOf(event: Values, names: Names, language: Language, formats: HouseFormats): string[] {
  const { room, title, subtitle } = valuesOf(definition, event)
  const lines: [Style, string[]][] = [
    ['Datum', [dateOf(event, language)]],
    ['Ort', [names[language][`room:${room}`] ?? '']],
    ['Titel', [title?.[language] ?? '']],
    ['Untertitel', [subtitle?.[language] ?? '']],
    ['Programm', programmeLines(event, names, language, formats)],
    ['Besetzung', [...castLines(event, names, language, true), ...castOfItems(event, names, language)]],
    ['Preis', [priceOf(event, language)]],
  ]
  return lines.flatMap(([style, all]) =>
    all
      .filter((line) => line !== '')
      .map((line) => `<ParaStyle:${styleName(style, language)}>${escape(line)}\r\n`),
  )
}

function styleName(style: Style, language: Language): string {
  return language === 'de' ? style : `${style} ${language.toUpperCase()}`
}

function dateOf(event: Values, language: Language): string {
  const { date_start: start, is_time_known: isKnown, uncertain_date: uncertain } = valuesOf(definition, event)
  if (uncertain) return uncertainDateText(uncertain, language)
  if (start === undefined) return ''
  const day = hallDay(start)
  const long = `${weekdayName(day, language)}, ${longDay(day, language)}`
  return isKnown === false
    ? long
    : `${long}, ${hallTime(new Date(start), language)}${language === 'de' ? ' Uhr' : ''}`
}

function priceOf(event: Values, language: Language): string {
  const {
    price_min: min = null,
    price_max: max = null,
    currency = defaultCurrency,
  } = valuesOf(definition, event)
  const units = (cents: number | null) => (cents === null ? null : cents / 100)
  return priceRange({ price_min: units(min), price_max: units(max), currency }, language) ?? ''
}

/** The characters that begin and end tags are escaped; a line break within a paragraph is a tag. */
function escape(text: string): string {
  return text
    .replaceAll(/[\\<>]/g, (one) => `\\${one}`)
    .replaceAll(/\r\n|\r|\n/g, '<0x000A>')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
}

function encode(text: string): Uint8Array {
  return Buffer.from(text, 'utf16le')
}
