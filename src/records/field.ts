/** The kinds of fields of records, and the types of their values. */
import type { HouseFormats } from '#i18n/house-formats.ts'
import type { Localized } from '#i18n/languages.ts'

type Common = {
  label: Localized
  hint?: Localized
  /** An empty value is refused; without it, an empty value is null. A localized text needs German only. */
  required?: true
  /** Shown under "further details", always or depending on the other values of its part. */
  isRare?: true | ((values: Values) => boolean)
  /** Whether it currently applies, by the other values of the record or part; without this function it always does. */
  isWanted?: (values: Values) => boolean
  /** Shown, but changed by commands and importers only; `computed`: of the row or by the database, without a column. */
  readOnly?: true | 'computed'
  /** Not for visitors, such as a key, a code or a note of staff: searching and replacing texts leaves it out. */
  isInternal?: true
  /** Shown by a special part of the kind's form or list only. */
  isSpecial?: true
  /** A field of the house: its value has no column, but a name in the column `houseValues`. The makers for houses set it. */
  isOfHouse?: true
}
/** `ofHouse` is how the option is called in a house, where that differs. */
export type Option = {
  value: string
  label: Localized
  ofHouse?: (formats: HouseFormats) => Localized
}

export type Field = Common &
  (
    | {
        kind: 'text'
        localized?: true
        limit: number
        /** The height of its control; without it the text is a single line. */
        lines?: number
        format?: TextFormat
        /** Texts that are offered while typing; others are allowed. */
        suggestions?: readonly Localized[]
        /** Whether the names of staff are offered. */
        isPerson?: true
      }
    /** Lines of text, each in both languages: the movements of a work. */
    | { kind: 'texts'; limit: number; max: number }
    /** Lines in no language, each once: tags, addresses. */
    | { kind: 'lines'; limit: number; max: number; format?: TextFormat }
    | { kind: 'number'; min: number; max: number; initially?: number; unit?: Localized }
    /** A part of a whole, from 0 to 1. */
    | { kind: 'share' }
    /** In cents. */
    | { kind: 'money' }
    /** Off at first, unless it is `initially` on. */
    | { kind: 'flag'; initially?: true }
    /** `ofHouse`: a new record has what this setting of the house says. */
    | { kind: 'choice'; options: readonly Option[]; initially?: string; ofHouse?: 'currency' | undefined }
    /** Any number of options, in their order. */
    | { kind: 'choices'; options: readonly Option[]; initially?: readonly string[] }
    /** A day of the calendar, `2026-11-21`. */
    | { kind: 'day' }
    /** An instant; typed and shown in the hall's time. A time alone is on the day of the field `near`. */
    | { kind: 'instant'; near?: string }
    /** The record of another kind, by its number; its column is named `…Id`. */
    | { kind: 'reference'; to: string; create?: QuickCreate; propose?: Propose }
    /** Several records of another kind, in order, in a table of their own. */
    | { kind: 'references'; to: string }
    /** The position in lists that staff put in order. */
    | { kind: 'position' }
    /**
     * The last part of the record's address, in each language or `isShared` by both; made of the field `from` if it is
     * left empty.
     */
    | { kind: 'slug'; from: string; isShared?: true }
    /** Paragraphs with marks, as ProseMirror documents in both languages. */
    | { kind: 'richText' }
    /** A picture of the media library, by its number; its column is named `…Id`. */
    | { kind: 'picture' }
    /** The entries of a menu, `max` of them in `depth` levels. */
    | { kind: 'menu'; depth: 1 | 2; max: number; hasHighlights?: true }
    /** What a form asks for, at most `max` fields, in a table of its own. */
    | { kind: 'formFields'; max: number }
    /**
     * An ordered list of parts, in a table of their own or, `inRow`, as JSON in the record's row. Those of a few short fields
     * are typed as the rows of a grid. `lines`: they can be typed and pasted as lines, which the call `events/lines`
     * understands.
     */
    | {
        kind: 'parts'
        name: Localized
        max: number
        fields: Fields
        inRow?: true
        isGrid?: true
        lines?: 'programme' | 'cast'
      }
    /** Facts of which each is stated or unknown. */
    | { kind: 'facts'; facts: readonly Fact[] }
    /**
     * The names of the fields that staff have taken over from an importer, so that it no longer writes them. `source` is
     * the field with the name of the record's importer, which has written the `fields`. Locked ones can be changed only
     * once they are taken over; the others are taken over by a change.
     */
    | {
        kind: 'taken'
        source: string
        importers: readonly { source: string; name: Localized; fields: readonly string[]; isLocked?: true }[]
      }
  )
