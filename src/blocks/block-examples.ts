import type { Language } from '#i18n/languages.ts'

/** A stored block without ids: they are added when it is shown. */
export type StoredExample = {
  type: string
  /** The stored version; by default the block's current one. */
  version?: number
  fields: Record<string, unknown>
  children?: StoredExample[]
}

/**
 * One named example of a block: shown in the style guide, and used to test the block in both languages. An item is
 * wrapped in a list.
 */
export type BlockExample = {
  name: string
  block: (language: Language) => StoredExample
  /** The data that the block's loader would have found. */
  data?: (language: Language) => unknown
  /** The same for its children, in order. */
  childData?: (language: Language) => unknown[]
  /** Addresses of the references in the block; a missing one counts as deleted. */
  links?: Record<string, string>
}

/** The default export of a block's `examples.ts`. Its own texts are in English. */
export type BlockExamples = {
  title: string
  /** What the block is for, in a sentence or two. */
  intro?: string
  examples: BlockExample[]
}

/** One named arrangement of containers; its blocks have no loader data. */
export type ContainerExample = {
  name: string
  containers: (language: Language) => { layout: string; columns: StoredExample[][] }[]
  links?: Record<string, string>
  /** Shows it as staff see it, with placeholders for missing content. */
  isStaff?: boolean
}

/** The default export of `container-examples.ts`. */
export type ContainerExamples = {
  title: string
  intro?: string
  examples: ContainerExample[]
}
