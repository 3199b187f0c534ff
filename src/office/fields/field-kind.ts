import type { ComponentType } from 'react'
import type { Currency } from '#i18n/currencies.ts'
import type { HouseFormats } from '#i18n/house-formats.ts'
import type { Language } from '#i18n/languages.ts'
import type { Field } from '#records/field.ts'
import type { RecordMessages } from '../messages/records.ts'
import type { Titles } from '../records/calls.ts'

export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

/** What is needed to say a value in words. */
export type Words = {
  language: Language
  messages: RecordMessages
  titles: Titles
  /** How the house names its premieres. */
  formats: HouseFormats
  /** Of amounts of money. */
  currency: Currency
  /** The words for a value of any kind, for kinds that contain others. */
  textOf: (field: Field, value: unknown) => string
}

export type InputProps = {
  field: Field
  value: unknown
  /** The stored value; undefined for a new record. */
  stored?: unknown
  titles: Titles
  /** The value of the field on whose day a time alone is. */
  near?: unknown
  /**
   * The error of a path below the field: empty for the field itself, `de` for its German text; `within` also finds those
   * of its parts.
   */
  errorOf: (path: string, reach?: 'within') => string | undefined
  /** The part to which a link of the summary of errors has just led; a new object for each time. */
  shown?: { path: string } | undefined
  /** A name with which the look-up of a reference begins. */
  named?: string | undefined
  /** What stands in the look-up of a row that is still open, and what becomes of it when the focus leaves. */
  line?: { text: string; onLeave: (text: string) => void } | undefined
  /** Told what stands in the look-up and was not chosen. */
  onTyped?: ((text: string) => void) | undefined
  /** `placeOf` says where parts have gone, so that their errors follow; null for one that was removed. */
  onChange: (value: unknown, placeOf?: (index: number) => number | null) => void
}

export type ControlProps<Kind extends Field['kind']> = Omit<InputProps, 'field'> & {
  field: FieldOf<Kind>
  label: string
  hint: string | undefined
  error: string | undefined
  /** The control of any field, for kinds that contain others. */
  Input: ComponentType<InputProps>
}

/** How forms and lists show a kind of field. */
export type OfficeField<Kind extends Field['kind']> = {
  Control: ComponentType<ControlProps<Kind>>
  /** The words for a filled value in lists, in the history and in exports. */
  text: (field: FieldOf<Kind>, value: unknown, words: Words) => string
  /** The name of a part by its path, in the summary of errors; without it, parts have the name of the field. */
  partName?: (value: unknown, path: string, words: Words) => string
  /** How much of a form's line it takes. */
  width: (field: FieldOf<Kind>) => 'full' | 'half' | 'short'
}
