/** What the page editor knows of a kind of block; a block's folder says it in `form.tsx`. All of it is data. */
import type { ReactNode } from 'react'
import type { Localized } from '#i18n/languages.ts'
import type { EmbedKind } from './embed-read.ts'

export type BlockFields = Record<string, unknown>
export type BlockGroup = 'text' | 'pictures' | 'lists' | 'programme' | 'players'

export type BlockForm = {
  name: Localized
  /** One sentence for the palette. */
  description: Localized
  /** Other words by which people search for it. */
  keywords: Localized<string[]>
  group: BlockGroup
  /** Whether the palette has it; items are added inside their lists. */
  isOffered: boolean
  /**
   * Where it stands in the palette: a small number first, in the order in which one most often needs them, which is that of
   * the specification. Those without one follow.
   */
  rank?: number
  /** What stands in a `<svg viewBox="0 0 96 64">` with strokes of `currentColor` and no fill: hairlines, no letters. */
  drawing: ReactNode
  /** What a new one starts with; never the same figure twice. Versions and ids are given by who inserts it. */
  create: () => { fields: BlockFields; children?: { type: string; fields: BlockFields }[] }
  /** A few words of its content, for announcements, lists and differences; empty where it has none. */
  summary: (fields: BlockFields) => string
  /** Those of the side panel, in their order. */
  fields: FormField[]
  inPlace: InPlaceText[]
}

/** A text that is typed on the page itself. */
export type InPlaceText = {
  field: string
  /** `line` has no line breaks, `lines` shows those that are typed, `rich` is the element that holds a rich text. */
  kind: 'line' | 'lines' | 'rich'
  /**
   * Finds, among the roots of the block and all in them, the one element whose only content is the field's text
   * (`find-in-place.ts`). `:scope` is the root itself. Nothing is found while the view does not show the field. Classes
   * are named by a part, `[class*="preline"]`: whoever imports a view's styles makes visitors load their names.
   */
  selector: string
  /** Whether the element shows this field at all: some show another one where it is empty. */
  isShown?: (fields: BlockFields) => boolean
  /** The kind of block that Enter begins below this one; without it, Enter goes on to the next text. */
  begins?: string
}

type Common = {
  label: Localized
  hint?: Localized
  /** Few need it: it stands under "further details". */
  isRare?: boolean
  /** Whether it means anything now; always, where this is missing. */
  isWanted?: (fields: BlockFields) => boolean
}

export type FormField = Common & { field: string } &
  /** With `characters`, the inside of a bracket in a regular expression, only those can be typed. */
  (
    | { kind: 'line'; limit?: number; placeholder?: Localized; characters?: string }
    /** Several lines high; with `isOneLine` it is one text that is only long. */
    | { kind: 'lines'; limit?: number; rows?: number; isOneLine?: boolean }
    /** Typed on the page; the panel only says so. Unless it `isOptional`, an empty one is noticed. */
    | { kind: 'rich'; isOptional?: boolean }
    /** One of a few; `also` are older values that mean the same. */
    | { kind: 'choice'; options: { value: string; name: Localized; also?: string[] }[] }
    /** The level of a headline, a number. */
    | { kind: 'level'; from: number; to: number }
    | { kind: 'flag' }
    | { kind: 'link' }
    /**
     * The picture with its words and the mark that it needs none; both stand in fields of their own. `name` is the field
     * whose text stands in for the words, `credit` the one for whom the picture is by, `linkedBy` the one that makes a link
     * of it, if there are any. Figures are drawn on the `ground`.
     */
    | {
        kind: 'picture'
        alt: string
        decorative: string
        name?: string
        credit?: string
        linkedBy?: string
        ground: string
      }
    | { kind: 'embed'; embed: EmbedKind }
    /** The name of the place, with a suggestion made of the text of another field. */
    | { kind: 'anchor'; from?: string }
    | { kind: 'record'; record: 'event' | 'subscription' }
    /** By what an event list chooses its events: an object, or undefined for those chosen one by one. */
    | { kind: 'event-source' }
  )

/** The names of the stored fields that a field of a form changes. */
export function namesOf(field: FormField): string[] {
  return field.kind === 'picture' ? [field.field, field.alt, field.decorative] : [field.field]
}
