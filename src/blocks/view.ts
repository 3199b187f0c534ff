import type { ComponentType, ReactNode } from 'react'
import type { Language } from '#i18n/languages.ts'

/** What every block's view is given besides its own fields. */
export type BlockContext = {
  language: Language
  /** The time the page was rendered for, as an ISO instant. */
  now: string
  /** Addresses of the references that occur in the content; what is missing here is gone. */
  links: Record<string, string>
  /** Staff see placeholders where a block is broken. */
  isStaff: boolean
}

export type BlockViewProps<Fields, Data = undefined> = {
  fields: Fields
  /** What the block's loader found; undefined for blocks without one. */
  data: Data
  context: BlockContext
  /** The rendered children, for blocks that have some; each is an item of a list. */
  children?: ReactNode
  /** How many of the children are shown. */
  count?: number
  /** Whether it stands in a list, and so is an item of it. */
  isItem?: boolean
}

/** The registry's type: `never` because only the renderer calls views, with fields that the schema has checked. */
export type BlockViews = Record<string, ComponentType<BlockViewProps<never, never>>>