type Fact = { name: string; label: Localized; max?: number }
/**
 * What a text has to be: an e-mail address, a web address, the origin of another site, a telephone number, a path of this
 * site or either, the address of a script, a date that need not be known to the day (i18n/uncertain-dates.ts).
 */
export type TextFormat =
  | 'email'
  | 'url'
  | 'origin'
  | 'script'
  | 'tel'
  | 'colour'
  | 'path'
  | 'target'
  | 'uncertain_date'

/** The fields of a new record that are made of the text that somebody has typed in a look-up. */
type QuickCreate = (typed: string) => Record<string, unknown>
/**
 * The same if the text says more than a title: the values of the new record, and the names by which other records that it
 * refers to are looked up. A dialog then asks whether that is meant. Null if it is only a title.
 */
type Propose = (typed: string) => Proposed | null
export type Proposed = {
  values: Record<string, unknown>
  named: Record<string, string>
  /** The values that follow from the others, until somebody writes them. */
  follow?: (values: Values) => Values
}
export type Fields = { readonly [name: string]: Field }

/** An entry of a menu, with those below it. */
export type MenuEntry = {
  /** A page or a fixed list, `page:3` or `route:events`; empty for an address of its own. */
  target: string
  /** The address in each language; the English one falls back to German. */
  url: Localized
  /** Empty for the title of its page. */
  label: Localized
  is_highlight: boolean
  children: MenuEntry[]
}

/** A field of a form, as staff write it. */
export type FormFieldDraft = {
  slug: string
  /** The number of one of `formFieldTypes` (contracts/form-field-types.ts). */
  field_type: number
  label: Localized
  required: boolean
  visible: boolean
  /** The same choices in the same order in both languages. */
  choices: Localized<string[]>
  default: Localized
  placeholder_text: Localized
  help_text: Localized
  /**
   * The slug of a field before it and those of its German choices on which it is asked for; `true` for a checkbox, none
   * for any value.
   */
  condition: { field: string; values: string[] } | null
}

/** The values of a record, as calls and forms have them. An empty value is null, never undefined. */
export type Values = Record<string, unknown>

type FilledValue<F extends Field> = F extends { kind: 'text'; localized: true }
  ? Localized
  : F extends { kind: 'slug' }
    ? F extends { isShared: true }
      ? string
      : Localized
    : F extends { kind: 'text' | 'day' | 'instant' }
      ? string
      : F extends { kind: 'number' | 'share' | 'money' | 'reference' | 'position' | 'picture' }
        ? number
        : F extends { kind: 'choice'; options: readonly { value: infer Value }[] }
          ? Value
          : F extends { kind: 'choices'; options: readonly { value: infer Value }[] }
            ? Value[]
            : F extends { kind: 'flag' }
              ? boolean
              : F extends { kind: 'lines' | 'taken' }
                ? string[]
                : F extends { kind: 'texts' }
                  ? Localized[]
                  : F extends { kind: 'references' }
                    ? number[]
                    : F extends { kind: 'menu' }
                      ? MenuEntry[]
                      : F extends { kind: 'formFields' }
                        ? FormFieldDraft[]
                        : F extends { kind: 'facts'; facts: infer Facts extends readonly Fact[] }
                          ? FactsOf<Facts>
                          : F extends { kind: 'richText' }
                            ? Localized<unknown>
                            : F extends { kind: 'parts'; fields: infer Parts extends Fields }
                              ? PartOf<Parts>[]
                              : never

