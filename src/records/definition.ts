/** What defines a kind of record: pure data, from which server, back office and page editor derive everything. */
import type { Localized } from '#i18n/languages.ts'
import type { DraftOf, Fields, KnownOptions, Values } from './field.ts'

/** Where a kind belongs: the groups of the menu, in the order of use. */
export const areas = ['programme', 'people', 'subscriptions', 'stories', 'forms', 'pages', 'house'] as const
/** The rights that kinds may ask for. */
export type RecordRight = 'write_drafts' | 'manage_records' | 'administer'
export type Area = (typeof areas)[number]

/** `Name` are the names of the fields. */
type Shape<Name extends string> = {
  /** Its name in the audit log, in references and in the names of the contract: `customer_tag`. */
  kind: string
  /** The path of its calls below `/{lang}/api/admin/`, and of its pages below `/admin/`. */
  path: string
  /** `place` is the heading of its list, where that is not `many`. */
  names: Localized<{ one: string; many: string; place?: string }>
  /** One sentence about what it is for, shown above its list. */
  about?: Localized
  area: Area
  /** The right that reading it needs, and changing it unless `changeRight` is another. */
  right: RecordRight
  /** The right to change what others have made, to delete and to restore; what is one's own may be changed without it. */
  changeRight?: RecordRight
  /** New ones come from elsewhere: uploads, visitors. There is no call and no form that adds one. */
  isMadeElsewhere?: true
  /** No program may read or change it with a token, whatever its area: it would reach other areas. */
  isForStaffOnly?: true
  /** What is typed into its form is a secret, or leads to one: no browser keeps it before it is saved. */
  isNeverKept?: true
  /** What it says is written on its public page, which opens for writing as soon as there is a record. */
  isWrittenOnPage?: true
  /** There is only one, such as the settings of the house. */
  isSingle?: true
  /** The texts by which people recognise it, in references, headings and the log. */
  title: readonly Name[]
  /** Distinguishes records with the same title. */
  detail?: readonly Name[]
  list: {
    columns: readonly Name[]
    /** The fields in whose texts the search looks. */
    search: readonly Name[]
    filters?: readonly Name[]
    /** The order at first; a minus for descending, a tilde for what is to come, the next first, and then what is past, the latest first. */
    order: Name | `-${Name}` | `~${Name}`
  }
  /** The flag by which staff make it public and take it back; without it, it is public as soon as it is there. */
  publication?: Name
  /**
   * For kinds of which two records can be merged: `keep` are the lines that keep the names of the one that goes, which are
   * the fields `names`.
   */
  merge?: { keep: Name; names: readonly Name[] }
  /** Its lists can be exported for print, as tagged text of Adobe InDesign. */
  isPrinted?: true
  /**
   * The groups of the form, the essential ones first; those that are `isFolded` are closed until they hold something. Without
   * groups, there is one with all fields in their order.
   */
  groups?: readonly { label: Localized; fields: readonly Name[]; isFolded?: true }[]
}
export type RecordDefinition = Shape<string> & { fields: Fields }
/** A definition whose type knows its fields. */
export type RecordOf<Own extends Fields> = Shape<string> & { fields: Own }

/** Declares a kind of record, and checks that the names in it are names of its fields. */
export function defineRecord<const Own extends Fields>(
  definition: { fields: Own & KnownOptions<Own> } & Shape<NoInfer<keyof Own & string>>,
): RecordOf<Own> {
  return definition
}

/**
 * The values of a record with the types of its definition, by which calls validate them. Values that lists or changes leave
 * out are undefined.
 */
export function valuesOf<Own extends Fields>(
  _definition: RecordOf<Own>,
  values: Values,
): Partial<DraftOf<Own>> {
  // The definition is what the values are validated by.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return values as Partial<DraftOf<Own>>
}

/** The formats in which lists can be exported. */
export const exportFormats = ['csv', 'xlsx', 'json', 'tagged_text'] as const
export type ExportFormat = (typeof exportFormats)[number]
/** The most records of one file: what a spreadsheet handles without waiting. */
export const maxExported = 10_000

/** The formats in which the lists of a kind can be exported. */
export function exportFormatsOf({ isPrinted }: Pick<RecordDefinition, 'isPrinted'>): ExportFormat[] {
  return exportFormats.filter((format) => format !== 'tagged_text' || isPrinted === true)
}

/** Whether programs may be let at the records of a kind: never at those of administrators. */
export function isForTokens({ right, isForStaffOnly }: RecordDefinition): boolean {
  return right !== 'administer' && !isForStaffOnly
}

/** The right to change, delete and restore the records of a kind. */
export function changeRightOf({ right, changeRight = right }: RecordDefinition): RecordRight {
  return changeRight
}
