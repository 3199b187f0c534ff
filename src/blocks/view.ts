import type { ComponentType, ReactNode } from 'react'
import type { Language } from '#i18n/languages.ts'
import type { NamedPosition } from './definition.ts'
import type { LibraryTexts } from './picture.ts'

/** A block as its view renders it. */
export type ShownBlock = {
  id: string
  type: string
  fields: Record<string, unknown>
  children: ShownBlock[]
  presented?: unknown
  place?: NamedPosition
  error?: string
}

/** The content of a section, with the data of its blocks. */
export type ShownContent = {
  containers: { id: string; layout: string; columns: ShownBlock[][] }[]
  /** The data from the blocks' loaders, by block id. */
  data: Record<string, unknown>
  links: Record<string, string>
  libraryTexts?: Record<string, LibraryTexts>
}

/** The context that is passed to every block's view in addition to its own fields. */
export type BlockContext = {
  language: Language
  /** The time the page was rendered for, as an ISO instant. */
  now: string
  /** Addresses of the references in the content; a missing one points to a deleted record. */
  links: Record<string, string>
  /** The library's texts about the pictures in the content. */
  libraryTexts: Record<string, LibraryTexts>
  /** Staff see placeholders where a block is broken. */
  isStaff: boolean
  /** Whether the page is being edited: an empty text that shifts nothing has its place. */
  isEdited?: boolean
  /** Renders the content of a source inside of a block. */
  showInner: (content: InnerContent) => ReactNode
}

/**
 * The content of a source, with the data of its own blocks. The addresses of its links are among those of the page.
 */
export type InnerContent = Omit<ShownContent, 'links' | 'libraryTexts'>

/** The loaded data of a block that shows a source. */
export type SourceData = {
  /** The shared block; null when it no longer exists. */
  id: number | null
  /** Its name in the language; empty for visitors. */
  name: string
  /** Null if it is not published in the language. */
  content: InnerContent | null
}

export type BlockViewProps<Fields, Data = undefined> = {
  fields: Fields
  /** The data from the block's loader; undefined for blocks without one. */
  data: Data
  context: BlockContext
  /** The rendered children, for blocks that have some; each is an item of a list. */
  children?: ReactNode
  /** How many of the children are shown. */
  count?: number
  /** Whether the block is in a list, and has to render as a list item. */
  isItem?: boolean
  /** Whether its empty texts are shown, so that they can be written in place: of the block selected in the editor. */
  hasEmptyTexts?: boolean
}

/** The registry's type: `never`, because only the renderer calls views, with fields validated by the schema. */
export type BlockViews = Record<string, ComponentType<BlockViewProps<never, never>>>
