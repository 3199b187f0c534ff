import { isRecord, recordsIn } from '#json/is-record.ts'
import type { HouseFormats } from '#i18n/house-formats.ts'
import { languages, type Language } from '#i18n/languages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { optionLabel, type Field, type Values } from '#records/field.ts'
import type { Cell } from '../tables/index.server.ts'
import { castLines, programmeLines } from './event-lines.ts'
import type { Names } from './find-names.server.ts'

type Column = { header: string; cellOf: (record: Values, names: Names) => Cell }
type Line = (record: Values, names: Names, language: Language) => string

const yesOrNo = { de: ['ja', 'nein'], en: ['yes', 'no'] } as const

/** The columns of a table of records: texts in a column for each language, lists as lines of a cell. */
export function columnsOfExport(
  definition: RecordDefinition,
  language: Language,
  formats: HouseFormats,
): Column[] {
  const id: Column = { header: 'ID', cellOf: (record) => ({ kind: 'number', text: String(record['id']) }) }
  return [
    id,
    ...Object.entries(definition.fields).flatMap(([name, field]) =>
      columnsOf(definition.kind, name, field, { language, formats }),
    ),
  ]
}

type Words = { language: Language; formats: HouseFormats }

function columnsOf(kind: string, name: string, field: Field, words: Words): Column[] {
  const { language } = words
  const label = field.label[language]
  const inBoth = linesInBoth(kind, name, field)
  if (inBoth)
    return languages.map((one) => ({
      header: `${label} (${one})`,
      cellOf: (record, names) => said(inBoth(record, names, one)),
    }))
  if (field.kind === 'menu') return []
  return [{ header: label, cellOf: (record, names) => cellOf(field, record[name], names, words) }]
}

/** What is in both languages: texts, and the programme and cast of events, in the form that planning files have. */
function linesInBoth(kind: string, name: string, field: Field): Line | null {
  if (kind === 'event' && name === 'programme')
    return (record, names, language) => programmeLines(record, names, language).join('\n')
  if (kind === 'event' && name === 'cast')
    return (record, names, language) => castLines(record, names, language).join('\n')
  if ((field.kind === 'text' && field.localized) || field.kind === 'slug')
    return (record, _names, language) => textIn(record[name], language)
  if (field.kind === 'texts')
    return (record, _names, language) =>
      listOf(record[name])
        .map((one) => textIn(one, language))
        .join('\n')
  if (field.kind === 'richText')
    return (record, _names, language) => {
      const value = record[name]
      return isRecord(value) ? plainTextOf(value[language]) : ''
    }
  return null
}

function cellOf(field: Field, value: unknown, names: Names, words: Words): Cell {
  if (value === null || value === undefined) return said('')
  if (field.kind === 'instant' && typeof value === 'string') return { kind: 'time', at: new Date(value) }
  if (field.kind === 'money' && typeof value === 'number')
    return { kind: 'number', text: (value / 100).toFixed(2) }
  if (
    typeof value === 'number' &&
    (field.kind === 'number' || field.kind === 'share' || field.kind === 'position')
  )
    return { kind: 'number', text: String(value) }
  return said(textOf(field, value, names, words))
}

function textOf(field: Field, value: unknown, names: Names, words: Words): string {
  const { language, formats } = words
  if (value === null || value === undefined) return ''
  switch (field.kind) {
    case 'flag':
      return yesOrNo[language][value === true ? 0 : 1]
    case 'choice': {
      const chosen = field.options.find((option) => option.value === value)
      return chosen ? optionLabel(chosen, formats)[language] : plain(value)
    }
    case 'choices':
      return listOf(value)
        .map((one) => textOf({ ...field, kind: 'choice', initially: undefined }, one, names, words))
        .join(', ')
    case 'reference':
      return names[language][`${field.to}:${plain(value)}`] ?? ''
    case 'picture':
      return names[language][`media:${plain(value)}`] ?? ''
    case 'references':
      return listOf(value)
        .map((id) => names[language][`${field.to}:${plain(id)}`] ?? '')
        .join(', ')
    case 'lines':
    case 'taken':
      return listOf(value).map(plain).join(', ')
    case 'facts':
      return isRecord(value)
        ? field.facts
            .flatMap(({ name, label }) =>
              value[name] === undefined ? [] : [`${label[language]}: ${factText(value[name], language)}`],
            )
            .join('\n')
        : ''
    case 'parts':
      return recordsIn(value)
        .map((part) =>
          Object.entries(field.fields)
            .map(([name, inner]) => textOf(inner, part[name], names, words))
            .filter(Boolean)
            .join(', '),
        )
        .join('\n')
    case 'money':
      return typeof value === 'number' ? (value / 100).toFixed(2) : ''
    case 'instant':
      return plain(value).slice(0, 16).replace('T', ' ')
    case 'text':
      return field.localized ? textIn(value, language) : plain(value)
    case 'texts':
    case 'slug':
      return textIn(value, language)
    default:
      return plain(value)
  }
}

function factText(value: unknown, language: Language): string {
  return typeof value === 'boolean' ? yesOrNo[language][value ? 0 : 1] : plain(value)
}

function textIn(value: unknown, language: Language): string {
  return isRecord(value) && typeof value[language] === 'string' ? value[language] : ''
}

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function said(text: string): Cell {
  return { kind: 'text', text }
}
