import type { Language } from '#i18n/languages.ts'

/** A block as it is stored, without ids: they are given when it is shown. */
export type StoredExample = {
  type: string
  /** The current version of the block unless an example is about an older one. */
  version?: number
  fields: Record<string, unknown>
  children?: StoredExample[]
}

/**
 * One named way to use a block: shown in the style guide, and a test of the block in both languages. What stands only
 * in a list is put into one.
 */
export type BlockExample = {
  name: string
  block: (language: Language) => StoredExample
  /** What the block's loader would have found. */
  data?: (language: Language) => unknown
  /** The same for the blocks inside it, in their order. */
  childData?: (language: Language) => unknown[]
  /** Addresses of the references that occur in the block; what is missing here counts as gone. */
  links?: Record<string, string>
}

/** What the folder of a block exports by default from `examples.ts`. Its own words are English. */
export type BlockExamples = {
  title: string
  /** What the block is for, in a sentence or two. */
  intro?: string
  examples: BlockExample[]
}

/** One named arrangement of containers; its blocks have no loaders' data. */
export type ContainerExample = {
  name: string
  containers: (language: Language) => { layout: string; columns: StoredExample[][] }[]
  links?: Record<string, string>
  /** Shows it as staff see it, with marks where something is missing. */
  isStaff?: boolean
}

/** What `container-examples.ts` exports by default. */
export type ContainerExamples = {
  title: string
  intro?: string
  examples: ContainerExample[]
}
