import { isRecord } from '#json/is-record.ts'
import { languages, type Language } from '#i18n/languages.ts'
import type { Field, Fields, Values } from './field.ts'

/** The place of a text in the values of a record: the name of a field, then what leads to the text inside of it. */
export type TextPath = readonly (string | number)[]
/** A text that visitors read: a plain one, or a rich one as a document. Its language is null if it has none of its own. */
export type VisitorText = { path: TextPath; language: Language | null; value: unknown }

/** The texts of a record that visitors read, in the order of its fields; addresses, codes and notes of staff are left out. */
export function visitorTexts(fields: Fields, values: Values): VisitorText[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isForVisitors(field) ? textsIn(field, values[name], [name]) : [],
  )
}

/** The fields that can hold texts for visitors. */
export function visitorTextFields(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (isForVisitors(field) ? [name] : []))
}

/** The fields of a record's own row in which visitors read sentences in two languages: rich texts, and those of several lines. */
export function proseFields(fields: Fields): string[] {
  return visitorTextFields(fields).filter((name) => {
    const field = fields[name]
    return (
      field?.kind === 'richText' || (field?.kind === 'text' && field.localized && field.lines !== undefined)
    )
  })
}

/** What the place of a text is called, such as “Cast 2 – Note”. */
export function labelOfText(fields: Fields, path: TextPath, language: Language): string {
  const [name, ...rest] = path
  const field = typeof name === 'string' ? fields[name] : undefined
  if (!field) return ''
  const own = field.label[language]
  const [index, ...inner] = rest
  if (typeof index !== 'number') return own
  const numbered = `${own} ${index + 1}`
  const within = field.kind === 'parts' ? labelOfText(field.fields, inner, language) : ''
  return within === '' ? numbered : `${numbered} – ${within}`
}

function isForVisitors(field: Field): boolean {
  if (field.readOnly || field.isInternal) return false
  switch (field.kind) {
    case 'text':
      // Telephone numbers are the only ones of the formats that people read.
      return field.format === undefined || field.format === 'tel'
    case 'lines':
      return field.format === undefined
    case 'parts':
      return Object.values(field.fields).some(isForVisitors)
    case 'texts':
    case 'richText':
    case 'menu':
    case 'formFields':
      return true
    default:
      return false
  }
}

function textsIn(field: Field, value: unknown, path: TextPath): VisitorText[] {
  switch (field.kind) {
    case 'text':
      return field.localized ? inLanguages(value, path) : [{ path, language: null, value }]
    case 'richText':
      return inLanguages(value, path)
    case 'lines':
      return listOf(value).map((line, index) => ({ path: [...path, index], language: null, value: line }))
    case 'texts':
      return listOf(value).flatMap((pair, index) => inLanguages(pair, [...path, index]))
    case 'menu':
      return entriesIn(value, path)
    case 'formFields':
      return listOf(value).flatMap((one, index) => formTexts(one, [...path, index]))
    case 'parts':
      return listOf(value).flatMap((part, index) =>
        isRecord(part)
          ? visitorTexts(field.fields, part).map((text) => ({
              ...text,
              path: [...path, index, ...text.path],
            }))
          : [],
      )
    default:
      return []
  }
}

function inLanguages(value: unknown, path: TextPath): VisitorText[] {
  return isRecord(value)
    ? languages.map((language) => ({ path: [...path, language], language, value: value[language] }))
    : []
}

/** The labels of a menu; its addresses are none. */
function entriesIn(value: unknown, path: TextPath): VisitorText[] {
  return listOf(value).flatMap((entry, index) =>
    isRecord(entry)
      ? [
          ...inLanguages(entry['label'], [...path, index, 'label']),
          ...entriesIn(entry['children'], [...path, index, 'children']),
        ]
      : [],
  )
}

/** The type of a field that visitors do not see. */
const hidden = 12
function formTexts(value: unknown, path: TextPath): VisitorText[] {
  if (!isRecord(value) || value['field_type'] === hidden) return []
  const { choices } = value
  return [
    ...['label', 'default', 'placeholder_text', 'help_text'].flatMap((name) =>
      inLanguages(value[name], [...path, name]),
    ),
    ...inLanguages(choices, [...path, 'choices']).flatMap((all) =>
      listOf(all.value).map((choice, index) => ({ ...all, path: [...all.path, index], value: choice })),
    ),
  ]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
