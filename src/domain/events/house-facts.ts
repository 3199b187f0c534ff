import { hallDay, hallTime, longDay } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { priceText } from '#i18n/prices.ts'
import { isRecord } from '#json/is-record.ts'
import { record } from '#records/event/record.ts'
import type { Field, Values } from '#records/field.ts'

export type HouseFact = { label: string; lines: string[] }

/**
 * What the fields that the house has added say of an event, for its page: those that hold something. Records and pictures
 * that they name are shown by blocks of the house only.
 */
export function houseFactsOf(
  { house = {}, currency }: { house?: Values; currency: string },
  language: Language,
): HouseFact[] {
  return Object.entries(house).flatMap(([name, value]) => {
    const field: Field | undefined = Object.entries<Field>(record.fields).find(([one]) => one === name)?.[1]
    const lines = field ? linesOf(field, value, { language, currency }).filter(Boolean) : []
    return field && lines.length > 0 ? [{ label: field.label[language], lines }] : []
  })
}

const yes = { de: 'ja', en: 'yes' }

function linesOf(field: Field, value: unknown, how: { language: Language; currency: string }): string[] {
  const { language, currency } = how
  switch (field.kind) {
    case 'text':
    case 'richText':
      return [textIn(value, language)]
    case 'texts':
    case 'lines':
      return listOf(value).map((one) => textIn(one, language))
    case 'choice':
    case 'choices':
      return [value]
        .flat()
        .flatMap((one) => field.options.find((option) => option.value === one)?.label[language] ?? [])
    case 'number':
      return typeof value === 'number'
        ? [[value.toLocaleString(language), field.unit?.[language]].filter(Boolean).join(' ')]
        : []
    case 'share':
      return typeof value === 'number' ? [value.toLocaleString(language, { style: 'percent' })] : []
    case 'money':
      return typeof value === 'number' ? [priceText(value / 100, currency, language)] : []
    case 'flag':
      return value === true ? [yes[language]] : []
    case 'day':
      return typeof value === 'string' ? [longDay(value, language)] : []
    case 'instant':
      return typeof value === 'string'
        ? [`${longDay(hallDay(value), language)}, ${hallTime(value, language)}`]
        : []
    default:
      return []
  }
}

/** A text in the language, or in the other one if it has none in this. */
function textIn(value: unknown, language: Language): string {
  if (!isRecord(value)) return typeof value === 'string' ? value : ''
  const [text, german] = [value[language], value['de']].map((one) =>
    typeof one === 'string' ? one : plainTextOf(one),
  )
  return (text || german) ?? ''
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