/** A fact with a maximum is a number, any other is yes or no; an unknown one is missing. */
type FactsOf<Facts extends readonly Fact[]> = {
  [One in Facts[number] as One['name']]?: One extends { max: number } ? number : boolean
}

/** Kinds that are never null: without a value they are false, 0 or empty. */
const neverNull = [
  'flag',
  'choices',
  'lines',
  'texts',
  'references',
  'parts',
  'menu',
  'formFields',
  'facts',
  'taken',
  'position',
  'slug',
] as const
type NeverNull = { required: true } | { kind: (typeof neverNull)[number] }
export type ValueOf<F extends Field> = F extends NeverNull ? FilledValue<F> : FilledValue<F> | null
/** A part keeps its number, so that others can refer to it. */
type PartOf<Own extends Fields> = DraftOf<Own> & { id?: number }
/** The complete values of a record. */
export type DraftOf<Own extends Fields> = { -readonly [Name in keyof Own]: ValueOf<Own[Name]> }

/** The options of each field, of which one that its kind does not have is refused. */
export type KnownOptions<Own extends Fields> = {
  [Name in keyof Own]: {
    [Unknown in Exclude<keyof Own[Name], keyof Extract<Field, { kind: Own[Name]['kind'] }>>]: never
  }
}

/** The value of a filter by a reference that finds the records without one. */
export const withoutValue = 'none'

/** Whether a field without a value is false, 0 or empty instead of null. */
export function isNeverNull(field: Field): boolean {
  return field.required === true || neverNull.some((kind) => kind === field.kind)
}

const ownTables = ['menu', 'references', 'formFields'] as const

/** Whether a field's values are in a table of their own, which lists do not load. */
export function isListField(field: Field): boolean {
  if (field.isOfHouse) return false
  return ownTables.some((kind) => kind === field.kind) || (field.kind === 'parts' && !field.inRow)
}

/** The fields of a record that its importer has written, with those that can't be changed before they are taken over. */
export function importedFields(fields: Fields, values: Values) {
  const [taken, field] = Object.entries(fields).find(([, { kind }]) => kind === 'taken') ?? []
  if (taken === undefined || field?.kind !== 'taken') return null
  const importer = field.importers.find(({ source }) => source === values[field.source])
  if (!importer) return null
  const value = values[taken]
  const own = Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
  return {
    /** The name of the field of kind `taken`, and its value. */
    taken,
    own,
    importer,
    locked: importer.isLocked ? importer.fields.filter((name) => !own.includes(name)) : [],
  }
}

/** The names of the fields that forms and calls may set. */
export function writableNames(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => !fields[name]?.readOnly)
}

/** The values of a new record that are as the house has them. */
export function valuesOfHouse(fields: Fields, formats: HouseFormats): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'choice' && field.ofHouse ? [[name, formats[field.ofHouse]]] : [],
    ),
  )
}

/** Whether a new record without a value has that of the house. */
export function isOfHouse(field: Field): boolean {
  return field.kind === 'choice' && field.ofHouse !== undefined
}

/** How an option is called, by the words of the house where it has its own. */
export function optionLabel(option: Option, formats: HouseFormats): Localized {
  return option.ofHouse?.(formats) ?? option.label
}

/** The value of a field before anything is entered. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'flag':
      return field.initially === true
    case 'choices':
      return field.initially ?? []
    case 'lines':
    case 'texts':
    case 'references':
    case 'parts':
    case 'taken':
    case 'menu':
    case 'formFields':
      return []
    case 'facts':
      return {}
    case 'position':
      return 0
    case 'slug':
      return field.isShared ? '' : { de: '', en: '' }
    case 'number':
    case 'choice':
      return field.initially ?? null
    case 'text':
      return field.required ? (field.localized ? { de: '', en: '' } : '') : null
    default:
      return null
  }
}

/** A record with the value of each of its fields before anything is entered. */
export function emptyRecord<const Own extends Fields>(fields: Own): DraftOf<Own>
export function emptyRecord(fields: Fields): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]))
}
