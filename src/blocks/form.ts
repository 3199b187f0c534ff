/** The page editor's definition of a block type; declared in the `form.tsx` of the block's folder. It is data only. */
import type { ReactNode } from 'react'
import type { Localized } from '#i18n/languages.ts'
import type { EmbedKind } from './embed-read.ts'
import type { PlainTable } from './table-cells.ts'

export type BlockFields = Record<string, unknown>
/** The groups in which the palette offers blocks, in its order. */
export const blockGroups = ['text', 'pictures', 'lists', 'programme', 'players', 'shared'] as const

export type BlockForm = {
  name: Localized
  /** One sentence for the palette. */
  description: Localized
  /** Other terms that people search for. */
  keywords: Localized<string[]>
  group: (typeof blockGroups)[number]
  /** Whether the palette offers it; items are added inside their lists. */
  isOffered: boolean
  /**
   * The position in the palette: small numbers come first, in the order of the specification, by frequency of use.
   * Blocks without a rank follow.
   */
  rank?: number
  /** The content of a `<svg viewBox="0 0 96 64">` with strokes of `currentColor` and no fill: hairlines, no letters. */
  drawing: ReactNode
  /** The initial fields of a new block, with a new random figure each time. The caller adds ids and versions. */
  create: () => FormBlock
  /** The fields of the block that a file of the library becomes when it is dropped on the page; one kind of block for each. */
  ofFile?: Partial<Record<'image' | 'document' | 'audio' | 'video', (file: LibraryFile) => BlockFields>>
  /** For kinds that contain only text: its paragraphs. Such kinds can be turned into one another. */
  words?: Material<string>
  /** For kinds that contain only pictures: the fields of each. Such kinds can be turned into one another. */
  pictures?: Material<BlockFields>
  /**
   * For a table, whose children are rows: the field with the number of its columns, the fields of a row's cells, and
   * how a table of plain texts becomes such a block.
   */
  grid?: { columns: string; cells: readonly string[]; write: (table: PlainTable) => FormBlock }
  /** The beginning of its content, for announcements, lists and differences; empty when there is none. */
  summary: (fields: BlockFields) => string
  /** The fields of the side panel, in order. */
  fields: FormField[]
  inPlace: InPlaceText[]
}

/** A file of the library: its reference (`media:3`), and its name without the extension. */
type LibraryFile = { reference: string; name: string }

type FormBlock = { fields: BlockFields; children?: { type: string; fields: BlockFields }[] }

/** How a block is converted into parts, and how one or several are made of the parts of another kind. */
export type Material<Part> = { read: (block: FormBlock) => Part[]; write: (parts: Part[]) => FormBlock[] }

/** A text that is edited on the page itself. */
export type InPlaceText = {
  field: string
  /** `line` has no line breaks, `lines` keeps typed line breaks, `rich` is the element that contains a rich text. */
  kind: 'line' | 'lines' | 'rich'
  /**
   * Selects, among the block's root elements and their descendants, the one element whose only content is the field's
   * text (`find-in-place.ts`). `:scope` is the root itself. Matches nothing while the view does not show the field.
   * Class names are matched partially, `[class*="preline"]`, because importing a view's CSS module would add its class
   * names to the visitors' code.
   */
  selector: string
  /** Whether the element shows this field: some views show another field when it is empty. */
  isShown?: (fields: BlockFields) => boolean
  /** The block type that Enter inserts after this block; without it, Enter moves on to the next text. */
  begins?: string
}

type Common = {
  label: Localized
  hint?: Localized
  /** Rarely needed: shown under "further details". */
  isRare?: boolean
  /** Whether the field currently applies; without this function it always does. */
  isWanted?: (fields: BlockFields) => boolean
}

export type FormField = Common & { field: string } &
  /**
   * With `characters`, a character class of a regular expression without its brackets, other characters can't be typed.
   */
  (
    | { kind: 'line'; limit?: number; placeholder?: Localized; characters?: string }
    /** A multi-line input; with `isOneLine` for a single long line. */
    | { kind: 'lines'; limit?: number; rows?: number; isOneLine?: boolean }
    /** Edited on the page; the panel only refers to it. An empty one causes a notice, unless it `isOptional`. */
    | { kind: 'rich'; isOptional?: boolean }
    /** A choice among few options; `also` lists older values with the same meaning. */
    | { kind: 'choice'; options: { value: string; name: Localized; also?: string[] }[] }
    /** The level of a headline, a number. */
    | { kind: 'level'; from: number; to: number }
    /** The number of columns of a table: another one changes its rows as well. */
    | { kind: 'columns'; from: number; to: number }
    /** With `demands`, the text of that field is expected while it is on. */
    | { kind: 'flag'; demands?: string }
    | { kind: 'link' }
    /**
     * The picture with its alternative text and its decorative flag, which are stored in fields of their own, or come
     * from the media library where there are none (`alt` and `decorative` are given together). `name` is
     * the field whose text replaces the alternative text, `caption` and `credit` the fields for which the library has
     * texts, too, `linkedBy` the field that makes the picture a link, if there are any. Figures are drawn on the `ground`;
     * without one, only pictures of the media library can be chosen.
     */
    | {
        kind: 'picture'
        alt?: string
        decorative?: string
        name?: string
        caption?: string
        credit?: string
        linkedBy?: string
        ground?: string
      }
    | { kind: 'embed'; embed: EmbedKind }
    /** The anchor, with a suggestion made from the text of another field. */
    | { kind: 'anchor'; from?: string }
    /** A file of the library that `isFilm` needs captions, another recording a transcript. */
    | { kind: 'record'; record: 'event' | 'subscription' | 'form' | 'media' | 'shared'; isFilm?: boolean }
    /** An event list's selection criteria: an object, or undefined when events are chosen one by one. */
    | { kind: 'event-source' }
  )

/** The names of the stored fields that a form's field changes. */
export function namesOf(field: FormField): string[] {
  if (field.kind !== 'picture') return [field.field]
  return [field.field, field.alt, field.decorative].filter((name) => name !== undefined)
}
