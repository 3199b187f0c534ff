/** The fields that a house defines: their kinds, and what is read of the values that are stored for them. */
import { isRecord } from '#json/is-record.ts'
import { languages } from '#i18n/languages.ts'
import { emptyValue, isNeverNull, type Field, type Fields, type Values } from './field.ts'

/**
 * The kinds of fields of a house: those whose values are in the record's own row. Left out are slugs and what else has an
 * address or a table of its own (parts, menus, fields of forms), facts, and what only importers write.
 */
const houseKinds = [
  'text',
  'texts',
  'lines',
  'number',
  'share',
  'money',
  'flag',
  'choice',
  'choices',
  'day',
  'instant',
  'richText',
  'picture',
  'reference',
  'references',
  'position',
] as const
type OfHouse = Extract<Field, { kind: (typeof houseKinds)[number] }>
/** A field of a kind of record of a house. */
export type HouseField = OfHouse & { readOnly?: never; isSpecial?: never; isOfHouse?: never }
export type HouseFields = { readonly [name: string]: HouseField }

/** What calls answer of a record besides its fields, and are asked besides them. */
const reserved =
  'id titles uses pages may version former seen later query ordering ids page page_size format'.split(' ')

/** The fields with the mark that their values are in the column of the house. Throws for a name or kind that can't be stored. */
export function markedFields<const Own extends Fields>(owner: string, fields: Own): Own
export function markedFields(owner: string, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
        throw new Error(`${owner}: a field is named in lower case with underscores, and not "${name}".`)
      if (reserved.includes(name)) throw new Error(`${owner}: a field can't be named "${name}".`)
      if (!houseKinds.some((kind) => kind === field.kind))
        throw new Error(
          `${owner}: "${name}" has the kind "${field.kind}"; fields of a house are of the kinds ${houseKinds.join(', ')}.`,
        )
      if (languages.some((language) => !field.label?.[language]))
        throw new Error(`${owner}: the field "${name}" has no label in both languages.`)
      return [name, { ...field, isOfHouse: true }]
    }),
  )
}

/** The value of a field in what is stored for a house; its empty one if none is stored, or one of another kind of field. */
export function houseValue(name: string, field: Field, stored: unknown): unknown {
  const value = isRecord(stored) ? stored[name] : undefined
  return fits(field, value) ? value : emptyValue(field)
}

/** What is stored for a house under names that it no longer defines, or of another kind of field. */
export function formerValues(fields: Fields, stored: unknown): Values {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => {
      const field = fields[name]
      return value !== null && !(field?.isOfHouse && fits(field, value))
    }),
  )
}

/** The values that visitors may have, of fields that are not internal. */
export function publicHouseValues(fields: Fields, stored: unknown): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.isOfHouse && !field.isInternal ? [[name, houseValue(name, field, stored)]] : [],
    ),
  )
}

function fits(field: Field, value: unknown): boolean {
  if (value === null) return !isNeverNull(field)
  switch (field.kind) {
    case 'text':
      return field.localized ? isLocalizedText(value) : typeof value === 'string'
    case 'choice':
    case 'day':
    case 'instant':
      return typeof value === 'string'
    case 'number':
    case 'share':
    case 'money':
    case 'picture':
    case 'reference':
    case 'position':
      return typeof value === 'number'
    case 'flag':
      return typeof value === 'boolean'
    case 'choices':
    case 'lines':
      return Array.isArray(value) && value.every((one) => typeof one === 'string')
    case 'references':
      return Array.isArray(value) && value.every((one) => typeof one === 'number')
    case 'texts':
      return Array.isArray(value) && value.every(isLocalizedText)
    case 'richText':
      return (
        isRecord(value) &&
        languages.every((language) => isRecord(value[language]) || value[language] === null)
      )
    default:
      return false
  }
}

function isLocalizedText(value: unknown): boolean {
  return isRecord(value) && languages.every((language) => typeof value[language] === 'string')
}
